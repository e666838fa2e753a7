import { describe, expect, it } from 'vitest';
import { compareTexts, createComparer } from './compare.ts';

const SOURCE =
  'Honey bees tell each other where food can be found by dancing on the comb. A worker that has discovered a rich patch of flowers walks in a straight line while shaking her abdomen. The angle of the line shows the direction in relation to the sun.';
const OWN = 'My grandfather kept twelve hives behind his barn, and every June we helped him to carry the full boxes.';

describe('compareTexts', () => {
  it('finds what is copied word for word, with its exact place in both', () => {
    const copied =
      'A worker that has discovered a rich patch of flowers walks in a straight line while shaking her abdomen';
    const text = `${OWN} ${copied}. He died last year.`;
    const { passages, share } = compareTexts(text, SOURCE);
    expect(passages).toHaveLength(1);
    const [passage] = passages;
    expect(text.slice(passage?.text.start, passage?.text.end)).toBe(copied);
    expect(SOURCE.slice(passage?.source.start, passage?.source.end)).toBe(copied);
    expect(passage).toMatchObject({ kind: 'exact', similarity: 1, words: 19 });
    expect(share).toBeCloseTo(19 / 42);
  });

  it('finds small edits as one near passage', () => {
    const text = `${OWN} A worker which has discovered a very rich patch of flowers walks in straight lines while shaking her abdomen.`;
    expect(compareTexts(text, SOURCE).passages).toMatchObject([{ kind: 'near', words: 19 }]);
  });

  it('finds other words in another order as reworded', () => {
    const text = `${OWN} She shakes her abdomen and walks along a straight line, the worker who found plenty of flowers. The direction compared with the sun is shown by the angle of her line.`;
    expect(compareTexts(text, SOURCE).passages).toMatchObject([{ kind: 'reworded' }]);
  });

  it('finds nothing in a text of its own about the same thing', () => {
    const text =
      'Bees dance, as every child learns. A hive has one queen, who lays up to two thousand eggs a day, and workers who look for food.';
    expect(compareTexts(text, SOURCE).passages).toEqual([]);
  });

  it('takes phrases that everybody uses for no evidence', () => {
    const one = 'On the other hand, it is important to note that there are a number of reasons for it.';
    const other = `Cats sleep. ${one} Dogs bark.`;
    expect(compareTexts(one, other).passages).toEqual([]);
    const { commonPhrases } = createComparer(`Cats sleep, as a matter of fact, and dogs.`);
    expect(commonPhrases).toEqual([{ start: 12, end: 31 }]);
    expect(compareTexts(one, other, { countsCommonPhrases: true })).toMatchObject({ share: 1 });
    expect(createComparer(one, { countsCommonPhrases: true }).commonPhrases).toEqual([]);
  });

  it('finds what hides behind look-alike letters and marks that are not seen', () => {
    const text = SOURCE.replaceAll('o', 'о').replaceAll('th', 't\u200Bh');
    expect(compareTexts(text, SOURCE)).toMatchObject({ share: 1, passages: [{ kind: 'exact' }] });
    expect(createComparer(text).disguises.length).toBeGreaterThan(10);
  });

  it('leaves out quotations with a citation when asked to', () => {
    const quoted = 'A worker that has discovered a rich patch of flowers walks in a straight line';
    const cited = `${OWN} “${quoted}” (Miller, 2004). ${OWN}`;
    expect(compareTexts(cited, SOURCE).passages).toHaveLength(1);
    expect(compareTexts(cited, SOURCE, { leavesOutQuotations: true }).passages).toEqual([]);
    const uncited = `${OWN} “${quoted}”. ${OWN}`;
    expect(compareTexts(uncited, SOURCE, { leavesOutQuotations: true }).passages).toHaveLength(1);
  });

  it('never has two passages over the same words', () => {
    const { passages } = compareTexts(`${SOURCE} ${OWN} ${SOURCE}`, `${SOURCE} ${SOURCE}`);
    for (const [index, passage] of passages.entries())
      expect(passage.text.start).toBeGreaterThanOrEqual(passages[index - 1]?.text.end ?? 0);
    expect(passages.length).toBeGreaterThan(0);
  });

  it('finds copies in scripts without spaces', () => {
    const source = '珊瑚礁由生活在温暖浅海中的小动物群落建造。每个珊瑚虫都会在柔软的身体周围分泌石灰石。';
    expect(compareTexts(`我昨天去了海边。${source}`, source).share).toBeGreaterThan(0.7);
  });

  it.each([
    ['', ''],
    ['', SOURCE],
    [SOURCE, ''],
    ['👍 \uD800 \uDC00 …', '👍 \uD800'],
    ['x'.repeat(100_000), 'x'.repeat(100_000)],
  ])('stands texts without words (%#)', (text, source) => {
    expect(() => compareTexts(text, source)).not.toThrow();
  });

  it('stands a megabyte of one word', { timeout: 20_000 }, () => {
    expect(compareTexts('word '.repeat(200_000), 'word '.repeat(5_000)).words).toBe(200_000);
  });
});
