### Essence: every word of the game. Way card, concept card, guess card, achievement and essence point as in the rules; questions and concepts are our own.

title = Essence
tagline = Who knows whom how well?
about = A question, a few concepts, and everybody guesses in secret: what does Mara say about herself? Those who are right collect coins and concept cards, and there is a lot to talk about afterwards. With the expansion “Archetypes & Emotions”. For 2 to 7, best with 3 or more, ages 12 and up, 20 to 60 minutes.

minutes = 20

seat-0 = Seat 1
seat-1 = Seat 2
seat-2 = Seat 3
seat-3 = Seat 4
seat-4 = Seat 5
seat-5 = Seat 6
seat-6 = Seat 7

## Symbols, coins, colours

word-triangle = triangle
word-fivestar = five-star
word-circle = circle
word-sevenstar = seven-star
word-gold = gold coin
word-silver = silver coin
word-bronze = bronze coin
word-yellow = trait
word-green = value
word-blue = source of strength
word-red = emotion
word-white = archetype
colour-yellow = traits
colour-green = values
colour-blue = sources of strength
colour-red = emotions
colour-white = archetypes
letter-triangle = 3
letter-fivestar = 5
letter-circle = O
letter-sevenstar = 7
letter-gold = G
letter-silver = S
letter-bronze = B
letter-yellow = T
letter-green = V
letter-blue = F
letter-red = E
letter-white = A
word-coin = bronze coin
word-card = concept card

help-triangle = Name one of the three concepts. If anybody matches, the active player gets that card, and every match brings 1 silver.
help-fivestar = Step 1 to 5. The active player gets 1 gold for every match, and every match itself brings 1 silver.
help-circle = What fits all of us? Everybody in the majority gets 1 bronze. The active player may take the card instead.
help-sevenstar-yellow = Who does it fit? Everybody in the majority gets 1 bronze. The card goes to the player with the most votes.
help-sevenstar-white = In which of us does this figure show? Everybody in the majority gets 1 bronze. The active player gets more, depending on how your table plays the white seven-star.

## The seven sets of guess cards

emblem-1 = flame
emblem-2 = sun
emblem-3 = star
emblem-4 = leaf
emblem-5 = wave
emblem-6 = moon
emblem-7 = feather
emblem-colour-1 = red
emblem-colour-2 = orange
emblem-colour-3 = yellow
emblem-colour-4 = green
emblem-colour-5 = light blue
emblem-colour-6 = indigo
emblem-colour-7 = violet

## How computers introduce themselves

character = { $name } loves { $first } and { $second }. Nothing tires { $name } like { $third }.
character-short = Loves { $first } and { $second }, tires of { $third }.
character-likes = Loves { $first } and { $second }
like-heart = closeness
like-drive = getting things done
like-calm = silence
like-mind = clever thoughts
like-create = all things beautiful
like-order = order
like-bold = adventure
like-play = silliness
like-depth = deep conversations
like-earth = nature
like-lead = the big stage
like-fair = justice
tire-heart = hugs
tire-drive = ambition
tire-calm = sitting still
tire-mind = long theories
tire-create = arts and crafts
tire-order = lists and plans
tire-bold = daring ideas
tire-play = loud parties
tire-depth = brooding
tire-earth = hiking in the rain
tire-lead = speaking to an audience
tire-fair = debates about rules
word-heart = heart
word-drive = drive
word-calm = calm
word-mind = mind
word-create = creativity
word-order = order
word-bold = boldness
word-play = lightness
word-depth = depth
word-earth = nature
word-lead = impact
word-fair = fairness

## Answers

action-emblem = Take guess cards { $number }
action-choose = Play { $way }
action-pick = Guess concept { $place }
action-rate = Guess step { $step }
action-name = Name number { $number }
action-abstain = No guess this time
action-swap = Draw another concept instead of { $place }
action-take = Take the { $what }
action-next = Go on
action-trade = Trade 2 × { $pay } for 1 × { $get }
action-follow = Follow the advice
action-finish = Done trading
kind-emblem = Choose guess cards
kind-choose = Choose a way card
kind-pick = Guess a concept
kind-rate = Guess a step
kind-name = Name somebody
kind-abstain = Abstain
kind-swap = Another concept
kind-take = Take
kind-next = Go on
kind-trade = Trade
kind-follow = Advice
kind-finish = Done

## What is asked

ask-emblem = Choose a set of guess cards. Its number will be yours.
ask-choose = It’s your turn. Which way card will you play?
ask-triangle = Guess one of the three concepts, in secret.
ask-fivestar = Guess a step from 1 to 5, in secret.
ask-circle = What fits all of you? Guess one of the three concepts, in secret.
ask-sevenstar = Who in the group is it? Guess, in secret.
ask-take = You’re in the majority. Do you take the coin or the card?
ask-next = Talked enough? Then on to the next turn.
ask-trade = Trade as often as you like, 2 of a kind for 1 of another. Then points are counted.

