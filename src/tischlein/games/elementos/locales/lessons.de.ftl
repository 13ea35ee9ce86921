### Elementos lernen: die Worte der Lektionen. Höchstens dreißig je Schritt, damit sie auf ein Telefon passen.

## Für eine erlaubte Antwort, die gerade nicht dran ist

lesson-other-move = Auch das ist erlaubt. Hier geht es gerade um einen anderen Zug.
lesson-other-lay = Auch das ist erlaubt. Hier soll Feuer auf b3 liegen.
lesson-other-turn = Auch das ist erlaubt. Hier soll Holz auf a3 liegen, mit Feuer darunter: Wende die Scheibe im Vorrat.
lesson-other-suggest = So geht es auch. Probier hier einmal „Vorschlag“.

## Ziehen und schlagen

lesson-first = Ziehen und schlagen
lesson-first-aim = Du bist Weiß und spielst nach oben. Wessen Stab zuerst auf der letzten Reihe drüben steht, gewinnt: für dich a8, b8 oder c8.
lesson-first-move = Ihr zieht abwechselnd. Eine Scheibe geht ein Feld vor, schräg vor oder zur Seite, nie zurück. Tipp die Scheibe auf b3 an, dann b4.
lesson-first-drink = Auf a5 liegt jetzt schwarzes Wasser, und deine Scheibe zeigt Holz. Holz trinkt Wasser! Tipp b4 an, dann a5.
lesson-first-near = Geschlagen! Nun liegt Holz auf b5. Feuer verbrennt Holz: Rück mit deinem Feuer näher heran, von a3 nach a4.
lesson-first-burn = Jetzt liegt das Holz schräg vor deinem Feuer. Schlag es: Tipp a4 an, dann b5.
lesson-first-learnt = Gelernt: Feuer verbrennt Holz, Holz trinkt Wasser, Wasser löscht Feuer. Gleiches tut sich nichts. Schlagen musst du nie.

## Aufstellen

lesson-setup = Aufstellen
lesson-setup-curtain = Vor dem Spiel stellt ihr auf, beide zugleich und hinter Vorhängen. Niemand sieht die Hälfte des anderen.
lesson-setup-discs = Dein Vorrat: neun Scheiben, dreimal Feuer und Holz, dreimal Holz und Wasser, dreimal Wasser und Feuer. Nur die Oberseite zählt.
lesson-setup-lay = Die Scheibe mit Feuer hast du schon in der Hand. Tipp das Feld b3 an, um sie dort hinzulegen.
lesson-setup-turn = Die nächste soll Holz zeigen: Tipp im Vorrat das Feuer an, dann wendet sie. Leg sie danach auf a3.
lesson-setup-suggest = So geht es mit allen neun, ganz wie du magst. Oder du drückst „Vorschlag“: Dann liegen sie alle, und von jedem Zeichen drei.
lesson-setup-ready = Alle neun liegen. Drück „Fertig“. Sobald auch Schwarz fertig ist, gehen die Vorhänge auf.
lesson-setup-learnt = Gelernt: Neun Scheiben, frei aufgestellt. Der Stab steckt am Anfang in der mittleren, bei dir auf b2. Wer beginnt, entscheidet das Los.

## Wenden

lesson-flip = Wenden
lesson-flip-blocked = Auf a5 liegt Wasser, stärker als dein Feuer auf a4. Auch Gleiches, eigene Scheiben und der fremde Träger versperren den Weg.
lesson-flip-under = Das kleine Zeichen am Rand zeigt, was unter deiner Scheibe liegt: auf a4 ist es Holz. Unter fremde darfst du nie sehen.
lesson-flip-flip = Wende deine Scheibe: Tipp a4 an, und dann noch einmal. Das ist ein ganzer Zug.
lesson-flip-drink = Dein Holz ist stärker als das Wasser. Schlag es: Tipp a4 an, dann a5.
lesson-flip-sideways = Noch ein Wasser, gleich neben dir. Du darfst auch zur Seite ziehen und schlagen: Tipp a5 an, dann b5.
lesson-flip-learnt = Gelernt: Wenden kostet einen Zug und ändert, was du schlägst. Geschlagene Scheiben zeigen allen beide Seiten.

## Der Stab

