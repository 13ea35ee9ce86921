/** The true question: what the next tap does, and what the selection brings and costs. */
import type { Say } from '$lib/board';
import type { Named, Prompt } from '$lib/chooser.svelte';
import type { FaceView, RauhaView } from './types';
import { gainOfPreview, gainOfUse, gainSentence, type Gain } from './words';

interface Choice {
  view: RauhaView;
  picked: Named;
  /** The card I have kept in secret. */
  kept: string | null;
  say: Say;
}

/** Null where the view's own question says it all. */
export function promptOf(choice: Choice): Prompt | null {
  const { view, picked, say } = choice;
  if (picked.do === 'discard_for_spore') return { next: say('caption-spore'), does: say('prompt-spore-for-card') };
  if (view.ask === 'keep') return keeping(choice);
  if (view.ask === 'place') return placing(choice);
  return view.ask === '' ? null : using(choice);
}

function keeping({ view, picked, kept, say }: Choice): Prompt | null {
  const card = picked.card === undefined ? kept : String(picked.card);
  const face = card === null ? undefined : view.faces[card];
  if (card === null || !face) return null;
  if (picked.card === undefined) {
    return { next: say('prompt-kept', { card: say(`word-${card}`) }), does: say('prompt-kept-still') };
  }
  const isPayable = view.previews.find(({ id }) => id === card)?.payable !== false;
  const name = say(`word-${card}`);
  return {
    next: say('prompt-keep'),
    does: isPayable ? priceOf(name, face, say) : say('prompt-unpayable', { card: name }),
  };
}

/** Short: the bar must not grow while one looks through the cards. */
function priceOf(card: string, { price, cells }: FaceView, say: Say): string {
  if (price > 0) return say('prompt-price', { card, price });
  return cells.length > 0 ? say('prompt-cells', { card, cells: cells.join(', ') }) : say('prompt-free', { card });
}

function placing({ view, picked, say }: Choice): Prompt | null {
  const card = view.hand[0];
  const preview = view.previews.find(({ id }) => id === card);
  if (card === undefined || !preview) return null;
  const name = say(`word-${card}`);
  if (!preview.payable) {
    return { next: say('prompt-too-dear', { card: name, price: preview.price }), does: say('label-unpayable') };
  }
  const gain = gainOfPreview(preview, String(picked.to));
  if (gain) return { next: say('caption-again'), does: brings(say, gain) };
  return { next: say('prompt-where', { card: name }), does: say('prompt-where-does') };
}

function using({ view, picked, say }: Choice): Prompt | null {
  const source = picked.at ?? picked.god;
  const use = view.uses.find(({ at, god }) => (picked.at === undefined ? god : at) === source);
  const gain = source === undefined ? null : gainOfUse(use);
  if (!gain) return null;
  return { next: say(nextTap(picked)), does: brings(say, gain) };
}

function nextTap(picked: Named): string {
  if (picked.do === 'sow') return 'caption-spore';
  if (picked.do === 'call_for') return 'caption-animal';
  return picked.at === undefined ? 'prompt-call' : 'prompt-activate';
}

/** What it costs comes first: nobody gains "−3 crystals". */
function brings(say: Say, gain: Gain): string {
  if (gain.crystals >= 0) return say('prompt-brings', { what: gainSentence(say, gain) });
  return say('prompt-costs', { price: -gain.crystals, what: gainSentence(say, { ...gain, crystals: 0 }) });
}
