/**
 * Short sounds, made on the spot: no files, nothing to load. A game chooses from a palette of materials (wood on wood, a
 * glass that is touched, paper, stone, metal); the table itself calls, cheers and refuses. One at a time.
 */
import type { Happened } from './board';
import { settings } from './settings.svelte';

/** What a game's events may sound like; `take` and `reveal` are a piece knocked out and something shown. */
export type Material = 'wood' | 'glass' | 'paper' | 'stone' | 'metal' | 'cloth' | 'take' | 'reveal';
export type Sound = Material | 'place' | 'turn' | 'win' | 'refuse';

interface Tone {
  /** Hertz at the start and at the end; of noise, where its band lies. */
  from: number;
  to: number;
  start: number;
  length: number;
  loudness: number;
  shape: OscillatorType | 'noise';
}

const tone = (
  from: number,
  to: number,
  start: number,
  length: number,
  loudness: number,
  shape: Tone['shape'],
): Tone => ({
  from,
  to,
  start,
  length,
  loudness,
  shape,
});

const KNOCK = [tone(210, 120, 0, 0.07, 0.35, 'triangle'), tone(900, 500, 0, 0.02, 0.06, 'square')];

const SCORES: Record<Sound, Tone[]> = {
  turn: [tone(587, 587, 0, 0.16, 0.16, 'sine'), tone(880, 880, 0.1, 0.3, 0.14, 'sine')],
  place: KNOCK,
  wood: KNOCK,
  stone: [tone(120, 70, 0, 0.1, 0.4, 'sine'), tone(2400, 700, 0, 0.05, 0.16, 'noise')],
  glass: [
    tone(1568, 1564, 0, 0.5, 0.08, 'sine'),
    tone(4186, 4170, 0, 0.22, 0.03, 'sine'),
    tone(2637, 2630, 0.02, 0.34, 0.04, 'sine'),
  ],
  metal: [
    tone(988, 985, 0, 0.4, 0.08, 'triangle'),
    tone(2760, 2750, 0, 0.26, 0.05, 'sine'),
    tone(5340, 5300, 0, 0.1, 0.03, 'sine'),
  ],
  paper: [tone(5200, 2600, 0, 0.09, 0.14, 'noise'), tone(3000, 5600, 0.07, 0.08, 0.1, 'noise')],
  cloth: [tone(900, 350, 0, 0.2, 0.2, 'noise')],
  take: [tone(260, 110, 0, 0.09, 0.34, 'triangle'), tone(180, 90, 0.08, 0.12, 0.32, 'triangle')],
  reveal: [tone(440, 660, 0, 0.14, 0.12, 'sine'), tone(660, 990, 0.1, 0.2, 0.1, 'sine')],
  win: [
    tone(523, 523, 0, 0.2, 0.14, 'sine'),
    tone(659, 659, 0.13, 0.2, 0.14, 'sine'),
    tone(784, 784, 0.26, 0.5, 0.15, 'sine'),
  ],
  refuse: [tone(150, 110, 0, 0.14, 0.3, 'sine')],
};

/** Of several events the one that says most is heard. */
const STRONGEST: Sound[] = ['take', 'reveal', 'metal', 'glass', 'stone', 'wood', 'paper', 'cloth', 'place'];
/** Who would have to wait longer than this is not heard: it would belong to nothing any more. */
const LONGEST_WAIT = 0.5;

let audio: AudioContext | null = null;
let hiss: AudioBuffer | null = null;
/** When the last sound is over. */
let isFreeAt = 0;

function rustle(context: AudioContext): AudioBuffer {
  const made = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const grains = made.getChannelData(0);
  for (let at = 0; at < grains.length; at += 1) grains[at] = Math.random() * 2 - 1;
  return made;
}

function voiceOf(context: AudioContext, note: Tone, at: number): [AudioScheduledSourceNode, AudioNode, AudioParam] {
  if (note.shape !== 'noise') {
    const voice = context.createOscillator();
    voice.type = note.shape;
    return [voice, voice, voice.frequency];
  }
  const voice = context.createBufferSource();
  const band = context.createBiquadFilter();
  voice.buffer = hiss ??= rustle(context);
  band.type = 'bandpass';
  band.Q.setValueAtTime(0.8, at);
  voice.connect(band);
  return [voice, band, band.frequency];
}

function play(context: AudioContext, note: Tone, begins: number): void {
  const at = begins + note.start;
  const [voice, heard, pitch] = voiceOf(context, note, at);
  const volume = context.createGain();
  pitch.setValueAtTime(note.from, at);
  pitch.exponentialRampToValueAtTime(note.to, at + note.length);
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(note.loudness * settings.volume, at + 0.006);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + note.length);
  heard.connect(volume).connect(context.destination);
  voice.start(at);
  voice.stop(at + note.length + 0.02);
}

function playNext(context: AudioContext, notes: Tone[]): void {
  const begins = Math.max(context.currentTime, isFreeAt);
  if (begins - context.currentTime > LONGEST_WAIT) return;
  isFreeAt = begins + Math.max(...notes.map(({ start, length }) => start + length));
  notes.forEach((note) => play(context, note, begins));
}

/** A browser gives sound only after the person has touched the page; until then this stays silent. */
export function sound(name: Sound): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  audio ??= new AudioContext();
  const context = audio;
  const ready = context.state === 'suspended' ? context.resume() : Promise.resolve();
  void ready.then(() => playNext(context, SCORES[name])).catch(() => {});
}

/** Which sound an event of a game makes: `board/sounds.ts` of its folder. */
export type EventSounds = Readonly<Record<string, Material>>;

/** The sound of what happened: the strongest event counts, any other is a piece put down. */
export function soundOf(events: Happened[], sounds: EventSounds): Sound | null {
  const made = events.map((event): Sound => sounds[event.name] ?? 'place');
  return STRONGEST.find((sound) => made.includes(sound)) ?? null;
}
