import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { ToolError } from '#kit/tool-error';
import { createFakeClock } from '#ports/clock/fake';
import { createFakeDns } from '#ports/dns/fake';
import { createFakeRdap, sampleRegistration } from '#ports/rdap/fake';
import { common, countries, generic } from './endings.data.ts';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('domain-availability', tool, run);

function check(input: object, rdap: Parameters<typeof createFakeRdap>[0] = {}, onProgress?: (news: object) => void) {
  const ports = {
    rdap: createFakeRdap(rdap),
    dns: createFakeDns({ zone: { 'brand.de': { NS: ['ns.brand.de'] } } }),
    clock: createFakeClock(Date.UTC(2026, 0, 15, 12)),
  };
  return execute(entry, input, { ports, ...(onProgress && { onProgress }) });
}

describe('a name', () => {
  it.each([
    ['brand.de', 'it has name servers'],
    ['ab--c.com', 'cannot be registered'],
  ])('that the registry denies is not free when it cannot be: %s', async (name, note) => {
    const { domains } = await check({ name, endings: 'own' }, { [name]: null });
    expect(domains).toMatchObject([{ domain: name, state: 'unknown', note: expect.stringContaining(note) }]);
  });

  it('is taken, free, reserved or not told, as the registries say', async () => {
    const rdap = {
      'brand.com': sampleRegistration('brand.com'),
      'brand.net': null,
      'brand.org': { objectClassName: 'domain', status: ['reserved'] },
      'brand.info': new ToolError('busy', 'rdap.test is not accepting more queries from this server for now.'),
    };
    const answer = await check({ name: ' Brand ', endings: 'own', further: '.com net, org; info de ch' }, rdap);
    expect(answer).toMatchObject({
      ...{ free: 1, registered: 2, untold: 3 },
      domains: [
        { domain: 'brand.com', state: 'registered', expires: '2027-08-13', note: '' },
        { domain: 'brand.net', state: 'free', expires: null, note: '' },
        { domain: 'brand.org', state: 'reserved' },
        { domain: 'brand.info', state: 'unknown', note: expect.stringContaining('is not accepting more queries') },
        { domain: 'brand.de', state: 'unknown', note: expect.stringContaining('very likely registered') },
        { domain: 'brand.ch', state: 'unknown', note: expect.stringContaining('may be free') },
      ],
      sources: [{ protocol: 'RDAP', server: 'rdap.test' }],
    });
  });

  it('may have an ending, which is asked for first, and letters of any script', async () => {
    const { domains } = await check({ name: 'https://www.münchen.co.uk/x', endings: 'own', further: 'com co.uk' });
    expect(domains).toMatchObject([{ domain: 'münchen.co.uk' }, { domain: 'münchen.com' }]);
  });

  it('is asked for under a hundred endings, and how far it is is told', async () => {
    const news: object[] = [];
    const { domains } = await check({ name: 'brand', endings: 'hundred' }, {}, (told) => news.push(told));
    expect(domains).toHaveLength(100);
    expect(news.at(-1)).toMatchObject({ share: 1, stage: '100 of 100 endings' });
  });

  it.each([
    [{ name: 'two words' }, 'name'],
    [{ name: 'co.uk' }, 'name'],
    [{ name: 'brand', endings: 'own' }, 'further'],
    [{ name: 'brand', further: 'a_b!' }, 'further'],
    [{ name: 'brand', further: 'x '.repeat(31) }, 'further'],
  ])('%j is refused', async (input, field) => {
    await expect(check(input)).rejects.toMatchObject({ code: 'invalid-input', field });
  });
});

it('knows each ending once', () => {
  const all = [...common, ...generic, ...countries];
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBeGreaterThanOrEqual(100);
});
