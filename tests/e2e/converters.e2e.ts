import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, inject, it } from 'vitest';
import { orientedJpeg } from '../servers/sample-images.ts';
import { hold, notice, result, visitors } from './visit.ts';

const { visit } = visitors();

const converters = [
  {
    slug: 'convert-to-jpg',
    action: 'Convert to JPG',
    done: 'Image converted to JPG successfully',
    failed: 'Failed to convert image to JPG',
    missing: 'Please enter an image URL',
    picture: 'moving.webp',
    format: 'jpeg',
  },
  {
    slug: 'png-to-jpg',
    action: 'Convert to JPG',
    done: 'PNG converted to JPG successfully',
    failed: 'Failed to convert PNG to JPG',
    missing: 'Please enter a PNG image URL',
    picture: 'drawing.png',
    format: 'jpeg',
  },
  {
    slug: 'jpg-to-png',
    action: 'Convert to PNG',
    done: 'JPG converted to PNG successfully',
    failed: 'Failed to convert JPG to PNG',
    missing: 'Please enter a JPG image URL',
    picture: 'photo.jpg',
    format: 'png',
  },
] as const;

async function start(page: Page, picture: string, action: string) {
  await page.getByRole('textbox', { name: 'Image URL' }).fill(picture && `${inject('pictures')}/${picture}`);
  await page.getByRole('button', { name: action }).click();
}

async function downloaded(page: Page, name: string) {
  const link = page.getByRole('link', { name: `Download ${name}` });
  expect(await link.getAttribute('target')).toBe('_blank');
  const response = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(response.headers()['content-disposition']).toContain('attachment');
  return sharp(await response.body()).metadata();
}

const warning = (page: Page, words: string) => page.getByRole('alert').filter({ hasText: words });

