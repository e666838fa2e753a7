import { describe, expect, it } from 'vitest';
import { toolEntry } from '#kit/registry';
import { askPage } from '../../../tests/page-tool.ts';
import run from './run.ts';
import tool from './tool.ts';

const ask = askPage(toolEntry('heading-checker', tool, run), tool.output);

describe('heading-checker', () => {
  it('lists the headings in their order, and what is wrong with them', async () => {
    const { outline, levels, findings } = await ask('<h1>Tea</h1><h2>Water</h2><h4>Hot</h4>');
    expect(outline.map(({ level, text }) => `${level} ${text.trim()}`)).toEqual(['1 Tea', '2 Water', '4 Hot']);
    expect(levels).toContainEqual({ name: 'h4', value: 1 });
    expect(findings[0]).toMatchObject({ title: 'A heading skips a level', where: ['Line 1, column 27: <h4>Hot</h4>'] });
  });
});
