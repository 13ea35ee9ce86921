/** What a scene brings to the counters beside a name, and from where it sets off. */
import type { Art, Scene } from '$lib/board';

interface Gift {
  thing: Art;
  /** Where the thing may be on the page; the first that is in sight counts. */
  from: string[];
  to: string;
}

export function giftsOf({ name, seat, art }: Scene, me: number | null): Gift[] {
  if (seat === null || art === null) return [];
  const large = '[data-testid="theatre"] [data-art]';
  const points = { thing: { kind: 'points' }, to: `[data-tally="${seat}-points"]` };
  if (name === 'rewarded') return [{ ...points, from: [`[data-reward="${String(art.reward)}"]`, large] }];
  if (name !== 'opened') return [];
  const from =
    seat === me ? ['[data-slot] .open', '.via .open'] : [large, `[data-home="${seat}"]`, `[data-person="${seat}"]`];
  return [
    { thing: { kind: 'door', colour: 'any', open: 1 }, from, to: `[data-tally="${seat}-opened"]` },
    { ...points, from },
  ];
}
