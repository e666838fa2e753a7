import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('color-converter', tool, run);
const convert = async (input: object) => tool.output.parse(await execute(entry, input, {}));

describe('color-converter', () => {
  it('says which notations cannot hold a color, and what can', async () => {
    const { forms, swatches, outside } = await convert({ text: 'color(display-p3 0 1 0)' });
    const noteOf = (name: string) => forms?.find(({ form }) => form === name)?.note;
    expect(noteOf('Hex')).toBe('The nearest color of sRGB.');
    expect(noteOf('oklch()')).toBeNull();
    expect(swatches[0]?.note).toBe('Outside sRGB, within Display P3');
    expect(outside).toBe(1);
  });

  it('keeps the lines of what it could not read empty, and says why', async () => {
    const result = await convert({ text: 'red\n\nnot a color\nblue', target: 'hex' });
    expect(result).toMatchObject({ text: '#ff0000\n\n#0000ff', unread: 1 });
    expect(result.swatches[1]).toMatchObject({ css: null, note: 'This is not a color that CSS knows.' });
  });

  it('refuses more than 5,000 colors', async () => {
    await expect(convert({ text: '#fff\n'.repeat(5_001) })).rejects.toThrow('at most 5,000');
  });
});
