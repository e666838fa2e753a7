import { describe, expect, it } from 'vitest';
import { readParagraph } from './read.ts';

/** Words with their tags: `rises/VBZ`. */
const tags = (text: string) =>
  readParagraph(text)
    .flatMap(({ tokens }) => tokens)
    .map(({ text: word, tag }) => `${word}/${tag}`)
    .join(' ');

const locked = (text: string, words: readonly string[] = []) =>
  readParagraph(text, { locked: words })
    .flatMap(({ tokens }) => tokens)
    .flatMap(({ text: word, isLocked }) => (isLocked ? [word] : []))
    .join(' ');

describe('reading', () => {
  it('tells the forms of verbs and nouns', () => {
    expect(tags('She has written two books that were sold quickly.')).toBe(
      'She/PRP has/VBZ written/VBN two/CD books/NNS that/WH were/VBD sold/VBN quickly/RB ./PUNCT',
    );
    expect(tags('He had to put it down because they put it there.')).toMatch(/to\/TO put\/VB .*they\/PRP put\/VBD/);
    expect(tags('Do they know that nobody can help?')).toMatch(/^Do\/VBP they\/PRP know\/VBP? that\/SC/);
  });

  it('mends what the reader is known to get wrong', () => {
    expect(tags('The river rises in the northern hills until it reaches the sea.')).toMatch(/rises\/VBZ .*until\/SC/);
    expect(tags('Sales rose sharply, beating all expectations.')).toMatch(/^Sales\/NNS rose\/VBD .*beating\/VBG/);
    expect(tags('Researchers have found it.')).toMatch(/^Researchers\/NNS have\/VBP found\/VBN/);
    expect(tags('Birds generally nest in trees.')).toMatch(/^Birds\/NNS generally\/RB nest\/VBP/);
  });

  it('takes a common word with the capital of the beginning for no name', () => {
    const isCommon = (word: string) => ['use', 'kitchen'].includes(word);
    const first = (text: string) => readParagraph(text, { isCommon })[0]?.tokens[0];
    expect(first('Use the door.')).toMatchObject({ tag: 'VBP', lemma: 'use' });
    expect(first('Use the door.')).toMatchObject({ isLocked: false });
    expect(first('Use of it is rare.')).toMatchObject({ tag: 'NN' });
    expect(first('Use with care.')).toMatchObject({ tag: 'VBP' });
    expect(first('Kipling left.')).toMatchObject({ tag: 'NNP', isLocked: true });
  });

  it('bears words that the reader cannot place', () => {
    expect(tags('they arent. i didnt.')).toContain('arent');
  });

  it('keeps every character of the text', () => {
    const text = 'One  (small)\tstep — “so” it’s said…  Then\u00a0another; e.g. http://a.test/b?c=d, isn’t it?';
    const read = readParagraph(text).flatMap(({ tokens }) => tokens);
    expect(read.map(({ space, text: word }) => space + word).join('')).toBe(text);
    expect(readParagraph('First one. Second one.').map(({ text: sentence, start }) => [sentence, start])).toEqual([
      ['First one.', 0],
      ['Second one.', 11],
    ]);
  });

  it.each([
    ['He said "we are done" to us.', '" we are done "'],
    ['You use `let x` there.', '` let x `'],
    ['See https://a.test/x or write to me@a.test, #today @you.', 'https://a.test/x me@a.test #today @you'],
    ['It weighs 3.5 kg and costs $20 million.', '3.5 kg $ 20 million'],
    ['On 3 March 2021 at 10:30 Paris slept.', '3 March 2021 10:30 Paris'],
    ['We call get_name() in myFile.', 'get _ name ( ) myFile'],
  ])('locks what is no prose: %s', (text, words) => {
    expect(locked(text)).toBe(words);
  });

  it('locks what the visitor names, as whole words', () => {
    expect(locked('Our green house is greener.', ['Green  House', '(', ' '])).toBe('green house');
  });
});
