friends-friends = Freunde
friends-ways = Herausforderung, Link oder live
