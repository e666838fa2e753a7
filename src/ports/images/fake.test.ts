import { createFakeTemporaryFiles } from '#ports/files/fake';
import { alphaPng, photoJpeg } from '../../../tests/servers/sample-images.ts';
import { imagesContract } from './contract.ts';
import { createFakeImages } from './fake.ts';
import { onBytes } from './fixture.ts';

const files = createFakeTemporaryFiles();
imagesContract(
  () => onBytes(createFakeImages(files), files),
  async () => ({ jpeg: await photoJpeg(), png: await alphaPng() }),
);
