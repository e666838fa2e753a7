import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { ownTime } from '../../../tests/own-time.ts';
import { countCombinations } from './choices.ts';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('word-combiner', tool, run);
const combine = (input: unknown) => execute(entry, input);

const scripts = ['word', 'слово', 'λέξη', 'كلمة', 'מילה', 'शब्द', '单词', '言葉', '단어', 'คำ', '👩‍👩‍👧‍👦'];

describe('joining', () => {
  it('puts words one after another', async () => {
    expect(await combine({ words: ['fast', 'free', 'tools'] })).toEqual({ combinedText: 'fast free tools', count: 1 });
  });

  it('drops blank words, and keeps others as they are', async () => {
    expect(await combine({ words: ['', ' a ', '\t', 'b'] })).toEqual({ combinedText: ' a  b', count: 1 });
  });

  it('keeps every script whole', async () => {
    expect(await combine({ words: scripts, separator: '|' })).toEqual({ combinedText: scripts.join('|'), count: 1 });
  });

  it('takes a separator, a prefix and a suffix', async () => {
    const { combinedText } = await combine({ words: ['a', 'b'], separator: '+', prefix: '"', suffix: '"!' });
    expect(combinedText).toBe('"a+b"!');
  });

  it('drops words that come twice when told', async () => {
    const input = { words: ['One', 'one', 'two'], unique: true };
    expect((await combine(input)).combinedText).toBe('One one two');
    expect((await combine({ ...input, casing: 'lowercase' })).combinedText).toBe('one two');
  });

  it.each([
    ['lowercase', 'ÉCOLE Σ', 'école σ'],
    ['UPPERCASE', 'straße', 'STRASSE'],
    ['Capitalised', 'élan ROUGE', 'Élan rouge'],
    ['Capitalised', '«мир»', '«Мир»'],
    ['Capitalised', 'ßa', 'Ssa'],
    ['Capitalised', 'ǆep', 'ǅep'],
    ['Capitalised', 'مرحبا', 'مرحبا'],
  ])('writes %s: %s', async (casing, word, expected) => {
    expect((await combine({ words: [word], casing })).combinedText).toBe(expected);
  });

  it.each([[[]], [['']], [[' ', '\n']], [undefined], ['word']])('refuses %j', async (words) => {
    await expect(combine({ words })).rejects.toThrow('Please enter at least one word');
  });
});

describe('every order', () => {
  it('begins with the given one', async () => {
    expect(await combine({ words: ['a', 'b', 'c'], mode: 'permutations' })).toEqual({
      combinedText: 'a b c\na c b\nb a c\nb c a\nc a b\nc b a',
      count: 6,
    });
  });

  it('says each only once when told', async () => {
    const input = { words: ['a', 'b', 'a'], mode: 'permutations' };
    expect((await combine(input)).count).toBe(6);
    expect(await combine({ ...input, unique: true })).toEqual({ combinedText: 'a b\nb a', count: 2 });
  });

  it('writes eight words and refuses nine, with the number', async () => {
    const words = [...'abcdefgh'];
    expect((await combine({ words, mode: 'permutations' })).count).toBe(40_320);
    await expect(combine({ words: [...words, 'i'], mode: 'permutations' })).rejects.toThrow(
      'That would be 362,880 combinations; the limit is 100,000.',
    );
  });

  it('refuses a thousand words at once', async () => {
    const words = Array.from({ length: 1_000 }, (_, index) => String(index));
    const taken = await ownTime(() =>
      expect(combine({ words, mode: 'permutations' })).rejects.toThrow('more than 10^2567 combinations'),
    );
    expect(taken).toBeLessThan(1_000);
  });
});

describe('columns', () => {
  it('takes one entry of each, from lines or between commas', async () => {
    expect(await combine({ words: ['red, blue', 'car\nbike\n\n'], mode: 'columns' })).toEqual({
      combinedText: 'red car\nred bike\nblue car\nblue bike',
      count: 4,
    });
  });

  it('passes over columns in which nothing stands', async () => {
    expect((await combine({ words: ['a,b', ' , ,', 'c'], mode: 'columns' })).combinedText).toBe('a c\nb c');
    await expect(combine({ words: [',', '\n'], mode: 'columns' })).rejects.toThrow('Please enter at least one word');
  });

  it('writes cells that a spreadsheet reads back', async () => {
    const { combinedText } = await combine({ words: ['say "hi"\nplain', 'x'], mode: 'columns', format: 'csv' });
    expect(combinedText).toBe('"say ""hi""",x\nplain,x');
  });

  it('refuses more text than fits', async () => {
    const long = 'x'.repeat(900_000);
    const words = [Array.from({ length: 50 }, (_, index) => index).join(','), long];
    await expect(combine({ words, mode: 'columns' })).rejects.toThrow('longer than 10 million characters');
  });
});

describe('hostile words', () => {
  const lengths = Array.from({ length: 8 }, (_, index) => index);

  it('spends no more on combinations that come out alike than on others', async () => {
    // Put together without a separator, every order of them is the same text.
    const words = lengths.map((index) => 'a'.repeat(2_000 + index));
    const input = { words, mode: 'permutations', separator: '', unique: true };
    const taken = await ownTime(() => expect(combine(input)).rejects.toThrow('longer than 10 million characters'));
    expect(taken).toBeLessThan(500);
  });

  it('goes through a thousand columns in time that grows with what it makes', async () => {
    const words = [...Array(985).fill('a'), ...Array(15).fill('a,b')];
    const taken = await ownTime(() =>
      expect(combine({ words, mode: 'columns' })).rejects.toThrow('longer than 10 million characters'),
    );
    expect(taken).toBeLessThan(1_000);
  });
});

it('counts before it combines', () => {
  expect(countCombinations('columns', ['a,b,c', 'd\ne', ' '])).toBe(6n);
  expect(countCombinations('permutations', ['a', '', 'b', 'c'])).toBe(6n);
  expect(countCombinations('join', ['a', 'b'])).toBe(1n);
  expect(countCombinations('join', ['', ' '])).toBe(0n);
});
