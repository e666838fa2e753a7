import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { imagesContract } from '../../src/ports/images/contract.ts';
import { imagesInChromium, type OpenImages } from '../servers/images-in-chromium.ts';
import { heic } from '../servers/sample-heic.ts';
import { alphaPng, photoJpeg } from '../servers/sample-images.ts';
import { connect } from './connect.ts';

let browser: Browser;
let images: OpenImages;

beforeAll(async () => {
  browser = await connect();
  images = await imagesInChromium(browser);
});
afterAll(async () => {
  await images.close();
  await browser.close();
});

imagesContract(
  () => images,
  async () => ({ jpeg: await photoJpeg(), png: await alphaPng(), heic: heic('photo') }),
);
