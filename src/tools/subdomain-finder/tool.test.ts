import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { ToolError } from '#kit/tool-error';
import { createFakeCertificates } from '#ports/certificates/fake';
import type { LoggedName } from '#ports/certificates/port';
import { createFakeClock } from '#ports/clock/fake';
import { createFakeDns, type Zone } from '#ports/dns/fake';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('subdomain-finder', tool, run);

const logged = (name: string, validUntil = '2026-03-01'): LoggedName => ({
  ...{ name, firstSeen: '2020-01-01', lastSeen: '2025-12-01', validUntil, certificates: 2 },
});
const zone: Zone = { 'www.site.test': { A: ['192.0.2.1'] }, 'six.site.test': { AAAA: ['2001:db8::6'] } };
const names = ['*.site.test', 'gone.site.test', 'lost.site.test', 'six.site.test', 'www.site.test'];

function find(input: object, known: readonly LoggedName[] | ToolError = names.map((name) => logged(name))) {
  const ports = {
    certificates: createFakeCertificates({ 'site.test': known }),
    dns: createFakeDns({ zone, failures: { 'lost.site.test': 'timed-out' } }),
    clock: createFakeClock(Date.UTC(2026, 0, 15, 12)),
  };
  return execute(entry, { domain: 'https://www.site.test/', ...input }, { ports });
}

describe('names below a domain', () => {
  it('are listed, those with a valid certificate first', async () => {
    const known = [logged('a.site.test', '2021-01-01'), logged('b.site.test', '2026-01-15')];
    expect(await find({}, known)).toMatchObject({
      ...{ found: 2, current: 1, alive: null, domain: 'site.test', note: null },
      names: [
        { name: 'b.site.test', address: null, firstSeen: '2020-01-01', lastSeen: '2025-12-01', certificates: 2 },
        { name: 'a.site.test' },
      ],
      sources: [{ protocol: 'Certificate logs', server: 'logs.test', askedAt: '2026-01-15T11:50:00.000Z' }],
    });
  });

  it('are looked up on request, and one that could not be is not taken for dead', async () => {
    expect(await find({ resolve: true })).toMatchObject({
      alive: 2,
      names: [
        { name: '*.site.test', address: null },
        { name: 'gone.site.test', address: 'None' },
        { name: 'lost.site.test', address: expect.stringContaining('did not give') },
        { name: 'six.site.test', address: '2001:db8::6' },
        { name: 'www.site.test', address: '192.0.2.1' },
      ],
    });
  });

  it('may be none, or too many to list', async () => {
    expect(await find({ resolve: true }, [])).toMatchObject({ found: 0, names: [] });
    const many = Array.from({ length: 1_001 }, (_, index) => logged(`h${index}.site.test`));
    const answer = await find({}, many);
    expect(answer).toMatchObject({ found: 1_001, note: 'Further names: 1' });
    expect(answer.names).toHaveLength(1_000);
  });

  it('are not said to be none when the logs could not be asked', async () => {
    const busy = new ToolError('busy', 'crt.sh is not accepting more queries from this server for now.');
    await expect(find({}, busy)).rejects.toBe(busy);
  });
});
