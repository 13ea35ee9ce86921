/** Six short sounds, made on the spot: no files, nothing to load. Wood on wood, a chime, a low knock. */
import type { Happened } from './board';
import { settings } from './settings.svelte';

export type Sound = 'turn' | 'place' | 'take' | 'reveal' | 'win' | 'refuse';

interface Tone {
  /** Hertz at the start and at the end. */
  from: number;
  to: number;
  start: number;
  length: number;
  loudness: number;
  shape: OscillatorType;
}

const tone = (
  from: number,
  to: number,
  start: number,
  length: number,
  loudness: number,
  shape: OscillatorType,
): Tone => ({
  from,
  to,
  start,
  length,
  loudness,
  shape,
});

const SCORES: Record<Sound, Tone[]> = {
  turn: [tone(587, 587, 0, 0.16, 0.16, 'sine'), tone(880, 880, 0.1, 0.3, 0.14, 'sine')],
  place: [tone(210, 120, 0, 0.07, 0.35, 'triangle'), tone(900, 500, 0, 0.02, 0.06, 'square')],
  take: [tone(260, 110, 0, 0.09, 0.34, 'triangle'), tone(180, 90, 0.08, 0.12, 0.32, 'triangle')],
  reveal: [tone(440, 660, 0, 0.14, 0.12, 'sine'), tone(660, 990, 0.1, 0.2, 0.1, 'sine')],
  win: [
    tone(523, 523, 0, 0.2, 0.14, 'sine'),
    tone(659, 659, 0.13, 0.2, 0.14, 'sine'),
    tone(784, 784, 0.26, 0.5, 0.15, 'sine'),
  ],
  refuse: [tone(150, 110, 0, 0.14, 0.3, 'sine')],
};

let audio: AudioContext | null = null;

function play(context: AudioContext, note: Tone): void {
  const at = context.currentTime + note.start;
  const voice = context.createOscillator();
  const volume = context.createGain();
  voice.type = note.shape;
  voice.frequency.setValueAtTime(note.from, at);
  voice.frequency.exponentialRampToValueAtTime(note.to, at + note.length);
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(note.loudness, at + 0.006);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + note.length);
  voice.connect(volume).connect(context.destination);
  voice.start(at);
  voice.stop(at + note.length + 0.02);
}

/** A browser gives sound only after the person has touched the page; until then this stays silent. */
export function sound(name: Sound): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  audio ??= new AudioContext();
  const context = audio;
  const ready = context.state === 'suspended' ? context.resume() : Promise.resolve();
  void ready.then(() => SCORES[name].forEach((note) => play(context, note))).catch(() => {});
}

/** Which sound an event of a game makes: `board/sounds.ts` of its folder. */
export type EventSounds = Readonly<Record<string, 'take' | 'reveal'>>;

/** The sound of what happened: the strongest event counts, any other is a piece put down. */
export function soundOf(events: Happened[], sounds: EventSounds): Sound | null {
  const made = events.map((event) => sounds[event.name] ?? 'place');
  return (['take', 'reveal', 'place'] as const).find((sound) => made.includes(sound)) ?? null;
}
