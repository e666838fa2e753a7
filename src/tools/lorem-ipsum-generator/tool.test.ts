import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import run from './run.ts';
import { sources } from './sources.data.ts';
import tool from './tool.ts';

const entry = toolEntry('lorem-ipsum-generator', tool, run);
const make = async (input: object) => String((await execute(entry, input)).text);

describe('lorem-ipsum-generator', () => {
  it('offers every source text there is', () => {
    expect(Object.keys(tool.input.shape.source.unwrap().enum)).toEqual(Object.keys(sources));
  });

  it('gives the same text for the same seed, and another for another', async () => {
    expect(await make({ seed: 7 })).toBe(await make({ seed: 7 }));
    expect(await make({ seed: 7 })).not.toBe(await make({ seed: 8 }));
  });

  it.each(Object.entries(sources))('begins as %s does, or not', async (source, { opening }) => {
    for (const unit of ['paragraphs', 'sentences', 'items']) {
      expect(await make({ source, unit })).toSatisfy((text: string) => text.startsWith(opening));
      expect(await make({ source, unit, begins: false })).not.toSatisfy((text: string) => text.startsWith(opening));
    }
  });

  it.each(Object.keys(sources))('makes as many as are asked for of %s', async (source) => {
    expect((await make({ source, unit: 'paragraphs', count: 7 })).split('\n\n')).toHaveLength(7);
    expect((await make({ source, unit: 'items', count: 7 })).split('\n')).toHaveLength(7);
    expect((await make({ source, unit: 'sentences', count: 7 })).match(/[.。](?= |$|\p{Lo})/gu)).toHaveLength(7);
  });

  it('counts words as they are asked for', async () => {
    for (const source of ['lorem', 'spanish', 'arabic']) {
      const { text, words } = await execute(entry, { source, unit: 'words', count: 321 });
      expect(words).toBe(321);
      expect(String(text).split(' ')).toHaveLength(321);
    }
  });

  it('never writes one word twice in a row', async () => {
    expect(await make({ unit: 'words', count: 10_000 })).not.toMatch(/\b(\w+) \1\b/i);
  });

  it('refuses more than it can make', async () => {
    await expect(make({ count: 1_001 })).rejects.toMatchObject({ code: 'invalid-input', field: 'count' });
    await expect(make({ unit: 'words', count: 10_001 })).rejects.toMatchObject({ code: 'invalid-input' });
    expect((await make({ count: 1_000 })).length).toBeLessThan(1_000_000);
  });
});
