import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MmdbFixture, mmdbBytes } from '../../../tests/servers/mmdb-bytes.ts';
import { geoContract } from './contract.ts';
import { createGeo, type GeoOptions, type OpenGeo } from './mmdb.ts';

const opened: OpenGeo[] = [];
let directory = '';

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'geo-'));
});
afterAll(async () => {
  for (const geo of opened) geo.close();
  await rm(directory, { recursive: true, force: true });
});

function open(options?: GeoOptions): OpenGeo {
  const geo = createGeo(options);
  opened.push(geo);
  return geo;
}

async function database(name: string, fixture: MmdbFixture): Promise<string> {
  const path = join(directory, name);
  await writeFile(path, mmdbBytes(fixture));
  return path;
}

const networks: MmdbFixture = {
  type: 'asn ipv4',
  ipVersion: 4,
  ranges: { '8.8.8.0/24': { autonomous_system_number: 15169, autonomous_system_organization: 'Example Search' } },
};

// The packaged database itself, as every installation has it.
geoContract(async () => ({
  whole: open({ networkFiles: [await database('asn.mmdb', networks)] }),
  placesOnly: open(),
}));

describe('the packaged database', () => {
  it('knows both versions, and says whose it is', async () => {
    const { place, source } = await open().place('2001:67c:2e8:22::c100:68b');
    expect(place?.countryCode).toBe('NL');
    expect(source).toEqual({
      name: 'DB-IP Lite',
      built: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
      attribution: { text: 'IP Geolocation by DB-IP', url: 'https://db-ip.com' },
    });
  });
});

describe('databases of the operator', () => {
  it('are read as MaxMind nests them, IPv4 and IPv6 in one', async () => {
    const record = (city: string) => ({
      city: { names: { de: 'Anders', en: city } },
      country: { iso_code: 'DE', names: { en: 'Germany' } },
      subdivisions: [{ iso_code: 'NI', names: { en: 'Lower Saxony' } }],
      traits: { is_anycast: true },
    });
    const path = await database('nested.mmdb', {
      type: 'GeoLite2-City',
      ipVersion: 6,
      ranges: { '198.51.0.0/16': record('Hanover'), '2001:db8::/32': record('Göttingen') },
    });
    const geo = open({ cityFiles: [path] });
    expect(await geo.fault()).toBeUndefined();
    expect(await geo.place('198.51.7.7')).toEqual({
      place: { city: 'Hanover', region: 'Lower Saxony', countryCode: 'DE', country: 'Germany', isAnycast: true },
      source: { name: 'MaxMind GeoLite2', built: '2026-10-01', attribution: expect.any(Object) },
    });
    expect((await geo.place('2001:db8::1')).place?.city).toBe('Göttingen');
    expect((await geo.place('8.8.8.8')).place).toBeUndefined();
  });

  it('are read flat, with a country alone, and one file after the other', async () => {
    const v4 = await database('my-ipv4.mmdb', {
      type: 'city ipv4',
      ipVersion: 4,
      ranges: { '203.0.0.0/16': { city: 'Bern (Altstadt)', state1: '', country_code: 'ch' } },
    });
    const v6 = await database('my-ipv6.mmdb', {
      type: 'country ipv6',
      ipVersion: 6,
      ranges: { '2001:db8::/32': { country: 'FR' }, '2400::/16': { country: 'Atlantis' } },
    });
    const geo = open({ cityFiles: [v4, v6] });
    expect((await geo.place('203.0.5.5')).place).toEqual({ city: 'Bern', countryCode: 'CH', country: 'Switzerland' });
    expect(await geo.place('2001:db8::9')).toEqual({
      place: { countryCode: 'FR', country: 'France' },
      source: { name: 'country ipv6', built: '2026-10-01' },
    });
    expect((await geo.place('2400::1')).place).toEqual({ country: 'Atlantis' });
  });

  it.each([
    ['of IPinfo', { asn: 'AS64500', name: 'Example Ltd' }, { asn: 64500, name: 'Example Ltd' }],
    ['without a name', { autonomous_system_number: 64500 }, { asn: 64500 }],
    ['without a number', { name: 'Nobody' }, undefined],
    ['with a number that is none', { asn: 'ASx', name: 'Nobody' }, undefined],
  ])('tell networks in a record %s', async (name, record, network) => {
    const ranges = { '198.51.0.0/16': record };
    const path = await database(`${name}.mmdb`, { type: 'asn', ipVersion: 4, ranges });
    expect((await open({ networkFiles: [path] }).network('198.51.100.1'))?.network).toEqual(network);
  });
});

describe('the memory of a file', () => {
  it.each([
    ['is kept while it is used', 60_000, { place: { countryCode: 'US', country: 'United States' } }],
    ['is given back when nobody asks for long', 1, { code: 'not-configured' }],
  ])('%s', async (name, idle, then) => {
    const ranges = { '8.8.8.0/24': { country_code: 'US' } };
    const path = await database(`${name}.mmdb`, { type: 'country', ipVersion: 4, ranges });
    const geo = open({ cityFiles: [path], idle });
    expect((await geo.place('8.8.8.8')).place?.countryCode).toBe('US');
    // Only what is in memory can still answer.
    await rm(path);
    await expect.poll(() => geo.place('8.8.8.8').catch((error: unknown) => error)).toMatchObject(then);
  });
});

describe('files that are no database', () => {
  const place = { '8.8.8.0/24': { country_code: 'US' } };
  it.each([
    ['is missing', undefined, 'does not exist'],
    ['is empty', Buffer.alloc(0), 'is no MMDB database'],
    ['is a text', Buffer.from('No database at all. '.repeat(100)), 'is no MMDB database'],
    ['is packed', gzipSync(mmdbBytes({ type: 'x', ipVersion: 4, ranges: place })), 'is no MMDB database'],
    ['is cut', mmdbBytes({ type: 'x', ipVersion: 4, ranges: place }).subarray(0, -30), 'is no MMDB database'],
    [
      'has lost its beginning',
      mmdbBytes({ type: 'x', ipVersion: 4, ranges: place }).subarray(300),
      'is no MMDB database',
    ],
    ['is of another kind', mmdbBytes({ ...networks }), 'holds no places'],
  ])('that %s', async (name, bytes, reason) => {
    const path = join(directory, `bad ${name}.mmdb`);
    if (bytes) await writeFile(path, bytes);
    const geo = open({ cityFiles: [path] });
    expect(await geo.fault()).toEqual({ of: 'places', path, reason });
    if (reason === 'holds no places') return;
    await expect(geo.place('8.8.8.8')).rejects.toMatchObject({ name: 'ToolError', code: 'not-configured' });
  });

  it('is told of networks as well, and of a folder', async () => {
    expect(await open({ networkFiles: [directory] }).fault()).toEqual({
      of: 'networks',
      path: directory,
      reason: 'cannot be read (EISDIR)',
    });
  });
});
