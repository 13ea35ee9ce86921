/** What the bar asks: the next tap, and what the selection does and costs. The truth about it is in the legal answers. */
import type { Say } from '$lib/board';
import type { Named, Prompt } from '$lib/chooser.svelte';
import { settings } from '$lib/settings.svelte';
import { listed } from '$lib/words';
import type { Actions } from './actions.svelte';
import type { AreaView, PfadView } from './types';
import { ELEMENTS, omenName } from './words';
import { worth } from './worth';

export interface Asking {
  view: PfadView;
  actions: Actions;
  names: string[];
  /** The answer that is left, where the bar offers to do it. */
  only: Named | null;
  /** Whether the list of gifts lies open, over the spirits. */
  isMenuOpen: boolean;
  say: Say;
}

/** These leave one kind of answer: the question itself says which. */
const PLAIN = ['power', 'miss'];
/** From half of the liftings on their number is told (§9b). */
const FEW_LIFTS = 24;

/** Null where the question of the view is exact enough. */
export function promptOf(asking: Asking): Prompt | null {
  const { view, actions } = asking;
  if (view.ask === '' || !actions.isAsked) return null;
  if (view.ask === 'element') return elementPrompt(asking);
  if (view.ask === 'draft') return draftPrompt(asking);
  if (view.ask === 'omens') return omensPrompt(asking);
  if (view.ask === 'path') return pathPrompt(asking);
  return actions.named ? againPrompt(asking) : spiritPrompt(asking);
}

function elementPrompt({ actions, say }: Asking): Prompt | null {
  const taken = ELEMENTS.find((element) => actions.isTaken(element));
  if (!taken) return null;
  const element = say(`word-${taken}`);
  return { next: say('next-element', { element }), does: say('does-element', { element }) };
}

function draftPrompt({ view, actions, say }: Asking): Prompt | null {
  const taken = ELEMENTS.find((element) => actions.isTaken(element));
  if (!taken) return null;
  const element = say(`word-${taken}`);
  const count = (mineOf(view)?.supply?.[taken] ?? 0) + 1;
  return { next: say('next-draft', { element }), does: say('does-draft', { element, count }) };
}

function omensPrompt({ view, actions, say }: Asking): Prompt {
  const { kept } = actions;
  const chosen = view.offered.filter(({ id }) => kept.includes(id)).map((omen) => omenName(say, omen));
  const next = say('next-omens', { count: kept.length });
  // Both are lit, and nothing is left to choose: the bar keeps its height.
  return kept.length > 1 ? { next, isWhole: true } : { next, does: chosen.join('') };
}

function pathPrompt({ view, actions, say }: Asking): Prompt {
  const mine = mineOf(view);
  const lifts = mine?.lifts ?? FEW_LIFTS + 1;
  const canLift = actions.element !== null && (mine?.tiles.length ?? 0) > 0;
  const lift = lifts <= FEW_LIFTS ? say('caption-lifts', { count: lifts }) : canLift ? say('does-lift') : '';
  const does = lift ? { does: lift } : {};
  const left = ELEMENTS.reduce((sum, element) => sum + (mine?.supply?.[element] ?? 0), 0);
  if (actions.can('done')) return { next: say('caption-done'), ...does };
  if (left === 0) return { next: say('caption-pieces'), ...does };
  return { next: say(actions.element ? 'caption-cell' : 'caption-supply'), ...does };
}

/** Something waits for the second tap. */
function againPrompt({ view, actions, say }: Asking): Prompt {
  const { named } = actions;
  const verb = String(named?.do);
  const next = say('next-again', { action: say(`kind-${verb}`) });
  const area = named?.path ? view.areas.find((one) => one.element === named.path) : mineOf(view);
  const tile = area?.tiles.find((one) => one.id === named?.at);
  if (verb.startsWith('place') && area && tile) {
    return { next, does: say('does-points', { count: worth(area.element, tile.element, view.found) }), isWhole: true };
  }
  return { next, does: priceOf(view, verb, say), isWhole: true };
}

function spiritPrompt(asking: Asking): Prompt | null {
  const { view, actions, only, isMenuOpen, say } = asking;
  const { verb, held } = actions;
  const gift = view.means.find((one) => one.action === verb);
  if (verb && gift && only?.at && !held && !PLAIN.includes(view.ask)) {
    const path = only.path ? say(`word-${only.path}`) : '';
    return { next: `${say(`action-${verb}`, { ...only, path })}?`, does: priceOf(view, verb, say) };
  }
  if (verb && gift) {
    const next = held ? say(verb.startsWith('swap') ? 'next-with' : 'next-to') : say(`next-${verb}`);
    if (view.ask !== 'power') return { next, does: priceOf(view, verb, say) };
    return { next: held ? next : say('next-power', { action: say(`kind-${verb}`) }), does: say(`means-${verb}`) };
  }
  const motif = view.found ? say(`word-${view.found}`) : '';
  switch (view.ask) {
    case 'reveal':
      if (isMenuOpen) return { next: say('next-gift') };
      return view.means.some((means) => actions.can(means.action)) ? null : { next: say('next-reveal') };
    case 'miss':
      return { next: say(actions.can('third_reveal') ? 'next-third' : 'next-down') };
    case 'place_own':
      return { next: say('next-place_own', { motif }) };
    case 'place_foreign':
      return { next: say('next-place_foreign', { players: receivers(asking) }) };
    default:
      return null;
  }
}

function receivers({ view, names }: Asking): string {
  return listed(
    view.receivers.map((seat) => names[seat] ?? ''),
    settings.language,
  );
}

function priceOf(view: PfadView, verb: string, say: Say): string {
  const cost = view.means.find((one) => one.action === verb)?.cost ?? 0;
  return say('does-price', { cost, gifts: mineOf(view)?.gifts ?? 0 });
}

function mineOf({ areas, seat }: PfadView): AreaView | undefined {
  return seat === null ? undefined : areas[seat];
}
