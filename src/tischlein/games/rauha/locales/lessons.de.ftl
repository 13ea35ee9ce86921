### Rauha lernen: die Worte der Lektionen. Höchstens dreißig je Schritt, damit sie auf ein Telefon passen.

## Für eine erlaubte Antwort, die gerade nicht dran ist

lesson-other-card = Die dürftest du auch behalten. Hier geht es mit der anderen weiter.
lesson-other-field = Dort ginge es auch. Nimm hier bitte das Feld, um das es gerade geht.
lesson-other-order = Das ginge auch. Hier ist zuerst etwas anderes dran.
lesson-other-all = Einzeln geht es auch. Probier hier einmal „Alles aktivieren“.

## Deine Welt

lesson-world = Deine Welt und dein erster Zug
lesson-world-aim = Das ist deine Welt: neun Felder, auf jedem ein Biom. Wer am Ende die meiste Lebensenergie gesammelt hat, gewinnt. Los geht’s!
lesson-world-keep = Wähl eine von vier Karten. Tipp die Bergquelle an und dann noch einmal, um sie zu behalten. Die anderen legst du zurück.
lesson-world-lay = Jetzt leg sie aus. Tipp die Bergquelle an und dann Feld 7, unten links.
lesson-world-line = Dein Avatar steht über der ersten Spalte. Die drei Biome dieser Spalte kannst du jetzt aktivieren, auch die neue Karte.
lesson-world-activate = Tipp Feld 7 zweimal an: Die Bergquelle bringt 2 Lebensenergie.
lesson-world-all = Zwei Biome der Spalte sind noch übrig. „Alles aktivieren“ erledigt sie auf einmal. Sie bringen Kristalle.
lesson-world-learnt = Das war ein Zug: wählen, legen, aktivieren. Haben alle gespielt, rückt der Avatar eine Kerbe weiter, nun vor die zweite Spalte.

## Karten bezahlen

lesson-price = Was Karten kosten
lesson-price-crystals = Hier siehst du deine Kristalle. Jeder beginnt mit 4, und der Vorrat geht nie aus. Du bezahlst Karten damit.
lesson-price-pay = Du hast die Uralte Eiche behalten. Sie kostet 4, das steht in ihrer Ecke. Tipp sie an und dann Feld 1, oben links.
lesson-price-covered = Das alte Biom ist für immer überdeckt. Dafür gibt die Eiche 4 Lebensenergie. Drück „Alles aktivieren“.
lesson-price-keep = Jetzt hast du den Stapel von gegenüber; eine Karte fehlt schon. Behalte den Wühlgrund: zweimal antippen.
lesson-price-plan = Der kleine Plan heißt: kostet nichts, darf aber nur auf die grünen Felder. Leg den Wühlgrund auf Feld 2, oben in der Mitte.
lesson-price-line = Feld 2 liegt in der Spalte deines Avatars, also wirkt der Wühlgrund gleich: 3 Kristalle. Drück „Alles aktivieren“.
lesson-price-learnt = Gelernt: Karten mit Preis dürfen überallhin, Karten mit Plan kostenlos auf seine Felder. Alle anderen sind kostenlos und dürfen überallhin.

## Gottheiten

lesson-gods = Drei gleiche Zeichen rufen eine Gottheit
lesson-gods-seven = Das sind die sieben Gottheiten. Jede gehört zu einem Zeichen und hat einen Effekt. Anfangs sind sie bei niemandem.
lesson-gods-symbols = Biome zeigen Kristall, Wald, Pilz oder Berg, viele auch Flug-, Land- oder Meerestiere. Nur die Wüsten gehören zu keiner Gottheit.
lesson-gods-keep = In deiner linken Spalte liegen schon zwei Kristalle. Behalte den dritten: Tipp zweimal auf die Glimmerweide.
lesson-gods-lay = Leg die Glimmerweide auf Feld 7, unten links. Dann zeigt die ganze Spalte Kristall, und Kiteet kommt zu dir.
lesson-gods-call = Kiteet ist bei dir und darf sofort wirken, egal wo dein Avatar steht. Tipp Kiteet zweimal an: 3 Lebensenergie.
lesson-gods-line = Nun die Spalte deines Avatars: „Alles aktivieren“. Die Glimmerweide liegt nicht darin, also wirkt sie heute nicht.
lesson-gods-several = Auch mehrere Gottheiten auf einmal sind möglich; ein Biom zählt für jedes seiner Zeichen. Eine, die du schon hast, kommt nicht noch einmal.
lesson-gods-learnt = Gelernt: Drei gleiche Zeichen in einer Zeile oder Spalte rufen ihre Gottheit. Sie bleibt bei dir, bis jemand anderes so eine Linie legt.

