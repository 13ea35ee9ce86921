## Was die Lektionen sagen

lesson-other-spirit = Der verrät bestimmt auch etwas. In dieser Lektion nimm aber den, von dem die Rede ist.
lesson-other-gift = Das ginge auch. Heb deine Gaben hier noch auf und beende den Zug.

lesson-tiles = Zwölf Felder
lesson-tiles-element = Bau einen Pfad und lock Geister darauf; die meisten Punkte gewinnen. Zuerst brauchst du ein Element: Tipp zweimal auf Feuer.
lesson-tiles-other = Auch ein schönes Element! Hier spielst du Feuer.
lesson-tiles-pool = Drei Feuer und je ein anderes Feld hast du sicher. Der gemeinsame Vorrat ist gemischt und geteilt: Diese sechs sind dein Stapel.
lesson-tiles-fire = Behalte heimlich ein Feld, der Rest wandert weiter. Feuer lohnt sich neben Feuer: Tipp zweimal auf das Feuerfeld.
lesson-tiles-not-fire = Das kannst du später noch nehmen. Zu deinem Element passt Feuer besser.
lesson-tiles-next = Jetzt hältst du den anderen Stapel, ein Feld fehlt schon. Nimm, was dir gefällt, zum Beispiel Wasser: zwei Tipps.
lesson-tiles-learnt = So geht es weiter, bis die Stapel leer sind; das letzte Feld kommt von selbst. Dann hat jeder zwölf, und niemand weiß, welche du behalten hast.

lesson-path = Der Pfad
lesson-path-touch = Zehn deiner zwölf Felder liegen, das erste kam in die Mitte. Jedes neue berührt mit einer ganzen Seite eines, das liegt; eine Ecke zählt nicht.
lesson-path-water = Wasser will fließen: Drei in einer Reihe sind ein Fluss, 3 Punkte. Nimm Wasser aus deinem Vorrat und leg es rechts an die zwei Wasserfelder unten.
lesson-path-water-other = Das darf da liegen. Für einen Fluss muss aber Wasser rechts neben die zwei Wasserfelder der unteren Reihe.
lesson-path-fire = Feuer breitet sich aus: Je drei, die sich berühren, sind ein Dreieck, 2 Punkte. Leg dein Feuer in die Lücke mitten im Pfad.
lesson-path-fire-other = Das ginge. In der Lücke in der Mitte wird aber ein weiteres Dreieck daraus.
lesson-path-air = Luft ist gern zu zweit: Deine zwei nebeneinander sind ein Pärchen, 2 Punkte. Eine dritte daneben würde es verderben.
lesson-path-lift = Erde ist gern allein, doch oben rechts liegen zwei nebeneinander. Ein Tipp nimmt ein Feld wieder auf: Nimm die Erde ganz außen.
lesson-path-lift-other = Das kannst du aufnehmen. Hier stört aber die Erde ganz rechts oben.
lesson-path-earth = Die Erde ist wieder in deiner Hand. Leg sie unten rechts neben das Wasser: Nun ist jede für sich, 1 Punkt für jede Lichtung.
lesson-path-earth-other = Auch da wäre Platz. Unten rechts, neben dem Wasser, gibt es eine Lichtung.
lesson-path-done = Alle zwölf liegen und hängen zusammen: 13 Punkte! Sag „Fertig“.
lesson-path-done-other = Bau ruhig um, wenn du selbst spielst. Hier sind 13 Punkte genug: „Fertig“.
lesson-path-rebuild = Aufnehmen kannst du 48-mal, gegen Ende nur noch, was nichts auseinanderreißt. Sind alle fertig, liegen die Pfade offen und bleiben, wie sie sind.
lesson-path-learnt = Gelernt: Flüsse, Feuerdreiecke, Luftpärchen und Lichtungen. Oben stehen die Punkte deines Pfads; mit ihnen beginnt am Ende die Wertung.

