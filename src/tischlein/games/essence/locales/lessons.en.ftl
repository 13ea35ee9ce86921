### Learning Essence: every word of the lessons. At most 30 words a step.

lesson-emblem = The first turn
lesson-emblem-aim = How well do you know each other? Somebody secretly answers a question about themselves, the others guess the answer. Matches bring coins and cards. 2 to 7 can play.
lesson-emblem-computers = Two computers play with you today. Each is somebody who loves two things and dislikes one. Here they introduce themselves: that helps you guess.
lesson-emblem-set = Choose a set of guess cards and take it. The numeral on it is your number from now on.
lesson-emblem-ways = Nobody owns anything yet. You begin, and two way cards lie open. The symbol says how you guess, the colour which concepts come.
lesson-emblem-choose = Choose the card with the triangle and ask its question.
lesson-emblem-other = The five-star has a lesson of its own. Take the triangle here.
lesson-emblem-words = Three concepts from the blue stack lie open. Blue are sources of strength, yellow traits, green values, red emotions, white archetypes.
lesson-emblem-guess = Choose the concept that fits you best and lay it face down. At the same time the others guess what you lay.
lesson-emblem-wish = Asking for another concept comes in the next lesson. Lay one of the three here.
lesson-emblem-end = Only when everybody had laid theirs was everything turned over. That was a turn: choose a way card, guess in secret, reveal, talk.

lesson-triangle = The triangle
lesson-triangle-who = Now somebody else asks, and you guess. Below the question you see what this person loves and what tires them.
lesson-triangle-guess = The active player loves adventure, and will probably lay “sailing”. Guess that too.
lesson-triangle-other = Possible. But whoever loves adventure would rather sail. Lay the third concept.
lesson-triangle-match = A match! You get 1 silver, the active player the card they chose themselves: one, however many were right.
lesson-triangle-choose = Clockwise it is your turn now. One way card was left, one is new. Go on and choose the triangle.
lesson-triangle-way = Stay with the triangle: the five-star comes soon.
lesson-triangle-wish = One concept does not feel right? Once in a match you may ask for another, and nobody learns who did. Exchange the third.
lesson-triangle-third = In a moment. First press “Another concept, please”, then the third concept.
lesson-triangle-own = The third concept is new, and all guess again. Lay what fits you. As long as somebody is thinking, you could change your mind.
lesson-triangle-end = If somebody was right, the card is yours. Without a match nobody gets anything, even if the others agree. The rest is discarded.

lesson-fivestar = The five-star
lesson-fivestar-scale = On a five-star only one concept lies there. You guess a step: 1 is the least, 5 the most.
lesson-fivestar-guess = The active player loves closeness. “Visiting friends” surely gives them a great deal of strength: lay the 5.
lesson-fivestar-other = Whoever loves closeness that much goes all the way. Lay the highest step.
lesson-fivestar-gold = Exactly right: 1 silver for you. The active player gets 1 gold for every match. Nobody wins the concept card here.
lesson-fivestar-choose = Now you: go on, choose the five-star and let the others guess.
lesson-fivestar-way = This lesson is about the five-star. Take the other card.
lesson-fivestar-own = How much does cleanliness count for you? Lay your step, quite honestly.
lesson-fivestar-end = Only the same step is a match, near misses never count. Every match of the others brings you 1 gold.

lesson-circle = The circle
lesson-circle-choose = It is your turn. The circle asks about all of you together: choose it.
lesson-circle-way = You know the triangle already. Take the circle here.
lesson-circle-guess = This time, what most of you lay counts. Both computers love nature: lay the walk in the woods.
lesson-circle-other = It may be so, but the other two love nature. Lay what they will probably lay.
lesson-circle-majority = This is the majority: more often than any other number, and at least twice. All in it get 1 bronze. With a tie nobody gets anything.
lesson-circle-take = You are active and guessed with the majority, so you may take the card instead of the coin. Do it.
lesson-circle-coin = The coin would be fine too. Try the card here: three of three colours are a point.
lesson-circle-talk = Everybody gets what a turn brings at once. Now there is time to talk. When you have talked enough, “Go on” hands over.
lesson-circle-end = On a circle lay what the group will probably lay, not just what you like. When active, take coin or card, whichever you lack.

lesson-sevenstar = The seven-star
lesson-sevenstar-choose = The seven-star asks about one person of the group. Choose it.
lesson-sevenstar-way = You know the circle already. Take the seven-star here.
lesson-sevenstar-name = Who does the word fit? Beside the names you see what the computers love. Number II loves nature: name II.
lesson-sevenstar-other = That is allowed, even yourself. But “animal-loving” fits number II, who loves nature.
lesson-sevenstar-yellow = Whoever guessed with the majority gets 1 bronze. Yellow seven-star: the person named gets the card as well, however they guessed.
lesson-sevenstar-next = Talked enough? Hand over with “Go on”.
lesson-sevenstar-white = A white seven-star. “Sage”: who loves silence and deep conversations? Name number III.
lesson-sevenstar-sage = Think of the one who loves silence and deep conversations: number III.
lesson-sevenstar-bronze = White brings the active player 2 bronze instead of 1, if they guessed with the majority. The archetype goes back to its stack.
lesson-sevenstar-end = You know all four symbols. Supplies are no worry: discards are shuffled in again, at worst fewer concepts lie open, and coins never run out.

lesson-trade = Trading and counting
lesson-trade-last = Only one way card is left. It is the last turn, and you must take it.
lesson-trade-guess = Say “fighting spirit” this time. They know you that well here.
lesson-trade-second = For this lesson take the second concept, “fighting spirit”.
lesson-trade-next = A match, the red card is yours. With the last way card the turns are over: “Go on”.
lesson-trade-sets = Eight kinds: three metals, five colours. Gold, silver and bronze together are 1 essence point (EP), so are three cards of three colours. They never mix.
lesson-trade-gold = You lack gold. Now you may trade: two of a kind for one of any other. Give two silver and take a gold.
lesson-trade-other = That works too. But a gold makes an EP at once: two silver for one gold.
lesson-trade-advice = 1 EP! The adviser sees more: two bronze for a green card. Follow the advice.
lesson-trade-follow = The adviser has worked it out. Press “Follow the advice”.
lesson-trade-on = Three colours: 1 more EP. What you traded for may be traded on, only not back into its kind. Of the card only the colour counts.
lesson-trade-finish = Everybody trades at once, on their own. It will not get better: say that you are done.
lesson-trade-enough = Any more trades only cost. Press “Done trading”.
lesson-trade-end = You win, 2 EP to 1! With equal EP, whoever has more left over wins. So trade only what brings an EP.

lesson-alone = And now you
lesson-alone-now = Two turns are played, seven are to come. You have two silver already; for the first EP you lack bronze and gold.
lesson-alone-try = It is your turn. Choose way cards that bring what you lack, and before each guess read what the active player loves. Enjoy!
