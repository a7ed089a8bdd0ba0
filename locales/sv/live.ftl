live-connect-again = Anslut igen
live-not-connected = Inte ansluten till den andra enheten.
live-waiting = Väntar på den andra enheten …
live-live = Live
live-live-name = Live: anslutningen till den andra enheten
live-plays-there = { $name-is ->
    [you] Du spelar på den andra enheten.
   *[other] { $name } spelar på den andra enheten.
}
