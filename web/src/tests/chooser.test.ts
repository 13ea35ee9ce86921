import { describe, expect, it } from 'vitest';
import { Chooser, type Named } from '$lib/chooser.svelte';

const ACTIONS: Named[] = [
  { do: 'move', at: 'b4', to: 'b5' },
  { do: 'move', at: 'b4', to: 'c5' },
  { do: 'wand', at: 'b4', to: 'b5' },
  { do: 'move', at: 'a3', to: 'a4' },
  { do: 'flip', at: 'a3' },
  { do: 'flip', at: 'c1' },
  { do: 'pass' },
];

function seated(mustConfirm = false): { chooser: Chooser; sent: Named[] } {
  const sent: Named[] = [];
  const chooser = new Chooser(
    (action) => sent.push(action),
    () => mustConfirm,
  );
  chooser.offer(ACTIONS, '0.1');
  return { chooser, sent };
}

describe('the chooser', () => {
  it('offers the values of a field that fit the other picks', () => {
    const { chooser } = seated();
    expect(chooser.values('at')).toEqual(['b4', 'a3', 'c1']);
    chooser.pick('at', 'a3');
    expect(chooser.values('to')).toEqual(['a4']);
    expect(chooser.offers('to', 'b5')).toBe(false);
  });

  it('lets another disc be chosen instead of the first', () => {
    const { chooser } = seated();
    chooser.pick('at', 'b4');
    expect(chooser.offers('at', 'a3')).toBe(true);
    chooser.pick('at', 'a3');
    expect(chooser.picked).toEqual({ at: 'a3' });
  });

  it('sends when disc and target name one answer', () => {
    const { chooser, sent } = seated();
    chooser.pick('at', 'b4');
    chooser.pick('to', 'c5');
    expect(sent).toEqual([{ do: 'move', at: 'b4', to: 'c5' }]);
  });

  it('waits for the verb when disc and target name two answers', () => {
    const { chooser, sent } = seated();
    chooser.pick('at', 'b4');
    chooser.pick('to', 'b5');
    expect(sent).toEqual([]);
    expect(chooser.values('do')).toEqual(['move', 'wand']);
    chooser.pick('do', 'wand');
    expect(sent).toEqual([{ do: 'wand', at: 'b4', to: 'b5' }]);
  });

  it('does not send at the first tap on a disc that has a single answer', () => {
    const { chooser, sent } = seated();
    chooser.pick('at', 'c1');
    expect(sent).toEqual([]);
    chooser.pick('at', 'c1');
    expect(sent).toEqual([{ do: 'flip', at: 'c1' }]);
  });

  it('sends an answer without parts at its one button', () => {
    const { chooser, sent } = seated();
    chooser.pick('do', 'pass');
    expect(sent).toEqual([{ do: 'pass' }]);
  });

  it('drops earlier picks that no longer fit', () => {
    const { chooser } = seated();
    chooser.pick('do', 'move');
    chooser.pick('at', 'c1');
    expect(chooser.picked).toEqual({ at: 'c1' });
  });

  it('ignores what no legal answer has', () => {
    const { chooser, sent } = seated();
    chooser.pick('at', 'z9');
    chooser.send({ do: 'move', at: 'z9', to: 'b1' });
    expect(chooser.picked).toEqual({});
    expect(sent).toEqual([]);
  });

  it('offers nothing between sending and the next question', () => {
    const { chooser, sent } = seated();
    chooser.choose({ do: 'flip', at: 'c1' });
    chooser.send({ do: 'pass' });
    expect(sent).toEqual([{ do: 'flip', at: 'c1' }]);
    expect(chooser.candidates).toEqual([]);
  });

  it('holds a whole answer back when moves are to be confirmed', () => {
    const { chooser, sent } = seated(true);
    chooser.pick('at', 'b4');
    chooser.pick('to', 'c5');
    expect(chooser.pending).toEqual({ do: 'move', at: 'b4', to: 'c5' });
    expect(sent).toEqual([]);
    chooser.confirm();
    expect(sent).toEqual([{ do: 'move', at: 'b4', to: 'c5' }]);
  });

  it('takes the same name again for a yes', () => {
    const { chooser, sent } = seated(true);
    const answer = { do: 'move', at: 'b4', to: 'c5' };
    chooser.name(answer);
    expect(sent).toEqual([]);
    chooser.name(answer);
    expect(sent).toEqual([answer]);
  });

  it('lets go of a deed that needs more when it is pressed again', () => {
    const { chooser, sent } = seated();
    chooser.press('move');
    expect(chooser.picked).toEqual({ do: 'move' });
    chooser.press('move');
    expect(chooser.picked).toEqual({});
    expect(sent).toEqual([]);
  });

  it('forgets a pending answer when another disc is chosen', () => {
    const { chooser, sent } = seated(true);
    chooser.pick('at', 'b4');
    chooser.pick('to', 'c5');
    chooser.pick('at', 'a3');
    expect(chooser.pending).toBeNull();
    expect(sent).toEqual([]);
  });

  it('keeps picks when the same question comes again, and drops them with a new one', () => {
    const { chooser } = seated();
    chooser.pick('at', 'b4');
    chooser.offer(ACTIONS, '0.1');
    expect(chooser.picked).toEqual({ at: 'b4' });
    chooser.offer(ACTIONS, '0.2');
    expect(chooser.picked).toEqual({});
  });

  it('remembers the answer that the table keeps secret, until the table keeps it no longer', () => {
    const { chooser } = seated();
    chooser.pick('do', 'pass');
    chooser.offer(ACTIONS, '0.1');
    expect(chooser.sealed).toEqual({ do: 'pass' });
    chooser.unseal();
    expect(chooser.sealed).toBeNull();
  });
});