## What happens

event-begins = { $player } begins.
event-emblem = { $player } takes number { $number }.
event-turn = Turn { $turn }: { $player }.
event-way_shown = New on display: { $way }.
event-way_chosen = { $player } asks: { $question }
event-drawn = Face up: { $concepts }.
event-swapped = Somebody asks for another concept: { $new } instead of { $old }. Everyone guesses again.
event-void = There are not enough concepts for { $way }. The turn brings nothing.
event-revealed = The guesses, from seat 1 on: { $tips }.
event-coins =
    { $count ->
        [one] { $player } gets 1 { $kind }.
       *[other] { $player } gets { $count } { $kind }s.
    }
event-card = { $player } gets the concept card: { $concept }.
event-nothing = No match. Nobody gets anything.
event-market = All ways have been walked. Now everybody trades.
event-counted =
    { $trades ->
        [0] { $player } does not trade and has { $points } EP.
        [one] { $player } trades once and has { $points } EP.
       *[other] { $player } trades { $trades } times and has { $points } EP.
    }

## Why not?

why-number_first = First everybody chooses a set of guess cards.
why-choose_first = First choose one of the two way cards.
why-tip_first = First everybody lays a guess.
why-take_first = First take the coin or the card.
why-go_on_first = This turn has been scored. “Go on” begins the next one.
why-ways_walked = All way cards have been played. All that is left is trading.
why-trade_later = Trading comes at the very end, when all way cards have been played.
why-nothing_to_take = Coin or card is a choice after the reveal, and only on a circle with a majority.
why-number_chosen = Your number is settled: { $own }.
why-number_taken = { $player } has the guess cards { $number } already.
why-way_played = This way card ({ $way }) has been played in this match already.
why-not_on_display = This way card ({ $way }) is not face up. You can only choose one of these: { $display }.
why-asks_concept = Here you guess one of the face-up concepts. The symbol says so: { $symbol }.
why-asks_step = Here you guess a step from 1 to 5. The symbol says so: { $symbol }.
why-asks_player = Here you name somebody in the group. The symbol says so: { $symbol }.
why-no_such_place =
    { $count ->
        [one] Only one concept is face up, so there is none at place { $place }.
       *[other] Only { $count } concepts are face up, so there is none at place { $place }.
    }
why-not_at_table = Nobody at your table has the number { $number }.
why-not_yourself = { $number } is your own number, and at your table nobody names themselves.
why-must_tip = At your table everybody lays a guess. There is no abstaining.
why-no_wishes = At your table concepts are not exchanged.
why-wishes_used =
    { $count ->
        [one] You have asked for another concept in this match already, and once is the limit.
       *[other] You have asked for another concept { $count } times in this match. That is the limit.
    }
why-no_other_concept = There is no other concept left on this stack ({ $colour }).
why-not_in_box = You play without the expansion. Your table does not have this kind: { $get }.
why-no_pair =
    { $count ->
        [0] A trade needs two of a kind. You have none of these: { $pay }.
       *[other] A trade needs two of a kind. You have only { $count } of these: { $pay }.
    }
why-no_adviser = At your table there is no advice on trading.
why-nothing_better = Trading will not make it any better.
never-past = This turn is over. The button below leads on to the next one.

## What others are doing (for whoever waits)

await-emblem =
    { $count ->
        [one] { $players } chooses a set of guess cards.
       *[other] { $players } choose a set of guess cards.
    }
await-choose =
    { $count ->
        [one] { $players } chooses a way card.
       *[other] { $players } choose a way card.
    }
await-tip =
    { $count ->
        [one] { $players } is still guessing, in secret.
       *[other] { $players } are still guessing, in secret.
    }
await-take =
    { $count ->
        [one] { $players } chooses: the coin or the card?
       *[other] { $players } choose: the coin or the card?
    }
await-talk =
    { $count ->
        [one] Time to talk. { $players } goes on when you are done.
       *[other] Time to talk. { $players } go on when you are done.
    }
await-trade =
    { $count ->
        [one] The market is open: { $players } is trading.
       *[other] The market is open: { $players } are trading.
    }

## The end

reason-ways_walked =
    { $tie ->
        [all] All ways are walked, and you are all level.
        [several] All ways are walked. { $player } are level in the lead.
        [broken] All ways are walked. With equal essence points, { $player } has more achievements left.
       *[none] All ways are walked. { $player } has the most essence points.
    }
tie-leftover = the number of achievements left over
reason-resigned = { $player } has resigned.
reason-draw_agreed = You agreed on a draw.
source-coin_sets = coins: gold, silver and bronze
source-card_sets = concept cards of three colours

## House rules