lesson-pair = Ein Pärchen
lesson-pair-middle = In der Mitte liegen zwanzig Geister verdeckt: je vier von Erde, Luft, Wasser, Feuer und Maske. Welcher wo liegt, entscheidet das Los beim Aufdecken.
lesson-pair-first = Wer beginnt, entscheidet sonst das Los; hier bist du es. Tipp Geist 8 an: zweite Reihe, der dritte.
lesson-pair-second = Erde! Zwei Geister deckst du in jedem Zug auf. Nimm nun Geist 14: dritte Reihe, der vierte.
lesson-pair-own = Zweimal Erde, ein Pärchen! Einer kommt auf deinen Pfad, und auf einem Erdfeld bringt er 1 Punkt: Tipp das Erdfeld unten rechts an.
lesson-pair-own-other = Da darf er liegen, bringt aber nichts. Auf einem Erdfeld zählt er.
lesson-pair-foreign = Der andere geht dorthin, wo die wenigsten Geister sind, hier zu deinem Gegner. Das Feld bestimmst du: eines ohne Erde, oben das zweite.
lesson-pair-foreign-other = Auf Erde würde er deinem Gegner einen Punkt bringen. Nimm ein anderes Feld.
lesson-pair-power = Jedes Pärchen hat eine Macht; die der Erde kann jetzt nichts bewirken, also fragt niemand. Wäre dein Pfad voll, gingen beide Geister zu anderen.
lesson-pair-end = Ein Pärchen bringt keinen zweiten Zug. Beende deinen.
lesson-pair-learnt = Gelernt: zwei aufdecken, einen zu dir, einen zum Pfad mit den wenigsten Geistern. Ein passender Geist bringt 1 Punkt, im eigenen Element 2.

lesson-memory = Gut gemerkt
lesson-memory-first = Nun gilt es, sich etwas zu merken. Deck Geist 7 auf: zweite Reihe, der zweite.
lesson-memory-second = Luft. Und jetzt Geist 14: dritte Reihe, der vierte.
lesson-memory-cover = Luft und Feuer, kein Pärchen. Schau sie dir in Ruhe an, dann deck sie wieder zu.
lesson-memory-cover-other = Eine Gabe für einen dritten Geist? Das lernst du gleich. Deck sie diesmal zu.
lesson-memory-turn = Deine Gaben konnten nichts bewirken, also war dein Zug zu Ende. Dein Gegner hat Wasser und Erde aufgedeckt, auch kein Pärchen.
lesson-memory-new = Du bist wieder dran. Probier einen neuen: Geist 10, zweite Reihe, ganz rechts.
lesson-memory-again = Luft! Die hast du doch schon gesehen: dein allererster Geist, zweite Reihe, der zweite.
lesson-memory-again-other = Der ist es nicht. Luft war Geist 7: zweite Reihe, der zweite.
lesson-memory-learnt = Gelernt: Was offen liegt, sehen alle; was wieder zugedeckt ist, musst du dir merken. Der Tisch kann mit Gedächtnishilfe spielen, dann bleibt es sichtbar.

lesson-power = Die Macht
lesson-power-seen = Hier spielt ihr mit Gedächtnishilfe: Geist 8 trägt ein kleines Feuerzeichen, den hast du schon gesehen.
lesson-power-third = Aufgedeckt sind Wasser und Feuer, kein Pärchen. Zahl eine Gabe für einen dritten Geist und nimm Geist 8, das bekannte Feuer.
lesson-power-third-other = Dann wäre die Chance vorbei. Zahl die Gabe und deck Geist 8 auf.
lesson-power-own = Doch noch ein Pärchen, und Feuer ist dein Element: auf Feuer 2 Punkte. Leg den Geist auf ein freies Feuerfeld, etwa in der Mitte.
lesson-power-own-other = Auf einem Feuerfeld bringt er dir 2 Punkte, dort nichts.
lesson-power-foreign = Der andere geht zu deinem Gegner. Such ihm ein Feld aus, das nicht zu ihm passt, oben das zweite zum Beispiel.
lesson-power-move = Die Macht des Feuers, umsonst: einen deiner Geister um ein Feld bewegen. Tipp den Wassergeist auf dem Feuerfeld an, dann das Wasserfeld links darunter.
lesson-power-move-other = Diese Macht hat noch Besseres vor: Der Wassergeist will auf ein Wasserfeld, gleich darunter.
lesson-power-others = Die Maske tauscht zwei deiner Geister. Luft deckt einen fremden wieder auf, Erde tauscht zwei fremde, Wasser bewegt einen fremden.
lesson-power-end = Deine Gaben hebst du noch auf. Beende den Zug.
lesson-power-learnt = Gelernt: Ein Pärchen hat eine Macht, einmal und umsonst. Deine Geister sind alle auf deinem Pfad, egal wer sie dorthin gelegt hat.

