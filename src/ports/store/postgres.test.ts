import { describe } from 'vitest';
import { newDatabase } from '../../../tests/servers/postgres.ts';
import { sharedService } from '../../../tests/servers/services.ts';
import { storeContract } from './contract.ts';
import { openPostgresStore } from './postgres.ts';

const server = await sharedService('postgres');

describe.skipIf(server === undefined)('PostgreSQL', () => {
  storeContract('PostgreSQL', async () => openPostgresStore({ url: await newDatabase(server ?? '') }));
});
