### Learning Rauha: the words of the lessons. At most thirty for a step, so that they fit on a phone.

## For an allowed answer that is not the task

lesson-other-card = You could keep that one too. Here we go on with the other.
lesson-other-field = That would work too. Here please take the field that this is about.
lesson-other-order = That would work too. Here something else comes first.
lesson-other-all = One by one works too. Here please try “Activate all”.

## Your world

lesson-world = Your world and your first turn
lesson-world-aim = This is your world: nine fields, each with a biome. Whoever has gathered the most life energy at the end wins. Here we go!
lesson-world-keep = Choose one of four cards. Tap the Mountain Spring, and tap it once more to keep it. The others go back.
lesson-world-lay = Now place it. Tap the Mountain Spring, then field 7 at the bottom left.
lesson-world-line = Your avatar stands above the first column. You may now activate the three biomes of this column, the new card included.
lesson-world-activate = Tap field 7 twice: the Mountain Spring brings 2 life energy.
lesson-world-all = Two biomes of the column are left. “Activate all” does them both at once. They bring crystals.
lesson-world-learnt = That was a turn: choose, lay, activate. When everybody has played, the avatar moves on by one notch, now to the second column.

## Paying for cards

lesson-price = What cards cost
lesson-price-crystals = Here are your crystals. Everybody begins with 4, and they never run out. You pay for cards with them.
lesson-price-pay = You have kept the Ancient Oak. It costs 4, as its corner says. Tap it, then field 1 at the top left.
lesson-price-covered = The old biome is covered for good. But the oak gives 4 life energy. Press “Activate all”.
lesson-price-keep = Now you have the other player’s pile; one card is gone already. Keep the Burrow Ground: tap it twice.
lesson-price-plan = The small plan means: it costs nothing, but may only go on the green fields. Place the Burrow Ground on field 2, top middle.
lesson-price-line = Field 2 is in your avatar’s column, so the Burrow Ground works at once: 3 crystals. Press “Activate all”.
lesson-price-learnt = Learnt: cards with a price go anywhere, cards with a plan cost nothing and go only on its fields. All others are free and go anywhere.

## Gods

lesson-gods = Three matching symbols call a god
lesson-gods-seven = These are the seven gods. Each belongs to a symbol and has an effect. At first they are with nobody.
lesson-gods-symbols = Biomes show crystal, forest, mushroom or mountain, and many show flying, land or marine animals. Only deserts belong to no god.
lesson-gods-keep = Your left column has two crystals already. Keep the third: tap the Glimmer Pasture twice.
lesson-gods-lay = Place the Glimmer Pasture on field 7, bottom left. Then the whole column shows crystal, and Kiteet comes to you.
lesson-gods-call = Kiteet is with you and may work at once, wherever your avatar stands. Tap Kiteet twice: 3 life energy.
lesson-gods-line = Now your avatar’s column: “Activate all”. The Glimmer Pasture is not in it, so it does not work today.
lesson-gods-several = Several gods at once are possible, too. A biome with several symbols counts for each. Only a god you already have does not come again.
lesson-gods-learnt = Learnt: three matching symbols in a row or column call their god. It stays with you until somebody else completes such a line.

## Effects

lesson-effects = Effects and their order
lesson-effects-scroll = The scroll shows the effect: here the Ancient Oak brings 4 life energy. A rolled-up scroll means there is none.
lesson-effects-lay = Your card is the Pearl Reef: pay 2 crystals, get 4 life energy. It costs 1. Place it on field 8, bottom middle.
lesson-effects-first = You have 1 crystal left, and the reef needs 2. But you choose the order! First take the crystal of field 5, in the middle.
lesson-effects-pay = Now it is enough. Tap field 8 twice: pay 2 crystals, get 4 life energy.
lesson-effects-last = Last comes field 2, your Ancient Oak: another 4.
lesson-effects-other = That would work too. But here please take the crystal of field 5 first.
lesson-effects-free = Each works exactly once, and you need not use any. What would change nothing does not glow; when nothing is left, you are done.
lesson-effects-count = Some biomes count animals of a kind, spores or water sources in your world, as shown here. Two like animals count twice.
lesson-effects-learnt = Learnt: take first, then pay. “Activate all” works that out. It buys a spore only if that helps at once, for the best field.

