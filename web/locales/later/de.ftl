### Was weder auf der Startseite noch in einer Partie gesagt wird: Es kommt mit den Seiten, die es sagen.

## Ein Raum, viele Geräte

television-this = Diesen Fernseher verbinden
television-go = Ruf auf dem Handy { $address } auf und setz dich an einen Tisch.
television-open = Öffne das Menü des Tisches: „Auf dem Fernseher zeigen“.
television-type = Tipp diesen Code ein:
television-scan = Oder scanne das Bild mit dem Handy, das mitspielt.
television-qr = QR-Code für { $link }
television-which = Welchen Tisch soll der Fernseher zeigen?
television-no-table = Du sitzt noch an keinem Tisch. Setz dich erst; tipp dann im Menü des Tisches den Code { $code } ein.
screen-scan = Mit dem Handy scannen, Namen eintippen, mitspielen.
screen-join = Scannen und zuschauen
screen-ready = Alle sitzen. Los geht’s an dem Gerät, das den Tisch eröffnet hat.
screen-may-sleep = Ohne https darf diese Seite den Bildschirm nicht wach halten. Wird er dunkel, schalte am Gerät den Ruhezustand ab.

## Lektionen

learn-lessons = Lektionen
learn-teacher = Die Lektion
learn-count = Lektion { $at } von { $count }
learn-learnt = gelernt
learn-none = Für dieses Spiel gibt es noch keine Lektionen. In den Regeln steht alles.
learn-look = Schau dir den Tisch in Ruhe an.
learn-next = Weiter
learn-back = Zurück
learn-again = Von vorn
learn-show = Zeig es mir
learn-play = Von hier aus spielen
learn-following = Nächste Lektion
learn-done = Gut gemacht! „{ $title }“ kannst du jetzt.
learn-done-all = Gut gemacht! Du hast alles gelernt. Viel Freude am Spiel!
learn-read-on = Lies das erst, dann geht es mit „Weiter“ voran.
learn-otherwise = Auch das ist erlaubt. Hier probieren wir etwas anderes: Lies die Aufgabe noch einmal.

## Ansehen

replay-controls = Abspielen
replay-step = Zug
replay-of = Zug { $step } von { $last }
replay-first = Zum Anfang
replay-previous = Einen Zug zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Einen Zug weiter
replay-last = Zum Ende
replay-eyes = Mit wessen Augen?
replay-everybody = Was alle sehen
replay-begins = { $game } mit { $count }: Die Partie beginnt.
replay-refused = Das lässt sich nicht ansehen
review-waits =
    { $place ->
        [0] Die Partie wird durchgesehen. Das dauert einen Augenblick.
        [one] Vorher ist noch eine andere Partie dran.
       *[other] Vorher sind noch { $place } andere Partien dran.
    }
review-making = Wird durchgesehen
review-whose = Wessen Partie?
review-numbers = Die Zahlen dahinter
review-step = Zug
review-before = Aussicht vorher
review-after = Aussicht nachher
review-deeper = Genauer hinsehen
review-moment = Moment { $number }
review-again = Noch einmal
review-back = Alle Momente
review-line = Wie es weitergehen könnte
review-see-line = Zeig es auf dem Brett
review-imagined = Nur gedacht
review-imagined-begins = So ginge es wahrscheinlich weiter.
review-imagined-answer = { $name }: { $action }
review-return = Zurück zur Partie
walk = Zusammen durchgehen
walk-mine = Du führst. Wer am Tisch ist, kann dir folgen.
walk-stop = Aufhören zu führen
walk-theirs = { $name } führt durch die Partie.
walk-following = Du folgst { $name }.
walk-follow = Folgen
walk-leave = Allein weiter
walk-take = Führen
walk-nobody = Noch führt niemand.
what-if = Was wäre, wenn?
what-if-text = Ab Zug { $step }. Was auf diesem Platz niemand wissen konnte, wird neu verteilt.
what-if-over = Hier ist die Partie schon zu Ende. Geh ein paar Züge zurück und frag noch einmal.
what-if-seat = An wessen Stelle?
what-if-play = Selbst weiterspielen
what-if-outlook = 200-mal ausspielen lassen
outlook-text = { $plays } gedachte Partien von hier an, zügig gespielt: wie oft wer auf welchen Platz kam und wie weit die Punkte streuen.
outlook-chance = Aussicht { $chance } % (± { $error })
outlook-places = Wie oft auf welchem Platz: { $places }
outlook-scores = Die Hälfte der Partien endet zwischen { $low } und { $high } Punkten, die mittlere mit { $middle }
outlook-spread = Die Hälfte zwischen { $low } und { $high }, Mitte { $middle }
outlook-real = wirklich { $score }
review-curve = { $name }: die Aussicht auf den Sieg im Lauf der Partie
review-own = eigene Züge
review-dealer = Glück
review-others = was die anderen taten
review-nothing = Niemand hat einen klaren Fehler gemacht.
review-missed_win = { $name } ließ den Sieg liegen.
review-blunder = { $name } gab viel aus der Hand.
review-mistake = { $name } hätte es besser gekonnt.
review-given = Gespielt: { $action }
review-better = Besser: { $action }
review-look = Ansehen
review-why = Warum?
review-no-reason = An den Punkten allein liegt es nicht. Sieh dir auf dem Brett an, wie es weitergehen könnte.
review-rate = Verschenkt je Entscheidung, in % eines Sieges
review-drift = Verschenkt am Anfang · in der Mitte · am Ende, in % eines Sieges
review-flags = Klare Fehler, von Entscheidungen
review-result = Ergebnis in %
review-corrected = Ohne Glück in %
review-figures = Alle Plätze
review-like = Gespielt wie
review-note = Das sind Schätzungen aus dem, was jeder damals wissen konnte. Ein Fehler heißt nur so, wenn er sicher ist.
review-unguided = Dieses Spiel kennt noch keinen eigenen Ratgeber: Was gekommen wäre, wurde aufs Geratewohl gespielt. Nimm es als groben Hinweis.
replay-none-title = Keine Aufzeichnung geöffnet
replay-none-text = Öffne eine gespeicherte Partie bei den Spielen.

## Rätsel: eine Antwort ist viel besser als alle anderen

puzzles-about = Stellungen aus Partien unserer Computergegner: Eine Antwort ist viel besser als alle anderen. Findest du sie?
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
