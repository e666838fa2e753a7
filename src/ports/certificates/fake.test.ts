import { certificatesContract, seen } from './contract.ts';
import { createFakeCertificates } from './fake.ts';

certificatesContract(async () =>
  createFakeCertificates({
    'example.test': [
      { ...seen('*.example.test'), certificates: 1 },
      { ...seen('example.test'), certificates: 2, lastSeen: '2025-01-01', validUntil: '2025-04-01' },
      { ...seen('www.example.test'), certificates: 1 },
    ],
  }),
);
