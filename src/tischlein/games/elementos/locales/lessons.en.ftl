### Learning Elementos: the words of the lessons. At most thirty for a step, so that they fit on a phone.

## For an allowed answer that is not the task

lesson-other-move = That is allowed, too. Here another move is the point.
lesson-other-lay = That is allowed, too. Here we want fire on b3.
lesson-other-turn = That is allowed, too. Here we want wood on a3, with fire below: flip the disc in the supply.
lesson-other-suggest = That works, too. Here please try “Suggest”.

## Moving and capturing

lesson-first = Moving and capturing
lesson-first-aim = You are White and play upwards. Whoever’s wand first stands on the far row wins. For you that is a8, b8 or c8.
lesson-first-move = You take turns. A disc goes one square ahead, diagonally ahead or sideways, never back. Tap the disc on b3, then b4.
lesson-first-drink = Now there is black water on a5, and your disc shows wood. Wood drinks water! Tap b4, then a5.
lesson-first-near = Captured! Now wood lies on b5. Fire burns wood: bring your fire closer, from a3 to a4.
lesson-first-burn = Now the wood lies diagonally ahead of your fire. Capture it: tap a4, then b5.
lesson-first-learnt = Learnt: fire burns wood, wood drinks water, water quenches fire. Equals leave each other alone. You never have to capture.

## Setting up

lesson-setup = Setting up
lesson-setup-curtain = Before the match you set up, both at the same time and behind curtains. Nobody sees the other half.
lesson-setup-discs = Your supply: nine discs, three of fire and wood, three of wood and water, three of water and fire. Only the upper face counts.
lesson-setup-lay = You already have the disc with fire in hand. Tap the square b3 to lay it there.
lesson-setup-turn = The next one should show wood: tap the fire in the supply, and it flips. Then place it on a3.
lesson-setup-suggest = You can lay all nine like this, just as you please. Or press “Suggest”: then they all lie there, three of each symbol.
lesson-setup-ready = All nine are laid. Press “Done”. As soon as Black is done too, the curtains open.
lesson-setup-learnt = Learnt: nine discs, laid as you like. The wand starts in the middle one, for you on b2. Luck decides who goes first.

## Flipping

lesson-flip = Flipping
lesson-flip-blocked = On a5 there is water, stronger than your fire on a4. Equal symbols, your own discs and the enemy’s carrier block the way, too.
lesson-flip-under = The small symbol at the rim shows what lies below your disc: wood on a4. You may never look under the others.
lesson-flip-flip = Flip your disc: tap a4, and tap it again. That is a whole turn.
lesson-flip-drink = Your wood is stronger than the water. Capture it: tap a4, then a5.
lesson-flip-sideways = More water, right beside you. You may move and capture sideways, too: tap a5, then b5.
lesson-flip-learnt = Learnt: flipping costs a turn and changes what you beat. Captured discs show both faces to everybody.

## The wand

lesson-wand = The wand and its carrier
lesson-wand-carrier = Your wand always stands in one of your discs. That is the carrier, now on b2.
lesson-wand-hand = Hand the wand on: to a disc of yours straight ahead, diagonally ahead or beside it. Tap b2, then a3.
lesson-wand-advance = The carrier itself only goes straight ahead, onto an empty square. Tap a3, then a4.
lesson-wand-safe = Water ahead of your fire! Never mind: a carrier cannot be captured. But it captures nothing either, so it is stuck here.
lesson-wand-clear = Clear its way. Your wood on b4 drinks the water: tap b4, then a5.
lesson-wand-ahead = Now a disc of yours lies ahead of the wand. Hand it on: tap a4, then a5.
lesson-wand-learnt = Learnt: the wand wanders to a neighbour or advances with its carrier, never back. The old carrier is an ordinary disc again.

## Winning

lesson-win = Winning
lesson-win-near = Almost there: your wand is on b6, and c8 on the last row is empty.
lesson-win-clear = Wood still lies on c7. Your fire on c6 burns it: tap c6, then c7.
lesson-win-hand = Hand the wand diagonally ahead to your fire: tap b6, then c7.
lesson-win-last = One more step. Tap c7, then c8!
lesson-win-other = You have won! Handing the wand on to a disc on the last row wins, too. A disc without the wand wins nothing there.
lesson-win-learnt = Learnt: only the wand on the last row wins. You may resign at any time, and you can agree on a draw.

## To and fro

lesson-standoff = To and fro, and draws
lesson-standoff-duel = Two discs oppose each other: yours on a4, a black one on a5. Black has just flipped, and its fire threatens your wood.
lesson-standoff-flip = Flip as well: tap a4 twice. Fire against fire, nothing happens.
lesson-standoff-again = Black has flipped again: water! Flip once more, wood is stronger. Tap a4 twice.
lesson-standoff-cord = Both have flipped twice, with no other move in between. Now both are locked: they may not flip any more, but move and capture.
lesson-standoff-capture = The water on a5 cannot save itself now. Capture it: tap a4, then a5.
lesson-standoff-ends = The lock ends as soon as one of the two moves away, is captured or receives a wand.
lesson-standoff-third = The same position for the third time is a draw: the same discs, symbols, carriers and locks, and the same side to move.
lesson-standoff-sixty = It is also a draw after 60 moves in which nobody gets ahead: no capture, no disc ahead, no wand to another row.
lesson-standoff-stuck = Very rarely somebody can do nothing at all. Then they may flip a locked disc; without one they pass.
lesson-standoff-learnt = Learnt: there is no endless to and fro. It ends with a lock or in a draw.

## On your own

lesson-alone = Now you play
lesson-alone-back = On your own you take back only what nobody has learnt anything from. After a capture or a new underside both must agree.
lesson-alone-ahead = You have captured two discs already, and it is your turn: move, flip or hand the wand on.
lesson-alone-try = A hint: advance with discs side by side, and hand the wand from one to the next. It must reach the far row. Enjoy!
