/** Sentences and names that several parts of the board say. */
import type { Player, Say } from '$lib/board';
import { nameOf } from '$lib/frames/seats';
import type { EffectView, FaceView, RewardView } from './types';

export function gateName(say: Say, gate: string): string {
  return gate ? say(`word-${gate}`) : '';
}

export function effectSentence(say: Say, effect: EffectView): string {
  return say(`effect-${effect.kind}`, {
    animus: effect.animus && effect.animus !== 'any' ? say(`word-${effect.animus}`) : effect.animus,
    colour: effect.colour ? say(`word-${effect.colour}`) : '',
    count: effect.count,
    each: effect.each,
  });
}

/** What stands on the door: the printed points, or how much each thing counts where it is counted at the end. */
export function worthOf(face: FaceView): string {
  return face.effect.each > 0 ? `${face.effect.each}×` : String(face.points);
}

/** A gate in one sentence, for those who cannot see the card. */
export function gateSentence(say: Say, gate: string, face: FaceView): string {
  const spaces = face.spaces.map((animus) => say(`word-${animus}`)).join(', ');
  const facts = { gate: gateName(say, gate), colour: say(`word-${face.colour}`), points: face.points, spaces };
  const told = say(face.effect.each > 0 ? 'label-gate-end' : 'label-gate', facts);
  return `${told} ${effectSentence(say, face.effect)}`;
}

export function rewardSentence(say: Say, players: Player[], reward: RewardView): string {
  const facts = { reward: say(`word-${reward.reward}`), points: reward.points };
  if (reward.owner === null) return say('label-reward-free', facts);
  return say('label-reward-taken', { ...facts, player: nameOf(say, players, reward.owner) });
}

export function sumOf(points: Record<string, number>): number {
  return Object.values(points).reduce((sum, part) => sum + part, 0);
}
