import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { ownTime } from '../../../tests/own-time.ts';
import { countText } from './count-text.ts';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('word-counter', tool, run);
const count = (text: string) => execute(entry, { text });

describe('the rules of the specification', () => {
  // text: characters, without spaces, words, sentences, paragraphs
  it.each([
    ['', [0, 0, 0, 0, 0]],
    ['   \n\t ', [6, 0, 0, 0, 0]],
    ['Hello', [5, 5, 1, 1, 1]],
    ['Hello world', [11, 10, 2, 1, 1]],
    ['  Hello   world  ', [17, 10, 2, 1, 1]],
    ['One. Two! Three?', [16, 14, 3, 3, 1]],
    ['Wait... what?! Really.', [22, 20, 3, 3, 1]],
    ['No stop at the end. Like here', [29, 23, 7, 2, 1]],
    ['...', [3, 3, 1, 0, 1]],
    ['. . .', [5, 3, 3, 0, 1]],
    ['Pi is 3.14', [10, 8, 3, 2, 1]],
    ['well-known, don’t', [17, 16, 2, 1, 1]],
    ['First\nSecond', [12, 11, 2, 1, 2]],
    ['First\n\n\n  \nSecond\n', [18, 11, 2, 1, 2]],
    ['First\r\nSecond\rThird', [19, 16, 3, 1, 3]],
    ['First\u2028Second\u2029Third', [18, 16, 3, 1, 3]],
    ['no\u00a0break', [8, 7, 2, 1, 1]],
    ['zero\u200bwidth', [10, 10, 1, 1, 1]],
    ['wide\u3000space', [10, 9, 2, 1, 1]],
  ])('count %j', async (text, [characters, charactersNoSpaces, words, sentences, paragraphs]) => {
    expect(await count(text)).toMatchObject({ characters, charactersNoSpaces, words, sentences, paragraphs });
  });

  it.each([
    [0, 0],
    [1, 1],
    [225, 1],
    [226, 2],
    [450, 2],
    [451, 3],
  ])('%i words take %i minutes to read', async (words, readingTime) => {
    expect(await count('word '.repeat(words))).toMatchObject({ words, readingTime });
  });

  it.each([
    [150, 1],
    [151, 2],
  ])('%i words take %i minutes to speak', async (words, speakingTime) => {
    expect(await count('word '.repeat(words))).toMatchObject({ words, speakingTime });
  });
});

describe('scripts', () => {
  // text: characters, visible characters, words, words by dictionary
  it.each([
    ['Latin', 'Zażółć gęślą jaźń', [17, 17, 3, null]],
    ['Cyrillic', 'Привет, мир!', [12, 12, 2, null]],
    ['Greek', 'Καλημέρα κόσμε', [14, 14, 2, null]],
    ['Arabic', 'مرحبا بالعالم', [13, 13, 2, null]],
    ['Hebrew', 'שלום עולם', [9, 9, 2, null]],
    ['Hindi', 'नमस्ते दुनिया', [13, 7, 2, null]],
    ['Korean', '안녕하세요 세계', [8, 8, 2, null]],
    ['Chinese', '我爱北京。', [5, 5, 1, 3]],
    ['Japanese', '私は学生です。', [7, 7, 1, 4]],
    ['Thai', 'สวัสดีชาวโลก', [12, 10, 1, 3]],
    ['Chinese among English', 'I love 北京 - truly', [17, 17, 5, 4]],
    ['joined emoji', '👩‍👩‍👧‍👦', [7, 1, 1, null]],
    ['flags', '🇫🇷🇯🇵', [4, 2, 1, null]],
    ['a single emoji', '🎉', [1, 1, 1, null]],
    ['combining marks', 'cafe\u0301', [5, 4, 1, null]],
    ['half a surrogate pair', '\ud83d', [1, 1, 1, null]],
  ])('counts %s', async (_, text, [characters, graphemes, words, segmentedWords]) => {
    expect(await count(text)).toMatchObject({ characters, graphemes, words, segmentedWords });
  });

  it('counts sentences by other full stops only where they occur', async () => {
    expect(await count('雨です。傘を!')).toMatchObject({ sentences: 1, segmentedSentences: 2 });
    expect(await count('Rain. Umbrella!')).toMatchObject({ sentences: 2, segmentedSentences: null });
  });

  it('speaks as many words as the dictionary finds', async () => {
    expect(await count('我爱北京'.repeat(100))).toMatchObject({
      words: 1,
      readingTime: 1,
      segmentedWords: 300,
      speakingTime: 2,
    });
  });
});

