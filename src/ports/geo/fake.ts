import { ToolError } from '#kit/tool-error';
import type { Geo, KnownNetwork, Place } from './port.ts';

export const sampleSource = {
  name: 'Sample places',
  built: '2026-01-01',
  attribution: { text: 'Places by a sample', url: 'https://places.test' },
};

/** What the fake knows by default. */
const samplePlaces: Readonly<Record<string, Place>> = {
  '8.8.8.8': { city: 'Mountain View', region: 'California', countryCode: 'US', country: 'United States' },
  '193.0.6.139': { city: 'Amsterdam', region: 'North Holland', countryCode: 'NL', country: 'Netherlands' },
  '2001:67c:2e8:22::c100:68b': { countryCode: 'NL', country: 'Netherlands' },
};

export interface FakeGeoOptions {
  places?: Readonly<Record<string, Place>>;
  /** Without it there is no database of networks. */
  networks?: Readonly<Record<string, KnownNetwork>>;
  /** The databases cannot be read. */
  isBroken?: boolean;
}

/** Databases that know a handful of addresses. */
export function createFakeGeo({ places = samplePlaces, networks, isBroken = false }: FakeGeoOptions = {}): Geo {
  const refuseBroken = () => {
    if (isBroken) throw new ToolError('not-configured', 'The database of places cannot be read.');
  };
  return {
    async place(ip) {
      refuseBroken();
      return { place: places[ip], source: sampleSource };
    },
    async network(ip) {
      refuseBroken();
      return networks && { network: networks[ip], source: { name: 'Sample networks', built: '2026-01-01' } };
    },
  };
}
