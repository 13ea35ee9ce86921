### Essence lernen: alle Worte der Lektionen. Höchstens 30 Wörter je Schritt.

lesson-emblem = Der erste Zug
lesson-emblem-aim = Wie gut kennt ihr euch? Reihum beantwortet jemand verdeckt eine Frage über sich, und die anderen erraten die Antwort. Treffer bringen Münzen und Karten. Es spielen 2 bis 7.
lesson-emblem-computers = Heute spielen zwei Computer mit. Jeder ist jemand, der zwei Dinge liebt und eines gar nicht. Hier stellen sie sich vor: Das hilft beim Raten.
lesson-emblem-set = Such dir einen Satz Tippkarten aus und nimm ihn. Die Zahl darauf ist ab jetzt deine Nummer.
lesson-emblem-ways = Noch besitzt niemand etwas. Du fängst an, und zwei Wegekarten liegen offen. Das Symbol sagt, wie getippt wird, die Farbe, welche Begriffe kommen.
lesson-emblem-choose = Wähl die Karte mit dem Dreieck und stell ihre Frage.
lesson-emblem-other = Der Fünfstern bekommt eine eigene Lektion. Nimm hier das Dreieck.
lesson-emblem-words = Vom blauen Stapel liegen jetzt drei Begriffe offen. Blau sind Quellen der Kraft, gelb Eigenschaften, grün Werte, rot Emotionen, weiß Archetypen.
lesson-emblem-guess = Wähl den Begriff, der am besten zu dir passt, und leg ihn verdeckt hin. Zugleich tippen die anderen, was du wohl legst.
lesson-emblem-wish = Um einen anderen Begriff bittest du in der nächsten Lektion. Leg hier einen der drei.
lesson-emblem-end = Erst als alle gelegt hatten, wurde aufgedeckt. Das war ein Zug: Wegekarte wählen, verdeckt tippen, aufdecken, reden.

lesson-triangle = Das Dreieck
lesson-triangle-who = Jetzt fragt jemand anderes, und du rätst. Unter der Frage steht, was diese Person liebt und wovon sie nichts hält.
lesson-triangle-guess = Die Person am Zug liebt Abenteuer. Da wird sie wohl „Segeln“ legen: Tipp du das auch.
lesson-triangle-other = Denkbar. Aber wer Abenteuer liebt, segelt lieber. Leg den dritten Begriff.
lesson-triangle-match = Treffer! Du bekommst 1 Silber, die Person am Zug die Karte, die sie selbst gewählt hat: eine, egal wie viele richtig lagen.
lesson-triangle-choose = Im Uhrzeigersinn bist jetzt du dran. Eine Wegekarte ist liegen geblieben, eine ist neu. Geh weiter und wähl das Dreieck.
lesson-triangle-way = Bleib noch beim Dreieck: Der Fünfstern kommt gleich.
lesson-triangle-wish = Ein Begriff passt dir nicht? Einmal im Spiel darfst du um einen anderen bitten, und niemand erfährt, wer es war. Tausch den dritten.
lesson-triangle-third = Gleich. Drück zuerst „Anderer Begriff, bitte“ und dann den dritten Begriff.
lesson-triangle-own = Der dritte Begriff ist neu, und alle tippen noch einmal. Leg, was zu dir passt. Solange jemand überlegt, dürftest du es dir anders überlegen.
lesson-triangle-end = Lag jemand richtig, gehört die Karte dir. Ohne Treffer bekommt niemand etwas, auch wenn die anderen sich einig sind. Der Rest wird abgelegt.

lesson-fivestar = Der Fünfstern
lesson-fivestar-scale = Beim Fünfstern liegt nur ein Begriff da. Getippt wird eine Stufe: 1 heißt am wenigsten, 5 am meisten.
lesson-fivestar-guess = Die Person am Zug liebt Nähe. „Freunde besuchen“ gibt ihr bestimmt sehr viel Kraft: Leg die 5.
lesson-fivestar-other = Wer Nähe so liebt, geht aufs Ganze. Leg die höchste Stufe.
lesson-fivestar-gold = Genau getroffen: 1 Silber für dich. Die Person am Zug bekommt 1 Gold für jeden Treffer. Die Begriffskarte gewinnt hier niemand.
lesson-fivestar-choose = Jetzt du: Geh weiter, wähl den Fünfstern und lass die anderen raten.
lesson-fivestar-way = Hier geht es um den Fünfstern. Nimm die andere Karte.
lesson-fivestar-own = Wie stark zählt Sauberkeit für dich? Leg deine Stufe, ganz ehrlich.
lesson-fivestar-end = Nur dieselbe Stufe ist ein Treffer, knapp daneben ist auch vorbei. Jeder Treffer der anderen bringt dir 1 Gold.

