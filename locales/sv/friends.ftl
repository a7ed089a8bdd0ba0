friends-friends = Vänner
friends-ways = Utmaning, länk eller live
