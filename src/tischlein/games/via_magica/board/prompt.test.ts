import { fireEvent } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import type { Named } from '$lib/chooser.svelte';
import { PLACINGS, area, gate, lay, position } from './testing';
import type { ViaMagicaView } from './types';

/** The question that the bar shows, before and after these taps. */
async function asked(view: ViaMagicaView, actions: Named[], ...taps: string[]) {
  const { container, chooser } = lay(view, actions);
  for (const target of taps) await fireEvent.click(container.querySelector(target)!);
  return [chooser.prompt?.next, chooser.prompt?.does];
}

const TAKES: Named[] = [
  { do: 'take', gate: 'Y11' },
  { do: 'take', gate: 'B03' },
];
const seven = Array.from({ length: 7 }, (_, index) => ({ gate: `V0${index + 1}`, points: 3 }));

describe('the bar', () => {
  it('says what is caught, and what a second tap does and brings', async () => {
    expect(await asked(position(), PLACINGS)).toEqual(['Luft: Tipp auf ein leuchtendes Feld.', undefined]);
    expect(await asked(position(), PLACINGS, '[data-spot="a1"]')).toEqual([
      'Nochmal tippen: Kristall setzen',
      'Dann öffnet sich das Tor!',
    ]);
    expect(await asked(position(), PLACINGS, '[data-spot="a2"]')).toEqual(['Wohin kommt der Kristall?', undefined]);
  });

  it('asks for the crystal where none can come from the supply', async () => {
    const moves = PLACINGS.filter((placing) => placing.do !== 'place');
    expect((await asked(position(), moves, '[data-spot="b2"]'))[0]).toBe(
      'Tipp jetzt auf den Kristall, der hierher soll.',
    );
  });

  it('counts the gates kept, and says what a gate costs and brings', async () => {
    const zone = [gate('a', 'B03'), gate('b', ''), gate('c', '')];
    const view = position({
      ask: 'choose',
      phase: 'choose',
      hand: ['Y11', 'V10'],
      areas: [area(0, { kept: 1, zone }), area(1)],
    });
    const keeps = ['Y11', 'V10'].map((kind) => ({ do: 'keep', gate: kind }));
    expect((await asked(view, keeps))[0]).toBe('1 von 3 behalten. Welches Tor?');
    expect(await asked(view, keeps, '.card[data-gate="Y11"]')).toEqual([
      'Nochmal tippen: behalten',
      'Tropfstein: 3 Kristalle, bringt 3 Punkte.',
    ]);
  });

  it('says that a gate taken after the seventh counts no more, unless another is ready', async () => {
    const view = position({ ask: 'take_gate', areas: [area(0, { opened: seven }), area(1)] });
    expect((await asked(view, TAKES))[0]).toBe('Letzte Runde: Nimm irgendein Tor.');
    const ready = { ...gate('b', 'V11', [1, 2, 3, 4]), pending: true };
    const more = position({ ask: 'take_gate', areas: [area(0, { opened: seven, zone: [ready] }), area(1)] });
    expect((await asked(more, TAKES))[0]).toBeUndefined();
  });

  it('says what the reward brings and which higher ones are free', async () => {
    const view = position({ ask: 'claim_count', opening: { seat: 0, gate: '', left: 0, reward: 'count4' } });
    expect(await asked(view, [{ do: 'claim' }, { do: 'waive' }])).toEqual([
      '6 Punkte für vier offene Tore: Nimmst du sie?',
      'Davon bekommt jeder nur eine. Noch frei: 8, 10 Punkte.',
    ]);
  });

  it('leaves the waiting to the table once I have answered', async () => {
    const { spot, chooser } = lay(position(), PLACINGS);
    await fireEvent.click(spot('b2'));
    await fireEvent.click(spot('b2'));
    chooser.offer(PLACINGS, 'q');
    await fireEvent.focus(spot('b2'));
    expect(chooser.prompt).toBeNull();
  });
});
