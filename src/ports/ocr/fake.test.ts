import { photoJpeg } from '../../../tests/servers/sample-images.ts';
import { ocrContract } from './contract.ts';
import { createFakeOcr } from './fake.ts';

ocrContract(createFakeOcr, photoJpeg);
