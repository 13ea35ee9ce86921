### Via Magica lernen: die Worte der Lektionen. Höchstens dreißig je Schritt, damit sie auf ein Telefon passen.

## Für eine erlaubte Antwort, die nicht die Aufgabe ist

lesson-other-gate = Auch das wäre ein gutes Tor. Hier geht es mit dem anderen weiter.
lesson-other-space = Das ginge auch. Nimm hier bitte das Feld, um das es geht.

## Drei Tore für den Anfang

lesson-choose = Drei Tore für den Anfang
lesson-choose-aim = Du öffnest magische Tore. Jedes Feld eines Tores braucht einen Kristall; ein volles Tor öffnet sich und bringt Punkte. Von diesen sechs behältst du drei.
lesson-choose-first = Die Gartenpforte braucht nur Luft und Wasser, die beiden häufigsten Animi. Tipp sie an und dann noch einmal, um sie zu behalten.
lesson-choose-second = Die andere Gartenpforte ist jetzt grau: Deine Tore müssen drei verschiedene Arten sein. Behalte das Windsiegel mit seinen vielen Luft-Feldern: Tipp es zweimal an.
lesson-choose-third = Gelbe Tore haben eine Kraft. Der Tropfstein bringt beim Öffnen einen Kristall mehr. Behalte ihn als drittes Tor.
lesson-choose-aside = Das sind deine Tore; ab jetzt sehen sie alle. Deine drei weggelegten kennt sonst niemand. Sie können wiederkommen, wenn der Stapel leer ist.
lesson-choose-display = In der Mitte liegen fünf weitere Tore offen: die Auslage. Es gibt 80 Tore, jede Art zweimal, in Gelb, Violett, Grün und Blau. Manchmal liegen zwei gleiche da.
lesson-choose-learnt = Gelernt: Behalte drei verschiedene Tore von sechs. Wenige, häufige Felder sind ein guter Anfang. Alle beginnen mit sieben Kristallen im Vorrat.

## Kristalle setzen

lesson-place = Kristalle setzen
lesson-place-catch = In jeder Runde zieht, wer fängt, ein Plättchen aus dem Beutel, und es gilt für alle. Das Los bestimmt, wer beginnt: du. Du hast Luft gezogen!
lesson-place-air = Deine freien Luft-Felder leuchten. Tipp das erste Feld des Windsiegels an und dann noch einmal: Ein Kristall kommt aus deinem Vorrat dorthin.
lesson-place-skipped = Dann kam Leben. Keines deiner Felder zeigt Leben, also wurdest du übersprungen. Ein gezogenes Plättchen bleibt draußen, und wer fängt, fängt weiter. Jetzt ist es Wasser.
lesson-place-water = Setz einen Kristall auf das Wasser-Feld der Gartenpforte, ihr zweites Feld: Tipp es zweimal an. Dann fehlt ihr nur noch Luft.
lesson-place-secret = Alle wählen verdeckt und können sich umentscheiden, bis der Letzte gewählt hat. Dann erscheinen alle Kristalle zugleich. Fast alles andere liegt offen.
lesson-place-again = Noch einmal Wasser! Setz auf das letzte Feld des Windsiegels: Tipp es zweimal an. In jeder Runde nur ein Kristall, auch wenn mehrere Felder passen.
lesson-place-bag = Am Anfang sind im Beutel 6-mal Luft, 5-mal Wasser, 4-mal Erde, 3-mal Leben, 2-mal Feuer, einmal Schatten und 2 Joker. Tipp darauf, um nachzusehen.
lesson-place-learnt = Gelernt: ein Plättchen, ein Kristall für jeden. Gefällt dir nichts, setzt du eben nichts. Und was gerade gezogen wurde, ist ein Joker …

## Ein Tor öffnet sich

lesson-open = Ein Tor öffnet sich
lesson-open-wild = Ein Joker passt auf jedes Feld. Deiner Gartenpforte fehlt nur Luft, ihr erstes Feld. Tipp es zweimal an: Ein volles Tor öffnet sich von selbst.
lesson-open-home = Incantatum! Beide Kristalle sind wieder in deinem Vorrat, und das Tor liegt bei deinen offenen Toren. Violette können sonst nichts, aber sie bringen Punkte: hier 3.
lesson-open-take = Für jedes offene Tor musst du ein neues aus der Auslage nehmen, nie eine Art, die du schon hast. Nimm die Ewige Nacht: Tipp sie zweimal an.
lesson-open-new = Ein neues Tor liegt ohne Kristalle in deiner Zone. Die Auslage ist vom Stapel schon wieder auf fünf ergänzt.
lesson-open-bag = Nach einem Joker kommen alle gezogenen Plättchen zurück in den Beutel, ob genutzt oder nicht, und der Nächste im Uhrzeigersinn fängt.
lesson-open-night = Luft wurde gezogen. Gib der Ewigen Nacht ihren ersten Kristall: Tipp ihr erstes Feld zweimal an.
lesson-open-learnt = Gelernt: Ein volles Tor öffnet sich von selbst, seine Kristalle kommen zurück, und du nimmst ein neues. Ist kein Tor mehr bereit, beginnt die nächste Runde.

