home-challenges = Utmana en vän
