import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import type { ToolError } from '#kit/tool-error';
import { createFakeClock } from '#ports/clock/fake';
import { createFakeDns, type FakeDnsOptions, type Zone } from '#ports/dns/fake';
import { createFakeGeo, type FakeGeoOptions } from '#ports/geo/fake';
import type { KnownNetwork, Place } from '#ports/geo/port';
import { createFakeHttp, type FakeResponse } from '#ports/http/fake';
import type { Http } from '#ports/http/port';
import { createFakeRdap, sampleRegistration } from '#ports/rdap/fake';
import { createFakeWhois } from '#ports/whois/fake';
import run from './run.ts';
import tool from './tool.ts';

export const entry = toolEntry('domain-hosting', tool, run);

export const CLOUDFLARE = '104.16.1.1';
export const HETZNER = '5.9.1.1';
export const AMAZON = '52.1.1.1';
export const SOMEBODY = '80.1.1.1';
export const EVERYWHERE = '76.76.21.21';

const networks: Readonly<Record<string, KnownNetwork>> = {
  [CLOUDFLARE]: { asn: 13335, name: 'CLOUDFLARENET' },
  [HETZNER]: { asn: 24940, name: 'Hetzner Online GmbH' },
  [AMAZON]: { asn: 16509, name: 'AMAZON-02' },
  [SOMEBODY]: { asn: 64500, name: 'Somebody Ltd' },
};
export const places: Readonly<Record<string, Place>> = {
  [CLOUDFLARE]: { countryCode: 'US', country: 'United States' },
  [HETZNER]: { countryCode: 'DE', country: 'Germany' },
  [AMAZON]: { countryCode: 'IE' },
  [SOMEBODY]: { countryCode: 'GB', country: 'United Kingdom' },
  [EVERYWHERE]: { countryCode: 'US', country: 'United States', isAnycast: true },
};

interface World {
  zone?: Zone;
  failures?: FakeDnsOptions['failures'];
  web?: Record<string, FakeResponse | ToolError> | Http;
  geo?: FakeGeoOptions;
  rdap?: Parameters<typeof createFakeRdap>[0];
  whois?: Parameters<typeof createFakeWhois>[0];
}

export const NAMES = ['ns1.site.test', 'ns2.site.test'];
export const zoneOf = (address: string): Zone => ({ 'site.test': { A: [address], NS: NAMES } });

export async function check(world: World, domain = 'site.test', onProgress?: (told: object) => void) {
  const { zone = {}, failures, web = {}, geo, rdap = { 'site.test': sampleRegistration('site.test') }, whois } = world;
  const ports = {
    dns: createFakeDns({ zone, ...(failures && { failures }) }),
    geo: createFakeGeo(geo ?? { places, networks }),
    http: isHttp(web) ? web : createFakeHttp(web),
    rdap: createFakeRdap(rdap),
    whois: createFakeWhois(whois),
    clock: createFakeClock(Date.UTC(2026, 10, 21, 12)),
  };
  return tool.output.parse(await execute(entry, { domain }, { ports, ...(onProgress && { onProgress }) }));
}

export const head = (headers: Record<string, string>, status = 200): FakeResponse => ({
  status,
  headers,
  body: 'x'.repeat(5_000),
});
export const to = (location: string, headers: Record<string, string> = {}): FakeResponse =>
  head({ ...headers, location }, 301);
export const names = (parties: unknown) =>
  Array.isArray(parties) ? parties.map(({ name, sureness }) => `${name}, ${sureness}`) : parties;

function isHttp(web: NonNullable<World['web']>): web is Http {
  return typeof web.get === 'function';
}
