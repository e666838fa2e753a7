import { geoContract } from './contract.ts';
import { createFakeGeo } from './fake.ts';

geoContract(async () => ({
  whole: createFakeGeo({ networks: { '8.8.8.8': { asn: 15169, name: 'Example Search' } } }),
  placesOnly: createFakeGeo(),
}));
