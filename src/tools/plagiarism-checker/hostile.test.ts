import { describe, expect, it } from 'vitest';
import { BEES, check, HIVES } from './fixture.ts';

const vocabulary = Array.from({ length: 4_000 }, (_, index) => {
  return `${index.toString(26).replace(/\d/g, (digit) => 'bcdfghjklm'.charAt(Number(digit)))}a${'ston ring mark dale tuve'.split(' ')[index % 5]}`;
});

/** Words of a made-up language, the same each time, as prose has them: some often, most seldom. */
function prose(words: number, seed: number): string {
  let state = seed;
  const next = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  const parts = Array.from({ length: words }, (_, index) => {
    return `${vocabulary[Math.floor(next() ** 2 * vocabulary.length)]}${index % 17 === 16 ? '.' : ''}`;
  });
  return parts.join(' ');
}

describe('hostile and odd texts', () => {
  it.each([
    ['emoji', '👍👩‍👩‍👧‍👦🏳️‍🌈'.repeat(2_000)],
    ['lone surrogates', '\uD800 \uDC00'.repeat(1_000)],
    ['one word of a megabyte', 'x'.repeat(1_000_000)],
    ['marks without letters', '\u0301\u200B\u202E'.repeat(10_000)],
    ['quotation marks without end', '“"«„「'.repeat(20_000)],
    ['brackets and years', '(1999 '.repeat(20_000)],
    ['blanks', `word${' '.repeat(500_000)}word and four more words of it`],
  ])('stands %s', async (_, text) => {
    const compareWith = [{ title: 'Same', text: text.slice(0, 200_000) }];
    const told = await check({ text, compareWith });
    for (const { start, end } of told.highlights) expect(end).toBeGreaterThan(start);
    expect(told.searched.passages.length).toBeLessThanOrEqual(32);
  });

  it('finds copies in Arabic, Hebrew and Chinese', async () => {
    for (const copied of [
      'تبني النحل أقراص الشمع في الخلية وتملأ العيون السداسية بالعسل الذي تجمعه من رحيق الأزهار في الربيع',
      'הדבורים בונות חלות דונג בכוורת וממלאות את התאים בדבש שהן אוספות מצוף הפרחים באביב',
      '蜜蜂在蜂巢中建造蜂蜡蜂房，并用春天从花蜜中采集的蜂蜜填满六角形的巢室。',
    ]) {
      const told = await check({
        text: copied,
        sources: [],
        compareWith: [{ title: 'Source', text: `1. ${copied} 2.` }],
      });
      expect(told.originalityScore, copied).toBe(0);
    }
  });

  it('checks 50,000 words against its sources, and refuses many more in words', async () => {
    const text = `${prose(49_000, 7)} ${HIVES} ${BEES}`;
    const pages = Array.from({ length: 4 }, (_, index) => ({
      url: `https://long-${index}.test/`,
      title: `Page ${index}`,
      text: `${prose(3_000, 100 + index)} ${text.slice(index * 60_000, index * 60_000 + 14_000)}`,
    }));
    const told = await check({ text }, { pages });
    expect(told.searched.passages).toHaveLength(32);
    expect(told.matchedSources).toHaveLength(4);
    expect(told.originalityScore).toBeLessThan(90);

    const tooLong = check({ text: 'a bee '.repeat(31_000), sources: [], compareWith: [{ title: 'x', text: BEES }] });
    await expect(tooLong).rejects.toMatchObject({
      code: 'too-large',
      message: 'Please check at most 50,000 words at a time; this text has 62,000.',
    });
  });

  it('quotes no endless passages of a source', async () => {
    const text = prose(9_000, 3);
    const { matchedSources } = await check({ text, sources: [], compareWith: [{ title: 'Same', text }] });
    const [{ passages = [], matchedText = '' } = {}] = matchedSources;
    expect(passages).toMatchObject([{ words: 9_000, isCut: true }]);
    expect(passages[0]?.sourceText).toHaveLength(4_000);
    expect(matchedText.length).toBeLessThan(610);
  });
});
