import { describe, expect, it } from 'vitest';
import type { Geo } from './port.ts';

interface Start {
  /** Knows 8.8.8.8 as Mountain View in California, of network 15169 "Example Search", and nothing of 192.0.2.1. */
  whole: Geo;
  /** Has no database of networks. */
  placesOnly: Geo;
}

/** What every implementation of the port does. */
export function geoContract(start: () => Promise<Start>): void {
  describe('looking up an address', () => {
    it('tells the place, the network, and from what database', async () => {
      const { whole } = await start();
      const source = { name: expect.stringMatching(/./), built: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) };
      expect(await whole.place('8.8.8.8')).toMatchObject({
        place: { city: 'Mountain View', region: 'California', countryCode: 'US', country: 'United States' },
        source,
      });
      expect(await whole.network('8.8.8.8')).toMatchObject({ network: { asn: 15169, name: 'Example Search' }, source });
    });

    it.each(['192.0.2.1', '2001:db8::1', 'example.com', '', '8.8.8.8/24'])('knows nothing of %j', async (ip) => {
      const { whole } = await start();
      expect((await whole.place(ip)).place).toBeUndefined();
      expect((await whole.network(ip))?.network).toBeUndefined();
    });

    it('has no word on networks without their database', async () => {
      const { placesOnly } = await start();
      expect(await placesOnly.network('8.8.8.8')).toBeUndefined();
      expect((await placesOnly.place('8.8.8.8')).place?.countryCode).toBe('US');
    });
  });
}
