import { describe, expect, it } from 'vitest';
import { characterClasses, JOINING, LINE_END, OTHER_STOP, SPACE, STOP, UNSPACED, WORD } from './character-classes.ts';

function isA(bit: number, character: string): boolean {
  return ((characterClasses()[character.charCodeAt(0)] ?? 0) & bit) !== 0;
}

describe('characterClasses', () => {
  it('calls white space exactly what \\s does', () => {
    for (let unit = 0; unit < 0x10000; unit++) {
      const character = String.fromCharCode(unit);
      if (isA(SPACE, character) !== /\s/.test(character)) expect.fail(`U+${unit.toString(16)}`);
    }
  });

  it('keeps its place beyond the surrogates', () => {
    expect(isA(SPACE, '\ufeff')).toBe(true);
    expect(isA(OTHER_STOP, '\uff01')).toBe(true);
    expect(isA(WORD, '\uff21')).toBe(true);
    expect(isA(WORD, '\uff01')).toBe(false);
  });

  it('knows line ends, and that they are white space', () => {
    const all = Array.from({ length: 0x10000 }, (_, unit) => String.fromCharCode(unit));
    const lineEnds = all.filter((character) => isA(LINE_END, character));
    expect(lineEnds).toEqual(['\n', '\r', '\u2028', '\u2029']);
    expect(lineEnds.every((character) => isA(SPACE, character))).toBe(true);
  });

  it.each(['.', '!', '?'])('tells the stop %s from the stops of other scripts', (stop) => {
    expect([isA(STOP, stop), isA(OTHER_STOP, stop)]).toEqual([true, false]);
  });

  it.each(['。', '！', '؟', '۔', '।', '։', '။', '។'])('knows the stop %s', (stop) => {
    expect([isA(STOP, stop), isA(OTHER_STOP, stop)]).toEqual([false, true]);
  });

  it.each(['漢', 'ひ', 'カ', 'ก', 'ກ', 'ក', 'က', '𠀀'])('knows that %s is written without spaces', (letter) => {
    expect(isA(UNSPACED, letter)).toBe(true);
  });

  it.each(['a', 'я', '한', 'अ', 'ع', '。', '🎉'])('leaves %s to the spaces around it', (letter) => {
    expect(isA(UNSPACED, letter)).toBe(false);
  });

  it('leaves out no code unit that joins another', () => {
    const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });
    const others = Array.from({ length: 0x10000 }, (_, unit) => String.fromCharCode(unit)).filter(
      (character) => !isA(JOINING, character) && character !== '\n' && character !== '\r',
    );
    const text = others.map((character) => `x${character}`).join('');
    for (const { segment } of segmenter.segment(text)) {
      if (segment.length > 1) expect.fail(JSON.stringify(segment));
    }
    expect(others.length).toBeGreaterThan(50_000);
  });
});
