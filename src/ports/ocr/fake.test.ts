import { createFakeTemporaryFiles } from '#ports/files/fake';
import { photoJpeg } from '../../../tests/servers/sample-images.ts';
import { ocrContract } from './contract.ts';
import { createFakeOcr } from './fake.ts';

const files = createFakeTemporaryFiles();
ocrContract(() => createFakeOcr({ files }), files, photoJpeg);
