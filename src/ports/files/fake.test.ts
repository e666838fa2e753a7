import { filesContract } from './contract.ts';
import { temporaryFilesContract } from './contract-temporary.ts';
import { createFakeFiles, createFakeTemporaryFiles } from './fake.ts';

filesContract(async (options) => {
  const temporary = createFakeTemporaryFiles();
  return { files: createFakeFiles({ ...options, temporary }), temporary };
});
temporaryFilesContract(async () => createFakeTemporaryFiles());
