/** A record file on its way from the file picker to /replay. Kept for this tab, so that a reload shows it again. */
import { recall, remember } from '$lib/memory';

const KEY = 'tischlein.record';
/** A record is a few kilobytes; what is larger than this is none, and would not fit the store either. */
const LARGEST = 2_000_000;

export async function openRecord(file: File): Promise<boolean> {
  if (file.size > LARGEST) return false;
  remember(KEY, await file.text(), 'session');
  return true;
}

export function openedRecord(): string | null {
  const text = recall(KEY, 'session');
  return typeof text === 'string' ? text : null;
}