## Effekte

lesson-effects = Effekte und ihre Reihenfolge
lesson-effects-scroll = Die Schriftrolle zeigt den Effekt: Hier bringt die Uralte Eiche 4 Lebensenergie. Ist die Rolle zu, gibt es keinen.
lesson-effects-lay = Deine Karte ist das Perlenriff: Zahl 2 Kristalle, nimm 4 Lebensenergie. Es kostet 1. Leg es auf Feld 8, unten in der Mitte.
lesson-effects-first = Dir bleibt 1 Kristall, das Riff braucht 2. Aber die Reihenfolge bestimmst du! Nimm zuerst den Kristall von Feld 5, in der Mitte.
lesson-effects-pay = Jetzt reicht es. Tipp Feld 8 zweimal an: 2 Kristalle zahlen, 4 Lebensenergie bekommen.
lesson-effects-last = Zuletzt Feld 2, deine Uralte Eiche: noch einmal 4.
lesson-effects-other = Das ginge auch. Aber hol dir hier zuerst den Kristall von Feld 5.
lesson-effects-free = Jedes wirkt genau einmal, und nichts davon musst du. Was nichts ändern würde, leuchtet nicht; ist nichts mehr übrig, bist du fertig.
lesson-effects-count = Manche Biome zählen Tiere einer Art, Sporen oder Wasserquellen in deiner Welt, wie hier. Zwei gleiche Tiere zählen doppelt.
lesson-effects-learnt = Gelernt: erst nehmen, dann zahlen. „Alles aktivieren“ rechnet das aus. Sporen kauft es nur, wenn es sofort nützt, für das beste Feld.

## Sporen

lesson-spores = Sporen
lesson-spores-wake = Noch hast du keine Spore. Eine Spore weckt ihr Biom in jeder Wertung. Jedes Biom kann eine tragen.
lesson-spores-keep = Behalte die Leuchtpilze: zweimal antippen. Sie kosten 4, und du hast nur 2 Kristalle. Das macht nichts.
lesson-spores-discard = Bezahlen kannst du sie nicht, aber abwerfen. Nimm 4 Kristalle dafür; die Karte verschwindet im Schwarzen Loch.
lesson-spores-sow = Feld 6 verkauft dir eine Spore für 3 Kristalle. Tipp Feld 6 an und dann Feld 7: Dort liegt deine Uralte Eiche.
lesson-spores-rest = In der Spalte deines Avatars ist noch Feld 9 übrig, unten rechts. Tipp es zweimal an: 1 Lebensenergie.
lesson-spores-other = Auch das ist erlaubt. Hier brauchst du aber die 4 Kristalle.
lesson-spores-corner = Drei Züge sind vorbei, der Avatar steht an der Ecke: Wertung! Jetzt wirken alle Biome mit Spore, in welcher Linie auch immer.
lesson-spores-score = Tipp Feld 7 zweimal an. Die Spore weckt die Eiche: noch einmal 4 Lebensenergie.
lesson-spores-learnt = Gelernt: Sporen wirken in jeder Wertung, beim Aktivieren einer Linie nicht. Deckst du ein Biom zu, rückt die Spore nach oben.

## Wasser

