import { describe, expect, it } from 'vitest';
import { convertCase } from './convert-case.ts';
import { textChunks } from './text-chunks.ts';

const lines = 'A line of some length, with words.\n'.repeat(2_000);

describe('pieces of a long text', () => {
  it.each([
    lines,
    'word '.repeat(20_000),
    'a'.repeat(60_000),
    'e\u0301'.repeat(30_000),
    '👩‍💻'.repeat(20_000),
    'ΟΔΟΣ'.repeat(20_000),
  ])('are bounded and make the whole again', (text) => {
    const chunks = [...textChunks(text)];
    expect(chunks.join('')).toBe(text);
    expect(Math.max(...chunks.map(({ length }) => length))).toBeLessThan(20_000);
    for (const chunk of chunks) expect(chunk.isWellFormed()).toBe(true);
  });

  it('convert as the whole would', () => {
    const options = { language: '', capitalSharpS: false, acronyms: [], keep: [] };
    const greek = 'ΟΔΟΣ'.repeat(20_000);
    expect(convertCase(greek, { ...options, conversionType: 'lowercase' }).convertedText).toBe(greek.toLowerCase());
    const long = `one ${'two '.repeat(20_000)}. end`;
    const sentence = convertCase(long, { ...options, conversionType: 'sentencecase' }).convertedText;
    expect(sentence).toBe(`One ${'two '.repeat(20_000)}. End`);
    const alternate = convertCase(`${'ab '.repeat(20_000)}x`, { ...options, conversionType: 'altercase' });
    expect(alternate.convertedText).toBe(`${'aB Ab '.repeat(10_000).slice(0, 60_000)}x`);
  });
});
