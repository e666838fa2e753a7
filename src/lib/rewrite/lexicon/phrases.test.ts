import { describe, expect, it } from 'vitest';
import { lostBetween } from '../guards.ts';
import { createLexicon, linesOf, parseEntry } from '../lexicon.ts';
import { adverbsWide } from './adverbs-wide.data.ts';
import { variantsIn } from './fixture-variants.ts';
import { beingPhrases } from './phrases-being.data.ts';
import { frames } from './phrases-frames.data.ts';
import { periods } from './phrases-periods.data.ts';
import { relationPhrases } from './phrases-relations.data.ts';

const texts = [adverbsWide, frames, periods, beingPhrases, relationPhrases];
const lines = texts.flatMap(linesOf);
const lexicon = createLexicon(texts);

const variantsOf = (text: string) => variantsIn(lexicon, text);

describe('phrases round nouns, clauses and times', () => {
  it('stand once under the same conditions, and never offer themselves', () => {
    const keys = lines.map((line) => {
      const [words, , , conditions = ''] = line.split('|').map((part) => part.trim());
      return `${words}|${conditions}`;
    });
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
    expect(
      lines.filter((line) => {
        const { words, alternatives } = parseEntry(line);
        return alternatives.some((alternative) => alternative.words === words.join(' '));
      }),
    ).toEqual([]);
  });

  it('keep what the guards watch', () => {
    const lost = lines.filter((line) => {
      const { words, alternatives } = parseEntry(line);
      return alternatives.some((alternative) => lostBetween(words.join(' '), alternative.words).length > 0);
    });
    expect(lost).toEqual([]);
  });

  it.each([
    ['He was a member of the Labour Party.', 'He belonged to the Labour Party.'],
    ['The farms that include a mill were sold.', 'The farms including a mill were sold.'],
    ['The town became increasingly rich.', 'The town grew increasingly rich.'],
    ['He became director of the museum.', 'He took over as director of the museum.'],
    ['It is also known as the Red House.', 'It is also called the Red House.'],
    ['In the 19th century, the village grew.', 'During the 19th century, the village grew.'],
    ['The mill was built in the 1920s.', 'The mill was built during the 1920s.'],
    ['The mill was built in the early 19th century.', 'The mill was built early in the 19th century.'],
    ['It sold cars around the world.', 'It sold cars across the world.'],
    ['A year later, he moved to Rome.', 'One year later, he moved to Rome.'],
    ['They lived there for several years.', 'They lived there for some years.'],
    ['At first, nobody came.', 'Initially, nobody came.'],
    ['She is the author of several books.', 'She has written several books.'],
    ['He was a resident of Leeds.', 'He lived in Leeds.'],
    ['They sold coins and other objects.', 'They sold coins as well as other objects.'],
    ['On his return, he wrote a book.', 'When he returned, he wrote a book.'],
  ])('are said otherwise: %s', (sentence, expected) => {
    expect(variantsOf(sentence)).toContain(expected);
  });

  it.each([
    'He became a director of the museum.',
    'The queen is the head of state.',
    'He was a member of parliament.',
    'The painting shows his own house.',
  ])('stay where nothing fits: %s', (sentence) => {
    expect(variantsOf(sentence)).toEqual([]);
  });
});