## Kräfte

lesson-power = Schieben, und was Tore können
lesson-power-empty = Dein Vorrat ist leer. Aber du darfst einen Kristall schieben, der auf einem Tor liegt, auch wenn du noch andere hast. Nur das neue Feld muss passen.
lesson-power-move = Erde wurde gezogen, und dem Funkenwurf fehlt nur Erde. Tipp auf den Kristall auf dem Wolkenhof, dann auf das dritte Feld des Funkenwurfs.
lesson-power-other-move = Das ginge auch. Schieb hier bitte den Kristall vom Wolkenhof zum Funkenwurf.
lesson-power-spark = Der Funkenwurf öffnet sich! Seine Kraft wirkt sofort: ein Kristall auf ein beliebiges Feld. Füll das letzte Feld vom Ewigen Fels: Tipp es zweimal an.
lesson-power-first = Jetzt ist auch der Ewige Fels voll. Aber erst machst du den Funkenwurf fertig, mit allen Schritten: Nimm dafür ein neues Tor, den Tropfstein.
lesson-power-rock = Und nun öffnet sich der Ewige Fels, wieder mit allen Schritten. Nimm den Wirbeltanz als neues Tor.
lesson-power-claim = Zwei offene Tore: Dafür gibt es eine Belohnung, 2 Punkte. Nimm sie mit der Taste. Mehr über Belohnungen kommt gleich.
lesson-power-other-claim = Du darfst auch auf mehr hoffen. Nimm hier bitte die Belohnung.
lesson-power-blue = Wieder Erde, und doch leuchten alle Felder: Dein blauer Ewiger Fels macht Erde für dich zum Joker, dauerhaft. Setz auf das erste Feld vom Tropfstein.
lesson-power-crystals = Der Tropfstein bringt einen Kristall mehr, die Kristallader zwei. Sie bleiben dir bis zum Ende.
lesson-power-dance = Mit dem Wirbeltanz schiebst du die Kristalle deiner anderen Tore um, auch zurück in den Vorrat. Erst wenn du fertig bist, zählt, welche Tore voll sind.
lesson-power-learnt = Gelernt: Gelb wirkt einmal, und zwar sofort. „Das genügt“ beendet es früher; was du nicht nutzt oder nirgends passt, verfällt. Blau wirkt ab dem nächsten Ziehen.

## Mehrere Tore in einer Runde

lesson-several = Mehrere Tore in einer Runde
lesson-several-gust = Das kann eine große Runde werden. Luft wurde gezogen, und der Böe fehlt eine Luft. Setz dorthin, auf ihr drittes Feld: Tipp es zweimal an.
lesson-several-garden = Die Böe lässt dich zwei Kristalle auf Luft setzen. Füll zuerst die Gartenpforte: Tipp ihr erstes Feld zweimal an.
lesson-several-rain = Die Gartenpforte ist jetzt bereit: Nichts kommt mehr darauf, nichts geht weg. Setz den zweiten Kristall auf die Regentonne, auf ihr zweites Feld.
lesson-several-other-rain = Das ginge auch. Füll hier bitte die Regentonne.
lesson-several-take = Zwei Tore sind bereit! Sie warten, bis die Böe fertig ist. Nimm für sie ein neues Tor: die Terrassenburg.
lesson-several-which = Welches sich zuerst öffnet, wählst du; das andere folgt. Tipp auf die Gartenpforte und dann noch einmal.
lesson-several-other-gate = Auch das darf zuerst kommen. Beginn hier bitte mit der Gartenpforte.
lesson-several-side = Wieder nimmst du ein Tor, bevor das nächste sich öffnet. Diesmal die Nebenpforte: Tipp sie zweimal an.
lesson-several-door = Die Nebenpforte ist besonders: Öffnet sie sich, darfst du ein Tor mehr nehmen, und von da an baust du an vier Toren.
lesson-several-key = Der Zwillingsschlüssel öffnet ein anderes deiner Tore gleich mit, ob voll oder nicht, mit allen Schritten. Du musst ihn nicht nutzen.
lesson-several-order = Öffnen mehrere ihre Tore, macht zuerst, wer das Plättchen gezogen hat, alle Schritte, auch nach einem Joker. Dann geht es im Uhrzeigersinn. Wer früher dran ist, wählt zuerst.
lesson-several-learnt = Gelernt: Bereite Tore warten, jedes mit allen Schritten. Bei Kräften heißt Luft wirklich Luft: Blaue Tore helfen dort nicht. Als nächstes kommt die Belohnung, die hier wartet.

