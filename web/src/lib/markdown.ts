/**
 * The little Markdown that our rules are written in, read into data: headings with anchors, paragraphs with numbers
 * (§4.7a), lists, tables, figures, bold, emphasis and links to anchors. A number inside a text is a link to its
 * paragraph. Markdown.svelte draws it; no HTML is ever made from text.
 */

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; text: string }
  | { kind: 'emphasis'; text: string }
  | { kind: 'link'; text: string; to: string };

export type Block =
  | { kind: 'heading'; level: number; anchor: string; words: Inline[] }
  | { kind: 'paragraph'; number: string; words: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'figure'; name: string; text: string };

const HEADING = /^(#{1,4})\s+(.*?)\s*(?:\{#([\w-]+)\})?\s*$/;
const FIGURE = /^!\[([^\]]*)\]\(figure:([\w-]+)\)\s*$/;
const ITEM = /^\s*(?:[-*]|(\d+)\.)\s+(.*)$/;
const INLINE = /\*\*([^*]+)\*\*|\*([^*]+)\*|_([^_]+)_|\[([^\]]+)\]\(([^)\s]+)\)|§(A\d+|\d+(?:\.\d+)?[a-z]?)/g;
/** The number of a paragraph. `{explains}` marks one that no code has to follow; readers need not know. */
const NUMBERED = /^§(A\d+|\d+(?:\.\d+)?[a-z]?) (?:\{explains\} )?/;

export function readMarkdown(text: string): Block[] {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const blocks: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at]!;
    if (line.trim() === '') {
      at += 1;
      continue;
    }
    const [block, next] = readBlock(lines, at);
    blocks.push(block);
    at = next;
  }
  return blocks;
}

function readBlock(lines: string[], at: number): [Block, number] {
  const line = lines[at]!;
  const heading = HEADING.exec(line);
  if (heading) return [readHeading(heading), at + 1];
  const figure = FIGURE.exec(line);
  if (figure) return [{ kind: 'figure', text: figure[1]!, name: figure[2]! }, at + 1];
  if (ITEM.test(line)) return readList(lines, at);
  if (isRow(line) && isRule(lines[at + 1])) return readTable(lines, at);
  return readParagraph(lines, at);
}

function readHeading(found: RegExpExecArray): Block {
  const words = readInline(found[2]!);
  const anchor = found[3] ?? found[2]!.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
  return { kind: 'heading', level: found[1]!.length, anchor, words };
}

function readList(lines: string[], at: number): [Block, number] {
  const ordered = ITEM.exec(lines[at]!)![1] !== undefined;
  const items: string[] = [];
  let next = at;
  while (next < lines.length && lines[next]!.trim() !== '' && !startsOther(lines[next]!)) {
    const item = ITEM.exec(lines[next]!);
    if (item) items.push(item[2]!);
    else items[items.length - 1] += ` ${lines[next]!.trim()}`;
    next += 1;
  }
  return [{ kind: 'list', ordered, items: items.map(readInline) }, next];
}

function readTable(lines: string[], at: number): [Block, number] {
  const rows: Inline[][][] = [];
  let next = at + 2;
  while (next < lines.length && isRow(lines[next]!)) {
    rows.push(cells(lines[next]!));
    next += 1;
  }
  return [{ kind: 'table', head: cells(lines[at]!), rows }, next];
}

function readParagraph(lines: string[], at: number): [Block, number] {
  const words: string[] = [];
  let next = at;
  while (next < lines.length && lines[next]!.trim() !== '' && (next === at || !startsOther(lines[next]!))) {
    words.push(lines[next]!.trim());
    next += 1;
  }
  const text = words.join(' ');
  const number = NUMBERED.exec(text);
  const rest = number ? text.slice(number[0].length) : text;
  return [{ kind: 'paragraph', number: number?.[1] ?? '', words: readInline(rest) }, next];
}

function startsOther(line: string): boolean {
  return HEADING.test(line) || FIGURE.test(line) || NUMBERED.test(line);
}

function isRow(line: string | undefined): boolean {
  return line !== undefined && /^\s*\|.*\|\s*$/.test(line);
}

function isRule(line: string | undefined): boolean {
  return line !== undefined && /^\s*\|[\s:|-]+\|\s*$/.test(line);
}

function cells(line: string): Inline[][] {
  return line
    .trim()
    .slice(1, -1)
    .split('|')
    .map((cell) => readInline(cell.trim()));
}

export function readInline(text: string): Inline[] {
  const words: Inline[] = [];
  let from = 0;
  for (const found of text.matchAll(INLINE)) {
    if (found.index > from) words.push({ kind: 'text', text: text.slice(from, found.index) });
    words.push(marked(found));
    from = found.index + found[0].length;
  }
  if (from < text.length) words.push({ kind: 'text', text: text.slice(from) });
  return words;
}

function marked(found: RegExpMatchArray): Inline {
  if (found[1] !== undefined) return { kind: 'strong', text: found[1] };
  if (found[4] !== undefined) return { kind: 'link', text: found[4], to: safeLink(found[5]!) };
  if (found[6] !== undefined) return { kind: 'link', text: `§${found[6]}`, to: `#${found[6]}` };
  return { kind: 'emphasis', text: found[2] ?? found[3]! };
}

/** Anchors, our own pages and the web; anything else ("javascript:") leads nowhere. */
function safeLink(to: string): string {
  return /^(#|\/|https?:\/\/)/.test(to) ? to : '#';
}

/**
 * Only the paragraphs that have all these words, each with what belongs to it and the heading above it. Without words,
 * everything.
 */
export function search(blocks: Block[], wanted: string): Block[] {
  const words = fold(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return blocks;
  const found: Block[] = [];
  let heading: Block | null = null;
  for (const part of parts(blocks)) {
    if (part[0]!.kind === 'heading') {
      heading = part[0]!;
      continue;
    }
    const text = fold(part.map(textOf).join(' '));
    if (!words.every((word) => text.includes(word))) continue;
    if (heading) found.push(heading);
    heading = null;
    found.push(...part);
  }
  return found;
}

/** Each heading alone; each paragraph with the lists, tables and figures that follow it. */
function parts(blocks: Block[]): Block[][] {
  const made: Block[][] = [];
  for (const block of blocks) {
    const before = made.at(-1);
    const isNew = block.kind === 'heading' || block.kind === 'paragraph' || before?.[0]?.kind === 'heading';
    if (isNew || !before) made.push([block]);
    else before.push(block);
  }
  return made;
}

function textOf(block: Block): string {
  const plain = (words: Inline[]): string => words.map((word) => word.text).join('');
  if (block.kind === 'figure') return block.text;
  if (block.kind === 'list') return block.items.map(plain).join(' ');
  if (block.kind === 'table') return [block.head, ...block.rows].flat().map(plain).join(' ');
  return (block.kind === 'paragraph' && block.number ? `§${block.number} ` : '') + plain(block.words);
}

/** Small letters without accents: who types "gotter" finds "Götter". */
function fold(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss');
}
