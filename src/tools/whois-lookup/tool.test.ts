import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { ToolError } from '#kit/tool-error';
import { createFakeClock } from '#ports/clock/fake';
import { createFakeDns } from '#ports/dns/fake';
import { createFakeRdap, sampleRegistration } from '#ports/rdap/fake';
import { createFakeWhois, FAKE_ROOT } from '#ports/whois/fake';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('whois-lookup', tool, run);
const NOW = Date.UTC(2026, 0, 15, 12);
const REGISTRAR = 'https://rdap.registrar.test/domain/site.test';

interface World {
  rdap?: Parameters<typeof createFakeRdap>[0];
  whois?: Parameters<typeof createFakeWhois>[0];
}

function lookUp(input: object, { rdap = {}, whois }: World = {}) {
  const ports = {
    rdap: createFakeRdap(rdap),
    whois: createFakeWhois(whois),
    dns: createFakeDns(),
    clock: createFakeClock(NOW),
  };
  return execute(entry, input, { ports });
}

const holder = (fn: string) => ({ roles: ['registrant'], vcardArray: ['vcard', [['fn', {}, 'text', fn]]] });
const links = [{ rel: 'related', href: REGISTRAR, type: 'application/rdap+json' }];
const thin = { ...sampleRegistration('site.test'), links };

describe('a registration', () => {
  it('is read from the registry and from the registrar that it names', async () => {
    const theirs = { ...sampleRegistration('site.test'), entities: [holder('Ada Lovelace')] };
    const answer = await lookUp(
      { domain: 'https://www.site.test/x' },
      { rdap: { 'site.test': thin, [REGISTRAR]: theirs } },
    );
    expect(answer).toMatchObject({
      ...{ state: 'registered', domain: 'site.test', asked: 'www.site.test', registered: '1995-08-14' },
      ...{ expires: '2027-08-13', updated: '2025-08-14', daysLeft: 575, dnssec: true, unicodeDomain: null },
      registrar: expect.stringContaining('Sample Registrar'),
      contacts: [{ role: 'Holder', name: 'Ada Lovelace', email: null }],
      sources: [
        { protocol: 'RDAP', server: 'rdap.test' },
        { protocol: 'RDAP', server: 'rdap.registrar.test' },
      ],
    });
    expect(answer.raw).toContain(`# ${REGISTRAR}\n\n{`);
  });

  it('is told as far as it is known when the registrar fails', async () => {
    const failure = new ToolError('busy', 'rdap.registrar.test answers no more questions.');
    expect(await lookUp({ domain: 'site.test' }, { rdap: { 'site.test': thin, [REGISTRAR]: failure } })).toMatchObject({
      state: 'registered',
      sources: [{}, { server: 'rdap.registrar.test', failure: failure.message }],
    });
  });

  it('is asked for by WHOIS when that is wished', async () => {
    const world = { rdap: { 'site.test': thin }, whois: { [`${FAKE_ROOT} site.test`]: 'Domain: site.test\n' } };
    expect((await lookUp({ domain: 'site.test' }, world)).raw).not.toContain('Domain: site.test');
    expect((await lookUp({ domain: 'site.test', whois: true }, world)).raw).toContain('Domain: site.test');
  });

  it('that does not exist is an answer, and a refusal is none', async () => {
    expect(await lookUp({ domain: 'free.test' }, { rdap: { 'free.test': null } })).toMatchObject({
      ...{ state: 'free', registrar: null, expires: null, contacts: [] },
    });
    const busy = new ToolError('busy', 'The registry answers no more questions.');
    const whois = { [`${FAKE_ROOT} site.test`]: new ToolError('timed-out', 'WHOIS did not answer.') };
    await expect(lookUp({ domain: 'site.test' }, { rdap: { 'site.test': busy }, whois })).rejects.toMatchObject({
      code: 'busy',
    });
  });

  it('is of a name below an ending', async () => {
    await expect(lookUp({ domain: 'co.uk' })).rejects.toMatchObject({ code: 'invalid-input' });
  });
});
