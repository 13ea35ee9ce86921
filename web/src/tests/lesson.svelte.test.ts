import { beforeEach, describe, expect, it } from 'vitest';
import { Refusal } from '$lib/api';
import type { Named } from '$lib/chooser.svelte';
import { Lesson } from '$lib/lesson.svelte';
import { learntOf, nextLesson, rememberLearnt } from '$lib/learnt.svelte';
import { changeSetting } from '$lib/settings.svelte';
import type { LessonCard, LessonStand } from '$lib/wire';
import { lessonCard, lessonStand } from './fakeLesson';

const CARD = lessonCard('first', ['note', 'task', 'note', 'task']);
const FLIP: Named = { do: 'flip', at: 'a1' };
const PASS: Named = { do: 'pass' };

interface Asked {
  answers: Named[];
  why: Named | undefined;
  answer: (stand: LessonStand) => Promise<void>;
  refuse: (reason: string) => Promise<void>;
}

/** A lesson whose server a test holds in its hand. */
class Held {
  asked: Asked[] = [];
  lesson: Lesson;

  constructor(card: LessonCard = CARD) {
    this.lesson = new Lesson(card, (answers, why) => {
      return new Promise<LessonStand>((resolve, reject) => {
        this.asked.push({
          answers,
          why,
          answer: (stand) => settled(() => resolve(stand)),
          refuse: (reason) => settled(() => reject(new Refusal(reason))),
        });
      });
    });
  }

  get last(): Asked {
    return this.asked[this.asked.length - 1]!;
  }

  /** Begun, and in the first task. */
  static async inTask(): Promise<Held> {
    const held = new Held();
    void held.lesson.begin();
    await held.last.answer(lessonStand({ actions: [FLIP, PASS], model: FLIP }));
    held.lesson.next();
    return held;
  }
}

/** Lets everything run that waits for what was done. */
async function settled(act: () => void): Promise<void> {
  act();
  await new Promise((resolve) => setTimeout(resolve));
}

beforeEach(() => {
  localStorage.clear();
  changeSetting('confirm', false);
});

