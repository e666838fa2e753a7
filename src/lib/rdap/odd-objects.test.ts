import { describe, expect, it } from 'vitest';
import { growth, WITH_LENGTH } from '../../../tests/growth.ts';
import { domainObject } from './fixture.ts';
import { readRdap } from './read-rdap.ts';

const domain = (more: object) => readRdap({ objectClassName: 'domain', ldhName: 'willow.example', ...more });
const card = (...properties: unknown[]) => ['vcard', properties];
const registrar = (more: object, body: object = {}) =>
  domain({ entities: [{ roles: ['registrar'], ...more }], ...body }).registrar?.name;

describe('the registrar', () => {
  it.each([
    ['role as text', { entities: [{ roles: 'Registrar', handle: 'HAZEL' }] }],
    ['role in a list of words', { entities: [{ role: 'billing, sponsoring registrar', handle: 'HAZEL' }] }],
    ['role "sponsor"', { entities: [{ roles: ['sponsor'], handle: 'HAZEL' }] }],
    [
      'kind of its number',
      { entities: [{ handle: 'HAZEL', publicIds: [{ type: 'IANA Registrar ID', identifier: 9 }] }] },
    ],
    ['one entity where a list belongs', { entities: { roles: ['registrar'], handle: 'HAZEL' } }],
    ['entities by name', { entities: { one: { roles: ['registrar'], handle: 'HAZEL' }, two: { roles: ['billing'] } } }],
    ['the second of two', { entities: [{ roles: ['registrar'] }, { roles: ['registrar'], handle: 'HAZEL' }] }],
    ['member of the domain', { registrar: { name: 'HAZEL' } }],
    ['member that is text', { sponsoringRegistrar: 'HAZEL' }],
    ['remark', { remarks: [{ description: ['Sponsoring Registrar: HAZEL'] }] }],
    ['heading of a remark', { remarks: { title: 'Registrar', description: 'HAZEL' } }],
    ['link', { links: [{ rel: 'registrar', href: 'https://hazel.example', title: 'HAZEL' }] }],
  ])('is known by its %s', (_, body) => {
    expect(domain(body).registrar?.name).toBe('HAZEL');
  });

  it.each([
    ['a card', { vcardArray: card(['fn', {}, 'text', 'Hazel Names']) }],
    [
      'a card in one list',
      { vcardArray: ['vcard', ['version', {}, 'text', '4.0'], ['fn', {}, 'text', 'Hazel Names']] },
    ],
    ['a card whose first line is broken', { vcardArray: card('', ['fn', {}, 'text', 'Hazel Names']) }],
    ['a property without its type', { vcardArray: card(['fn', {}, 'Hazel Names']) }],
    ['a property of two parts', { vcardArray: card(['FN', 'Hazel Names']) }],
    ['an organisation', { vcardArray: card(['fn', {}, 'text', 'N/A'], ['org', {}, 'text', ['', 'Hazel Names']]) }],
    ['a card of members', { vcard: { fn: 'Hazel Names' } }],
    ['a card as text', { vcardArray: 'BEGIN:VCARD\r\nFN;CHARSET=UTF-8:Hazel Names\r\nEND:VCARD' }],
    ['a newer card', { jscontact_data: { organizations: { a: { name: 'Hazel Names' } } } }],
    ['a name without a card', { name: 'Hazel Names', handle: 'HZL' }],
    ['a handle in figures', { handle: 9998 }],
  ])('has its name from %s', (kind, entity) => {
    expect(registrar(entity)).toBe(kind === 'a handle in figures' ? '9998' : 'Hazel Names');
  });

  it('is not made out of what says nothing of it', () => {
    expect(registrar({ vcardArray: card(['fn', {}, 'text']) })).toBeUndefined();
    expect(registrar({ vcardArray: card(['fn', {}, 'text', 'REDACTED FOR PRIVACY']), handle: -1 })).toBeUndefined();
    expect(registrar({ vcardArray: card(['adr', {}, 'text', ['', ['fn', 'Street']]]) })).toBeUndefined();
    expect(domain({ entities: [{ roles: ['technical'], handle: 'T' }, { handle: 'X' }] }).registrar).toBeUndefined();
    expect(domain({ notices: [{ description: ['The registrar may be asked for more.'] }] }).registrar).toBeUndefined();
  });
});

