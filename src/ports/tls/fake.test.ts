import { tlsContract } from './contract.ts';
import { createFakeTls } from './fake.ts';

tlsContract(async () => ({ tls: createFakeTls(), good: { host: 'example.com', port: 443 } }));
