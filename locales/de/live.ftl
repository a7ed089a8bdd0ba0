live-connect-again = Neu verbinden

live-not-connected = Nicht mit dem anderen Gerät verbunden.

live-waiting = Warten auf das andere Gerät …

live-live = Live

live-live-name = Live: Verbindung mit dem anderen Gerät

live-plays-there = { $name-is ->
    [you] Du spielst am anderen Gerät.
   *[other] { $name } spielt am anderen Gerät.
}
