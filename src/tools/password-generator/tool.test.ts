import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { effWords } from './eff-words.data.ts';
import { bitsWithEachSet, freeBits } from './entropy.ts';
import { guessingTimes } from './guessing.ts';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('password-generator', tool, run);
const make = async (input: object) => String((await execute(entry, input)).passwords).split('\n');

describe('password-generator', () => {
  it('makes as many as are asked for, all of them different', async () => {
    const made = await make({ count: 1_000 });
    expect(new Set(made).size).toBe(1_000);
    for (const password of made) expect(password).toHaveLength(20);
  });

  it('takes one of each set, even where there is no room for more', async () => {
    for (const password of await make({ count: 200, length: 4 })) {
      expect(password).toMatch(/[a-z]/);
      expect(password).toMatch(/[A-Z]/);
      expect(password).toMatch(/[0-9]/);
      expect(password).toMatch(/[^a-zA-Z0-9]/);
    }
  });

  it('makes each of the possible passwords as often as the others', async () => {
    const letters = 'bcdefghijklmnopqrstuvwxyz';
    const input = { count: 1_000, length: 4, upper: false, digits: false, symbolSet: '!?', exclude: letters };
    const counts = new Map<string, number>();
    for (let times = 0; times < 14; times += 1) {
      for (const one of await make(input)) counts.set(one, (counts.get(one) ?? 0) + 1);
    }
    // 3 characters in 4 places make 81; 16 of them are without "a", and "aaaa" is without a symbol.
    expect(counts.size).toBe(64);
    for (const count of counts.values()) expect(Math.abs(count - 14_000 / 64)).toBeLessThan(6 * Math.sqrt(14_000 / 64));
  });

  it('leaves out look-alikes and what is named', async () => {
    const made = (await make({ count: 500, noLookAlikes: true, exclude: 'aeiou' })).join('');
    expect(made).not.toMatch(/[Il1|O0oaeiu]/);
  });

  it('draws symbols of the visitor, whole characters, none twice', async () => {
    const input = { count: 500, length: 8, lower: false, upper: false, digits: false, symbolSet: '🙂🙂 é' };
    const { passwords, bits } = await execute(entry, input);
    expect(bits).toBe(8);
    expect(String(passwords)).toMatch(/^(?:(?:🙂|é){8}\n?)+$/u);
  });

  it.each([
    [{ lower: false, upper: false, digits: false, symbols: false }, 'lower'],
    [{ length: 4, symbolSet: '!', exclude: 'abcdefghijklmnopqrstuvwxy012345678ABCDEFGHIJKLMNOPQRSTUVWXY' }, undefined],
    [{ length: 3 }, 'length'],
    [{ count: 1_001 }, 'count'],
  ])('refuses or answers %j', async (input, field) => {
    if (field) await expect(make(input)).rejects.toMatchObject({ code: 'invalid-input', field });
    else expect(await make(input)).toHaveLength(5);
  });

  it('refuses sets that next to no password can have all of', async () => {
    const symbolSet = Array.from({ length: 190 }, (_, at) => String.fromCodePoint(0x4e00 + at)).join('');
    const exclude = 'abcdefghijklmnopqrstuvwxy012345678ABCDEFGHIJKLMNOPQRSTUVWXY';
    await expect(make({ length: 4, symbolSet, exclude })).rejects.toMatchObject({ field: 'length' });
  });
});

describe('passphrases', () => {
  it('have as many words from the list as are asked for', async () => {
    for (const phrase of await make({ kind: 'passphrase', count: 100, separator: 'space', words: 5 })) {
      const words = phrase.split(' ');
      expect(words).toHaveLength(5);
      for (const word of words) expect(effWords).toContain(word);
    }
  });

  it('have capitals and one digit', async () => {
    const made = await make({ kind: 'passphrase', count: 50, separator: 'dot', capitals: true, digit: true });
    for (const phrase of made) {
      expect(phrase).toMatch(/^(?:[A-Z][a-z-]+\d?\.){5}[A-Z][a-z-]+\d?$/);
      expect(phrase.match(/\d/g)).toHaveLength(1);
    }
  });

  it('are of the whole list, of which no word begins with another', () => {
    expect(effWords).toHaveLength(7_776);
    const known = new Set(effWords);
    expect(known.size).toBe(7_776);
    const within = effWords.filter((word) =>
      Array.from(word, (_, at) => at).some((at) => at > 0 && known.has(word.slice(0, at))),
    );
    expect(within).toEqual([]);
  });
});

describe('entropy', () => {
  it('counts by inclusion and exclusion what counting one by one gives', () => {
    const sizes = [2, 3, 1];
    const sets = [0, 0, 1, 1, 1, 2];
    let count = 0;
    for (let number = 0; number < 6 ** 5; number += 1) {
      const seen = new Set(Array.from({ length: 5 }, (_, at) => sets[Math.floor(number / 6 ** at) % 6]));
      if (seen.size === 3) count += 1;
    }
    expect(bitsWithEachSet(sizes, 5)).toBeCloseTo(Math.log2(count), 10);
  });

  it('is right for long ones', () => {
    expect(bitsWithEachSet([26, 26, 10, 24], 256)).toBeCloseTo(freeBits([26, 26, 10, 24], 256), 6);
  });

  it('says times in words', () => {
    expect(guessingTimes(19.93).map(({ time }) => time)).toEqual([
      '208 days',
      '14 hours',
      '50 seconds',
      'less than a second',
      'less than a second',
    ]);
    expect(guessingTimes(300).at(-1)?.time).toBe('longer than the age of the universe');
  });
});
