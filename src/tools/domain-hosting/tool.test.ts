import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { ToolError } from '#kit/tool-error';
import { createFakeClock } from '#ports/clock/fake';
import { createFakeDns, type Zone } from '#ports/dns/fake';
import { createFakeGeo } from '#ports/geo/fake';
import { createFakeHttp } from '#ports/http/fake';
import { createFakeRdap } from '#ports/rdap/fake';
import { createFakeWhois } from '#ports/whois/fake';
import {
  AMAZON,
  CLOUDFLARE,
  check,
  EVERYWHERE,
  entry,
  HETZNER,
  head,
  NAMES,
  names,
  places,
  SOMEBODY,
  zoneOf,
} from './fixture.ts';

describe('domain hosting', () => {
  it('tells the host, the country and the name servers, and who does what besides', async () => {
    const zone: Zone = {
      'site.test': {
        A: [HETZNER],
        NS: ['Bob.NS.cloudflare.com', 'amy.ns.cloudflare.com'],
        MX: ['10 aspmx.l.google.com'],
        TXT: ['other', 'v=spf1 include:_spf.google.com include:sendgrid.net ~all'],
      },
      '1.1.9.5.in-addr.arpa': {},
    };
    const web = { 'https://site.test/': head({ server: 'nginx/1.28', 'x-powered-by': 'PHP/8.4' }) };
    const told = await check({ zone, web }, 'https://Site.TEST/page');
    expect(told).toMatchObject({
      ...{ domain: 'site.test', hostingProvider: 'Hetzner', country: 'Germany' },
      nameservers: ['amy.ns.cloudflare.com', 'bob.ns.cloudflare.com'],
      ...{
        hostingNote: 'Likely, based on the evidence below.',
        countryNote: null,
        registrar: { name: 'Sample Registrar', source: 'RDAP, rdap.test' },
      },
      dns: [{ name: 'Cloudflare', sureness: 'sure' }],
      web: [
        {
          ...{ name: 'Hetzner', sureness: 'likely', note: null },
          evidence: [{ mark: 'network', where: HETZNER, value: 'AS24940 Hetzner Online GmbH' }],
        },
      ],
      ...{ cdn: [], mail: [{ name: 'Google Workspace' }], mailServers: ['aspmx.l.google.com'] },
      mailSenders: [{ name: 'Google Workspace' }, { name: 'SendGrid' }],
      site: { url: 'https://site.test/', status: 200, software: ['nginx/1.28', 'PHP/8.4'], leadsTo: null },
      ...{ notes: [], credits: [{ text: 'Places by a sample', url: 'https://places.test' }] },
      checkedAt: '2026-11-21T12:00:00.000Z',
    });
  });

  it('says what stands in front, and does not take it for the host', async () => {
    const web = { 'https://site.test/': head({ server: 'cloudflare', 'cf-ray': '8f-FRA' }) };
    expect(await check({ zone: zoneOf(CLOUDFLARE), web })).toMatchObject({
      ...{ hostingProvider: 'Hidden behind Cloudflare', country: 'Unknown', web: [] },
      hostingNote: 'Cloudflare stands in front of the host, and nothing reveals the host.',
      countryNote: expect.stringContaining('Behind Cloudflare'),
      cdn: [
        {
          name: 'Cloudflare',
          sureness: 'sure',
          evidence: expect.arrayContaining([expect.objectContaining({ mark: 'header' })]),
        },
      ],
    });
  });

  it.each<[headers: Record<string, string>, provider: string]>([
    [{ 'cf-ray': '1', 'x-vercel-id': 'fra1::2' }, 'Vercel'],
    [{ 'cf-ray': '1', 'x-powered-by': 'WP Engine' }, 'WP Engine'],
    [{ 'cf-ray': '1', 'x-kinsta-cache': 'HIT' }, 'Kinsta'],
    [{ 'cf-ray': '1', 'x-shopid': '12' }, 'Shopify'],
    [{ 'cf-ray': '1', 'x-github-request-id': 'A:B' }, 'GitHub (Pages)'],
    [{ server: 'cloudflare', via: '1.1 vegur' }, 'Heroku'],
  ])('names the host that %j gives away', async (headers, provider) => {
    const told = await check({ zone: zoneOf(CLOUDFLARE), web: { 'https://site.test/': head(headers) } });
    expect(told).toMatchObject({ hostingProvider: provider, country: 'Unknown', cdn: [{ name: 'Cloudflare' }] });
    expect(told.hostingNote).toContain('Delivered through Cloudflare.');
  });

  it('follows aliases, and names a platform before the cloud beneath it', async () => {
    const zone: Zone = {
      'site.test': { NS: NAMES },
      'www.site.test': { CNAME: ['Site.HerokuDNS.com'] },
      'site.herokudns.com': { CNAME: ['lb.herokudns.com'] },
      'lb.herokudns.com': { A: [AMAZON] },
    };
    const told = await check({ zone }, 'www.site.test');
    expect(told).toMatchObject({
      domain: 'www.site.test',
      registeredDomain: 'site.test',
      hostingProvider: 'Heroku',
      country: 'Ireland',
    });
    expect(names(told.web)).toEqual(['Heroku, sure', 'Amazon Web Services, likely']);
    expect(told.notes).toEqual(['The domain uses its own name servers.']);
  });

  it('says of an unknown host whose network it is in, and no more', async () => {
    expect(await check({ zone: zoneOf(SOMEBODY) })).toMatchObject({
      ...{ hostingProvider: 'The network belongs to Somebody Ltd', country: 'United Kingdom', web: [] },
      hostingNote: expect.stringContaining('No known host was recognised'),
    });
    expect(await check({ zone: zoneOf(SOMEBODY), geo: { places: {} } })).toMatchObject({
      ...{
        hostingProvider: 'Unknown',
        country: 'Unknown',
        hostingNote: 'Nothing visible from outside reveals the host.',
      },
    });
  });

  it('gives no country to what answers from everywhere', async () => {
    expect(await check({ zone: zoneOf(EVERYWHERE) })).toMatchObject({
      country: 'Unknown',
      countryNote: `${EVERYWHERE} is served from many locations at once, so the address does not show a country.`,
      addresses: [{ country: null, isAnycast: true }],
    });
  });

  it('takes the country in which a range is registered for a hint only', async () => {
    const zone: Zone = {
      ...zoneOf(SOMEBODY),
      '1.1.1.80.origin.asn.cymru.com': { TXT: ['64500 | 80.1.0.0/16 | FR | ripencc | 2001-01-01'] },
      'as64500.asn.cymru.com': { TXT: ['64500 | FR | ripencc | 2001-01-01 | SOMEBODY - Somebody SAS, FR'] },
    };
    expect(await check({ zone, geo: { places: {} } })).toMatchObject({
      country: 'Unknown',
      countryNote: 'The address range is registered in France, but it may be used elsewhere.',
    });
  });

  it('names every country of several addresses', async () => {
    const zone = { 'site.test': { A: [HETZNER, AMAZON], NS: NAMES } };
    expect(await check({ zone })).toMatchObject({ country: 'Germany', countryNote: 'Other addresses: Ireland.' });
  });

  it('shows a domain with mail and no site', async () => {
    const zone = { 'site.test': { MX: ['0 mx.example.com'], NS: NAMES } };
    expect(await check({ zone })).toMatchObject({
      ...{ hostingProvider: 'Unknown', hostingNote: 'site.test has no address, so it cannot have a site.' },
      ...{ mail: [], mailServers: ['mx.example.com'] },
    });
    const none = await check({ zone: { 'site.test': { MX: ['0 .'], NS: NAMES } } });
    expect(none).toMatchObject({ mailServers: [] });
    expect(none.notes).toContain('The domain says that it accepts no mail.');
  });

  it('says that a name is parked', async () => {
    const zone = { 'site.test': { A: [SOMEBODY], NS: ['ns1.sedoparking.com'] } };
    const geo = { places, networks: { [SOMEBODY]: { asn: 47846, name: 'SEDO' } } };
    expect(await check({ zone, geo })).toMatchObject({
      hostingProvider: 'Sedo',
      hostingNote: 'Likely, based on the evidence below. The domain is parked there: it has no site of its own.',
    });
  });

  it('goes on without registry, mail, site and databases, and says why', async () => {
    const late = (what: string) => new ToolError('timed-out', `${what} took too long.`);
    const told = await check({
      zone: zoneOf(HETZNER),
      failures: { 'site.test MX': 'timed-out' },
      web: { 'https://site.test/': late('The site'), 'http://site.test/': late('The site') },
      geo: { isBroken: true },
      rdap: { 'site.test': late('The registry') },
      whois: { 'whois.root.test site.test': late('WHOIS') },
    });
    expect(told).toMatchObject({ registrar: null, nameservers: NAMES, hostingProvider: 'Unknown', mailServers: [] });
    const failures = told.sources.flatMap(({ failure = [] }) => failure);
    expect(failures).toEqual([
      'The DNS servers did not give the MX records of site.test.',
      'The site took too long.',
      'The database of places cannot be read.',
      'The database of places cannot be read.',
      'The registry took too long.',
    ]);
  });

  it("takes the registry's name servers when the DNS does not tell them", async () => {
    const told = await check({ zone: zoneOf(HETZNER), failures: { 'site.test NS': 'upstream-failed' } });
    expect(told).toMatchObject({ nameservers: ['a.ns.site.test', 'b.ns.site.test'], hostingProvider: 'Hetzner' });
  });

  it('fails when the DNS cannot be asked at all, and for names that are not there', async () => {
    await expect(check({ failures: { '*': 'timed-out' } })).rejects.toMatchObject({ code: 'timed-out' });
    await expect(check({}, 'nowhere.test')).rejects.toMatchObject({
      ...{
        code: 'not-found',
        field: 'domain',
        message: expect.stringContaining('There is no domain nowhere.test in the DNS.'),
      },
    });
    await expect(check({ zone: { 'site.test': { NS: NAMES } } }, 'blog.site.test')).rejects.toMatchObject({
      ...{ code: 'not-found', message: 'There is no name blog.site.test in the DNS.' },
    });
  });

  it.each([
    ['', 'Please enter a domain name'],
    ['co.uk', 'co.uk is a public suffix that names are registered under; it hosts no site itself.'],
    ['192.0.2.1', 'This is an IP address, not a domain name; enter a name such as example.com.'],
  ])('refuses %j in words', async (domain, message) => {
    await expect(check({}, domain)).rejects.toMatchObject({ code: 'invalid-input', message });
  });

  it('shows each part as it arrives, and changes none of it afterwards', async () => {
    const told: { stage?: string; partial?: Record<string, unknown> }[] = [];
    const web = { 'https://site.test/': head({ server: 'nginx' }) };
    const result: Record<string, unknown> = await check({ zone: zoneOf(HETZNER), web }, 'site.test', (news) =>
      told.push(news),
    );
    expect(told[0]).toMatchObject({
      ...{ share: 0, stage: 'Asking for the name servers', partial: { domain: 'site.test' } },
    });
    const known = Object.entries(told.at(-1)?.partial ?? {});
    expect(known.length).toBeGreaterThan(6);
    for (const [name, value] of known) expect(result[name], name).toEqual(value);
    expect(
      told.every(({ partial }, at) =>
        Object.keys(told[at - 1]?.partial ?? {}).every((name) => name in (partial ?? {})),
      ),
    ).toBe(true);
  });

  it('stops when it is cancelled', async () => {
    const ports = {
      ...{
        dns: createFakeDns({ zone: zoneOf(HETZNER) }),
        geo: createFakeGeo(),
        rdap: createFakeRdap(),
        whois: createFakeWhois(),
      },
      http: createFakeHttp({ 'https://site.test/': { neverAnswers: true } }),
      clock: createFakeClock(0),
    };
    const controller = new AbortController();
    const running = execute(entry, { domain: 'site.test' }, { ports, signal: controller.signal });
    controller.abort(new ToolError('cancelled', 'The visitor went away.'));
    await expect(running).rejects.toMatchObject({ code: 'cancelled' });
  });
});
