/** What is called out when something is shown: a word, and who has done or got what. */
import type { Say, Scene } from '$lib/board';
import { gateName } from './words';

const CALLED = ['opened', 'took', 'rewarded', 'catcher', 'seventh'];

export function heraldOf(scene: Scene, names: string[], say: Say): { word: string; what: string } | null {
  if (!CALLED.includes(scene.name) || scene.art === null) return null;
  const player = names[scene.seat ?? -1] ?? '';
  const reward = scene.art.reward ? say(`word-${String(scene.art.reward)}`) : '';
  const facts = { player, gate: gateName(say, String(scene.art.gate ?? '')), reward };
  return { word: scene.name === 'opened' ? say('incantatum') : '', what: say(`call-${scene.name}`, facts) };
}