option-deck_length = How long
option-deck_length-help = With talking, a turn takes about a minute and a half. All 38 way cards fill an evening; with “the same number of turns” the cards that would not go round are left out.
option-deck_length-full = all way cards
option-deck_length-equal_turns = the same number of turns
option-deck_length-three_each = three turns each
option-deck_length-four_each = four turns each
option-expansion = Archetypes & Emotions
option-expansion-help = Without the expansion there are only traits, values and sources, and 26 instead of 38 way cards.
option-expansion-true = with it
option-expansion-false = without
option-emotions = Emotions
option-emotions-help = For gentle rounds: 18 unpleasant feelings such as anger or envy stay in the box.
option-emotions-all = all
option-emotions-no_unpleasant = only light ones
option-concept_redraw = Another concept
option-concept_redraw-help = How often in a match you may ask for another concept if one does not feel right. No reasons needed; everyone guesses again afterwards.
option-concept_redraw-once = once
option-concept_redraw-off = never
option-concept_redraw-thrice = three times
option-trading_help = Help with trading
option-trading_help-help = The adviser works out the most that can be reached in the end, and by which trades. Only you see yours.
option-trading_help-suggest = show advice
option-trading_help-off = no advice
option-trading_help-auto = trade automatically
option-white_sevenstar = White seven-star
option-white_sevenstar-help = What the active player gets where there is a majority. The rules only say: “2 bronze coins”.
option-white_sevenstar-two_instead_if_majority = 2 instead of 1, if right
option-white_sevenstar-two_if_any_majority = 2, even if wrong
option-white_sevenstar-three_if_majority = 2 and 1 more, if right
option-self_vote_on_sevenstar = Naming yourself
option-self_vote_on_sevenstar-help = Whether you may lay your own number on a seven-star. If not, a seven-star never brings anything with two players: each can only name the other.
option-self_vote_on_sevenstar-true = allowed
option-self_vote_on_sevenstar-false = not allowed
option-abstaining = Abstaining
option-abstaining-help = Whether you may lay no guess at all. An active player who says nothing leaves everybody empty-handed.
option-abstaining-true = allowed
option-abstaining-false = not allowed
option-holdings_visible = Achievements
option-holdings_visible-help = Whether all can see what everybody has collected.
option-holdings_visible-true = open
option-holdings_visible-false = covered
option-question_variants = Different questions
option-question_variants-help = Whether way cards of one kind ask in different words or always with the same sentence.
option-question_variants-true = yes
option-question_variants-false = no
option-emblems = Guess cards
option-emblems-help = Whether you choose your numbers or get them by seat.
option-emblems-chosen = choose
option-emblems-dealt = by seat
option-start_player = Who begins
option-start_player-help = If the youngest is to begin, let them take seat 1.
option-start_player-random = drawn by lot
option-start_player-first_seat = seat 1
option-own_yellow = Your own traits
option-own_yellow-help = One word per line, at most 20. They are shuffled into the yellow cards.
option-own_green = Your own values
option-own_green-help = One value per line, at most 20. They are shuffled into the green cards.
option-own_blue = Your own sources
option-own_blue-help = What gives you strength: one per line, at most 20. They are shuffled into the blue cards.
option-own_red = Your own emotions
option-own_red-help = One feeling per line, at most 20. They are shuffled into the red cards.
option-own_white = Your own archetypes
option-own_white-help = One figure per line, at most 20. They are shuffled into the white cards.

## The computers

bot-level1-about = Likes to talk about itself and does not listen well yet.
bot-level2-about = Remembers roughly what you said lately.
bot-level3-about = Listens well and gets to know you better from turn to turn.
bot-level4-about = Forgets nothing and knows which card pays off.

## The first notes

tour-1 = It’s all about knowing each other: whoever guesses what the others say collects coins and concept cards. Three different ones make 1 essence point.
tour-2 = The symbol says how you guess, the colour which concepts come. Press and hold it for an explanation.
tour-3 = Everybody guesses at the same time, in secret. Until all have guessed you may change your mind.
tour-4 = Here lies what you have collected. Gold, silver and bronze are 1 essence point, and so are three concept cards in three colours.

## Parts of the view, for the plain board

field-turn = turn
field-turns = turns in all
field-ways_left = way cards face down
field-active = active seat
field-display = display
field-way = way card
field-question = question
field-symbol = symbol
field-colour = colour
field-concepts = concepts
field-concept = concept
field-text = concept of your own
field-reveal = revealed last
field-tips = guesses, from seat 1 on
field-majority = majority
field-matching = were right (seats)
field-laurel = most votes (seat)
field-gains = what it brought
field-kind = kind
field-kinds = in play
field-count = count
field-seats = at the table
field-seat = seat
field-number = number
field-roman = roman
field-holdings = achievements
field-points = essence points
field-coin_sets = from coins
field-card_sets = from concept cards
field-leftover = left over
field-cards = concepts won
field-swaps = other concepts
field-done = done
field-character = introduction
field-likes = likes
field-tires = is tired by
field-advice = advice
field-trades = trades
field-pay = 2 ×
field-get = for 1 ×
field-past = all turns
field-phase = phase
field-gold = gold
field-silver = silver
field-bronze = bronze
field-yellow = traits
field-green = values
field-blue = sources
field-red = emotions
field-white = archetypes
field-nature = role for the computer
value-phase-emblem = choosing guess cards
value-phase-choose = choosing a way card
value-phase-tip = everybody guesses
value-phase-take = coin or card
value-phase-talk = revealed
value-phase-trade = trading
value-phase-over = over

