import { describe, expect, it } from 'vitest';
import { textParts } from './text-parts.ts';

describe('textParts', () => {
  it('leaves a text whole that a field holds well', () => {
    expect(textParts('')).toEqual(['']);
    expect(textParts('x'.repeat(200_000))).toHaveLength(1);
  });

  it.each([
    ['lines', 'a line of a log file\r\n'.repeat(20_000)],
    ['words', 'words without end '.repeat(20_000)],
    ['no space at all', 'x'.repeat(333_333)],
    ['pairs of code units', '😀'.repeat(150_000)],
    ['pairs, one unit off', `x${'😀'.repeat(150_000)}`],
  ])('cuts %s into pieces that join to the same text', (_, text) => {
    const parts = textParts(text);
    expect(parts.join('')).toBe(text);
    expect(Math.max(...parts.map((part) => part.length))).toBeLessThanOrEqual(50_000);
    expect(parts.every((part) => part.isWellFormed())).toBe(true);
  });

  it('ends parts with lines, else with words', () => {
    const lines = textParts('a line of a log file\n'.repeat(20_000));
    expect(lines.every((part) => part.endsWith('\n'))).toBe(true);
    const words = textParts('words without end '.repeat(20_000));
    expect(words.every((part) => part.endsWith(' '))).toBe(true);
  });
});