lesson-gifts = Die letzten Gaben
lesson-gifts-phase = Zehn Gaben hat jeder bekommen, du hast noch sechs. Die Mitte ist leer: Jetzt folgt für jeden ein letzter Zug nur mit Gaben, der Rest verfällt.
lesson-gifts-swap = 1 Gabe, zwei deiner Geister tauschen: Wasser liegt auf Feuer, links darunter Feuer auf Wasser. Wähl „tauschen“ und tipp beide an.
lesson-gifts-swap-other = Damit ginge auch etwas. Tausch erst Wasser und Feuer, dann liegen beide richtig.
lesson-gifts-move = 1 Gabe, einen Geist bewegen: Unten liegt Luft auf Wasser, rechts darüber ist ein Luftfeld frei. Beweg sie dorthin.
lesson-gifts-move-other = Nicht schlecht. Erst soll aber der Luftgeist aus der unteren Reihe auf das freie Luftfeld.
lesson-gifts-upgrade = 1 Gabe, aufwerten: Sie bleibt auf dem Geist liegen und verdoppelt ihn. Ein Feuergeist auf Feuer bringt dir dann 4 statt 2.
lesson-gifts-upgrade-other = Das bringt weniger. Ein Feuergeist auf einem Feuerfeld zählt dir am meisten.
lesson-gifts-cover = 1 Gabe, zudecken: Dein Gegner ist noch dran! Deck den Feuergeist mit der Gabe zu, dann kann ihn niemand bewegen. Punkte kostet das nicht.
lesson-gifts-cover-other = Schütz lieber den wertvollsten: einen Feuergeist auf einem Feuerfeld.
lesson-gifts-foreign = 2 Gaben, einen fremden Geist bewegen: Mitten im anderen Pfad liegt Wasser auf Wasser. Schieb es links darüber auf das freie Luftfeld.
lesson-gifts-foreign-other = Es gibt Besseres: das Wasser mitten im anderen Pfad. Links darüber ist ein Luftfeld frei.
lesson-gifts-score = Gewertet: erst die Pfade, dann die Geister. Ein passender bringt 1, mit Gabe doppelt, im eigenen Element noch einmal doppelt. 24 zu 16 für dich! Gleichstand teilt ihr.
lesson-gifts-others = Auch für 2 Gaben: zwei fremde Geister tauschen oder einen zugedeckten aufdecken. Was er ist, sieht bis dahin nur, wem der Pfad gehört.
lesson-gifts-learnt = Gelernt: Gaben setzt du vor dem Aufdecken ein oder danach. Können sie nichts mehr, endet dein Zug. Nach 300 Zügen ohne Pärchen ziehen sich die Geister zurück.

lesson-omens = Gute Omen
lesson-omens-two = Mit Guten Omen hat jeder zwei von sieben des eigenen Elements, gezogen oder ausgesucht. Verdeckte kennst nur du; die anderen fünf sind dein Stapel.
lesson-omens-mask = Dieses Omen will Feuer und Erde nebeneinander, 1 Punkt. Erfüllt ist es schon einmal: Die Maske neben dem Feuer steht für Erde.
lesson-omens-own = Du hast ein Pärchen Erde. Leg einen Geist auf das Erdfeld unten rechts: Dort liegt er neben dem Feuer und neben der Maske.
lesson-omens-own-other = Dort ist weniger zu holen. Unten rechts liegen Feuer und Maske daneben.
lesson-omens-foreign = Den anderen bekommt dein Gegner auf das Wasserfeld unten links, gleich neben seinen Feuergeist. Warum, siehst du sofort.
lesson-omens-foreign-other = Nimm das Wasserfeld unten links im anderen Pfad: Es grenzt an den Feuergeist.
lesson-omens-swap = Die Macht der Erde tauscht zwei fremde Geister auf angrenzenden Feldern. Tausch sein Feuer mit der Erde: Dann liegt beides falsch.
lesson-omens-swap-other = Tausch lieber Feuer und Erde: Auf seinem Feuerfeld soll kein Feuer bleiben.
lesson-omens-thrice = Dreimal erfüllt! Jedes Paar von Feldern zählt, auch mit denselben Geistern. Gaben und das eigene Element verdoppeln Omen nicht.
lesson-omens-exchange = Das andere Omen wird schwer. Für 2 Gaben geht es aus dem Spiel, und du ziehst das oberste deines Stapels.
lesson-omens-exchange-other = Probier hier aus, wie man ein Omen tauscht: Gabe wählen, dann das Omen mit den drei Geistern.
lesson-omens-tile = Manche Omen wollen einen bestimmten Geist auf einem bestimmten Feld und zählen für jeden, der so liegt. Da hilft keine Maske.
lesson-omens-learnt = Gelernt: Bei der Wertung zeigen alle ihre Omen. Es zählen die zwei im Spiel, auf dem eigenen Pfad, so oft sie erfüllt sind.

lesson-alone = Jetzt du
lesson-alone-here = Beide Pfade liegen, die Mitte ist voll, und du beginnst. Dein Gegner ist Stufe 1 und vergisst viel; du hast die Gedächtnishilfe.
lesson-alone-try = Leg Geister auf ihr Element, am liebsten Feuer auf Feuer, und heb dir ein paar Gaben für den Schluss auf. Viel Glück!
