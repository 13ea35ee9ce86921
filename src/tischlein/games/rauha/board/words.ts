/** Sentences and names that several parts of the board say. */
import type { Player, Say } from '$lib/board';
import { nameOf } from '$lib/frames/seats';
import type { EffectView, FaceView, GodFace, GodView, PreviewView, UseView } from './types';

/** Signs that the "letters on" setting writes upon. */
const LETTERED = ['crystal', 'forest', 'mushroom', 'mountain', 'desert', 'flying', 'land', 'marine'];

export function letterOf(say: Say, sign: string): string {
  return LETTERED.includes(sign) ? say(`letter-${sign}`) : '';
}

/** "Wald + Berg, Landtier, Landtier" */
export function signsSentence(say: Say, face: FaceView): string {
  const biomes = face.biomes.map((biome) => say(`word-${biome}`)).join(' + ');
  return [biomes, ...face.animals.map((animal) => say(`counts-${animal}`))].join(', ');
}

/** Cards have names; what is printed on the boards is called after its signs. */
export function biomeName(say: Say, id: string, face: FaceView): string {
  return face.age > 0 ? say(`word-${id}`) : signsSentence(say, face);
}

export function effectSentence(say: Say, effect: EffectView): string {
  const counts = effect.counts ? say(`counts-${effect.counts}`) : '';
  return say(`effect-${effect.kind}`, { amount: effect.amount, pay: effect.pay, each: effect.each, counts });
}

export function costSentence(say: Say, face: FaceView): string {
  if (face.age === 0) return '';
  if (face.price > 0) return say('cost-price', { price: face.price });
  return face.cells.length > 0 ? say('cost-cells', { cells: face.cells.join(', ') }) : say('cost-free');
}

/** A biome in a few sentences, for those who cannot see the card. */
export function biomeSentence(say: Say, id: string, face: FaceView): string {
  const name = face.age > 0 ? say(`word-${id}`) : signsSentence(say, face);
  return face.age > 0 ? `${name}: ${aboutCard(say, face)}` : `${name}. ${aboutCard(say, face)}`;
}

export function cardSentence(say: Say, id: string, face: FaceView): string {
  return `${biomeSentence(say, id, face)} ${costSentence(say, face)}`.trim();
}

export function godSentence(say: Say, face: GodFace): string {
  const facts = { god: say(`word-${face.id}`), symbol: say(`word-${face.symbol}`) };
  return `${say('label-god', facts)} ${effectSentence(say, face.effect)}`;
}

export function holderSentence(say: Say, players: Player[], god: GodView): string {
  if (god.holder === null) return say('label-god-free');
  return say('label-god-held', { player: nameOf(say, players, god.holder) });
}

/** What hover, long press and focus tell of a card, wherever it lies. */
export function explainsCard(say: Say, id: string, face: FaceView): Record<string, string> {
  const text = `${aboutCard(say, face)} ${costSentence(say, face)}`.trim();
  const facts = { name: upper(biomeName(say, id, face)), text: upper(text) };
  return { 'data-explain': 'card', 'data-explain-facts': JSON.stringify(facts) };
}

export function explainsCell(say: Say, cell: string, id: string, face: FaceView): Record<string, string> {
  const facts = { cell, name: biomeName(say, id, face), text: upper(aboutCard(say, face)) };
  return { 'data-explain': 'cell', 'data-explain-facts': JSON.stringify(facts) };
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function aboutCard(say: Say, face: FaceView): string {
  const signs = face.age > 0 ? `${signsSentence(say, face)}.` : '';
  const water = face.water > 0 ? say('label-water-on', { count: face.water }) : '';
  return [signs, water, effectSentence(say, face.effect)].filter(Boolean).join(' ');
}

export interface Gain {
  energy: number;
  crystals: number;
  gods: string[];
  spore: boolean;
}

/** What a card would bring on a cell in this turn; its price is in it. */
export function gainOfPreview(preview: PreviewView | undefined, cell: string): Gain | null {
  const place = preview ? preview.cells.indexOf(cell) : -1;
  if (!preview || place < 0) return null;
  return {
    energy: preview.energy[place] ?? 0,
    crystals: (preview.crystals[place] ?? 0) - preview.price,
    gods: preview.gods[place] ?? [],
    spore: false,
  };
}

export function gainOfUse(use: UseView | undefined): Gain | null {
  return use ? { energy: use.energy, crystals: use.crystals - use.pay, gods: [], spore: use.spore } : null;
}

export function gainSentence(say: Say, gain: Gain): string {
  const parts: string[] = [];
  const crystals = { sign: gain.crystals < 0 ? '−' : '', count: Math.abs(gain.crystals) };
  if (gain.energy !== 0) parts.push(say('gain-energy', { count: gain.energy }));
  if (gain.crystals !== 0) parts.push(say('gain-crystals', crystals));
  if (gain.spore) parts.push(say('gain-spore'));
  for (const god of gain.gods) parts.push(say('gain-god', { god: say(`word-${god}`) }));
  return parts.join(', ') || say('gain-nothing');
}

export function signed(count: number): string {
  return count < 0 ? `−${-count}` : `+${count}`;
}
