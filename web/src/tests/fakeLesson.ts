/** Lessons that a test makes up. */
import type { LessonCard, LessonStand } from '$lib/wire';

export function lessonCard(name: string, kinds: ('note' | 'task')[]): LessonCard {
  const steps = kinds.map((kind, number) => ({
    say: `say-${number}`,
    at: ['.boards'],
    do: kind === 'task' ? [{ do: 'flip' }] : [],
    otherwise: kind === 'task' ? `say-${number}-otherwise` : '',
    rules: ['1.2'],
  }));
  return { name, seat: 0, open: false, steps };
}

export function lessonStand(parts: Partial<LessonStand>): LessonStand {
  return {
    view: { ask: 'play' },
    seat: 0,
    seats: 2,
    actions: [],
    done: 0,
    step: 0,
    turn: { mode: 'of', seats: [0], waiting_for: [0] },
    result: null,
    events: [],
    fresh: 0,
    model: null,
    because: null,
    ...parts,
  };
}
