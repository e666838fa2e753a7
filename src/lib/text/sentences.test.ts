import { describe, expect, it } from 'vitest';
import { growth, WITH_LENGTH } from '../../../tests/growth.ts';
import { sentencesOf } from './sentences.ts';

const split = (text: string) => [...sentencesOf(text)].map(({ from, to }) => text.slice(from, to));

describe('sentences', () => {
  it.each([
    ['Dr. Smith met J. F. Kennedy in 1962. They talked.', ['Dr. Smith met J. F. Kennedy in 1962.', 'They talked.']],
    [
      'It costs 3.14 euros, e.g. in Bonn! "Really?" she asked.',
      ['It costs 3.14 euros, e.g. in Bonn!', '"Really?" she asked.'],
    ],
    ['Wir treffen uns am 3. Oktober bzw. später. Gut.', ['Wir treffen uns am 3. Oktober bzw. später.', 'Gut.']],
    ['今日は雨です。傘を持って！「はい。」と言った。', ['今日は雨です。', '傘を持って！', '「はい。」', 'と言った。']],
    ['यह एक वाक्य है। यह दूसरा है।', ['यह एक वाक्य है।', 'यह दूसरा है।']],
    ['هل هذا سؤال؟ نعم، إنه سؤال.', ['هل هذا سؤال؟', 'نعم، إنه سؤال.']],
    ['Τι είναι αυτό; Είναι βιβλίο.', ['Τι είναι αυτό;', 'Είναι βιβλίο.']],
    ['¿Qué hora es? ¡Es tarde! Vámonos.', ['¿Qué hora es?', '¡Es tarde!', 'Vámonos.']],
    ['A heading\nA sentence under it.', ['A heading', 'A sentence under it.']],
    [
      'A line that was broken where the paper of the\nPost Office ended.',
      ['A line that was broken where the paper of the\nPost Office ended.'],
    ],
    ['1. First item\n2. Second item', ['1. First item', '2. Second item']],
    ['Wait... what? Yes.', ['Wait... what?', 'Yes.']],
    ['… — ! ?', []],
    ['', []],
  ])('of %j', (text, expected) => {
    expect(split(text)).toEqual(expected);
  });

  it('knows what ends with a mark and what begins a paragraph', () => {
    expect([...sentencesOf('Title\n\nOne. Two.')].map(({ isStopped, isFirst }) => [isStopped, isFirst])).toEqual([
      [false, true],
      [true, true],
      [true, false],
    ]);
  });

  it.each(['a. ', '. ', '\n', ' ', 'a\n', '."', '(', '1. ', '。'])('takes time that grows with %j', async (piece) => {
    expect(
      await growth(100_000, (size) => [...sentencesOf(`${piece.repeat(size / piece.length)}x`)].length),
    ).toBeLessThan(WITH_LENGTH);
  });
});
