import { describe, expect, it } from 'vitest';
import { readInline, readMarkdown, search } from '$lib/markdown';

describe('the rules’ Markdown', () => {
  it('reads headings with their anchors', () => {
    expect(readMarkdown('## Dein Zug {#play}')).toEqual([
      { kind: 'heading', level: 2, anchor: 'play', words: [{ kind: 'text', text: 'Dein Zug' }] },
    ]);
  });

  it('makes an anchor where none is given', () => {
    expect(readMarkdown('# Das Ziel')).toMatchObject([{ anchor: 'das-ziel' }]);
  });

  it('joins the lines of a paragraph and keeps bold, emphasis and links', () => {
    expect(readMarkdown('Feuer **schlägt**\n*Holz*, siehe [Zug](#play).')).toEqual([
      {
        kind: 'paragraph',
        number: '',
        words: [
          { kind: 'text', text: 'Feuer ' },
          { kind: 'strong', text: 'schlägt' },
          { kind: 'text', text: ' ' },
          { kind: 'emphasis', text: 'Holz' },
          { kind: 'text', text: ', siehe ' },
          { kind: 'link', text: 'Zug', to: '#play' },
          { kind: 'text', text: '.' },
        ],
      },
    ]);
  });

  it('reads lists with items over several lines', () => {
    expect(readMarkdown('1. eins\n   und mehr\n2. zwei')).toEqual([
      {
        kind: 'list',
        ordered: true,
        items: [[{ kind: 'text', text: 'eins und mehr' }], [{ kind: 'text', text: 'zwei' }]],
      },
    ]);
  });

  it('reads tables', () => {
    const [block] = readMarkdown('| a | b |\n|---|---|\n| 1 | 2 |\n');
    expect(block).toEqual({
      kind: 'table',
      head: [[{ kind: 'text', text: 'a' }], [{ kind: 'text', text: 'b' }]],
      rows: [[[{ kind: 'text', text: '1' }], [{ kind: 'text', text: '2' }]]],
    });
  });

  it('reads figures by name', () => {
    expect(readMarkdown('![Die Reihen](figure:setup)')).toEqual([
      { kind: 'figure', name: 'setup', text: 'Die Reihen' },
    ]);
  });

  it('leads a link that would run a script nowhere', () => {
    expect(readInline('[x](javascript:alert(1))')[0]).toMatchObject({ kind: 'link', to: '#' });
  });

  it('reads the number of a paragraph, and numbers inside a text as links', () => {
    expect(readMarkdown('§4.7a Zahle, siehe §A3.\n§4.8 {explains} Mehr.')).toEqual([
      {
        kind: 'paragraph',
        number: '4.7a',
        words: [
          { kind: 'text', text: 'Zahle, siehe ' },
          { kind: 'link', text: '§A3', to: '#A3' },
          { kind: 'text', text: '.' },
        ],
      },
      { kind: 'paragraph', number: '4.8', words: [{ kind: 'text', text: 'Mehr.' }] },
    ]);
  });

  it('finds paragraphs by words in them and in what belongs to them, with the heading above', () => {
    const text = '# Alles {#all}\n\n## Götter {#gods}\n\n§1 Drei Wälder.\n\n| a |\n|---|\n| Metsat |\n\n§2 Wasser.';
    const blocks = readMarkdown(text);
    const kinds = (wanted: string): string[] => search(blocks, wanted).map((block) => block.kind);
    expect(kinds('metsat WALDER')).toEqual(['heading', 'paragraph', 'table']);
    expect(search(blocks, 'wald')[0]).toMatchObject({ anchor: 'gods' });
    expect(kinds('§2')).toEqual(['heading', 'paragraph']);
    expect(kinds('feuer')).toEqual([]);
    expect(kinds(' ')).toHaveLength(blocks.length);
  });
});
