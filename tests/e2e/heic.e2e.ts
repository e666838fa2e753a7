import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, inject, it } from 'vitest';
import { type HeicName, heic, heicGrid, turn } from '../servers/sample-heic.ts';
import { photoJpeg } from '../servers/sample-images.ts';
import { notice, result, savedBy, visitors } from './visit.ts';

const { visit } = visitors();
const site = inject('site');

const photo = (name: HeicName = 'photo') => ({ name: 'IMG_1.HEIC', mimeType: '', buffer: heic(name) });
const chooser = (page: Page) => page.locator('input[type="file"]');
const address = (page: Page) => page.getByRole('textbox', { name: 'Image URL' });

/** Addresses of the decoder that were asked for, and what was sent. */
function watched(page: Page) {
  const seen: { decoder: string[]; sent: string[] } = { decoder: [], sent: [] };
  page.on('request', (request) => {
    if (request.url().includes('libheif')) seen.decoder.push(request.url());
    if (request.method() !== 'GET') seen.sent.push(request.url());
  });
  return seen;
}

describe('HEIC', () => {
  it.each([
    ['image-resizer?width=80&height=60', 'Resize Image', 'Resized', 80],
    ['photo-resizer-kb?targetSize=4', 'Resize Image', 'Resized', 0],
    ['compress-image', 'Compress Image', 'Compressed', 320],
    ['convert-to-jpg', 'Convert to JPG', 'Converted', 320],
  ] as const)('becomes a JPG on the device: %s', async (tool, press, made, width) => {
    const page = await visit({ path: `/tools/${tool}` });
    const seen = watched(page);
    await chooser(page).setInputFiles(photo());
    await expect.poll(() => address(page).inputValue()).toBe('file:///IMG_1.HEIC');
    await page.getByRole('button', { name: press }).click();
    const file = await savedBy(page, page.getByRole('link', { name: `Download ${made} Image` }));
    expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', ...(width && { width }) });
    expect(seen).toEqual({ decoder: expect.arrayContaining([expect.stringContaining('.wasm')]), sent: [] });
  });

  it('is what its decoder is fetched for, and nothing else', async () => {
    const page = await visit({ path: '/tools/convert-to-webp' });
    const seen = watched(page);
    await chooser(page).setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await photoJpeg() });
    await page.getByRole('button', { name: 'Convert to WEBP' }).click();
    await result(page).getByText('Made on your device').waitFor();
    expect(seen.decoder).toEqual([]);
  });

  it('is compared only where the browser shows it', async () => {
    const page = await visit({ path: '/tools/compress-image' });
    await chooser(page).setInputFiles(photo());
    await page.getByRole('button', { name: 'Compress Image' }).click();
    await result(page)
      .getByText('Your browser does not show the original, so the two cannot be compared here.')
      .waitFor();
    await page.getByRole('img', { name: 'Compressed image' }).waitFor();
    expect(await page.getByRole('slider', { name: 'Share of the original' }).count()).toBe(0);
  });

  it('is drawn for its area to be chosen, and cropped where it lies', async () => {
    const page = await visit({ path: '/tools/crop-image' });
    const seen = watched(page);
    await chooser(page).setInputFiles({ name: 'tiles.heic', mimeType: 'image/heic', buffer: heicGrid(turn(1)) });
    const drawn = page.getByRole('img', { name: 'To be cropped' });
    await drawn.waitFor();
    const size = await drawn.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
    expect(size).toEqual([150, 200]);
    await page.getByRole('button', { name: 'Crop Image' }).click();
    const file = await savedBy(page, page.getByRole('link', { name: 'Download Cropped Image' }));
    const { width = 0, height = 0 } = await sharp(file).metadata();
    expect([width, height].every((side) => side > 90 && side <= 200)).toBe(true);
    expect(seen.sent).toEqual([]);
  });

  it('is taken where it is dropped, without a type', async () => {
    const page = await visit({ path: '/tools/convert-to-jpg' });
    await page.getByRole('group', { name: 'Picture' }).evaluate((element, encoded) => {
      const bytes = Uint8Array.from(atob(encoded), (char) => char.charCodeAt(0));
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([bytes], 'IMG_2.heif'));
      element.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    }, heic('photo').toString('base64'));
    await expect.poll(() => address(page).inputValue()).toBe('file:///IMG_2.heif');
  });

  it('that is broken is refused in a sentence, on the device', async () => {
    const page = await visit({ path: '/tools/convert-to-jpg' });
    const seen = watched(page);
    const half = { ...photo(), buffer: heic('photo').subarray(0, 2400) };
    await chooser(page).setInputFiles(half);
    await page.getByRole('button', { name: 'Convert to JPG' }).click();
    const said = notice(page, 'alert', 'The image is damaged or incomplete and cannot be read.');
    await said.waitFor();
    expect(seen.sent).toEqual([]);
  });

  it('is read by the server as well, and by its reader of texts', async () => {
    const headers = { 'content-type': 'image/heic' };
    const uploaded = await fetch(`${site}/api/files?name=IMG_1.HEIC`, {
      method: 'POST',
      headers,
      body: new Uint8Array(heic('camera')),
    });
    const { data } = Object(await uploaded.json());
    const ask = async (slug: string, input: object) => {
      const answer = await fetch(`${site}/api/tools/${slug}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ imageUrl: data.url, ...input }),
      });
      return Object(await answer.json());
    };
    expect(await ask('convert-to-jpg', {})).toMatchObject({
      ...{ success: true, data: { format: 'jpeg', sourceFormat: 'heic', width: 320, height: 240 } },
    });
    expect(await ask('image-to-text', {})).toMatchObject({ success: true });
  });
});
