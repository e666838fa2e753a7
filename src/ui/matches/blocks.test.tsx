import { describe, expect, it } from 'vitest';
import { blocksOf, type Mark } from './blocks.tsx';

const mark = (source: number, start: number, end: number, passage = 0): Mark => ({
  ...{ source, passage, start, end },
  kind: 'exact',
});
const shown = (text: string, marks: readonly Mark[]) =>
  blocksOf(text, marks).flatMap(({ stretches }) =>
    stretches.map(({ start, end, marks: [first], isFirst }) => {
      const words = text.slice(start, end);
      return first ? `${isFirst ? '>' : ''}${first.source}:${words}` : words;
    }),
  );

describe('a text in blocks', () => {
  it('shows each stretch by the source named first, and where a passage begins', () => {
    expect(shown('one two three four five', [mark(1, 4, 18), mark(0, 8, 13)])).toEqual([
      'one ',
      '>1:two ',
      '>0:three',
      '>1: four',
      ' five',
    ]);
    expect(shown('ab', [mark(0, 0, 1), mark(0, 1, 2, 1)])).toEqual(['>0:a', '>0:b']);
    const [block] = blocksOf('one two', [mark(1, 0, 7), mark(0, 0, 3)]);
    expect(block?.stretches[0]?.marks.map(({ source }) => source)).toEqual([0, 1]);
  });

  it('passes over what is not in the text', () => {
    expect(shown('one', [mark(0, 2, 9), mark(0, -1, 2), mark(0, 1, 1)])).toEqual(['one']);
    expect(blocksOf('', [])).toEqual([]);
  });

  it('is cut at lines, at spaces where there are none, and nowhere within a character', () => {
    const lines = 'Some words that make a line.\n'.repeat(200);
    const blocks = blocksOf(lines, [mark(0, 0, lines.length)]);
    expect(blocks.length).toBeGreaterThan(3);
    for (const { end } of blocks) expect(lines[end - 1]).toBe('\n');
    expect(blocks.map(({ stretches }) => stretches.filter(({ isFirst }) => isFirst).length)).toEqual([
      1,
      ...blocks.slice(1).map(() => 0),
    ]);
    for (const text of [lines, 'word '.repeat(6_000), `a${'😀'.repeat(9_000)}`]) {
      const parts = blocksOf(text, [mark(0, 2_999, 19_000)]).map(({ start, end }) => text.slice(start, end));
      expect(parts.join('')).toBe(text);
      for (const part of parts) {
        expect(part.length).toBeLessThanOrEqual(12_000);
        expect(part.isWellFormed()).toBe(true);
      }
    }
  });
});
