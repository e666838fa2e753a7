import { applyPatch } from 'diff';
import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { ownTime } from '../../../tests/own-time.ts';
import { align } from './align.ts';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('text-compare', tool, run);
const compare = async (before: string, after: string, options: object = {}) =>
  tool.output.parse(await execute(entry, { before, after, ...options }));

const random = (seed: number) => () => {
  seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
  return seed / 0x7fffffff;
};

describe('what is marked', () => {
  const marksOf = async (before: string, after: string, options: object = {}) => {
    const { rows } = await compare(before, after, options);
    const marked = (side: 'before' | 'after') =>
      rows.flatMap((row) => row[side].filter(({ changed }) => changed).map(({ text }) => text));
    return [marked('before'), marked('after')];
  };

  it.each([
    ['I like red apples.', 'I like green apples.', ['red'], ['green']],
    ['один два три', 'один пять три', ['два'], ['пять']],
    ['我喜欢苹果和茶', '我喜欢香蕉和茶', ['苹果'], ['香蕉']],
    ['يوم جميل جدا', 'يوم طويل جدا', ['جميل'], ['طويل']],
    ['แมวสีดำ', 'แมวสีขาว', ['ดำ'], ['ขาว']],
  ])('is the words that differ in %s', async (before, after, removed, added) => {
    expect(await marksOf(before, after)).toEqual([removed, added]);
  });

  it('is the letters that differ, whole ones', async () => {
    expect(await marksOf('a house with é', 'a mouse with e', { by: 'characters' })).toEqual([
      ['h', 'é'],
      ['m', 'e'],
    ]);
    expect(await marksOf('hello 👩‍💻', 'hello 👩‍🚀', { by: 'characters' })).toEqual([['👩‍💻'], ['👩‍🚀']]);
  });

  it('is nothing where the difference is ignored', async () => {
    const { added, removed, notes } = await compare('Straße 1\n\nA  b', 'STRASSE 1\nab', {
      ...{ ignoreCase: true, ignoreSpaces: true, ignoreEmpty: true },
    });
    expect([added, removed, notes?.[0]]).toEqual([0, 0, 'Except for the ignored differences, the texts are the same.']);
  });
});

it('says what cannot be seen', async () => {
  const { notes } = await compare('caf\u00e9', 'cafe\u0301');
  expect(notes?.join(' ')).toMatch(/encoded differently/);
  expect((await compare('a\r\nb', 'a\nb')).notes).toContain(
    'The line endings differ: Windows (CR LF) in the original, Unix (LF) in the changed text.',
  );
});

it('takes composed and decomposed letters for the same, and writes them in the patch', async () => {
  const [before, after] = ['a\ncaf\u00e9 \u1e69\uac00\nb\n', 'a\ncafe\u0301 s\u0307\u0323\u1100\u1161\nc\n'];
  const { added, removed, rows, patch } = await compare(before, after);
  expect([added, removed, rows.filter(({ kind }) => kind === 'changed').length]).toEqual([1, 1, 1]);
  expect(applyPatch(before, patch ?? '')).toBe(after);
});

describe('the patch', () => {
  const alphabet = ['a', 'b', 'c', 'd', '', '  x'];
  it('makes one text into the other, whatever they are', async () => {
    for (let seed = 1; seed <= 150; seed += 1) {
      const next = random(seed * 7919);
      const text = () =>
        Array.from({ length: 1 + Math.floor(next() * 40) }, () => alphabet[Math.floor(next() * 6)]).join('\n') +
        (next() < 0.5 ? '\n' : 'z');
      const [before, after] = [`x${text()}`, `x${text()}`];
      const { patch } = await compare(before, after);
      expect(patch === null ? before : applyPatch(before, patch), `${seed}`).toBe(after);
    }
  });

  it('is as others write it', async () => {
    const { patch } = await compare('a\nb\nc\n', 'a\nB\nc\n');
    expect(patch).toBe('--- original.txt\n+++ changed.txt\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n');
  });
});

describe('align', () => {
  it('finds the longest common subsequence', () => {
    const [before, after] = [[...'ABCABBA'], [...'CBABAC']].map((list) => list.map((letter) => letter.charCodeAt(0)));
    const partners = align(before ?? [], after ?? [], { left: 1e6, isRough: false });
    expect(partners.filter((partner) => partner >= 0)).toHaveLength(4);
  });

  it('only goes forward, however little effort is left', () => {
    const next = random(3);
    const list = () => Array.from({ length: 20_000 }, () => Math.floor(next() * 15_000));
    const [before, after] = [list(), list()];
    const effort = { left: 10_000, isRough: false };
    const partners = [...align(before, after, effort)];
    const found = partners.filter((partner) => partner >= 0);
    expect(found).toEqual(found.toSorted((a, b) => a - b));
    expect(new Set(found).size).toBe(found.length);
    expect(found.length).toBeGreaterThan(100);
    for (const [at, partner] of partners.entries()) if (partner >= 0) expect(before[at]).toBe(after[partner]);
  });
});

describe('two megabytes', () => {
  const words = (seed: number, count: number, vocabulary: number, end = ' ') => {
    const next = random(seed);
    return Array.from({ length: count }, () => `w${Math.floor(next() * vocabulary).toString(36)}`).join(end);
  };

  it.each([
    ['of wholly different lines', `${'a'.repeat(40)}\n`, `${'b'.repeat(40)}\n`],
    ['of one line each', 'ab ', 'ba '],
  ])('%s end in time', async (_, one, other) => {
    const [before, after] = [one.repeat(1e6 / one.length), other.repeat(1e6 / other.length)];
    expect(await ownTime(() => compare(before, after))).toBeLessThan(3_000);
  });

  it('of the same few words in another order end in time', async () => {
    const [before, after] = [words(1, 250_000, 900), words(2, 250_000, 900)];
    expect(await ownTime(() => compare(before, after))).toBeLessThan(5_000);
  });

  it('of many lines with small changes end in time', async () => {
    const before = words(1, 100_000, 5_000, '\n');
    const after = before.replaceAll('w1', 'w1x');
    expect(await ownTime(() => compare(before, after))).toBeLessThan(5_000);
  });
});
