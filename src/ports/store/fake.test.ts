import { storeContract } from './contract.ts';
import { createFakeStore } from './fake.ts';

storeContract('the fake', async () => createFakeStore());