describe.each(converters)('$slug', ({ slug, action, done, failed, missing, picture, format }) => {
  const path = `/tools/${slug}`;

  it('is busy while it runs, then shows the picture and offers it for download', async () => {
    const page = await visit({ path });
    const release = await hold(page, `/api${path}`);
    await start(page, picture, action);
    const busy = page.getByRole('button', { name: 'Converting...' });
    await busy.waitFor();
    expect(await busy.isDisabled()).toBe(true);
    release();
    await notice(page, 'status', done).waitFor();
    const image = page.getByRole('img', { name: 'Converted image' });
    await expect
      .poll(() => image.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth))
      .toBeGreaterThan(1);
    expect(await downloaded(page, 'Converted Image')).toMatchObject({ format });
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  it('asks for an address at once', async () => {
    const page = await visit({ path });
    await start(page, '', action);
    await notice(page, 'alert', missing).waitFor();
    expect(await page.getByRole('alert').count()).toBe(1);
  });

  it('says why it failed', async () => {
    const page = await visit({ path });
    await start(page, 'page.html', action);
    await notice(page, 'alert', failed).waitFor();
    expect(await result(page).count()).toBe(0);
    expect(await page.getByRole('button', { name: action }).isEnabled()).toBe(true);
  });
});

describe('converters', () => {
  it.each([
    [
      'png-to-jpg',
      'Convert to JPG',
      'photo.jpg',
      'URL should point to a PNG image',
      'The picture was a JPG, not a PNG.',
    ],
    [
      'jpg-to-png',
      'Convert to PNG',
      'drawing.png',
      'URL should point to a JPG image',
      'The picture was a PNG, not a JPG.',
    ],
  ])('%s warns of another ending and converts all the same', async (slug, action, picture, words, note) => {
    const page = await visit({ path: `/tools/${slug}` });
    await start(page, picture, action);
    await warning(page, words).waitFor();
    await result(page).waitFor();
    expect(await result(page).innerText()).toContain(note);
    expect(await warning(page, words).count()).toBe(1);
  });

  it('says which frame of an animation was used', async () => {
    const page = await visit({ path: '/tools/convert-to-jpg' });
    await start(page, 'moving.webp', 'Convert to JPG');
    await result(page).waitFor();
    expect(await result(page).innerText()).toContain('frame 1 of 4 was used');
  });

  it('takes an upload, and keeps its options in the address', async () => {
    const page = await visit({ path: '/tools/convert-to-jpg?quality=40' });
    await page.getByText('Options', { exact: true }).click();
    await page.getByRole('slider', { name: 'Quality: 40%' }).waitFor();
    await page.getByRole('textbox', { name: 'Background color' }).fill('#102030');
    await expect.poll(() => new URL(page.url()).searchParams.get('background')).toBe('#102030');
    const buffer = await orientedJpeg(6);
    await page.locator('input[type="file"]').setInputFiles({ name: 'holiday.jpg', mimeType: 'image/jpeg', buffer });
    await expect.poll(() => page.getByRole('textbox', { name: 'Image URL' }).inputValue()).toMatch(/\/holiday\.jpg$/);
    await page.getByRole('button', { name: 'Convert to JPG' }).click();
    await result(page).waitFor();
    expect(await result(page).innerText()).toContain('96 × 64 pixels, JPG');
  });

  it('continues with another tool, which begins with the result and keeps it out of its address', async () => {
    const page = await visit({ path: '/tools/png-to-jpg' });
    await start(page, 'drawing.png', 'Convert to JPG');
    const next = page.getByRole('navigation', { name: 'Continue with' });
    await next.getByRole('link', { name: 'Image Resizer', exact: true }).waitFor();
    expect(await next.getByRole('link', { name: 'PNG to JPG' }).count()).toBe(0);
    await next.getByRole('link', { name: 'Image Resizer', exact: true }).click();
    await page.waitForURL('**/tools/image-resizer');
    const address = page.getByRole('textbox', { name: 'Image URL' });
    await expect.poll(() => address.inputValue()).toMatch(/\/files\/[\w-]{22}\/drawing-converted\.jpg$/);
    await page.getByRole('spinbutton', { name: 'Width' }).fill('60');
    await page.getByRole('spinbutton', { name: 'Height' }).fill('40');
    await page.getByRole('button', { name: 'Resize Image' }).click();
    await result(page).waitFor();
    expect(await result(page).innerText()).toContain('600 × 400 → 60 × 40');
  });
});

describe('image resizer', () => {
  const path = '/tools/image-resizer';

  it('is busy while it runs, then shows the picture in its new size', async () => {
    const page = await visit({ path });
    const release = await hold(page, `/api${path}`);
    await page.getByRole('spinbutton', { name: 'Width' }).fill('200');
    await page.getByRole('spinbutton', { name: 'Height' }).fill('100');
    await start(page, 'photo.jpg', 'Resize Image');
    const busy = page.getByRole('button', { name: 'Resizing...' });
    await busy.waitFor();
    expect(await busy.isDisabled()).toBe(true);
    release();
    await notice(page, 'status', 'Image resized successfully').waitFor();
    await page.getByRole('img', { name: 'Resized image' }).waitFor();
    expect(await downloaded(page, 'Resized Image')).toMatchObject({ format: 'jpeg', width: 200, height: 100 });
  });

  it.each([
    ['', '', '', 'Please enter an image URL'],
    ['photo.jpg', '', '', 'Please enter both width and height'],
    ['photo.jpg', '100', '', 'Please enter both width and height'],
    ['photo.jpg', '', '100', 'Please enter both width and height'],
    ['photo.jpg', '0', '100', 'Width must be a whole number of at least 1'],
  ])('with picture %j, width %j and height %j says what is missing', async (picture, width, height, message) => {
    const page = await visit({ path });
    await page.getByRole('spinbutton', { name: 'Width' }).fill(width);
    await page.getByRole('spinbutton', { name: 'Height' }).fill(height);
    await start(page, picture, 'Resize Image');
    await notice(page, 'alert', message).waitFor();
  });

  it('keeps the ratio with one side alone', async () => {
    const page = await visit({ path });
    await page.getByRole('checkbox', { name: 'Keep proportions' }).check();
    await page.getByRole('spinbutton', { name: 'Width' }).fill('400');
    await start(page, 'photo.jpg', 'Resize Image');
    await result(page).waitFor();
    expect(await result(page).innerText()).toContain('800 × 600 → 400 × 300');
  });

  it('fills in the sizes of networks, and resizes by percentage', async () => {
    const page = await visit({ path });
    await page.getByText('Options', { exact: true }).click();
    await page.getByRole('combobox', { name: 'Size for' }).selectOption('YouTube thumbnail (1280 × 720)');
    expect(await page.getByRole('spinbutton', { name: 'Width' }).inputValue()).toBe('1280');
    expect(await page.getByRole('spinbutton', { name: 'Height' }).inputValue()).toBe('720');
    expect(await page.getByRole('radio', { name: 'Fill and crop' }).isChecked()).toBe(true);
    await page.getByRole('spinbutton', { name: 'Percent' }).fill('25');
    await start(page, 'photo.jpg', 'Resize Image');
    await result(page).waitFor();
    expect(await result(page).innerText()).toContain('800 × 600 → 200 × 150');
  });
});