## On the board

turn-of = Turn { $turn } of { $turns }
ways-left = { $count } face down
asks-about = { $name } asks
no-hints = No hints before the reveal, please. Afterwards talk as much as you like.
no-majority = No majority, nobody gets anything.
nobody-matched = No match, nobody gets anything.
majority-is = The majority says: { $answer }
most-votes = Most votes: { $name }
your-things = Your achievements
points-now = { $points } EP
left-over = { $count } left over
best-from-here =
    { $points ->
        [one] No more than 1 EP can be reached.
       *[other] Up to { $points } EP can be reached.
    }
best-already = It won’t get any better than this.
advice-trade = 2 × { $pay } for 1 × { $get }
pay-with = Give two of these
get-one = Take one of these
done-trading = done trading
another-concept = Another concept, please
matched-most =
    { $count ->
        [one] { $first } and { $second } were of one mind most often: once.
       *[other] { $first } and { $second } were of one mind most often: { $count } times.
    }
your-keepsake = What you take home
at-the-table = At the table
introductions = The computers introduce themselves
computer = Computer
label-seat = { $player }, number { $roman }, { $points } EP
label-seat-covered = { $player }, number { $roman }, achievements covered
label-set = { $roman }: { $emblem }, { $colour }
label-pile =
    { $count ->
        [one] 1 × { $kind }
       *[other] { $count } × { $kind }
    }
number-is = Number { $roman }: { $emblem }
covered = covered
covered-long = At this table, what everybody has collected stays covered until the end.
won-cards = Concepts won
sets-coins = { $count } × three coins
sets-cards = { $count } × three cards
you-choose = It’s your turn
chooses = { $name } chooses a question
you-ask = You ask
your-tip-lies = Your guess is down: { $answer }
lies-face-down = lies face down
swap-which = Tap the concept that should go.
no-tip = no guess
revealed = Revealed
has-turn = asked
hit = Match
matched-by =
    { $count ->
        [one] One match! Somebody knows { $name } well.
       *[other] { $count } matches! People here know { $name } well.
    }
takes-which = { $name } is deciding: coin or card?
on-to-next = On to the next turn
last-turn = Last turn
last-said = { $name }: { $answer }
no-majority-short = No majority
your-trades = Your trades:
done-trading-wait = Done trading. The others are still at it.
points-gain = +{ $points } EP
short-gold = Gold
short-silver = Silver
short-bronze = Bronze
short-yellow = Trait
short-green = Value
short-blue = Source
short-red = Emotion
short-white = Archetype
keepsake = To take home
who-knew-whom = Who (left) guessed whom (top), and how often?

prompt-turn-over = Tap the board to turn everything over at once.
prompt-own-triangle = How do you see yourself? Choose one of the three concepts.
prompt-own-fivestar = How do you see yourself? Choose a step from 1 to 5.
prompt-other-triangle = What will { $name } answer? Choose one of the three concepts.
prompt-other-fivestar = What will { $name } answer? Choose a step from 1 to 5.
prompt-get = What will you take for them? Tap it.
prompt-pay = You give 2 × { $kind }.
your-tip = Your guess: { $answer }
take-coin-does = You get 1 bronze coin; the card is discarded.
take-card-does = You get the concept card instead of the bronze coin.
swap-does =
    { $count ->
        [one] Everybody then guesses again. You may do this once more.
       *[other] Everybody then guesses again. You may do this { $count } more times.
    }
turning-over = The guesses are being turned over …
all-things = Who has collected what?

## What things mean