## Spores

lesson-spores = Spores
lesson-spores-wake = You have no spore yet. A spore wakes its biome in every scoring. Each biome can carry one.
lesson-spores-keep = Keep the Glowcaps: tap them twice. They cost 4, and you have only 2 crystals. Never mind.
lesson-spores-discard = You cannot pay for them, but you can discard them. Take 4 crystals instead; the card vanishes into the Black Hole.
lesson-spores-sow = Field 6 sells you a spore for 3 crystals. Tap field 6, then field 7, where your Ancient Oak is.
lesson-spores-rest = In your avatar’s column field 9 is left, bottom right. Tap it twice: 1 life energy.
lesson-spores-other = That is allowed, too. But here you need the 4 crystals.
lesson-spores-corner = Three turns are over, and the avatar is at the corner: a scoring! Now all biomes with a spore work, in whatever line.
lesson-spores-score = Tap field 7 twice. The spore wakes the oak: another 4 life energy.
lesson-spores-learnt = Learnt: spores work in every scoring, but not when you activate a line. Cover a biome, and its spore moves up.

## Water

lesson-water = The scoring and water
lesson-water-sources = Mountains have water sources, and all that can be seen count. You have 6, the other player has 1. That will pay off.
lesson-water-vuori = Two of them come from Vuori, the god of mountains. It alone works all the time and is never called.
lesson-water-keep = One more turn before the scoring. Keep a card, for example the Prism Flock: tap it twice.
lesson-water-discard = Discard the card for a spore: press “Discard the card” with the spore, then tap field 7, your Mountain Spring.
lesson-water-sow = Buy another one: tap field 6, then field 2.
lesson-water-order = A scoring! Whoever leads begins. First you activate your biomes with spores and your gods; then your water counts.
lesson-water-score = Both spores are waiting. Press “Activate all”.
lesson-water-table = 3 from the spores, and 15 from the water! From your 6 sources we subtract what the driest world has. That is 1, so 5 remain.
lesson-water-learnt = Learnt: 1, 2, 3, 4, or 5 and more sources above the driest world bring 1, 3, 6, 10 or 15. Whoever has the fewest gets nothing.

## Who begins, and the gods of others

lesson-steal = Who begins, and fetching a god
lesson-steal-first = After choosing, whoever has the most life energy begins; among equals, whose marker lies on top (by lot at first). The other player leads.
lesson-steal-theirs = And Metsat, the god of forests, is over there, too. But not for long.
lesson-steal-keep = Your top row has two forests. Keep the Game Trail: tap it twice. The other player will go first.
lesson-steal-lay = Place the Game Trail on field 3, top right. Three forests in a row: Metsat comes over to you.
lesson-steal-call = Metsat counts a kind of animal that you name. Tap Metsat, then the land animals: 2 life energy.
lesson-steal-other = That would work too. Here Metsat with land animals brings the most.
lesson-steal-line = Fields 3 and 9 count land animals, too: two of them with the new card. Press “Activate all”.
lesson-steal-sow = Buy another spore with field 6: tap field 6, then field 3, your Game Trail.
lesson-steal-score = A scoring: Metsat and the spore work once more. Press “Activate all”.
lesson-steal-marker = Overtaken! Whoever gains life energy lays the marker on top. Beyond 99 it goes on: 102 is more than 98.
lesson-steal-learnt = Learnt: a god moves to whoever completes its line. And who begins is worked out anew in every turn.

## On your own

lesson-alone = The second half is yours
lesson-alone-rounds = Half-time. A match has four rounds of three turns and a scoring; the third begins now. After the fourth scoring it is over.
lesson-alone-cards = From now on cards come from the second age: a new, shuffled deck with more animals. Every card is there only once.
lesson-alone-piles = Moon or star on the notch tells whether you take the pile on your left or right. The last card goes into the Black Hole unseen.
lesson-alone-back = A slip? Take it back, as long as nobody has answered or looked at new cards. Cards you have had in your hand are shown to you again.
lesson-alone-tables = Two to five of you can play, always all on the same side of the board. This is side A, the better one for a start.
lesson-alone-try = A hint: place the Dome Market in your right column: three flying animals, and Taivas comes. In the end only life energy counts. Enjoy!
