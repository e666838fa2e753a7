import { expect, it } from 'vitest';
import { ownTime } from '../../../tests/own-time.ts';
import { domainObject } from './fixture.ts';
import { readRdap } from './read-rdap.ts';

it('reads a whole domain object', () => {
  expect(readRdap(domainObject())).toEqual({
    state: 'registered',
    created: { day: '1999-03-06', time: '1999-03-06T04:30:00Z', raw: '1999-03-05T23:30:00-05:00' },
    expires: { day: '2027-03-06', time: '2027-03-06T04:30:00Z', raw: '2027-03-06T04:30:00Z' },
    updated: { day: '2025-02-01', time: '2025-02-01T10:11:12Z', raw: '2025-02-01T10:11:12.345Z' },
    registrar: {
      name: 'Hazel Names Ltd',
      ianaId: '9998',
      url: 'https://hazel.example',
      abuseEmail: 'abuse@hazel.example',
      abusePhone: '+1.5555550123',
    },
    nameServers: ['ns1.hazel.example', 'ns2.hazel.example'],
    status: ['client transfer prohibited', 'client delete prohibited'],
    dnssec: true,
    events: [
      expect.objectContaining({ action: 'registration' }),
      expect.objectContaining({ action: 'expiration' }),
      expect.objectContaining({ action: 'last changed' }),
      expect.objectContaining({ action: 'transfer' }),
      expect.objectContaining({ action: 'last update of rdap database' }),
    ],
    related: 'https://rdap.registrar.example/domain/willowbrook.example',
    redacted: ['Registrant Name', 'Tech Email'],
  });
});

it('takes the registrar from an organisation or a handle when the card has no name', () => {
  const card = (entry: unknown) => ({
    objectClassName: 'domain',
    entities: [{ roles: ['registrar'], handle: 'REG-7', vcardArray: ['vcard', [entry]] }],
  });
  expect(readRdap(card(['org', {}, 'text', ['Hazel', 'Sales']])).registrar?.name).toBe('Hazel');
  expect(readRdap(card(['fn', {}, 'text', ''])).registrar?.name).toBe('REG-7');
});

it('takes the registrar from a card of the newer kind', () => {
  const card = (jscard: unknown) => ({
    objectClassName: 'domain',
    entities: [{ roles: ['registrar'], handle: 'REG-7', jscard }],
  });
  expect(readRdap(card({ name: { full: 'Hazel' } })).registrar?.name).toBe('Hazel');
  expect(readRdap(card({ organizations: { org: { name: 'Hazel Ltd' } } })).registrar?.name).toBe('Hazel Ltd');
  expect(readRdap(card({ name: [], organizations: 7 })).registrar?.name).toBe('REG-7');
});

it('takes no day from the rest of a date', () => {
  const dated = (eventDate: string) => ({ ...domainObject(), events: [{ eventAction: 'registration', eventDate }] });
  expect(readRdap(dated('1999-03-1')).created).toBeUndefined();
  expect(readRdap(dated('1999-03')).created).toBeUndefined();
  expect(readRdap(dated('1999-03-10')).created?.day).toBe('1999-03-10');
});

it('survives objects that hold themselves', async () => {
  const body = domainObject();
  const loop = { roles: ['registrant'], links: [], events: [] };
  Object.assign(loop, { entities: Array.from({ length: 400 }, () => loop) });
  Object.assign(body, {
    entities: [loop, body],
    links: [body, { rel: 'related', href: body }],
    nameservers: [body, body],
    secureDNS: body,
  });
  const reading = () =>
    expect(readRdap(body)).toMatchObject({ state: 'registered', nameServers: ['willowbrook.example'] });
  expect(await ownTime(reading)).toBeLessThan(2_000);
});

it('finds a registrar that stands within another entity', () => {
  const body = {
    objectClassName: 'domain',
    entities: [{ roles: ['registrant'], entities: [{ roles: ['registrar'], handle: 'REG-8' }] }],
  };
  expect(readRdap(body).registrar?.name).toBe('REG-8');
});

it.each([
  [404, 'free'],
  ['404', 'free'],
  [429, 'refused'],
  [403, 'refused'],
  [400, 'unknown'],
  [500, 'unknown'],
])('reads the error %s as %s, without dates', (errorCode, state) => {
  const record = readRdap({ ...domainObject(), errorCode, title: 'No' });
  expect(record).toEqual({
    state,
    nameServers: [],
    status: [],
    events: [],
    redacted: expect.anything(),
    error: { code: Number(errorCode), title: 'No' },
  });
});

it('tells reserved names and free ones that have an object', () => {
  expect(readRdap({ objectClassName: 'domain', ldhName: 'a.example', status: ['reserved'] }).state).toBe('reserved');
  expect(readRdap({ objectClassName: 'domain', ldhName: 'a.example', status: ['free'] }).state).toBe('free');
  expect(readRdap({ objectClassName: 'domain', ldhName: 'a.example' }).state).toBe('registered');
  expect(readRdap({ objectClassName: 'nameserver', ldhName: 'ns1.a.example' }).state).toBe('unknown');
});

it('says nothing of signatures when the answer does not', () => {
  expect(readRdap({ ...domainObject(), secureDNS: {} }).dnssec).toBeUndefined();
  expect(readRdap({ ...domainObject(), secureDNS: { delegationSigned: false } }).dnssec).toBe(false);
});

const wrong: readonly unknown[] = [
  null,
  undefined,
  0,
  -1,
  true,
  '',
  'text',
  [],
  [[]],
  {},
  { a: 1 },
  [null, 7, 'x', {}],
];

it.each([null, undefined, 7, 'text', [], [[], {}], true, {}])('survives %j in place of an object', (body) => {
  expect(readRdap(body).state).toBe('unknown');
});

it('survives every member of a wrong type, at every place', () => {
  let damaged = 0;
  const damage = (root: unknown, value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const key of Object.keys(value)) {
      const kept: unknown = Reflect.get(value, key);
      for (const other of wrong) {
        Reflect.set(value, key, other);
        const record = readRdap(root);
        expect(Array.isArray(record.nameServers)).toBe(true);
        expect(record.created?.day ?? '1999-03-06').toBe('1999-03-06');
        damaged += 1;
      }
      Reflect.set(value, key, kept);
      damage(root, kept);
    }
  };
  const body = domainObject();
  damage(body, body);
  expect(damaged).toBeGreaterThan(1_000);
});

it('reads what is left when one member is damaged', () => {
  const record = readRdap({ ...domainObject(), entities: 'none', nameservers: 5, secureDNS: [], status: {} });
  expect(record).toMatchObject({ state: 'registered', created: { day: '1999-03-06' }, expires: { day: '2027-03-06' } });
});

it('survives depth and length', () => {
  let deep: unknown = { roles: ['registrar'], handle: 'TOO-DEEP' };
  for (let level = 0; level < 20_000; level += 1) deep = { roles: ['x'], entities: [deep] };
  const many = Array.from({ length: 200_000 }, (_, at) => ({ ldhName: `ns${at}.hazel.example` }));
  const record = readRdap({
    objectClassName: 'domain',
    entities: [deep],
    nameservers: many,
    status: many.map((_, at) => `s${at}`),
  });
  expect(record.registrar).toBeUndefined();
  expect(record.nameServers).toHaveLength(50);
  expect(record.status).toHaveLength(50);
});

it('does not read inherited members', () => {
  expect(readRdap(JSON.parse('{"__proto__": {"objectClassName": "domain", "ldhName": "a.example"}}')).state).toBe(
    'unknown',
  );
});