explain-emblem = Guess cards and number
explain-emblem-meaning = You lay your guesses with these. The emblem and the Roman numeral stand for you: whoever means you on a seven-star lays that number.
explain-emblem-rule = 11
explain-triangle = { word-triangle }
explain-triangle-meaning = { help-triangle }
explain-triangle-rule = 21
explain-fivestar = { word-fivestar }
explain-fivestar-meaning = { help-fivestar }
explain-fivestar-rule = 22
explain-circle = { word-circle }
explain-circle-meaning = { help-circle }
explain-circle-rule = 24
explain-sevenstar = { word-sevenstar }
explain-sevenstar-meaning = Who does the concept fit? Everybody names one person. Whoever guesses with the majority gets 1 bronze. Yellow: the card goes to the person with the most votes. White: more bronze for the active player.
explain-sevenstar-rule = 25
explain-yellow = { word-yellow } (yellow)
explain-yellow-meaning = A concept card: what somebody is like. Three cards in three colours are 1 essence point.
explain-yellow-rule = 2
explain-green = { word-green } (green)
explain-green-meaning = A concept card: what matters to somebody. Three cards in three colours are 1 essence point.
explain-green-rule = 2
explain-blue = { word-blue } (blue)
explain-blue-meaning = A concept card: where somebody draws strength from. Three cards in three colours are 1 essence point.
explain-blue-rule = 2
explain-red = { word-red } (red)
explain-red-meaning = A concept card: what somebody feels. Three cards in three colours are 1 essence point.
explain-red-rule = 2
explain-white = { word-white } (white)
explain-white-meaning = A concept card: which figure lives in somebody. Three cards in three colours are 1 essence point.
explain-white-rule = 2
explain-gold = { word-gold }
explain-gold-meaning = From a five-star: the active player gets one for every match. Gold, silver and bronze together are 1 essence point.
explain-gold-rule = 22a
explain-silver = { word-silver }
explain-silver-meaning = For every match on a triangle or five-star. Gold, silver and bronze together are 1 essence point.
explain-silver-rule = 21
explain-bronze = { word-bronze }
explain-bronze-meaning = On a circle or seven-star, for all who guessed with the majority. Gold, silver and bronze together are 1 essence point.
explain-bronze-rule = 24
explain-points = Essence points (EP)
explain-points-meaning = Gold, silver and bronze together are 1 EP, and so are three concept cards in three colours. The most EP win; in a tie, what is left over counts.
explain-points-rule = 38
explain-cards = Concept cards
explain-cards-meaning = All concept cards won. Three in three different colours are 1 essence point.
explain-cards-rule = 2
explain-tips = Guesses, face down
explain-tips-meaning = Everybody lays one guess at the same time. They are turned over all at once, when everybody is ready.
explain-tips-rule = 19a
explain-hit = A match
explain-hit-meaning = This guess was right.
explain-hit-rule = 21
explain-majority = Majority
explain-majority-meaning = This answer lies there more often than any other, and at least twice.
explain-majority-rule = 23
explain-step = Step
explain-step-meaning = On a five-star you lay a step from 1, least, to 5, most. A near miss is a miss.
explain-step-rule = 22
explain-person = Somebody in the group
explain-person-meaning = On a seven-star you name somebody by laying their number.
explain-person-rule = 25
explain-character = Who the computer plays
explain-character-meaning = Two things this person likes and one that tires them. Know that, and you can guess their answers.
explain-character-rule = 43
explain-turns = Turns
explain-turns-meaning = Each way card is one turn. After the last one you trade, and then points are counted.
explain-turns-rule = 32
explain-things = { your-things }
explain-things-meaning = The coins and concept cards you have collected. A tap shows what everybody has.
explain-things-rule = 5
explain-last = { last-turn }
explain-last-meaning = What was revealed last. A tap shows all of it.
explain-last-rule = 20
explain-swap = { another-concept }
explain-swap-meaning = Instead of a guess: a concept that does not feel right is exchanged, and everybody guesses again. Nobody learns who asked.
explain-swap-rule = 19c
explain-abstain = { kind-abstain }
explain-abstain-meaning = Lay no guess this time. It counts as no number.
explain-abstain-rule = A17
explain-next = { action-next }
explain-next-meaning = Talk first, then go on: it is the next person’s turn.
explain-next-rule = 28a
explain-follow = { action-follow }
explain-follow-meaning = Makes all the trades that bring the most.
explain-follow-rule = 36a
explain-finish = { action-finish }
explain-finish-meaning = You stop trading. Points are counted when everybody is done.
explain-finish-rule = 37

## The questions of the way cards: what the active player reads out, and what the others see

