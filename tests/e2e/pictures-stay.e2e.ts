import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { alphaPng, animatedGif, photoJpeg } from '../servers/sample-images.ts';
import { axeViolations } from './pages/axe.ts';
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
    await page.locator('input[type="file"]').setInputFiles(await printed());
    await expect.poll(() => page.getByRole('textbox', { name: 'Image URL' }).inputValue()).toBe('file:///print.jpg');
    await page.getByRole('button', { name: 'Convert to WEBP' }).click();
    const question = page.getByRole('dialog', { name: 'Send this picture to the server?' });
    await question.waitFor();
    const words = await question.innerText();
    expect(words).toMatch(/CMYK.+\s+print\.jpg, [\d.]+ KB\s+[\d.]+ KB would be sent to localhost:\d+, worked on there/);
    expect(await axeViolations(page, { rules: 'all' })).toEqual([]);
    await page.keyboard.press('Escape');
    await notice(page, 'alert', 'It was not sent anywhere.').waitFor();
    await page.getByRole('button', { name: 'Convert to WEBP' }).click();
    await question.getByRole('button', { name: 'Do not send it' }).press('Enter');
    await notice(page, 'alert', 'It was not sent anywhere.').waitFor();
    expect(await question.count()).toBe(0);
    expect(sent).toEqual([]);

    await page.getByRole('button', { name: 'Convert to WEBP' }).click();
    await question.getByRole('button', { name: 'Send it', exact: true }).press('Enter');
    const file = await savedBy(page, page.getByRole('link', { name: 'Download Converted Image' }));
    expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', width: 320, height: 240 });
    expect(sent).toEqual(['POST /api/files', 'POST /api/tools/convert-to-webp']);
  });

  it('and of many, those that cannot are asked about once, at the end', async () => {
    const page = await visit({ path: '/tools/convert-to-webp' });
    const sent = sentBy(page);
    const print = await printed();
    const files = [print, await jpeg(), { ...print, name: 'second.jpg' }];
    await page.locator('input[type="file"]').setInputFiles(files);
    await page.getByRole('button', { name: 'Remove print.jpg' }).waitFor();
    await page.getByRole('button', { name: 'Convert to WEBP' }).click();
    const question = page.getByRole('dialog', { name: 'Send these 2 pictures to the server?' });
    await question.waitFor();
    expect(await question.getByRole('listitem').allInnerTexts()).toEqual([
      expect.stringMatching(/^print\.jpg, /),
      expect.stringMatching(/^second\.jpg, /),
    ]);
    await question.getByRole('button', { name: 'Do not send them' }).click();
    await result(page).getByText('1 of 3 done, 2 failed').waitFor();
    expect(sent).toEqual([]);

    await page.getByRole('button', { name: 'Retry failed' }).click();
    await question.getByRole('button', { name: 'Send them', exact: true }).click();
    await notice(page, 'status', 'All 3 pictures done').waitFor();
    expect(sent.toSorted()).toEqual([
      ...['POST /api/files', 'POST /api/files'],
      ...['POST /api/tools/convert-to-webp', 'POST /api/tools/convert-to-webp'],
    ]);
  });
});
