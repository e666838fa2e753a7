import { KNOWN, OTHER, whoisContract } from './contract.ts';
import { createFakeWhois, FAKE_ROOT } from './fake.ts';

whoisContract(async () => ({
  whois: createFakeWhois({ [`${FAKE_ROOT} example.test`]: KNOWN, 'whois.other.test other.test': OTHER }),
  other: 'whois.other.test',
}));