word-triangle-yellow-0 = Which of these three words describes me best?
word-triangle-yellow-0-other = Which of these three words describes { $name } best?
word-triangle-yellow-1 = Which of these words would I use to introduce myself?
word-triangle-yellow-1-other = Which of these words would { $name } use as an introduction?
word-triangle-yellow-2 = Which of these three sides of me shows most often?
word-triangle-yellow-2-other = Which of these three sides does { $name } show most often?
word-triangle-green-0 = Which of these three values guides me most?
word-triangle-green-0-other = Which of these three values guides { $name } most?
word-triangle-green-1 = Which of these values would I be least willing to give up?
word-triangle-green-1-other = Which of these values would { $name } be least willing to give up?
word-triangle-green-2 = Which of these values would I stand up for first?
word-triangle-green-2-other = Which of these values would { $name } stand up for first?
word-triangle-blue-0 = Which of these three recharges me best?
word-triangle-blue-0-other = Which of these three recharges { $name } best?
word-triangle-blue-1 = Which of these would help me most on a hard day?
word-triangle-blue-1-other = Which of these would help { $name } most on a hard day?
word-triangle-blue-2 = Which of these would I treat myself to on a free afternoon?
word-triangle-blue-2-other = Which of these would be a treat for { $name } on a free afternoon?
word-triangle-red-0 = Which of these three feelings do I most like to make room for?
word-triangle-red-0-other = Which of these three feelings does { $name } most like to make room for?
word-triangle-red-1 = Which of these feelings would I invite in today?
word-triangle-red-1-other = Which of these feelings would { $name } invite in today?
word-triangle-red-2 = Which of these feelings do I get along with best?
word-triangle-red-2-other = Which of these feelings does { $name } get along with best?
word-triangle-red-3 = Which of these feelings has the most to tell me?
word-triangle-red-3-other = Which of these feelings has the most to tell { $name }?
word-triangle-white-0 = Which of these three figures is most alive in me?
word-triangle-white-0-other = Which of these three figures is most alive in { $name }?
word-triangle-white-1 = Which of these roles do I slip into most easily?
word-triangle-white-1-other = Which of these roles does { $name } slip into most easily?
word-fivestar-yellow-0 = How well does this word fit me?
word-fivestar-yellow-0-other = How well does this word fit { $name }?
word-fivestar-yellow-1 = How far do I recognise myself in this word?
word-fivestar-yellow-1-other = How far would { $name } say of this word: that’s me?
word-fivestar-yellow-2 = Does this word apply to me?
word-fivestar-yellow-2-other = Does this word apply to { $name }?
word-fivestar-green-0 = How much weight does this carry in my life?
word-fivestar-green-0-other = How much weight does this carry in { $name }’s life?
word-fivestar-green-1 = How much does this count for me?
word-fivestar-green-1-other = How much does this count for { $name }?
word-fivestar-blue-0 = How much strength does this give me?
word-fivestar-blue-0-other = How much strength does this give { $name }?
word-fivestar-blue-1 = How much energy do I draw from this?
word-fivestar-blue-1-other = How much energy does { $name } draw from this?
word-fivestar-red-0 = How often do I meet this feeling in everyday life?
word-fivestar-red-0-other = How often does { $name } meet this feeling in everyday life?
word-fivestar-red-1 = How regularly does this feeling drop by?
word-fivestar-red-1-other = How regularly does this feeling drop by at { $name }’s?
word-fivestar-red-2 = How often has this feeling been with me over the past year?
word-fivestar-red-2-other = How often has this feeling been with { $name } over the past year?
word-circle-green-0 = Which of these three values holds our group together most?
word-circle-green-1 = Which of these values would we write on our group’s banner?
word-circle-green-2 = Which of these values does our group live by most clearly?
word-circle-blue-0 = Which of these would our group most readily make time for together?
word-circle-blue-1 = Which of these would do us the most good as a group?
word-circle-blue-2 = Which of these would best rescue a rainy day for our group?
word-sevenstar-yellow-0 = Who in the group does this word fit best?
word-sevenstar-yellow-1 = Who in the group comes to mind first at the sound of this word?
word-sevenstar-white-0 = In which of us does this figure show most clearly?
word-sevenstar-white-1 = Who in the group could play this figure on stage without having to act?

## The way cards, in short

word-W01 = triangle: traits
word-W02 = triangle: traits
word-W03 = triangle: traits
word-W04 = triangle: values
word-W05 = triangle: values
word-W06 = triangle: values
word-W07 = triangle: sources of strength
word-W08 = triangle: sources of strength
word-W09 = triangle: sources of strength
word-W10 = triangle: emotions
word-W11 = triangle: emotions
word-W12 = triangle: emotions
word-W13 = triangle: emotions
word-W14 = triangle: archetypes
word-W15 = triangle: archetypes
word-W16 = five-star: traits
word-W17 = five-star: traits
word-W18 = five-star: traits
word-W19 = five-star: values
word-W20 = five-star: values
word-W21 = five-star: values
word-W22 = five-star: sources of strength
word-W23 = five-star: sources of strength
word-W24 = five-star: emotions
word-W25 = five-star: emotions
word-W26 = five-star: emotions
word-W27 = circle: values
word-W28 = circle: values
word-W29 = circle: values
word-W30 = circle: sources of strength
word-W31 = circle: sources of strength
word-W32 = circle: sources of strength
word-W33 = seven-star: traits
word-W34 = seven-star: traits
word-W35 = seven-star: traits
word-W36 = seven-star: archetypes
word-W37 = seven-star: archetypes
word-W38 = seven-star: archetypes

## The steps of the scale

scale-yellow-1 = not at all
scale-yellow-2 = hardly
scale-yellow-3 = partly
scale-yellow-4 = quite
scale-yellow-5 = completely
scale-green-1 = unimpor­tant
scale-green-2 = rather unimpor­tant
scale-green-3 = moderately important
scale-green-4 = important
scale-green-5 = indispens­able
scale-blue-1 = none
scale-blue-2 = a little
scale-blue-3 = some
scale-blue-4 = a lot
scale-blue-5 = a great deal
scale-red-1 = (almost) never
scale-red-2 = rarely
scale-red-3 = sometimes
scale-red-4 = often
scale-red-5 = very often
scale-white-1 = not at all
scale-white-2 = hardly
scale-white-3 = partly
scale-white-4 = quite strongly
scale-white-5 = very strongly

