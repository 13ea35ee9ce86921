### Learning Via Magica: the words of the lessons. At most thirty for a step, so that they fit on a phone.

## For an allowed answer that is not the task

lesson-other-gate = That would be a good gate too. Here we go on with the other one.
lesson-other-space = That would work too. Here please take the space that this is about.

## Three gates to begin with

lesson-choose = Three gates to begin with
lesson-choose-aim = You open magic gates. Every space of a gate needs a crystal; a full gate opens and brings points. These six were dealt to you, and you keep three.
lesson-choose-first = The Garden Gate needs only air and water, the two most common animi. Tap it, and tap it once more to keep it.
lesson-choose-second = The other Garden Gate is grey now: your gates must be three different kinds. Keep the Seal of Winds, with its many air spaces: tap it twice.
lesson-choose-third = Yellow gates have a power. Dripstone brings one more crystal when it opens. Keep it as your third gate.
lesson-choose-aside = These are your gates; from now on everybody sees them. The three that you put aside are known to nobody else. They can come back when the deck runs out.
lesson-choose-display = Five more gates lie open in the middle: the display. There are 80 gates, each kind twice, yellow, violet, green and blue. Sometimes it shows two alike.
lesson-choose-learnt = Learnt: keep three different gates of six. Few and common spaces are a good start. Everybody begins with seven crystals in the supply.

## Placing crystals

lesson-place = Placing crystals
lesson-place-catch = Each round one player, the catcher, draws a token from the bag, and it counts for all. Luck decides who begins: you. You have drawn air!
lesson-place-air = Your free air spaces glow. Tap the first space of the Seal of Winds, and tap it once more: a crystal comes from your supply.
lesson-place-skipped = Then life was drawn. None of your spaces shows life, so you were skipped. A drawn token stays out of the bag, and the catcher goes on: water!
lesson-place-water = Place a crystal on the water space of the Garden Gate, its second space: tap it twice. Then only air is missing there.
lesson-place-secret = Everybody chooses in secret and may still change their mind until the last one has chosen. Then all crystals appear together. Almost everything else lies open.
lesson-place-again = Water again! Place it on the last space of the Seal of Winds: tap it twice. Only one crystal per round, even if two spaces match.
lesson-place-bag = The bag begins with air 6 times, water 5, earth 4, life 3, fire 2, shadow once, and 2 wild ones. Tap it to see what is left.
lesson-place-learnt = Learnt: one token, one crystal for everybody. If nothing suits you, place nothing. And what has just been drawn is a wild token …

## A gate opens

lesson-open = A gate opens
lesson-open-wild = A wild token fits every space. Your Garden Gate lacks only air, its first space. Tap it twice: a full gate opens by itself.
lesson-open-home = Incantatum! Both crystals came home to your supply, and the gate lies with your open gates. Violet gates can do nothing more, but they bring points: 3 here.
lesson-open-take = For each open gate you must take a new one from the display, never a kind that you already have. Take Eternal Night: tap it twice.
lesson-open-new = A new gate lies in your zone without crystals. The display has been filled up to five again from the deck.
lesson-open-bag = After a wild token all drawn tokens go back into the bag, used or not, and the next player becomes the catcher.
lesson-open-night = Air was drawn. Give Eternal Night its first crystal: tap its first space twice.
lesson-open-learnt = Learnt: a full gate opens by itself, its crystals come home, and you take a new one. When no gate is ready any more, the next round begins.

## Powers

lesson-power = Moving crystals, and powers
lesson-power-empty = Your supply is empty. But you may move a crystal that lies on a gate, even while you still have others. Only its new space has to match.
lesson-power-move = Earth was drawn, and Spark Throw lacks only earth. Tap the crystal on the Court of Clouds, then the third space of Spark Throw.
lesson-power-other-move = That would work too. Here please move the crystal from the Court of Clouds to Spark Throw.
lesson-power-spark = Spark Throw opens! Its crystals are home, and its power works at once: a crystal on any space. Fill the last space of Eternal Rock: tap it twice.
lesson-power-first = Now Eternal Rock is full too. But first finish Spark Throw, with all steps: take a new gate for it. Take Dripstone.
lesson-power-rock = And now Eternal Rock opens, with all steps again. Take Whirling Dance as your new gate.
lesson-power-claim = Two open gates: that is worth a reward of 2 points. Take it with the button. More about rewards in a moment.
lesson-power-other-claim = You may hope for more, too. Here please take the reward.
lesson-power-blue = Earth again, and yet every space glows: your blue Eternal Rock makes earth wild for you, for good. Place on the first space of Dripstone.
lesson-power-crystals = Dripstone brings one crystal, and Crystal Vein brings two. They stay yours until the end.
lesson-power-dance = Whirling Dance moves the crystals on your other gates as you like, or back into the supply. Only when you are done does it count which gates are full.
lesson-power-learnt = Learnt: yellow works once, at once. “That will do” ends it early; what is not used, or finds no space, is lost. Blue works from the next draw on.

