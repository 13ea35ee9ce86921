## What the lessons say

lesson-other-spirit = That one has a secret too. In this lesson take the one we talk about.
lesson-other-gift = That would work too. Keep your gifts here, and end your turn.

lesson-tiles = Twelve tiles
lesson-tiles-element = Build a path and lure spirits onto it; most points win. First you need an element: tap fire twice.
lesson-tiles-other = A fine element too! Here you play fire.
lesson-tiles-pool = Three fire tiles and one of each other are yours for sure. The common pool was shuffled and split: these six are your pack.
lesson-tiles-fire = Keep one tile in secret, the rest is passed on. Fire pays beside fire: tap the fire tile twice.
lesson-tiles-not-fire = You can take that one later. Fire fits your element better.
lesson-tiles-next = Now you hold the other pack, with one tile gone. Take what you like, water for example: two taps.
lesson-tiles-learnt = This goes on until the packs are empty; the last tile comes by itself. Then everybody has twelve, and nobody knows which ones you kept.

lesson-path = The path
lesson-path-touch = Ten of your twelve tiles are laid; the first went in the middle. Each new one must share a whole side with a laid one; corners do not count.
lesson-path-water = Water wants to flow: three in a row are a river, 3 points. Take water from your supply and lay it right of the two water tiles below.
lesson-path-water-other = It may lie there. For a river, water must go right of the two water tiles in the lower row.
lesson-path-fire = Fire spreads: any three that touch each other are a triangle, 2 points. Lay your fire into the gap in the middle of the path.
lesson-path-fire-other = That would work. In the gap in the middle it makes another triangle.
lesson-path-air = Air likes to come in twos: your two side by side are a pair, 2 points. A third one beside them would spoil it.
lesson-path-lift = Earth likes to be alone, but at the top right two lie side by side. One tap picks a tile up again: take the outermost earth.
lesson-path-lift-other = You can pick that one up. What is in the way here is the earth at the top right.
lesson-path-earth = The earth is in your hand again. Lay it at the bottom right, beside the water: now each is by itself, 1 point for each clearing.
lesson-path-earth-other = There is room too. At the bottom right, beside the water, it makes a clearing.
lesson-path-done = All twelve are laid and connected: 13 points! Say “done”.
lesson-path-done-other = Rebuild as you like in a match of your own. Here 13 points are enough: “done”.
lesson-path-rebuild = You can pick up tiles 48 times, towards the end only those that break nothing apart. When all are done, the paths lie open and stay as they are.
lesson-path-learnt = Learnt: rivers, fire triangles, air pairs and clearings. Above are the points of your path; the scoring begins with them.

lesson-pair = A pair
lesson-pair-middle = Twenty spirits lie face down in the middle: four each of earth, air, water, fire and mask. Which is where, luck decides when they are turned up.
lesson-pair-first = Luck says who begins; here it is you. Tap spirit 8: second row, the third one.
lesson-pair-second = Earth! In each turn you turn up two spirits. Now take spirit 14: third row, the fourth one.
lesson-pair-own = Earth twice, a pair! One goes to your path, and on an earth tile it brings 1 point: tap the earth tile at the bottom right.
lesson-pair-own-other = It may lie there, but brings nothing. On an earth tile it counts.
lesson-pair-foreign = The other one goes where the fewest spirits are, here to your opponent. You choose the tile: one without earth, the second one at the top.
lesson-pair-foreign-other = On earth it would bring your opponent a point. Take another tile.
lesson-pair-power = Every pair has a power; that of earth can do nothing now, so nobody asks. Were your path full, both spirits would go to others.
lesson-pair-end = A pair brings no second turn. End yours.
lesson-pair-learnt = Learnt: turn up two, one for you, one for the path with the fewest spirits. A matching spirit brings 1 point, 2 in your own element.

lesson-memory = Remember it
lesson-memory-first = Now remember what you see. Turn up spirit 7: second row, the second one.
lesson-memory-second = Air. And now spirit 14: third row, the fourth one.
lesson-memory-cover = Air and fire, no pair. Have a good look, then turn them down again.
lesson-memory-cover-other = A gift for a third spirit? You will learn that soon. Turn them down this time.
lesson-memory-turn = Your gifts could do nothing, so your turn was over. Your opponent turned up water and earth, no pair either.
lesson-memory-new = Your turn again. Try a new one: spirit 10, second row, at the far right.
lesson-memory-again = Air! You have seen that before: your very first spirit, second row, the second one.
lesson-memory-again-other = That is not it. Air was spirit 7: second row, the second one.
lesson-memory-learnt = Learnt: everybody sees what lies face up; what was turned down you must remember. With the memory aid, a rule of the table, it stays visible.

