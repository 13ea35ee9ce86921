/** What the question bar says: the next tap, and what the disc in hand has below. */
import type { Say } from '$lib/board';
import type { Prompt } from '$lib/chooser.svelte';
import type { Actions } from './actions.svelte';
import type { Hand } from './hand.svelte';
import type { ElementosView } from './types';

export function promptOf(say: Say, view: ElementosView, hand: Hand, actions: Actions): Prompt | null {
  if (view.phase === 'setup') return setupPrompt(say, hand);
  const disc = actions.chosen === null ? undefined : actions.disc(actions.chosen);
  if (!disc || actions.waiting.length > 0) return null;
  const does = disc.down ? say('prompt-under', { down: say(`word-${disc.down}`) }) : '';
  return { next: say(nextTap(actions)), does };
}

/** What the disc in hand can do: go, hand its wand on, be flipped. */
function nextTap({ canGo, canHand, canFlip }: Actions): string {
  if (canHand) return canGo ? 'prompt-to-hand' : 'prompt-hand';
  if (canGo) return canFlip ? 'prompt-to-flip' : 'prompt-to';
  return 'prompt-flip';
}

function setupPrompt(say: Say, hand: Hand): Prompt | null {
  if (hand.draft.lifted) return { next: say('prompt-lifted'), does: say('prompt-lifted-does') };
  if (hand.isComplete && !hand.draft.isEmpty) return { next: say('prompt-laid'), does: say('prompt-laid-does') };
  if (!hand.held || !hand.draft.isUsed) return null;
  const [up, down] = hand.held.split('/');
  return { next: say('prompt-lay', { up: say(`word-${up}`), down: say(`word-${down}`) }) };
}
