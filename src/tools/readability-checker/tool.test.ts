import { describe, expect, it } from 'vitest';
import { formulasOf } from './formulas.ts';
import { distance } from './judge.ts';
import { type Counts, measure } from './measure.ts';

function countsOf(text: string, language: string): Counts {
  return measure(text, language).counts;
}

function resultOf(name: string, counts: Counts, language = 'en'): number | undefined {
  const formula = formulasOf(language, true)?.formulas.find((each) => each.name === name);
  return formula?.value(counts);
}

const none: Counts = { sentences: 1, words: 1, letters: 0, syllables: 0, short: 0, many: 0, hard: 0, long: 0 };

describe('formulas', () => {
  // The example of the English Wikipedia's "Flesch–Kincaid readability tests".
  it('gives the platypus 37.5 by Flesch', () => {
    const text = 'The Australian platypus is seemingly a hybrid of a mammal and reptilian creature.';
    expect(countsOf(text, 'en')).toMatchObject({ words: 13, sentences: 1 });
    expect(resultOf('Flesch Reading Ease', { ...none, words: 13, syllables: 24 })).toBeCloseTo(37.455, 2);
  });

  // The example of the English Wikipedia's "Coleman–Liau index".
  it('gives 639 letters in 119 words and 5 sentences 14.5 by Coleman-Liau', () => {
    const counts = { ...none, letters: 639, words: 119, sentences: 5 };
    expect(resultOf('Coleman-Liau', counts)).toBeCloseTo(14.5, 1);
  });

  it('follows what their authors published', () => {
    const counts = {
      ...none,
      words: 100,
      sentences: 5,
      letters: 470,
      syllables: 150,
      short: 65,
      many: 12,
      hard: 10,
      long: 20,
    };
    expect(resultOf('Gunning Fog', counts)).toBeCloseTo(12, 5);
    expect(resultOf('SMOG', counts)).toBeCloseTo(1.043 * Math.sqrt(72) + 3.1291, 5);
    expect(resultOf('Automated Readability Index', counts)).toBeCloseTo(10.707, 3);
    expect(resultOf('LIX', counts, 'sv')).toBe(40);
    expect(resultOf('Wiener Sachtextformel (first)', counts, 'de')).toBeCloseTo(5.2595, 3);
    expect(resultOf('Amstad', counts, 'de')).toBeCloseTo(72.25, 5);
    expect(resultOf('Szigriszt-Pazos', counts, 'es')).toBeCloseTo(93.385, 3);
    expect(resultOf('Kandel-Moles', counts, 'fr')).toBeCloseTo(76.3, 5);
    expect(resultOf('Gulpease', counts, 'it')).toBeCloseTo(57, 5);
    expect(resultOf('Martins', counts, 'pt')).toBeCloseTo(101.635, 3);
    expect(resultOf('Flesch-Douma', counts, 'nl')).toBeCloseTo(72.74, 3);
    expect(resultOf('Oborneva', counts, 'ru')).toBeCloseTo(90.685, 3);
  });

  it('are not there for languages without one', () => {
    expect(formulasOf('ja', false)).toBeUndefined();
    expect(formulasOf(null, false)).toBeUndefined();
  });
});

it('calls no word hard for the Fog index that is a name or long by its ending alone', () => {
  expect(countsOf('We visited Alexandria and expanded the well-intended documentation.', 'en').hard).toBe(1);
});

it('says what would reach the grade', () => {
  const by = formulasOf('en', true);
  const long = { ...none, words: 60, sentences: 2, syllables: 78 };
  expect(by && distance(long, by, 8)).toBe(
    '3.5 grades above grade 8. With sentences of 21 words on average instead of 30, it would reach the target.',
  );
  expect(by && distance({ ...none, words: 60, sentences: 6, syllables: 72 }, by, 8)).toMatch(/^Reached: /);
});
