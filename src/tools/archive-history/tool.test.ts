import { expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { ToolError } from '#kit/tool-error';
import { createFakeAuthority, type FakeAuthority, sampleHistory } from '#ports/authority/fake';
import { createFakeClock } from '#ports/clock/fake';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('archive-history', tool, run);

function check(captureHistory: FakeAuthority['captureHistory'] = {}) {
  const ports = {
    authority: createFakeAuthority({ captureHistory }),
    clock: createFakeClock(Date.UTC(2026, 0, 15, 12)),
  };
  return execute(entry, { domain: 'site.test' }, { ports });
}

it('tells the first and the last copy, those of each year, and the years without', async () => {
  expect(await check({ 'site.test': sampleHistory('site.test') })).toMatchObject({
    ...{ firstDay: '1998-12-05', lastDay: '2025-12-30', copies: 42, gaps: '1999 to 2024' },
    last: { url: expect.stringContaining('/web/20251230/') },
    byYear: [
      { name: '1998', value: 2 },
      { name: '2025', value: 40 },
    ],
    years: [{ year: '1998', copies: 2, day: '1998-12-05' }, { year: '2025' }],
    sources: [{ protocol: 'Archive', askedAt: '2026-01-15T12:00:00.000Z' }],
  });
});

it('shows no counts where the archive tells none', async () => {
  const history = { ...sampleHistory('site.test'), isCounted: false };
  expect(await check({ 'site.test': history })).toMatchObject({ copies: null, byYear: [] });
});

it('tells no copy from no answer', async () => {
  await expect(check()).rejects.toMatchObject({ code: 'not-found', field: 'domain' });
  const busy = new ToolError('busy', 'The archive answers no more questions.');
  await expect(check(busy)).rejects.toBe(busy);
});
