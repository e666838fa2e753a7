import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { alphaPng, animatedGif, photoJpeg } from '../servers/sample-images.ts';
import { notice, result, savedBy, visitors } from './visit.ts';

const { visit } = visitors();

const jpeg = async () => ({ name: 'A day & a half.jpg', mimeType: 'image/jpeg', buffer: await photoJpeg() });
const png = async () => ({ name: 'logo.png', mimeType: 'image/png', buffer: await alphaPng() });
/** In the colours of print, which no decoder in the browser reads. */
const printed = async () => {
  const buffer = await sharp(await photoJpeg())
    .toColourspace('cmyk')
    .jpeg()
    .toBuffer();
  return { name: 'print.jpg', mimeType: 'image/jpeg', buffer };
};

/** What the page sends anywhere. */
function sentBy(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return sent;
}

describe('pictures of the visitor stay on the device', () => {
  it.each([
    ['image-resizer?width=80&height=60', jpeg, 'Resize Image', 'Resized', 'jpeg', 80],
    ['photo-resizer-kb?targetSize=6', jpeg, 'Resize Image', 'Resized', 'jpeg', 0],
    ['crop-image', jpeg, 'Crop Image', 'Cropped', 'jpeg', 256],
    ['compress-image', jpeg, 'Compress Image', 'Compressed', 'jpeg', 320],
    ['convert-to-jpg', png, 'Convert to JPG', 'Converted', 'jpeg', 200],
    ['png-to-jpg', png, 'Convert to JPG', 'Converted', 'jpeg', 200],
    ['jpg-to-png', jpeg, 'Convert to PNG', 'Converted', 'png', 320],
    ['convert-to-webp', png, 'Convert to WEBP', 'Converted', 'webp', 200],
  ] as const)('%s', async (tool, picture, press, made, format, width) => {
    const page = await visit({ path: `/tools/${tool}` });
    const sent = sentBy(page);
    await page.locator('input[type="file"]').setInputFiles(await picture());
    await expect.poll(() => page.getByRole('textbox', { name: 'Image URL' }).inputValue()).toMatch(/^file:\/\/\//);
    await page.getByRole('button', { name: press }).click();
    await result(page).getByText('Made on your device, and kept until you close this page.').waitFor();
    const file = await savedBy(page, page.getByRole('link', { name: `Download ${made} Image` }));
    expect(await sharp(file).metadata()).toMatchObject({ format, ...(width && { width }) });
    expect(sent).toEqual([]);
  });

  it('as animations do, and go on to another tool', async () => {
    const page = await visit({ path: '/tools/image-resizer?width=20&height=15' });
    const sent = sentBy(page);
    const gif = { name: 'moving.gif', mimeType: 'image/gif', buffer: await animatedGif() };
    await page.locator('input[type="file"]').setInputFiles(gif);
    await expect.poll(() => page.getByRole('textbox', { name: 'Image URL' }).inputValue()).toBe('file:///moving.gif');
    await page.getByRole('button', { name: 'Resize Image' }).click();
    const link = page.getByRole('link', { name: 'Download Resized Image' });
    expect(await sharp(await savedBy(page, link), { pages: -1 }).metadata()).toMatchObject({
      ...{ format: 'gif', width: 20, pageHeight: 15, pages: 4, delay: [100, 200, 300, 400], loop: 3 },
    });
    const next = page.getByRole('navigation', { name: 'Continue with' });
    await next.getByRole('link', { name: 'Convert to WEBP' }).click();
    await page.waitForURL('**/tools/convert-to-webp');
    const address = page.getByRole('textbox', { name: 'Image URL' });
    await expect.poll(() => address.inputValue()).toBe('file:///moving-resized.gif');
    expect(sent).toEqual([]);
  });

  it('unless the visitor agrees to have one sent that cannot be worked on here', async () => {
    const page = await visit({ path: '/tools/convert-to-webp' });
    const sent = sentBy(page);
    const asked: string[] = [];
    let answer = false;
    page.on('dialog', (dialog) => {
      asked.push(dialog.message());
      expect(sent).toEqual([]);
      void (answer ? dialog.accept() : dialog.dismiss());
    });
    await page.locator('input[type="file"]').setInputFiles(await printed());
    await expect.poll(() => page.getByRole('textbox', { name: 'Image URL' }).inputValue()).toBe('file:///print.jpg');
    await page.getByRole('button', { name: 'Convert to WEBP' }).click();
    await notice(page, 'alert', 'It was not sent anywhere.').waitFor();
    expect(asked).toEqual([expect.stringMatching(/CMYK.+\n\nSend it to this server instead\?/)]);
    expect(sent).toEqual([]);

    answer = true;
    await page.getByRole('button', { name: 'Convert to WEBP' }).click();
    const file = await savedBy(page, page.getByRole('link', { name: 'Download Converted Image' }));
    expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', width: 320, height: 240 });
    expect(sent).toEqual(['POST /api/files', 'POST /api/tools/convert-to-webp']);
  });
});
