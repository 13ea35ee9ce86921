## Rätsel: eine Antwort ist viel besser als alle anderen

puzzles = Rätsel
puzzles-about = Stellungen aus Partien unserer Gegner: Eine Antwort ist viel besser als alle anderen. Findest du sie?
puzzles-none = Für dieses Spiel gibt es noch keine Rätsel.
puzzle-number = Rätsel { $number }
puzzle-solved = gelöst
puzzle-following = Nächstes Rätsel
puzzle-show = Lösung zeigen
puzzle-words = Das Rätsel
puzzle-part =
    { $part ->
        [0] früh in der Partie
        [1] mitten in der Partie
       *[other] gegen Ende der Partie
    }
puzzle-task = Du bist dran. Eine Antwort ist hier viel besser als die anderen: Finde sie und spiel sie auf dem Brett.
puzzle-wrong = Es geht noch besser.
puzzle-once-more = „{ $action }“ – ein guter Versuch, aber hier geht es viel besser. Schau noch einmal hin.
puzzle-solution = Am besten wäre: { $action }. Tipp auf „So machen“ und sieh, was daraus wird.
puzzle-found = Du hast es gefunden!
puzzle-was-shown = Das war’s. Das nächste findest du!
puzzle-best = { $action }: etwa { $chance } % Gewinnchance.
puzzle-equals =
    { $count ->
        [one] Eine andere Antwort ist genauso gut.
       *[other] { $count } andere Antworten sind genauso gut.
    }
puzzle-no-reason = Ein einzelner Grund überwiegt hier nicht. Oft und mit anderem Glück zu Ende gespielt, bringt diese Antwort einfach mehr Siege.
puzzle-missed = Stufe 2 spielt „{ $action }“: etwa { $chance } %.
