import { describe, expect, it } from 'vitest';
import { ToolError } from '#kit/tool-error';
import { createFakeDns } from '#ports/dns/fake';
import { createFakeRdap } from '#ports/rdap/fake';
import { createFakeWhois } from '#ports/whois/fake';
import { registrationOf, whyUnknown } from './registration.ts';

const NAME = 'name.test';
const ROOT = 'domain: TEST\nwhois: whois.nic.test\n';
const RECORD = 'Domain Name: name.test\nRegistrar: Own Registrar\nCreation Date: 2001-02-03T00:00:00Z\n';
const served = { [NAME]: { NS: ['ns.other.test'] } };
const busy = new ToolError('busy', 'rdap.test is not accepting more queries from this server for now.');
const page = '<!doctype html>\n<html><head><title>Not found</title></head><body>No match for name.test</body></html>';
const THROTTLED = 'WHOIS LIMIT EXCEEDED - SEE WWW.EXAMPLE.TEST FOR DETAILS\n';

interface Told {
  rdap?: object | ToolError | null;
  root?: string;
  registry?: string | ToolError;
  registrar?: string;
  zone?: typeof served | object;
  failures?: Record<string, 'timed-out'>;
}

function ask({ rdap, root = ROOT, registry = 'No match for name.test\n', registrar, zone = {}, failures = {} }: Told) {
  const ports = {
    rdap: createFakeRdap(rdap === undefined ? {} : { [NAME]: rdap }),
    whois: createFakeWhois({
      [`whois.root.test ${NAME}`]: root,
      [`whois.nic.test ${NAME}`]: registry,
      ...(registrar !== undefined && { [`whois.registrar.test ${NAME}`]: registrar }),
    }),
    dns: createFakeDns({ zone: { ...zone }, failures }),
  };
  return registrationOf(NAME, ports, { signal: new AbortController().signal });
}

const stateOf = async (told: Told) => (await ask(told)).record.state;

describe('a name is not registered', () => {
  it('when its registry says so, by RDAP or by WHOIS', async () => {
    expect(await stateOf({ rdap: null })).toBe('free');
    expect(await stateOf({})).toBe('free');
    expect(await stateOf({ rdap: busy })).toBe('free');
  });

  it('also when the DNS cannot be asked', async () => {
    expect(await stateOf({ rdap: null, failures: { [NAME]: 'timed-out' } })).toBe('free');
  });
});

describe('a name is not said to be free', () => {
  it.each<[string, Told]>([
    ['by RDAP, when it has name servers', { rdap: null, zone: served, registry: new ToolError('timed-out', 'Late.') }],
    ['by RDAP and WHOIS, when it has name servers', { rdap: null, zone: served }],
    ['by WHOIS, when it has name servers', { zone: served }],
    ['by a page at the port of WHOIS', { registry: page }],
    ['by an answer of HTTP at the port of WHOIS', { registry: 'HTTP/1.1 404 Not Found\r\n\r\nNot found' }],
    ['by the root, which knows endings only', { root: '% This query returned 0 objects.\n' }],
    ['by a registrar', { registry: 'Whois Server: whois.registrar.test\n', registrar: 'No match for name.test\n' }],
  ])('%s', async (_, told) => {
    expect(await stateOf(told)).toBe('unknown');
  });

  it('by a registry that answers no more questions', async () => {
    expect(await stateOf({ rdap: busy, registry: THROTTLED })).toBe('refused');
    expect(await stateOf({ registry: `${THROTTLED}No match for name.test\n` })).toBe('refused');
  });

  it('when WHOIS knows it and RDAP does not', async () => {
    const { record } = await ask({ rdap: null, zone: served, registry: RECORD });
    expect(record).toMatchObject({ state: 'registered', registrar: { name: 'Own Registrar' } });
  });
});

it('says why nothing is known', async () => {
  const told = await ask({ rdap: null, zone: served });
  expect(whyUnknown(told.record, told.sources)).toContain('it has name servers');
  const refused = await ask({ registry: THROTTLED });
  expect(whyUnknown(refused.record, refused.sources)).toContain('is not accepting more queries');
  const free = await ask({ rdap: null });
  expect(whyUnknown(free.record, free.sources)).toBeUndefined();
});

it.each(['a_b.test', 'ab--c.test'])('%s is no name that anybody registers', async (name) => {
  const ports = { rdap: createFakeRdap({ [name]: null }), whois: createFakeWhois(), dns: createFakeDns() };
  const { record, sources } = await registrationOf(name, ports, { signal: new AbortController().signal });
  expect(record.state).toBe('unknown');
  expect(whyUnknown(record, sources)).toContain('cannot be registered');
});
