friends-friends = Freunde
friends-ways = Herausfordern, Link oder live