describe('dates', () => {
  const created = (eventDate: unknown, eventAction: unknown = 'registration') =>
    domain({ events: [{ eventAction, eventDate }] }).created?.day;

  it.each(['registration', 'REGISTRATION', ' Created ', 'creation_date', 'registrationDate', ['registration']])(
    'are known by the action %j',
    (action) => expect(created('1999-03-05T04:30:00Z', action)).toBe('1999-03-05'),
  );

  it.each([
    '1999-03-05 04:30:00',
    '1999/03/05',
    '05-Mar-1999',
    'Fri, 05 Mar 1999 04:30:00 GMT',
    '05.03.1999',
    920_608_200,
  ])('are read as %j', (date) => expect(created(date)).toBe('1999-03-05'));

  it.each(['04/03/1999', '0001-01-01T00:00:00Z', '1970-01-01T00:00:00Z', '1999-13-05', -1, 0, true, {}, [[]], 'soon'])(
    'are not made out of %j',
    (date) => expect(created(date)).toBeUndefined(),
  );

  it('are read by the order that another of them shows', () => {
    const events = [
      { eventAction: 'registration', eventDate: '04/03/1999' },
      { eventAction: 'expiration', eventDate: '04/25/2027' },
    ];
    expect(domain({ events })).toMatchObject({ created: { day: '1999-04-03' }, expires: { day: '2027-04-25' } });
  });

  it('may be members', () => {
    expect(domain({ events: { registration: '1999-03-05' }, expirationDate: '2027-03-05' })).toMatchObject({
      created: { day: '1999-03-05' },
      expires: { day: '2027-03-05' },
    });
  });
});

it.each([
  ['within another object', (body: object) => ({ data: body })],
  ['in a list', (body: object) => [body]],
  ['with capitals', (body: object) => withNames(body, (name) => name.toUpperCase())],
  ['with lines between words', (body: object) => withNames(body, (name) => name.replace(/[A-Z]/, '_$&'))],
  [
    'with numbers for lists',
    ({ events, ...body }: Record<string, unknown>) => ({ ...body, events: { ...list(events) } }),
  ],
  [
    'with lists in lists',
    ({ entities, ...body }: Record<string, unknown>) => ({ ...body, entities: [[null, entities]] }),
  ],
  [
    'with lists around single ones',
    ({ secureDNS, ...body }: Record<string, unknown>) => ({ ...body, secureDNS: [secureDNS] }),
  ],
  ['with a part in another place', ({ events, ...body }: Record<string, unknown>) => ({ ...body, info: { events } })],
])('reads the same from an object %s', (_, damage) => {
  expect(readRdap(damage(domainObject()))).toEqual(readRdap(domainObject()));
});

it('reads servers and codes that are plain text', () => {
  expect(
    domain({
      nameservers: 'NS1.hazel.example, ns2.hazel.example',
      status: 'active, locked https://icann.example/epp#x',
    }),
  ).toMatchObject({ nameServers: ['ns1.hazel.example', 'ns2.hazel.example'], status: ['active', 'locked'] });
  expect(
    domain({ nameServers: [{ name: 'ns1.hazel.example' }], status: { active: true, locked: false } }),
  ).toMatchObject({
    nameServers: ['ns1.hazel.example'],
    status: ['active'],
  });
});

it('says nothing of signatures for keys that are none', () => {
  expect(domain({ secureDNS: { dsData: [{}, null, { a: 1 }] } }).dnssec).toBeUndefined();
  expect(domain({ secureDNS: { dsData: { digest: 'AB' } } }).dnssec).toBe(true);
  expect(domain({ secureDNS: { delegationSigned: 'No' } }).dnssec).toBe(false);
});

it('takes nothing from a list of several domains, nor from another kind of object', () => {
  const other = { ...domainObject(), ldhName: 'other.example' };
  expect(readRdap({ domainSearchResults: [domainObject(), other] }).state).toBe('unknown');
  expect(readRdap({ objectClassName: 'entity', entities: [domainObject()] }).state).toBe('unknown');
});

it('reads large objects in linear time', async () => {
  const body = (size: number) => ({
    ...domainObject(),
    entities: Array.from({ length: size / 50 }, () => ({
      ...Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`roles_${at}`, at])),
      vcardArray: card(...Array.from({ length: 40 }, () => [[[['x']]]])),
    })),
  });
  const bodies = new Map([2_500, 20_000].map((size) => [size, body(size)]));
  expect(await growth(20_000, (size) => readRdap(bodies.get(size)))).toBeLessThan(WITH_LENGTH);
});

function withNames(value: unknown, rename: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((one) => withNames(one, rename));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [rename(name), withNames(one, rename)]));
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
