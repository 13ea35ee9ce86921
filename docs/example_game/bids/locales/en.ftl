### Bids: all the words of the game.

title = Bids
tagline = One card, face down, all at once
about = Everybody holds a few secret cards and offers one of them for the prize on the table. The single highest card takes it. For two to four, about 3 minutes.

## What one can do

action-bid = Offer the { $card }
kind-bid = Offer a card

## What is asked

ask-bid = Which card do you offer?

## What happened

event-dealt = You hold { $cards }.
event-opened = A prize of { $prize } lies on the table.
event-shown = The cards are turned over: { $cards }.
event-taken = { $player } takes { $prizes }.

## How it ends

reason-hands_empty = All cards are played: { $player } has collected the most.
source-prizes = Prizes

## What the table may choose

option-hand = Cards in hand
option-hand-help = As many rounds as cards.
option-hand-5 = five
option-hand-4 = four
option-hand-3 = three
option-ties = Shared highest card
option-ties-help = What happens to the prize when two offer the same highest card.
option-ties-discard = nobody gets the prize
option-ties-carry = it stays for the next round

## For the ears

label-hand = Your hand
label-prize = On the table
label-played = Played
label-won = Taken
