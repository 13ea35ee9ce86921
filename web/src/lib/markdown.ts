/**
 * The little Markdown that our rules are written in, read into data: headings with anchors, paragraphs, lists, tables,
 * figures, bold, emphasis and links to anchors. Markdown.svelte draws it; no HTML is ever made from text.
 */

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; text: string }
  | { kind: 'emphasis'; text: string }
  | { kind: 'link'; text: string; to: string };

export type Block =
  | { kind: 'heading'; level: number; anchor: string; words: Inline[] }
  | { kind: 'paragraph'; words: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'figure'; name: string; text: string };

const HEADING = /^(#{1,4})\s+(.*?)\s*(?:\{#([\w-]+)\})?\s*$/;
const FIGURE = /^!\[([^\]]*)\]\(figure:([\w-]+)\)\s*$/;
const ITEM = /^\s*(?:[-*]|(\d+)\.)\s+(.*)$/;
const INLINE = /\*\*([^*]+)\*\*|\*([^*]+)\*|_([^_]+)_|\[([^\]]+)\]\(([^)\s]+)\)/g;

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
  return [{ kind: 'paragraph', words: readInline(words.join(' ')) }, next];
}

function startsOther(line: string): boolean {
  return HEADING.test(line) || FIGURE.test(line);
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
  return { kind: 'emphasis', text: found[2] ?? found[3]! };
}

/** Anchors, our own pages and the web; anything else ("javascript:") leads nowhere. */
function safeLink(to: string): string {
  return /^(#|\/|https?:\/\/)/.test(to) ? to : '#';
}