lesson-power = The power
lesson-power-seen = Here you play with the memory aid: spirit 8 shows a small sign of fire, you have seen it before.
lesson-power-third = Water and fire are up, no pair. Pay a gift for a third spirit and take spirit 8, the fire you know.
lesson-power-third-other = Then the chance would be gone. Pay the gift and turn up spirit 8.
lesson-power-own = A pair after all, and fire is your element: 2 points on fire. Place the spirit on a free fire tile, in the middle for example.
lesson-power-own-other = On a fire tile it brings you 2 points, there nothing.
lesson-power-foreign = The other one goes to your opponent. Find it a tile that does not match, the second one at the top for example.
lesson-power-move = The power of fire, for free: move one of your spirits by one tile. Tap the water spirit on the fire tile, then the water tile below left.
lesson-power-move-other = This power has better plans: the water spirit wants to be on a water tile, just below.
lesson-power-others = The mask swaps two of your spirits. Air turns an opponent’s face up again, earth swaps two of an opponent’s, water moves one of theirs.
lesson-power-end = Keep your gifts for now. End your turn.
lesson-power-learnt = Learnt: a pair has a power, once and for free. Your spirits are all those on your path, whoever put them there.

lesson-gifts = The last gifts
lesson-gifts-phase = Everybody got ten gifts, you have six left. The middle is empty: now everybody has one last turn with gifts alone, and what is left expires.
lesson-gifts-swap = 1 gift, swap two of your spirits: water lies on fire, and below left fire on water. Choose “swap” and tap both.
lesson-gifts-swap-other = That would do something too. First swap water and fire, then both lie right.
lesson-gifts-move = 1 gift, move a spirit: in the lower row air lies on water, and above right an air tile is free. Move it there.
lesson-gifts-move-other = Not bad. But first the air spirit of the lower row should go to the free air tile.
lesson-gifts-upgrade = 1 gift, upgrade: it stays on the spirit and doubles it. A fire spirit on fire then brings you 4 instead of 2.
lesson-gifts-upgrade-other = That brings less. A fire spirit on a fire tile counts most for you.
lesson-gifts-cover = 1 gift, cover: your opponent still has a turn! Cover the fire spirit with the gift, then nobody can move it. It costs no points.
lesson-gifts-cover-other = Better protect the most precious one: a fire spirit on a fire tile.
lesson-gifts-foreign = 2 gifts, move an opponent’s spirit: in the middle of the other path water lies on water. Push it up left, to the free air tile.
lesson-gifts-foreign-other = There is something better: the water in the middle of the other path. Up left an air tile is free.
lesson-gifts-score = Scored: paths first, then spirits. A matching one brings 1, twice that with a gift, twice again in your own element. 24 to 16, you win! Ties share.
lesson-gifts-others = For 2 gifts too: swap two of an opponent’s spirits, or turn a covered one face up. Until then only the owner of the path sees what it is.
lesson-gifts-learnt = Learnt: spend gifts before turning up or after it. When they can do nothing more, your turn ends. After 300 turns without a pair the spirits withdraw.

lesson-omens = Good Omens
lesson-omens-two = With Good Omens everybody has two of the seven of their element, drawn or chosen. Hidden ones are yours alone to know; the other five are your stack.
lesson-omens-mask = This omen wants fire and earth side by side, 1 point. It is fulfilled once already: the mask beside the fire stands for earth.
lesson-omens-own = You have a pair of earth. Place one spirit on the earth tile at the bottom right: there it lies beside the fire and beside the mask.
lesson-omens-own-other = There is less to gain there. At the bottom right fire and mask are beside it.
lesson-omens-foreign = Your opponent gets the other one, on the water tile at the bottom left, right beside the fire spirit. You will see why.
lesson-omens-foreign-other = Take the water tile at the bottom left of the other path: it is beside the fire spirit.
lesson-omens-swap = The power of earth swaps two of an opponent’s spirits on adjacent tiles. Swap the fire with the earth: then both lie wrong.
lesson-omens-swap-other = Better swap fire and earth: no fire should stay on that fire tile.
lesson-omens-thrice = Fulfilled three times! Every pair of tiles counts, with the same spirits too. Gifts and your own element do not double omens.
lesson-omens-exchange = The other omen will be hard. For 2 gifts it leaves the game, and you draw the top one of your stack.
lesson-omens-exchange-other = Try here how an omen is exchanged: choose the gift, then the omen with three spirits.
lesson-omens-tile = Some omens want a certain spirit on a certain tile, and count for each that lies so. No mask helps there.
lesson-omens-learnt = Learnt: at the scoring everybody shows their omens. What counts are the two in play, on your own path, as often as they are fulfilled.

lesson-alone = Your turn
lesson-alone-here = Both paths lie, the middle is full, and you begin. Your opponent is level 1 and forgets a lot; you have the memory aid.
lesson-alone-try = Place spirits on their element, fire on fire above all, and keep some gifts for the end. Good luck!
