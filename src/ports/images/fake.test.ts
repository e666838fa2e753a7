import { alphaPng, photoJpeg } from '../../../tests/servers/sample-images.ts';
import { imagesContract } from './contract.ts';
import { createFakeImages } from './fake.ts';

imagesContract(createFakeImages, async () => ({ jpeg: await photoJpeg(), png: await alphaPng() }));
