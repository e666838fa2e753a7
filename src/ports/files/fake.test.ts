import { filesContract } from './contract.ts';
import { createFakeFiles } from './fake.ts';

filesContract(async (options) => createFakeFiles(options));