## Traits

word-y001 = warm-hearted
word-y002 = empathetic
word-y003 = helpful
word-y004 = caring
word-y005 = hospitable
word-y006 = generous
word-y007 = affectionate
word-y008 = tactful
word-y009 = attentive
word-y010 = energetic
word-y011 = purposeful
word-y012 = hard-working
word-y013 = persevering
word-y014 = ambitious
word-y015 = hands-on
word-y016 = nimble
word-y017 = tenacious
word-y018 = passionate
word-y019 = unruffled
word-y020 = patient
word-y021 = even-tempered
word-y022 = level-headed
word-y023 = gentle
word-y024 = modest
word-y025 = reserved
word-y026 = discreet
word-y027 = lenient
word-y028 = eager to learn
word-y029 = perceptive
word-y030 = analytical
word-y031 = well-read
word-y032 = sceptical
word-y033 = far-sighted
word-y034 = focused
word-y035 = versatile
word-y036 = inventive
word-y037 = imaginative
word-y038 = musical
word-y039 = original
word-y040 = dexterous
word-y041 = stylish
word-y042 = dreamy
word-y043 = keen to experiment
word-y044 = reliable
word-y045 = tidy
word-y046 = punctual
word-y047 = thorough
word-y048 = conscientious
word-y049 = thrifty
word-y050 = disciplined
word-y051 = practical
word-y052 = cautious
word-y053 = fearless
word-y054 = adventurous
word-y055 = self-reliant
word-y056 = spontaneous
word-y057 = daring
word-y058 = free of ties
word-y059 = headstrong
word-y060 = unconventional
word-y061 = funny
word-y062 = playful
word-y063 = cheerful
word-y064 = mischievous
word-y065 = carefree
word-y066 = optimistic
word-y067 = sociable
word-y068 = quick-witted
word-y069 = self-deprecating
word-y070 = profound
word-y071 = pensive
word-y072 = intuitive
word-y073 = sensitive
word-y074 = mysterious
word-y075 = romantic
word-y076 = idealistic
word-y077 = close to nature
word-y078 = sporty
word-y079 = down-to-earth
word-y080 = animal-loving
word-y081 = tough
word-y082 = home-loving
word-y083 = sweet-toothed
word-y084 = agile
word-y085 = charismatic
word-y086 = self-assured
word-y087 = persuasive
word-y088 = decisive
word-y089 = assertive
word-y090 = eloquent
word-y091 = diplomatic
word-y092 = rousing
word-y093 = sincere
word-y094 = unprejudiced
word-y095 = impartial
word-y096 = loyal
word-y097 = incorruptible
word-y098 = willing to compromise
word-y099 = polite
word-y100 = cosmopolitan

## Values

word-g001 = friendship
word-g002 = family
word-g003 = emotional security
word-g004 = compassion
word-g005 = closeness
word-g006 = partnership
word-g007 = trust
word-g008 = cohesion
word-g009 = kindness
word-g010 = achievement
word-g011 = success
word-g012 = growth
word-g013 = commitment
word-g014 = progress
word-g015 = mastery
word-g016 = willpower
word-g017 = initiative
word-g018 = harmony
word-g019 = peace
word-g020 = mindfulness
word-g021 = simplicity
word-g022 = leisure
word-g023 = humility
word-g024 = safety
word-g025 = constancy
word-g026 = privacy
word-g027 = knowledge
word-g028 = education
word-g029 = truth
word-g030 = clarity
word-g031 = reason
word-g032 = insight
word-g033 = objectivity
word-g034 = life experience
word-g035 = beauty
word-g036 = creativity
word-g037 = diversity
word-g038 = art
word-g039 = innovation
word-g040 = individuality
word-g041 = culture
word-g042 = craftsmanship
word-g043 = sense of duty
word-g044 = tradition
word-g045 = attention to detail
word-g046 = stability
word-g047 = structure
word-g048 = efficiency
word-g049 = quality
word-g050 = cleanliness
word-g051 = freedom
word-g052 = independence
word-g053 = courage
word-g054 = openness
word-g055 = change
word-g056 = self-determination
word-g057 = flexibility
word-g058 = spirit of discovery
word-g059 = humour
word-g060 = lightness
word-g061 = zest for life
word-g062 = fun
word-g063 = enjoyment
word-g064 = cosiness
word-g065 = variety
word-g066 = meaning
word-g067 = faith
word-g068 = spirituality
word-g069 = authenticity
word-g070 = devotion
word-g071 = love
word-g072 = reconciliation
word-g073 = forgiveness
word-g074 = self-respect
word-g075 = health
word-g076 = nature conservation
word-g077 = a place to call home
word-g078 = well-being
word-g079 = animal welfare
word-g080 = fitness
word-g081 = vitality
word-g082 = recreation
word-g083 = influence
word-g084 = recognition
word-g085 = good reputation
word-g086 = responsibility
word-g087 = prosperity
word-g088 = honour
word-g089 = leadership
word-g090 = competition
word-g091 = being a role model
word-g092 = justice
word-g093 = honesty
word-g094 = tolerance
word-g095 = fidelity
word-g096 = respect
word-g097 = equality
word-g098 = solidarity
word-g099 = sustainability
word-g100 = the common good