describe('words', () => {
  it('are the same in every case and without the punctuation around them', async () => {
    expect(await count('«The» the, THE! (the) ... don’t Don’t')).toMatchObject({
      uniqueWords: 2,
      frequentWords: [
        { word: 'the', count: 4 },
        { word: 'don’t', count: 2 },
      ],
    });
  });

  it('are the same in any script and however their accents are written', async () => {
    const { frequentWords } = await count('Привет ПРИВЕТ caf\u00e9 cafe\u0301 北京北京北京');
    expect(frequentWords).toEqual([
      { word: '北京', count: 3 },
      { word: 'привет', count: 2 },
      { word: 'caf\u00e9', count: 2 },
    ]);
  });

  it('keep the order of the text among equals, and stop at fifteen', () => {
    const words = Array.from({ length: 30 }, (_, index) => `w${index}`);
    const { frequentWords, uniqueWords } = countText(`${words.join(' ')} w20 w25`);
    expect(uniqueWords).toBe(30);
    expect(frequentWords.map(({ word }) => word)).toEqual(['w20', 'w25', ...words.slice(0, 13)]);
  });

  it('leave out what is no word: lone punctuation, emoji, endless data', () => {
    const { words, uniqueWords, frequentWords } = countText(`- 🎉 ${'a'.repeat(101)} ${'b'.repeat(2000)} word`);
    expect({ words, uniqueWords, frequentWords }).toEqual({
      words: 5,
      uniqueWords: 1,
      frequentWords: [{ word: 'word', count: 1 }],
    });
  });

  it('have letters beyond the basic plane too', () => {
    expect(countText('“𝐛𝐨𝐥𝐝”').frequentWords).toEqual([{ word: '𝐛𝐨𝐥𝐝', count: 1 }]);
  });

  it('have an average length without punctuation, sentences an average number of words', () => {
    expect(countText('One, two. Three!')).toMatchObject({ averageWordLength: 3.7, averageSentenceLength: 1.5 });
    expect(countText('')).toMatchObject({ averageWordLength: 0, averageSentenceLength: 0 });
  });
});

describe('the input', () => {
  it.each([{}, { text: null }, { text: 5 }, { text: ['a'] }])('%j is refused in words', async (input) => {
    await expect(execute(entry, input)).rejects.toMatchObject({
      code: 'invalid-input',
      message: 'Please enter the text to count',
      field: 'text',
    });
  });

  it('of more than 20 million characters is refused in words', async () => {
    await expect(count('a'.repeat(20_000_001))).rejects.toMatchObject({
      message: 'The text is longer than 20 million characters. Please count it in parts.',
    });
  });

  it.each(tool.examples)('of the example "$name" is counted', async ({ input }) => {
    expect((await execute(entry, input)).characters).toBe([...input.text].length);
  });
});

describe('long and hostile texts', () => {
  const size = 2_000_000;

  // Far above what was measured, so that a busy machine passes and anything quadratic does not.
  it.each([
    ['English', 'The keeper wrote every evening. '],
    ['without a space', 'a'],
    ['newlines', '\n'],
    ['full stops', '.'],
    ['emoji', '👩‍💻'],
    ['accents', '\u0301\u0323'],
    ['half surrogates', '\udc00\ud83d'],
    ['Chinese full stops', '。'],
  ])('2 million characters: %s', async (_, piece) => {
    expect(await ownTime(() => countText(piece.repeat(size / piece.length)))).toBeLessThan(5_000);
  });
});
