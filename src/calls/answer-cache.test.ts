import { describe, expect, it } from 'vitest';
import { createFakeClock } from '#ports/clock/fake';
import { createAnswerCache } from './answer-cache.ts';

/** Answers with how often it was asked. */
function counter() {
  let asked = 0;
  return async () => {
    asked += 1;
    return asked;
  };
}

describe('kept answers', () => {
  it('are given again for a while, with the time at which they were asked', async () => {
    const clock = createFakeClock(1_000);
    const answers = createAnswerCache<number>({ clock, keep: 100 });
    const ask = counter();
    expect(await answers.of('a', ask)).toEqual({ value: 1, askedAt: 1_000 });
    clock.set(1_099);
    expect(await answers.of('a', ask)).toEqual({ value: 1, askedAt: 1_000 });
    expect(await answers.of('b', ask)).toEqual({ value: 2, askedAt: 1_099 });
    clock.set(1_100);
    expect(await answers.of('a', ask)).toEqual({ value: 3, askedAt: 1_100 });
  });

  it('are no failures', async () => {
    const answers = createAnswerCache<number>({ clock: createFakeClock(0) });
    await expect(answers.of('a', () => Promise.reject(new Error('Not now.')))).rejects.toThrow('Not now.');
    expect(await answers.of('a', counter())).toEqual({ value: 1, askedAt: 0 });
  });

  it('are bounded: the oldest goes first', async () => {
    const answers = createAnswerCache<number>({ clock: createFakeClock(0), most: 2 });
    const ask = counter();
    for (const key of ['a', 'b', 'c']) await answers.of(key, ask);
    expect(await answers.of('c', ask)).toMatchObject({ value: 3 });
    expect(await answers.of('b', ask)).toMatchObject({ value: 2 });
    expect(await answers.of('a', ask)).toMatchObject({ value: 4 });
  });

  it('are bounded in size: of long ones fewer are kept', async () => {
    const answers = createAnswerCache<unknown>({ clock: createFakeClock(0) });
    const asked: string[] = [];
    const ask = (key: string, value: unknown) =>
      answers.of(key, async () => {
        asked.push(key);
        return value;
      });
    const long = { pages: [{ text: 'a'.repeat(900_000) }] };
    const wide = Array.from({ length: 60_000 }, () => 0);
    for (const key of ['a', 'b']) await ask(key, long);
    await ask('a', long);
    expect(asked).toEqual(['a', 'b']);
    await ask('c', wide);
    for (const key of ['c', 'a', 'b']) await ask(key, long);
    expect(asked).toEqual(['a', 'b', 'c', 'b']);
  });

  it('may be as deep as they like', async () => {
    const answers = createAnswerCache<unknown>({ clock: createFakeClock(0) });
    const deep: unknown = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000));
    expect(await answers.of('a', async () => deep)).toEqual({ value: expect.any(Array), askedAt: 0 });
  });
});
