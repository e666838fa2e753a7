import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, inject, it } from 'vitest';
import { photoJpeg } from '../servers/sample-images.ts';
import { hold, notice, result, savedBy, visitors } from './visit.ts';

const { visit } = visitors();
const path = '/tools/photo-resizer-kb';
const KILOBYTE = 1024;

async function start(page: Page, picture: string, kilobytes: string) {
  await page.getByRole('textbox', { name: 'Image URL' }).fill(picture && `${inject('pictures')}/${picture}`);
  await page.getByRole('spinbutton', { name: 'Target size (KB)' }).fill(kilobytes);
  await page.getByRole('button', { name: 'Resize Image' }).click();
}

async function downloaded(page: Page): Promise<Buffer> {
  const link = page.getByRole('link', { name: 'Download Resized Image' });
  return savedBy(page, link);
}

describe('photo resizer by KB', () => {
  it('is busy while it runs, then gives a file within the target and close below it', async () => {
    const page = await visit({ path });
    const release = await hold(page, `/api${path}`);
    await start(page, 'photo.jpg', '30');
    const busy = page.getByRole('button', { name: 'Resizing...' });
    await busy.waitFor();
    expect(await busy.isDisabled()).toBe(true);
    release();
    await notice(page, 'status', 'Image resized successfully').waitFor();
    const image = page.getByRole('img', { name: 'Resized image' });
    await expect
      .poll(() => image.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth))
      .toBeGreaterThan(100);
    const file = await downloaded(page);
    expect(file.length).toBeLessThanOrEqual(30 * KILOBYTE);
    expect(file.length).toBeGreaterThan(0.93 * 30 * KILOBYTE);
    await page.getByText(`Final size: ${(file.length / KILOBYTE).toFixed(1)} KB`, { exact: true }).waitFor();
    expect((await sharp(file).metadata()).format).toBe('jpeg');
  });

  it('says what is missing, one thing after the other, and why it failed', async () => {
    const page = await visit({ path });
    await start(page, '', '');
    await notice(page, 'alert', 'Please enter an image URL').waitFor();
    await start(page, 'photo.jpg', '');
    await notice(page, 'alert', 'Please enter target size in KB').waitFor();
    await start(page, 'photo.jpg', '0');
    await notice(page, 'alert', 'Target size must be at least 1 KB').waitFor();
    await start(page, 'truncated.jpg', '100');
    await notice(page, 'alert', 'Failed to resize image').waitFor();
    expect(await result(page).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Resize Image' }).isEnabled()).toBe(true);
  });

  it('gives an upload that is small enough back as it is, and in another format where asked', async () => {
    const page = await visit({ path: `${path}?targetSize=40` });
    const buffer = await photoJpeg();
    await page.locator('input[type="file"]').setInputFiles({ name: 'holiday.jpg', mimeType: 'image/jpeg', buffer });
    await expect.poll(() => page.getByRole('textbox', { name: 'Image URL' }).inputValue()).toMatch(/\/holiday\.jpg$/);
    expect(await page.getByRole('spinbutton', { name: 'Target size (KB)' }).inputValue()).toBe('40');
    await page.getByRole('button', { name: 'Resize Image' }).click();
    await page.getByText('The file was already small enough.').waitFor();
    expect(Buffer.compare(await downloaded(page), buffer)).toBe(0);

    await page.getByText('Options', { exact: true }).click();
    await page.getByRole('combobox', { name: 'Format' }).selectOption('webp');
    await page.getByRole('spinbutton', { name: 'Target size (KB)' }).fill('1');
    await page.getByRole('button', { name: 'Resize Image' }).click();
    await page.getByText('At this file size, fewer pixels look better').waitFor();
    const file = await downloaded(page);
    expect(file.length).toBeLessThanOrEqual(KILOBYTE);
    expect((await sharp(file).metadata()).format).toBe('webp');
    await page
      .getByRole('navigation', { name: 'Continue with' })
      .getByRole('link', { name: 'Compress Image' })
      .waitFor();
  });
});
