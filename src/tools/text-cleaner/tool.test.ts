import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { ownTime } from '../../../tests/own-time.ts';
import run from './run.ts';
import tool from './tool.ts';

const clean = async (text: string, options: object = {}) =>
  tool.output.parse(await execute(toolEntry('text-cleaner', tool, run), { text, ...options }));
const off = { invisible: false, oddSpaces: false, spaces: false, edges: false, blank: 'keep' };

describe('each rule', () => {
  it.each([
    ['html', '<p>a &lt; b</p><ul><li>one<li>two</ul>', 'a < b\n\n\none\ntwo'],
    ['html', 'x<br>y<!-- no -->z', 'x\nyz'],
    ['invisible', 'a\u200bb می\u200cخواهم 👩\u200d🚀', 'ab می\u200cخواهم 👩\u200d🚀'],
    ['letters', 'oﬀice ＡＢ ｶﾞ 𝐛', 'office AB ガ b'],
    ['emoji', 'a😀b🇩🇪c1️⃣d👨‍👩‍👧e©5', 'abcde©5'],
    ['quotes', '„a“ «b» ‘c’ d’e', '"a" "b" \'c\' d\'e'],
    ['dashes', 'a–b—c…−1', 'a-b-c...-1'],
    ['accents', 'Crème brûlée Ærø Łódź ñ e\u0301', 'Creme brulee Aero Lodz n e'],
    ['accents', 'हिन्दी кой العَرَبِيّة ไทยนี้', 'हिन्दी кой العَرَبِيّة ไทยนี้'],
    ['accents', 'Ελλάδα ὕδωρ', 'Ελλαδα υδωρ'],
    ['oddSpaces', 'a\u00a0b\u2009c\u3000d 日\u3000本', 'a b c d 日\u3000本'],
    ['tabs', 'a\tb', 'a b'],
    ['spaces', '  code  here', '  code here'],
    ['edges', ' a \nb\t', 'a\nb'],
  ])('%s makes %j to %j', async (rule, text, cleaned) => {
    const result = await clean(text, { ...off, [rule]: true });
    expect(result.text).toBe(cleaned);
    expect(result.rules).toHaveLength(1);
  });

  it.each([
    ['paragraphs', 'one\ntwo\n\nthree-\nfour\nE-\nMail', 'one two\n\nthreefour E- Mail'],
    ['paragraphs', '中文\n文本', '中文文本'],
    ['none', 'a\n\n b\nc ', 'a b c'],
  ])('line breaks: %s', async (breaks, text, cleaned) => {
    expect((await clean(text, { ...off, breaks })).text).toBe(cleaned);
  });

  it.each([
    ['one', '\n\na\n\n\n\nb\n\n', 'a\n\nb\n'],
    ['none', 'a\n \nb', 'a\nb'],
  ])('empty lines: %s', async (blank, text, cleaned) => {
    expect((await clean(text, { ...off, blank })).text).toBe(cleaned);
  });
});

it('leaves a text alone when nothing is chosen', async () => {
  expect(await clean(' “a”\u00a0\u200b \n\n\n é😀', off)).toMatchObject({
    text: ' “a”\u00a0\u200b \n\n\n é😀',
    changes: 0,
  });
});

describe('a megabyte', () => {
  const all = Object.fromEntries(
    ['html', 'letters', 'emoji', 'quotes', 'dashes', 'accents', 'tabs'].map((rule) => [rule, true]),
  );
  it.each(['The quick – “brown” fóx.  \n', ' ', '\n', ' \n', 'é', 'e\u0301\u0316', '<b>', '<', '😀', '-\na'])(
    'of %j',
    async (piece) => {
      const text = `a${piece.repeat(1e6 / piece.length)}b`;
      for (const breaks of ['paragraphs', 'none']) {
        expect(await ownTime(() => clean(text, { ...all, breaks }))).toBeLessThan(4_000);
      }
    },
  );
});
