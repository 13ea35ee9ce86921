/** The suits in the order of the box. */
import type { CardView } from './types';

export const SUITS = ['fish', 'crab', 'mussel', 'starfish'];

/** How taps and tests find a card. */
export const nameOfCard = ({ suit, value }: CardView): string => `${suit}-${value}`;