## Sources of strength

word-b001 = a walk in the woods
word-b002 = walking barefoot
word-b003 = swimming in a lake
word-b004 = gardening
word-b005 = the sound of the sea
word-b006 = mountain hiking
word-b007 = cycling
word-b008 = pets
word-b009 = birdsong
word-b010 = good food
word-b011 = camping
word-b012 = hugs
word-b013 = long conversations
word-b014 = family gatherings
word-b015 = children’s laughter
word-b016 = writing letters
word-b017 = visiting friends
word-b018 = breakfast together
word-b019 = giving presents
word-b020 = meditating
word-b021 = drinking tea
word-b022 = doing nothing
word-b023 = time alone
word-b024 = candlelight
word-b025 = a hammock
word-b026 = sleeping in
word-b027 = a hot bath
word-b028 = reading
word-b029 = solving puzzles
word-b030 = visiting museums
word-b031 = learning languages
word-b032 = documentaries
word-b033 = fascinating talks
word-b034 = painting and drawing
word-b035 = making music
word-b036 = singing
word-b037 = cooking
word-b038 = baking cakes
word-b039 = taking photographs
word-b040 = telling stories
word-b041 = arts and crafts
word-b042 = acting on stage
word-b043 = tidying up
word-b044 = ticking off lists
word-b045 = making plans
word-b046 = repairing things
word-b047 = daily routines
word-b048 = jogging
word-b049 = team sports
word-b050 = finishing things
word-b051 = getting up early
word-b052 = a tricky project
word-b053 = travelling to distant countries
word-b054 = riding roller coasters
word-b055 = climbing
word-b056 = an unplanned trip
word-b057 = exploring unfamiliar cities
word-b058 = sailing
word-b059 = board games
word-b060 = telling jokes
word-b061 = dancing
word-b062 = a big party
word-b063 = dressing up
word-b064 = going to the cinema
word-b065 = video games
word-b066 = eating ice cream
word-b067 = keeping a diary
word-b068 = praying
word-b069 = old photo albums
word-b070 = a starry sky
word-b071 = listening to music
word-b072 = philosophising
word-b073 = sunrises
word-b074 = speaking to an audience
word-b075 = being praised
word-b076 = teaching others
word-b077 = hosting guests
word-b078 = volunteering
word-b079 = settling quarrels
word-b080 = sharing

## Emotions

word-r001 = tenderness
word-r002 = being in love
word-r003 = connectedness
word-r004 = happiness for others
word-r005 = gratitude
word-r006 = loneliness
word-r007 = homesickness
word-r008 = the urge to get going
word-r009 = enthusiasm
word-r010 = fighting spirit
word-r011 = impatience
word-r012 = anger
word-r013 = frustration
word-r014 = restlessness
word-r015 = contentment
word-r016 = relief
word-r017 = relaxation
word-r018 = inner calm
word-r019 = indifference
word-r020 = tiredness
word-r021 = wonder
word-r022 = fascination
word-r023 = curiosity
word-r024 = doubt
word-r025 = confusion
word-r026 = boredom
word-r027 = inspiration
word-r028 = delight
word-r029 = surprise
word-r030 = longing
word-r031 = satisfaction
word-r032 = confidence in the future
word-r033 = worry
word-r034 = nervousness
word-r035 = feeling overwhelmed
word-r036 = remorse
word-r037 = wanderlust
word-r038 = thrill
word-r039 = excitement
word-r040 = fear
word-r041 = defiance
word-r042 = joy
word-r043 = high spirits
word-r044 = anticipation
word-r045 = exuberance
word-r046 = buoyancy
word-r047 = amusement
word-r048 = schadenfreude
word-r049 = awe
word-r050 = being moved
word-r051 = bliss
word-r052 = wistfulness
word-r053 = nostalgia
word-r054 = melancholy
word-r055 = sadness
word-r056 = comfort
word-r057 = spring fever
word-r058 = disgust
word-r059 = fright
word-r060 = pride
word-r061 = admiration
word-r062 = triumph
word-r063 = stage fright
word-r064 = embarrassment
word-r065 = envy
word-r066 = hope
word-r067 = indignation
word-r068 = jealousy
word-r069 = disappointment
word-r070 = guilt

## Archetypes

word-w001 = queen / king
word-w002 = warrior
word-w003 = magician
word-w004 = lover
word-w005 = healer
word-w006 = fool
word-w007 = sage
