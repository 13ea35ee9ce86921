/** What the question bar says: the next tap, and what the card in hand does. */
import type { Player, Say } from '$lib/board';
import type { Named, Prompt } from '$lib/chooser.svelte';
import { nameOf } from '$lib/frames/seats';
import { isCard, type Actions } from './actions.svelte';
import { ROMAN } from './figures';
import type { EssenceView } from './types';
import { conceptWord, isAboutOne, seatWith } from './words';

export function promptOf(say: Say, view: EssenceView, players: Player[], actions: Actions): Prompt | null {
  if (actions.isSwapping) {
    const left = view.seat === null ? 0 : (view.seats[view.seat]?.swaps ?? 0);
    return { next: say('swap-which'), does: say('swap-does', { count: left }) };
  }
  if (actions.paying !== null) {
    return { next: say('prompt-get'), does: say('prompt-pay', { kind: say(`word-${actions.paying}`) }) };
  }
  const { held } = actions;
  if (held && isCard(held)) return { next: say(`kind-${held.do}`), does: deedWords(say, view, players, held) };
  return view.phase === 'tip' && !actions.laid ? tipPrompt(say, view, players) : null;
}

function deedWords(say: Say, view: EssenceView, players: Player[], held: Named): string {
  switch (held.do) {
    case 'emblem': {
      const number = ROMAN.indexOf(String(held.number)) + 1;
      const facts = { emblem: say(`emblem-${number}`), colour: say(`emblem-colour-${number}`) };
      return say('label-set', { roman: String(held.number), ...facts });
    }
    // What it brings stands on the card.
    case 'choose':
      return '';
    case 'take':
      return say(`take-${held.what}-does`);
    default:
      return say('your-tip', { answer: tipWords(say, view, players, held) });
  }
}

/** A guess as one would say it. */
export function tipWords(say: Say, view: EssenceView, players: Player[], tip: Named): string {
  if (tip.do === 'pick') {
    const concept = view.concepts[Number(tip.place) - 1];
    return concept ? conceptWord(say, concept) : '';
  }
  if (tip.do === 'rate') return say(`scale-${view.way?.colour}-${tip.step}`);
  if (tip.do === 'abstain') return say('kind-abstain');
  const named = seatWith(view.seats, ROMAN.indexOf(String(tip.number)) + 1);
  return named ? nameOf(say, players, named.seat) : '';
}

/** Whose answer is meant: one's own is a different question from another's. */
function tipPrompt(say: Say, view: EssenceView, players: Player[]): Prompt | null {
  if (!view.way || !isAboutOne(view.way)) return null;
  if (view.seat === view.active) return { next: say(`prompt-own-${view.way.symbol}`) };
  return { next: say(`prompt-other-${view.way.symbol}`, { name: nameOf(say, players, view.active) }) };
}
