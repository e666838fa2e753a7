import { describe, expect, it } from 'vitest';
import { merged } from './merge.ts';
import { type PlacedWord, textOf } from './page-text.ts';

/** Words of a line, 20 pixels high, one every 100 pixels. */
function line(name: string, text: string, { confidence = 90, left = 0, top = 0 } = {}): PlacedWord[] {
  return text.split(' ').map((word, index) => ({
    ...{ text: word, confidence, left: left + index * 100, top, width: 90, height: 20 },
    ...{ paragraph: 'p', line: name },
  }));
}

const textIn = (words: readonly PlacedWord[]) => textOf(words).text;

describe('merged', () => {
  it('takes single lines that the other reading has clearly better', () => {
    const base = [...line('1', 'opening hours'), ...line('2', 'frm nlne', { confidence: 60, top: 40 })];
    const other = [
      ...line('1', 'openlng hours', { confidence: 91 }),
      ...line('2', 'from nine', { confidence: 95, top: 41 }),
    ];
    expect(textIn(merged(base, other))).toBe('opening hours\nfrom nine');
  });

  it('adds text that only the other has, after the line that it follows there, when it is sure', () => {
    const base = [...line('1', 'first'), ...line('2', 'third', { top: 80 })];
    const other = [
      ...line('1', 'first'),
      ...line('2', 'second', { top: 40 }),
      ...line('3', 'thlrd', { top: 80 }),
      ...line('4', 'ornament', { top: 120, confidence: 50 }),
    ];
    expect(textIn(merged(base, other)).split('\n').filter(Boolean)).toEqual(['first', 'second', 'third']);
  });

  it('holds a line through columns against all the lines that it runs through', () => {
    const apart = [...line('1', 'Milk'), ...line('2', '1.20', { left: 300 })];
    const through = (confidence: number) => line('1', 'Milk x y 1.20', { confidence });
    expect(textIn(merged(apart, through(60)))).toBe('Milk\n1.20');
    expect(textIn(merged(apart, through(95)))).toBe('Milk x y 1.20');
  });

  it('loses no line of a reading when the other is empty', () => {
    const base = [...line('1', 'one'), ...line('2', 'two', { top: 40 })];
    expect(merged(base, [])).toEqual(base);
  });
});