## Belohnungen

lesson-rewards = Belohnungen
lesson-rewards-ten = Hier liegen zehn Belohnungen, jede einmal. Die untere Reihe ist für zwei, drei, vier, fünf oder sechs offene Tore. Davon bekommst du nur eine im ganzen Spiel.
lesson-rewards-waive = Eben ging dein zweites Tor auf: 2 Punkte werden angeboten. Aber auch die Regentonne ist bereit, ein drittes kommt also. Tipp auf „Auf eine höhere hoffen“.
lesson-rewards-other-waive = 2 Punkte sind auch etwas. Hoff hier bitte auf eine höhere.
lesson-rewards-take = Die Regentonne ist offen und bringt am Ende Punkte. Nimm den Ewigen Fels, ein blaues Tor: Diese Farbe fehlt dir noch.
lesson-rewards-claim = Drei offene Tore: Jetzt werden 4 Punkte angeboten. Wäre jemand schneller bei vier Toren? Nimm die Belohnung mit der Taste.
lesson-rewards-other-claim = Du darfst weiter hoffen. Nimm hier bitte die Belohnung.
lesson-rewards-higher = Worauf du verzichtest, bleibt für den Nächsten. Die für sechs Tore kommt ungefragt, wenn du noch keine hast. Ab sieben Toren gibt es keine mehr.
lesson-rewards-colours = Belohnungen für Farben kommen von selbst, wenn du zuerst drei hast: Gelb 2, Violett 4, Grün 6, Blau 10 Punkte. Davon darfst du mehrere bekommen, auch auf einmal.
lesson-rewards-learnt = Gelernt: eine Belohnung für offene Tore, beliebig viele für Farben. Wer zuerst alle vier Farben hat, bekommt 8 Punkte. Was du hast, nimmt dir niemand weg.

## Das Ende

lesson-end = Das siebte Tor
lesson-end-six = Sechs Tore hast du schon offen. Deine Punkte sind immer zu sehen. Öffnet jemand ein siebtes Tor, wird die Runde zu Ende gespielt, dann ist Schluss.
lesson-end-queen = Der Bergkönigin fehlt nur Feuer. Gezogen wurde Luft, und dank dem Ewigen Wind ist sie für dich ein Joker. Füll das letzte Feld: Tipp es zweimal an.
lesson-end-take = Das siebte Tor, 15 Punkte! Auch jetzt nimmst du ein neues Tor. Such dir eines aus: Tipp es zweimal an.
lesson-end-points = Die Partie ist zu Ende. Offene Tore und Belohnungen zählen, die Zone und Kristalle nicht. Die meisten Punkte gewinnen, bei Gleichstand mehr offene Tore.
lesson-end-spaces = Jetzt zählen grüne Tore. Die Regentonne bringt 1 Punkt für jedes Wasser-Feld auf deinen offenen Toren, die Windmühle zählt Luft, der Glutspeicher Feuer. Eigene Felder zählen mit.
lesson-end-gates = Andere grüne Tore zählen Tore: Der Waldchor bringt 3 Punkte für jedes grüne, auch für sich selbst, die Tiefenuhr 4 für jedes blaue.
lesson-end-learnt = Gelernt: Nach dem siebten Tor spielen alle die Runde zu Ende; auch mehr als sieben sind möglich. Öffnet 60 Runden lang niemand ein Tor, ist ebenfalls Schluss.

## Allein

lesson-alone = Jetzt du
lesson-alone-place = Jetzt spielst du weiter, gegen die leichteste Stufe. Ein Tor hast du schon offen. Was du auch antippst: Geht es nicht, sagt dir der Tisch, warum.
lesson-alone-idea = Versuch das: Füll zuerst das Windsiegel, ihm fehlt nur noch Luft. Und überleg bei der ersten Belohnung: nehmen oder hoffen? Viel Glück!
