/** Three gates to begin with, for who plays for the first time: those that will be full soonest. */
import type { ViaMagicaView } from './types';

const TRIO = 3;

/** How many rounds the spaces of a gate want, by what is in the bag: few and frequent animi come soon. */
function roundsOf({ faces, bag }: ViaMagicaView, gate: string): number {
  const tokens = bag.reduce((sum, { in_bag }) => sum + in_bag, 0);
  const often = (animus: string): number => bag.find((one) => one.animus === animus)?.in_bag ?? 0;
  return (faces[gate]?.spaces ?? []).reduce((rounds, animus) => rounds + tokens / Math.max(1, often(animus)), 0);
}

/** Of the gates I was dealt, three of different kinds, as the rules want it. */
export function trioOf(view: ViaMagicaView, dealt: string[]): string[] {
  const kinds = [...new Set(dealt)];
  return kinds.sort((one, other) => roundsOf(view, one) - roundsOf(view, other)).slice(0, TRIO);
}
