/** What a spirit brings on a tile (§39): to say it before it lies there. What lies is counted by the table. */
export function worth(own: string | null, tile: string, motif: string | null, gift = false): number {
  if (motif !== tile) return 0;
  return (gift ? 2 : 1) * (motif === own ? 2 : 1);
}
