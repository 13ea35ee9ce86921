/** What a square says to those who cannot see it. */
import type { Say } from '$lib/board';
import { goalOf } from './squares';
import type { DiscView } from './types';

/** What a tap on a square would do now. */
export type Action = 'choose' | 'flip' | 'move' | 'capture' | 'wand' | 'lay' | null;

export function squareLabel(say: Say, at: string, rows: number, disc: DiscView | undefined, action: Action): string {
  const parts = [at, ...(disc ? discParts(say, disc) : [say('label-empty')])];
  const goal = goalOf(at, rows);
  if (goal !== null) parts.push(say('label-goal', { side: say(`seat-${goal}`) }));
  if (action && action !== 'choose') parts.push(say(`label-can-${action}`));
  return parts.join(', ');
}

/** The key of what a square says to who asks. */
export function explanation(at: string, rows: number, disc: DiscView | undefined): string {
  if (!disc) return goalOf(at, rows) === null ? 'square' : 'goal';
  if (disc.frozen) return 'frozen';
  return disc.wand ? 'carrier' : disc.up;
}

function discParts(say: Say, disc: DiscView): string[] {
  const parts = [say(`label-disc-${disc.owner}`), say(`word-${disc.up}`)];
  if (disc.wand) parts.push(say('label-wand'));
  if (disc.down) parts.push(say('label-under', { down: say(`word-${disc.down}`) }));
  else if (disc.seen) parts.push(say('label-seen', { down: say(`word-${disc.seen}`) }));
  if (disc.frozen) parts.push(say('label-frozen'));
  return parts;
}
