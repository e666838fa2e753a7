import { expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { densityCsv } from './density-csv.ts';
import run from './run.ts';
import tool from './tool.ts';

it('writes keywords and phrases as a table', async () => {
  const text = 'Well, "quoted" soil and soil. Good soil, good soil';
  const answer = await execute(toolEntry('keyword-density', tool, run), { text, excludeWords: 'the' });
  const csv = densityCsv(tool.output.parse(answer));
  expect(csv.split('\r\n').slice(0, 3)).toEqual([
    '\uFEFFTerm,Words,Count,Density %,In title,In first sentence,In headings,In link texts,In alternative texts',
    'soil,1,4,44.44,0,2,0,0,0',
    'good,1,2,22.22,0,0,0,0,0',
  ]);
  expect(csv).toContain('\r\ngood soil,2,2,22.22,');
});
