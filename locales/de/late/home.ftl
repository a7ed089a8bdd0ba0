home-challenges = Freunde herausfordern