## Several gates in one round

lesson-several = Several gates in one round
lesson-several-gust = This can be a big round. Air was drawn, and Gust lacks one air. Place there, on its third space: tap it twice.
lesson-several-garden = Gust lets you place two crystals on air. First fill the Garden Gate: tap its first space twice.
lesson-several-rain = The Garden Gate is ready now: nothing goes on it or away from it. Put the second crystal on the Rain Barrel, on its second space.
lesson-several-other-rain = That would work too. Here please fill the Rain Barrel.
lesson-several-take = Two gates are ready! They wait until Gust is finished. Take a new gate for it: the Terraced Castle.
lesson-several-which = Which one opens first is your choice; the other follows. Tap the Garden Gate, and tap it once more.
lesson-several-other-gate = That one may come first too. Here please begin with the Garden Gate.
lesson-several-side = Again you take a gate, before the next one opens. This time the Side Door: tap it twice.
lesson-several-door = The Side Door is special: when it opens you may take one gate more, and from then on you work on four.
lesson-several-key = The Twin Key opens another of your gates along with it, full or not, with all its steps. You need not use it.
lesson-several-order = If several players open gates, whoever drew the token does all openings first, after a wild one too. Then it goes clockwise. The earlier one chooses first.
lesson-several-learnt = Learnt: ready gates wait their turn, each with all steps. For powers air means air: blue gates do not help there. Next comes the reward that waits here.

## Rewards

lesson-rewards = Rewards
lesson-rewards-ten = Ten rewards lie here, each once. The lower row is for two, three, four, five or six open gates. You get only one of these in the whole match.
lesson-rewards-waive = You have just opened your second gate: 2 points are offered. But the Rain Barrel is ready too, so a third is coming. Press “Hope for a higher one”.
lesson-rewards-other-waive = 2 points are safe, too. Here please hope for a higher one.
lesson-rewards-take = The Rain Barrel has opened and brings points at the end. Take Eternal Rock, a blue gate: that is the colour you still lack.
lesson-rewards-claim = Three open gates: now 4 points are offered. Would somebody else be at four sooner? Take the reward with the button.
lesson-rewards-other-claim = You may go on hoping. Here please take the reward.
lesson-rewards-higher = What you waive stays for the next player. The one for six gates comes unasked, if you have none yet. From seven gates on there are none.
lesson-rewards-colours = Rewards for colours come by themselves, to whoever is first: three of yellow 2, violet 4, green 6, blue 10 points. You may get several, even at once.
lesson-rewards-learnt = Learnt: one reward for open gates, any number for colours. With all four colours you are first to get 8 points. Nobody can take away what you have.

## The end

lesson-end = The seventh gate
lesson-end-six = You have six open gates. Your points so far are always shown. When somebody opens a seventh gate, the round is finished, and then the match ends.
lesson-end-queen = The Mountain Queen lacks only fire. Air was drawn, and thanks to Eternal Wind it is wild for you. Fill her last space: tap it twice.
lesson-end-take = The seventh gate, 15 points! Even now you take a new gate. Choose any: tap it twice.
lesson-end-points = The match is over. Open gates and rewards count; gates in your zone and crystals do not. The most points win; in a tie, more open gates.
lesson-end-spaces = Now green gates count. The Rain Barrel brings 1 point for each water space on your open gates, the Windmill counts air, the Ember Store fire. Own spaces count too.
lesson-end-gates = Other green gates count gates: the Forest Choir brings 3 points for each green one, itself included, the Clock of the Deep 4 for each blue one.
lesson-end-learnt = Learnt: with the seventh gate all still finish the round, so several can reach seven, or more. If no gate opens for 60 rounds, it ends too.

## On your own

lesson-alone = On your own
lesson-alone-place = Now you play on, against the easiest level. You have one open gate already. Whatever you tap: if it cannot be done, the table says why.
lesson-alone-idea = Try this: fill the Seal of Winds first; it lacks only air. And think about the first reward: take it, or hope? Good luck!
