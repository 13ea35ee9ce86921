/** What the tests of boards share: real German words, and a chooser that notes what goes out. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Say } from './board';
import { Chooser, type Named } from './chooser.svelte';

/** Says what a game's own texts say; a text that is missing is an error. */
export function sayingIn(texts: string): Say {
  const bundle = new FluentBundle('de', { useIsolating: false });
  bundle.addResource(new FluentResource(texts));
  return (key, variables = {}) => {
    const text = bundle.getMessage(key)?.value;
    if (!text) throw new Error(`no text for ${key}`);
    return bundle.formatPattern(text, variables);
  };
}

export function choosing(actions: Named[], mustConfirm = (): boolean => false): { chooser: Chooser; sent: Named[] } {
  const sent: Named[] = [];
  const chooser = new Chooser((action) => sent.push(action), mustConfirm);
  chooser.offer(actions);
  return { chooser, sent };
}

/** Every colour of a style sheet by its name; where the themes differ, by day and by night. */
export function coloursOf(css: string): Record<string, [day: string, night: string]> {
  const hex = '(#[0-9a-f]{6})';
  const found = css.matchAll(new RegExp(`(--[\\w-]+):\\s*(?:light-dark\\(${hex},\\s*${hex}\\)|${hex})`, 'g'));
  return Object.fromEntries([...found].map(([, name, day, night, both]) => [name, [day ?? both!, night ?? both!]]));
}

/** How far apart two colours are in light, as WCAG counts it: 1 to 21. Graphics need 3. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [lightOf(one), lightOf(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function lightOf(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