lesson-wand = Der Stab und sein Träger
lesson-wand-carrier = Dein Stab steckt immer in einer deiner Scheiben. Sie ist der Träger, jetzt auf b2.
lesson-wand-hand = Gib den Stab weiter: an eine eigene Scheibe direkt vor, schräg vor oder neben ihm. Tipp b2 an, dann a3.
lesson-wand-advance = Der Träger selbst geht nur geradeaus vor, auf ein leeres Feld. Tipp a3 an, dann a4.
lesson-wand-safe = Wasser vor deinem Feuer! Keine Sorge: Ein Träger kann nicht geschlagen werden. Er schlägt aber auch nicht und steht hier fest.
lesson-wand-clear = Mach ihm den Weg frei. Dein Holz auf b4 trinkt das Wasser: Tipp b4 an, dann a5.
lesson-wand-ahead = Jetzt liegt vor dem Stab eine eigene Scheibe. Gib ihn weiter: Tipp a4 an, dann a5.
lesson-wand-learnt = Gelernt: Der Stab wandert zu einem Nachbarn oder rückt mit dem Träger vor, nie zurück. Der alte Träger ist wieder frei.

## Gewinnen

lesson-win = Gewinnen
lesson-win-near = Fast geschafft: Dein Stab steckt auf b6, und c8 auf der letzten Reihe ist leer.
lesson-win-clear = Auf c7 liegt noch Holz. Dein Feuer auf c6 verbrennt es: Tipp c6 an, dann c7.
lesson-win-hand = Gib den Stab schräg vor an dein Feuer: Tipp b6 an, dann c7.
lesson-win-last = Ein Schritt fehlt noch. Tipp c7 an, dann c8!
lesson-win-other = Gewonnen! Auch wer den Stab an eine Scheibe auf der letzten Reihe weitergibt, gewinnt. Eine Scheibe ohne Stab gewinnt dort nichts.
lesson-win-learnt = Gelernt: Nur der Stab auf der letzten Reihe gewinnt. Aufgeben geht jederzeit, und ihr könnt euch auf ein Unentschieden einigen.

## Hin und her

lesson-standoff = Hin und her, und Unentschieden
lesson-standoff-duel = Deine Scheibe auf a4 und die schwarze auf a5 stehen sich gegenüber. Schwarz hat eben gewendet: Das Feuer bedroht dein Holz.
lesson-standoff-flip = Wende auch du: Tipp a4 zweimal an. Feuer gegen Feuer, da geschieht nichts.
lesson-standoff-again = Schwarz hat wieder gewendet: Wasser! Wende noch einmal, Holz ist stärker. Tipp a4 zweimal an.
lesson-standoff-cord = Jeder hat zweimal gewendet, nichts anderes dazwischen: Beide sind gesperrt. Sie dürfen nicht wenden, aber ziehen und schlagen.
lesson-standoff-capture = Das Wasser auf a5 kann sich nicht mehr retten. Schlag es: Tipp a4 an, dann a5.
lesson-standoff-ends = Die Sperre endet, sobald eine der beiden wegzieht, geschlagen wird oder einen Stab bekommt.
lesson-standoff-third = Dieselbe Stellung zum dritten Mal ist unentschieden: gleiche Scheiben, Zeichen, Träger und Sperren, dieselbe Seite am Zug.
lesson-standoff-sixty = Ebenso 60 Züge ohne Fortschritt: kein Schlag, keine Scheibe nach vorn, der Stab in keine andere Reihe.
lesson-standoff-stuck = Ganz selten kann jemand gar nichts tun. Dann darf er eine gesperrte Scheibe wenden; hat er keine, setzt er aus.
lesson-standoff-learnt = Gelernt: Ewiges Hin und Her gibt es nicht. Es endet mit einer Sperre oder unentschieden.

## Allein weiter

lesson-alone = Jetzt spielst du
lesson-alone-back = Allein nimmst du nur zurück, woraus niemand etwas gelernt hat. Nach einem Schlag oder neuer Unterseite müssen beide zustimmen.
lesson-alone-ahead = Du hast schon zwei Scheiben geschlagen, und du bist am Zug: ziehen, wenden oder den Stab bewegen.
lesson-alone-try = Ein Rat: Rück mit Scheiben nebeneinander vor und gib den Stab von einer zur nächsten. So kommt er hinüber. Viel Freude!
