import { EXAMPLE, rdapContract } from './contract.ts';
import { createFakeRdap } from './fake.ts';

const address = 'https://registrar.test/domain/example.test';

rdapContract(async () => ({
  rdap: createFakeRdap({ 'example.test': EXAMPLE, 'free.test': null, [address]: EXAMPLE }),
  address,
}));