lesson-water = Wertung und Wasser
lesson-water-sources = Berge haben Wasserquellen, und es zählen alle, die zu sehen sind. Du hast 6, dein Gegenüber hat 1. Das wird sich lohnen.
lesson-water-vuori = Zwei davon gibt dir Vuori, die Gottheit der Berge. Als einzige wirkt sie immer und wird nie angerufen.
lesson-water-keep = Noch ein Zug bis zur Wertung. Behalte eine Karte, zum Beispiel den Prismenschwarm: zweimal antippen.
lesson-water-discard = Wirf die Karte für eine Spore ab: Drück „Karte abwerfen“ mit der Spore und tipp dann Feld 7 an, deine Bergquelle.
lesson-water-sow = Kauf noch eine dazu: Tipp Feld 6 an und dann Feld 2.
lesson-water-order = Wertung! Wer gerade führt, beginnt. Du aktivierst zuerst deine Biome mit Spore und deine Gottheiten, danach zählt dein Wasser.
lesson-water-score = Beide Sporen warten. Drück „Alles aktivieren“.
lesson-water-table = 3 von den Sporen – und 15 vom Wasser! Von deinen 6 Quellen geht ab, was die trockenste Welt hat. Das ist 1, bleiben 5.
lesson-water-learnt = Gelernt: 1, 2, 3, 4 oder ab 5 Quellen mehr als die trockenste Welt bringen 1, 3, 6, 10 oder 15. Wer die wenigsten hat, bekommt nichts.

## Wer beginnt, und fremde Gottheiten

lesson-steal = Wer beginnt, und eine Gottheit holen
lesson-steal-first = Nach dem Wählen beginnt, wer die meiste Lebensenergie hat; bei gleicher, wessen Marker oben liegt (anfangs per Los). Dein Gegenüber führt.
lesson-steal-theirs = Und Metsat, die Gottheit der Wälder, ist auch drüben. Aber nicht mehr lange.
lesson-steal-keep = In deiner obersten Zeile liegen zwei Wälder. Behalte den Wildwechsel: zweimal antippen. Dein Gegenüber spielt dann zuerst.
lesson-steal-lay = Leg den Wildwechsel auf Feld 3, oben rechts. Drei Wälder in einer Zeile: Metsat kommt zu dir herüber.
lesson-steal-call = Metsat zählt eine Tierart, die du nennst. Tipp Metsat an und dann die Landtiere: 2 Lebensenergie.
lesson-steal-other = Das ginge auch. Am meisten bringen hier die Landtiere mit Metsat.
lesson-steal-line = Auch Feld 3 und Feld 9 zählen Landtiere, mit der neuen Karte schon zwei. Drück „Alles aktivieren“.
lesson-steal-sow = Kauf mit Feld 6 noch eine Spore: Tipp Feld 6 an und dann Feld 3, deinen Wildwechsel.
lesson-steal-score = Wertung: Metsat und die Spore wirken noch einmal. Drück „Alles aktivieren“.
lesson-steal-marker = Überholt! Wer Lebensenergie bekommt, legt seinen Marker obenauf. Über 99 geht es weiter: 102 ist mehr als 98.
lesson-steal-learnt = Gelernt: Gottheiten wechseln zu dem, der ihre Linie legt. Und wer beginnt, wird in jedem Zug neu bestimmt.

## Allein weiter

lesson-alone = Die zweite Hälfte spielst du
lesson-alone-rounds = Halbzeit. Ein Spiel hat vier Runden zu drei Zügen und einer Wertung; jetzt beginnt die dritte. Nach der vierten Wertung ist Schluss.
lesson-alone-cards = Ab jetzt kommen Karten des zweiten Zeitalters: ein neuer, gemischter Stapel mit mehr Tieren. Jede Karte gibt es nur einmal.
lesson-alone-piles = Mond oder Stern an der Kerbe sagen, ob du den linken oder rechten Stapel nimmst. Die letzte Karte geht ungesehen ins Schwarze Loch.
lesson-alone-back = Vertippt? Nimm es zurück, bis jemand antwortet oder neue Karten sieht. Karten, die du schon in der Hand hattest, zeigt dir der Tisch.
lesson-alone-tables = Ihr könnt zu zweit bis zu fünft spielen, alle auf derselben Seite. Das hier ist Seite A, für den Anfang die bessere.
lesson-alone-try = Ein Rat: Leg den Kuppelmarkt in deine rechte Spalte: drei Flugtiere, und Taivas kommt. Am Ende zählt nur Lebensenergie. Viel Freude!