describe('a lesson', () => {
  it('asks nothing while a note is read, and says so to who taps already', async () => {
    const held = new Held();
    void held.lesson.begin();
    await held.last.answer(lessonStand({ actions: [FLIP] }));
    expect(held.lesson.chooser.actions).toEqual([]);
    expect(held.lesson.chooser.why(FLIP)).toBe(false);
    expect(held.lesson.aside).toBe('learn-read-on');
    expect(held.asked).toHaveLength(1);
    held.lesson.next();
    expect(held.lesson.aside).toBe('');
    expect(held.lesson.chooser.actions).toEqual([FLIP]);
  });

  it('goes on from a task only by its answer, with all answers so far', async () => {
    const held = await Held.inTask();
    held.lesson.next();
    expect(held.lesson.step).toBe(1);
    held.lesson.chooser.send(FLIP);
    expect(held.last.answers).toEqual([FLIP]);
    await held.last.answer(lessonStand({ actions: [PASS] }));
    expect(held.lesson.step).toBe(2);
    held.lesson.next();
    held.lesson.chooser.send(PASS);
    expect(held.last.answers).toEqual([FLIP, PASS]);
    await held.last.answer(lessonStand({}));
    expect(held.lesson.isOver).toBe(true);
  });

  it('shows the board only what is new since the last answer, and fades the rest', async () => {
    const held = await Held.inTask();
    const old = { name: 'flipped', facts: { seat: 0, up: 'fire' }, fades: ['up'] };
    const fresh = { name: 'flipped', facts: { seat: 1, up: 'wood' }, fades: ['up'] };
    held.lesson.chooser.send(FLIP);
    await held.last.answer(lessonStand({ events: [old, fresh], fresh: 1 }));
    expect(held.lesson.fresh).toEqual([fresh]);
    expect(held.lesson.log.map(({ facts }) => facts)).toEqual([{ seat: 0 }, { seat: 1, up: 'wood' }]);
  });

  it('explains gently what is allowed but not the task, and asks the same again', async () => {
    const held = await Held.inTask();
    held.lesson.chooser.send(PASS);
    await held.last.refuse('not_the_task');
    expect(held.lesson.aside).toBe('say-1-otherwise');
    expect(held.lesson.step).toBe(1);
    expect(held.lesson.chooser.actions).toEqual([FLIP, PASS]);
    expect(held.lesson.trouble).toBeNull();
    held.lesson.chooser.send(FLIP);
    expect(held.lesson.aside).toBe('');
    expect(held.last.answers).toEqual([FLIP]);
  });

  it('has a gentle sentence of its own where a step brings none', async () => {
    const held = new Held({ ...CARD, steps: CARD.steps.map((step) => ({ ...step, otherwise: '' })) });
    void held.lesson.begin();
    await held.last.answer(lessonStand({ actions: [PASS] }));
    held.lesson.next();
    held.lesson.chooser.send(PASS);
    await held.last.refuse('not_the_task');
    expect(held.lesson.aside).toBe('learn-otherwise');
  });

  it('tells why something cannot be done, and changes nothing', async () => {
    const held = await Held.inTask();
    const because = { type: 'because' as const, command: '', why: 'wet', rule: '4.7', facts: {} };
    expect(held.lesson.chooser.why({ do: 'swim' })).toBe(true);
    expect(held.last).toMatchObject({ answers: [], why: { do: 'swim' } });
    await held.last.answer(lessonStand({ because }));
    expect(held.lesson.chooser.reason).toEqual({ why: 'wet', rule: '4.7', facts: {} });
    expect(held.lesson.chooser.actions).toEqual([FLIP, PASS]);
    expect(held.lesson.step).toBe(1);
  });

  it('knows what is never allowed at all', async () => {
    const held = await Held.inTask();
    held.lesson.chooser.why({ do: 'swim' }, '2.1');
    await held.last.refuse('unknown_action');
    expect(held.lesson.chooser.reason).toMatchObject({ why: 'never-swim', rule: '2.1' });
    expect(held.lesson.trouble).toBeNull();
  });

  it('lays out the model answer, which waits for a yes', async () => {
    const held = await Held.inTask();
    held.lesson.showMe();
    expect(held.lesson.chooser.pending).toEqual(FLIP);
    expect(held.asked).toHaveLength(1);
    held.lesson.chooser.confirm();
    expect(held.last.answers).toEqual([FLIP]);
  });

  it('goes back over a note as it is, and over a task by taking its answer back', async () => {
    const held = await Held.inTask();
    held.lesson.chooser.send(FLIP);
    await held.last.answer(lessonStand({ events: [{ name: 'flipped', facts: {} }] }));
    await settled(() => void held.lesson.back());
    expect(held.last.answers).toEqual([]);
    await held.last.answer(lessonStand({ actions: [FLIP, PASS] }));
    expect(held.lesson.step).toBe(1);
    expect(held.lesson.chooser.actions).toEqual([FLIP, PASS]);
    expect(held.lesson.fresh).toEqual([]);
    const before = held.asked.length;
    await held.lesson.back();
    expect(held.lesson.step).toBe(0);
    expect(held.asked).toHaveLength(before);
    await held.lesson.back();
    expect(held.lesson.step).toBe(0);
  });

  it('loses nothing when the server cannot be reached', async () => {
    const held = await Held.inTask();
    held.lesson.chooser.send(FLIP);
    await held.last.refuse('server_unreachable');
    expect(held.lesson.trouble?.reason).toBe('server_unreachable');
    expect(held.lesson.chooser.actions).toEqual([FLIP, PASS]);
    void held.lesson.tryAgain();
    expect(held.last.answers).toEqual([FLIP]);
    await held.last.answer(lessonStand({}));
    expect(held.lesson.trouble).toBeNull();
    expect(held.lesson.step).toBe(2);
  });

  it('asks for a reason again that did not come', async () => {
    const held = await Held.inTask();
    held.lesson.chooser.why({ do: 'swim' });
    await held.last.refuse('server_unreachable');
    expect(held.lesson.trouble?.reason).toBe('server_unreachable');
    void held.lesson.tryAgain();
    expect(held.lesson.trouble).toBeNull();
    await held.last.answer(lessonStand({ because: { type: 'because', command: '', why: 'wet', rule: '', facts: {} } }));
    expect(held.lesson.chooser.reason?.why).toBe('wet');
  });

  it('begins again after a beginning that failed', async () => {
    const held = new Held();
    void held.lesson.begin();
    await held.last.refuse('server_unreachable');
    void held.lesson.tryAgain();
    await held.last.answer(lessonStand({}));
    expect(held.lesson.stand).not.toBeNull();
  });

  it('starts again from its first step, whatever comes late', async () => {
    const held = await Held.inTask();
    held.lesson.chooser.send(FLIP);
    const late = held.last;
    void held.lesson.begin();
    const again = held.last;
    await late.answer(lessonStand({}));
    expect(held.lesson.step).toBe(1);
    await again.answer(lessonStand({ actions: [FLIP] }));
    expect(held.lesson.step).toBe(0);
    held.lesson.next();
    held.lesson.chooser.send(FLIP);
    expect(held.last.answers).toEqual([FLIP]);
  });
});

describe('what was learnt', () => {
  const lessons = ['one', 'two'];

  it('is kept in the browser, and leads to the first lesson that is new', () => {
    expect(nextLesson(lessons, learntOf('remembered_game'))).toBe('one');
    rememberLearnt('remembered_game', 'one');
    rememberLearnt('remembered_game', 'one');
    expect(learntOf('remembered_game')).toEqual(['one']);
    expect(JSON.parse(localStorage.getItem('tischlein.lessons.remembered_game')!)).toEqual(['one']);
    expect(nextLesson(lessons, learntOf('remembered_game'))).toBe('two');
    rememberLearnt('remembered_game', 'two');
    expect(nextLesson(lessons, learntOf('remembered_game'))).toBe('one');
  });

  it('is read from a store that may have been edited', () => {
    localStorage.setItem('tischlein.lessons.edited', '{"one": 1}');
    expect(learntOf('edited')).toEqual([]);
  });
});