lesson-circle = Der Kreis
lesson-circle-choose = Du bist am Zug. Der Kreis fragt nach euch allen zusammen: Wähl ihn.
lesson-circle-way = Das Dreieck kennst du schon. Nimm hier den Kreis.
lesson-circle-guess = Jetzt zählt, was die meisten legen. Beide Computer lieben die Natur: Leg den Waldspaziergang.
lesson-circle-other = Das mag sein, aber die anderen beiden lieben die Natur. Leg, was sie wohl legen.
lesson-circle-majority = Das ist die Mehrheit: öfter als jede andere Zahl und mindestens zweimal. Alle darin bekommen 1 Bronze. Bei Gleichstand gehen alle leer aus.
lesson-circle-take = Du bist am Zug und hast mit der Mehrheit getippt: Darum darfst du statt der Münze die Karte nehmen. Tu das.
lesson-circle-coin = Die Münze wäre auch gut. Probier hier die Karte: drei in drei Farben sind ein Punkt.
lesson-circle-talk = Was ein Zug bringt, bekommen alle zugleich. Jetzt ist Zeit zum Reden. Wenn es genug ist, gib mit „Weiter“ ab.
lesson-circle-end = Beim Kreis leg, was die Runde wohl legt, nicht nur, was du magst. Am Zug nimmst du Münze oder Karte, was dir gerade fehlt.

lesson-sevenstar = Der Siebenstern
lesson-sevenstar-choose = Der Siebenstern fragt nach einer Person aus der Runde. Wähl ihn.
lesson-sevenstar-way = Den Kreis kennst du schon. Nimm hier den Siebenstern.
lesson-sevenstar-name = Auf wen passt das Wort? Bei den Namen steht, was die Computer lieben. Nummer II liebt die Natur: Nenn sie.
lesson-sevenstar-other = Erlaubt ist das, sogar du selbst. Aber „tierlieb“ passt zu Nummer II, die die Natur liebt.
lesson-sevenstar-yellow = Wer mit der Mehrheit getippt hat, bekommt 1 Bronze. Gelber Siebenstern: Die genannte Person bekommt außerdem die Karte, gleich wie sie selbst getippt hat.
lesson-sevenstar-next = Genug geredet? Gib mit „Weiter“ an den Nächsten ab.
lesson-sevenstar-white = Ein weißer Siebenstern. „Weise / Weiser“: Wer liebt Stille und tiefe Gespräche? Nenn Nummer III.
lesson-sevenstar-sage = Denk an die, die Stille und tiefe Gespräche liebt: Nummer III.
lesson-sevenstar-bronze = Weiß bringt der Person am Zug 2 Bronze statt 1, wenn sie mit der Mehrheit getippt hat. Der Archetyp kommt auf seinen Stapel zurück.
lesson-sevenstar-end = Du kennst alle vier Symbole. Keine Sorge um den Vorrat: Abgelegtes wird wieder eingemischt, zur Not liegen weniger Begriffe da, und Münzen gehen nie aus.

lesson-trade = Tauschen und zählen
lesson-trade-last = Nur eine Wegekarte ist noch da. Es ist der letzte Zug, und du musst sie nehmen.
lesson-trade-guess = Sag diesmal „Kampfgeist“. So gut kennt man dich hier.
lesson-trade-second = Für diese Lektion nimm den zweiten Begriff, „Kampfgeist“.
lesson-trade-next = Treffer, die rote Karte gehört dir. Mit der letzten Wegekarte endet das Spiel: „Weiter“.
lesson-trade-sets = Acht Sorten: drei Metalle, fünf Farben. Gold, Silber und Bronze zusammen sind 1 Essenzpunkt (EP), drei Karten in drei Farben auch. Beides mischt sich nicht.
lesson-trade-gold = Dir fehlt Gold. Jetzt darfst du tauschen: zwei gleiche gegen ein beliebiges anderes. Gib zwei Silber und nimm ein Gold.
lesson-trade-other = Das geht auch. Aber ein Gold macht hier gleich einen EP: zwei Silber gegen ein Gold.
lesson-trade-advice = 1 EP! Der Rat sieht noch mehr: zwei Bronze gegen eine grüne Karte. Übernimm den Vorschlag.
lesson-trade-follow = Der Rat hat es ausgerechnet. Drück „Den Vorschlag übernehmen“.
lesson-trade-on = Drei Farben: noch 1 EP. Auch Eingetauschtes darfst du weitertauschen, nur nicht in dieselbe Sorte zurück. Bei der Karte zählt allein die Farbe.
lesson-trade-finish = Alle tauschen zugleich und für sich. Besser wird es nicht: Sag, dass du fertig bist.
lesson-trade-enough = Jeder weitere Tausch kostet nur. Drück „Fertig getauscht“.
lesson-trade-end = Gewonnen, 2 EP gegen 1! Bei Gleichstand gewinnt, wer mehr übrig hat. Tausch darum nur, was einen EP bringt.

lesson-alone = Und jetzt du
lesson-alone-now = Zwei Züge sind gespielt, sieben kommen noch. Zwei Silber hast du schon, Bronze und Gold fehlen dir für den ersten EP.
lesson-alone-try = Du bist am Zug. Wähl Wegekarten, die bringen, was dir fehlt, und lies vor jedem Tipp, was die Person am Zug liebt. Viel Vergnügen!
