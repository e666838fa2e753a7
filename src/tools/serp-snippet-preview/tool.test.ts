import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('serp-snippet-preview', tool, run);
const preview = async (input: object) => tool.output.parse(await execute(entry, input));
const titles = async (input: object) => (await preview(input)).findings.map(({ title }) => title);

describe('serp-snippet-preview', () => {
  it('says what is cut of a wide title, on each device', async () => {
    const { results } = await preview({ title: 'W'.repeat(20).concat(' ').repeat(2).trim() });
    expect(
      results.map(({ device, title: { width, limit, shown, rest } }) => [device, width, limit, shown, rest]),
    ).toEqual([
      ['desktop', 761, 580, `${'W'.repeat(20)} ...`, 'W'.repeat(20)],
      ['phone', 685, 630, `${'W'.repeat(20)} ...`, 'W'.repeat(20)],
    ]);
  });

  it('gives the room of a date to the date', async () => {
    const description = 'n'.repeat(84);
    const [desktop] = (await preview({ title: 'Bread', description, date: '2026-03-12' })).results;
    expect(desktop).toMatchObject({ date: '12 Mar 2026', description: { limit: 819 } });
    expect((await preview({ title: 'Bread', description, date: '2026-13-01' })).results[0]).toMatchObject({
      date: '',
      description: { limit: 920 },
    });
  });

  it('tells which search words nobody sees on a phone', async () => {
    const found = await preview({ title: `${'Bread '.repeat(15)}sourdough`, query: 'sourdough rye' });
    expect(found.findings).toContainEqual({
      severity: 'warning',
      title: 'Search words are cut off',
      detail: 'Not visible on a phone: sourdough.',
    });
    expect(found.findings).toContainEqual({
      severity: 'advice',
      title: 'Search words are missing from the title',
      detail: 'Missing: rye.',
    });
  });

  it('finds capitals, repeated titles, short texts and half addresses', async () => {
    const found = await titles({ title: 'WE BAKE BREAD', description: 'WE BAKE BREAD', url: 'example.com' });
    expect(found).toEqual([
      'The title fits',
      'The title is short',
      'The title is in capitals',
      'The description fits',
      'The description is short',
      'The description repeats the title',
      'The address is not complete',
    ]);
  });
});
