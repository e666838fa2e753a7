import sharp from 'sharp';
import { describe, expect, inject, it } from 'vitest';
import { orientedJpeg, photoJpeg } from '../servers/sample-images.ts';
import { hold, notice, result, visitors } from './visit.ts';

const { visit } = visitors();
const path = '/tools/compress-image';
const call = '/api/tools/compress-image';

async function compress(picture: string) {
  const page = await visit({ path });
  await page.getByRole('textbox', { name: 'Image URL' }).fill(picture);
  await page.getByRole('button', { name: 'Compress Image' }).click();
  return page;
}

describe('compress image', () => {
  it('is busy while it runs, then shows the picture, its sizes and a download in a new tab', async () => {
    const page = await visit({ path });
    const release = await hold(page, call);
    await page.getByRole('textbox', { name: 'Image URL' }).fill(`${inject('pictures')}/photo.jpg`);
    await page.getByRole('button', { name: 'Compress Image' }).click();
    const busy = page.getByRole('button', { name: 'Compressing...' });
    await busy.waitFor();
    expect(await busy.isDisabled()).toBe(true);
    release();

    await notice(page, 'status', 'Image compressed successfully').waitFor();
    const picture = page.getByRole('img', { name: 'Compressed image' });
    await picture.waitFor();
    await expect.poll(() => picture.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth)).toBe(800);
    expect(await result(page).innerText()).toMatch(/\d+\.\d KB → \d+\.\d KB/);
    expect(await result(page).innerText()).toMatch(/\d+(\.\d)?% saved, 800 × 600 pixels, JPG/);
    const link = page.getByRole('link', { name: 'Download Compressed Image' });
    expect(await link.getAttribute('target')).toBe('_blank');
    const download = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(download.headers()['content-disposition']).toContain('attachment; filename="photo-compressed.jpg"');
    expect(download.headers()['x-content-type-options']).toBe('nosniff');
    const meta = await sharp(await download.body()).metadata();
    expect(meta).toMatchObject({ format: 'jpeg', width: 800, height: 600 });
    expect(meta.exif).toBeUndefined();
  });

  it('shows its results under another name of the site too', async () => {
    const origin = inject('site').replace('localhost', '127.0.0.1');
    const page = await visit({ path, origin });
    await page.getByRole('textbox', { name: 'Image URL' }).fill(`${inject('pictures')}/photo.jpg`);
    await page.getByRole('button', { name: 'Compress Image' }).click();
    const picture = page.getByRole('img', { name: 'Compressed image' });
    await expect.poll(() => picture.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth)).toBe(800);
  });

  it('compares before and after with a slider', async () => {
    const page = await compress(`${inject('pictures')}/drawing.png`);
    const original = page.getByRole('img', { name: 'Original image' });
    await expect.poll(() => original.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth)).toBe(600);
    const slider = page.getByRole('slider', { name: /share of the original/i });
    await slider.focus();
    await page.keyboard.press('Home');
    expect(await original.evaluate((img) => getComputedStyle(img).clipPath)).toContain('100%');
    await page.keyboard.press('End');
    const compressed = page.getByRole('img', { name: 'Compressed image' });
    expect(await compressed.evaluate((img) => getComputedStyle(img).clipPath)).toContain('100%');

    // Both are magnified and moved together, by buttons, keys and wheel.
    const frame = page.getByRole('region', { name: /^Comparison/ });
    const lies = async () => {
      const [one, other] = await Promise.all([original.boundingBox(), compressed.boundingBox()]);
      expect(one).toEqual(other);
      return one ?? { x: 0, y: 0, width: 0, height: 0 };
    };
    const whole = await lies();
    await page.getByRole('button', { name: 'Zoom in' }).click();
    expect((await lies()).width).toBeCloseTo(whole.width * 1.5, 0);
    await frame.focus();
    await page.keyboard.press('+');
    const closer = await lies();
    expect(closer.width).toBeCloseTo(whole.width * 2.25, 0);
    await page.keyboard.press('ArrowRight');
    expect((await lies()).x).toBeCloseTo(closer.x - whole.width / 10, 0);
    await frame.hover();
    await page.mouse.wheel(0, -200);
    await expect.poll(async () => (await lies()).width).toBeGreaterThan(closer.width);
    await page.keyboard.press('0');
    expect((await lies()).width).toBe(whole.width);
  });

  it('goes by eye and into the smallest type, when the options say so', async () => {
    const page = await visit({ path });
    await page.getByText('Options', { exact: true }).click();
    await page.getByRole('radio', { name: 'As small as possible without visible loss' }).check();
    await page.getByRole('combobox', { name: 'File type' }).selectOption('Automatic: the smallest');
    await page.getByRole('textbox', { name: 'Image URL' }).fill(`${inject('pictures')}/photo.jpg`);
    await page.getByRole('button', { name: 'Compress Image' }).click();
    await result(page).waitFor();
    expect(await result(page).innerText()).toMatch(/% saved, 800 × 600 pixels, (WEBP|AVIF)/);
  });

  it('gives a smaller file for a lower quality', async () => {
    const page = await visit({ path });
    const slider = page.getByRole('slider', { name: 'Quality: 80%' });
    expect(await slider.getAttribute('min')).toBe('1');
    expect(await slider.getAttribute('max')).toBe('100');
    await page.getByText('Smaller file', { exact: true }).waitFor();
    await page.getByText('Better quality', { exact: true }).waitFor();
    await slider.fill('10');
    await page.getByRole('slider', { name: 'Quality: 10%' }).waitFor();
    await page.getByRole('textbox', { name: 'Image URL' }).fill(`${inject('pictures')}/photo.jpg`);
    await page.getByRole('button', { name: 'Compress Image' }).click();
    await result(page).waitFor();
    expect(await result(page).innerText()).toMatch(/[5-9]\d(\.\d)?% saved/);
  });

  it('says so when a picture cannot be made smaller', async () => {
    const page = await visit({ path });
    await page.getByRole('slider').fill('100');
    await page.getByRole('textbox', { name: 'Image URL' }).fill(`${inject('pictures')}/bare.jpg`);
    await page.getByRole('button', { name: 'Compress Image' }).click();
    await page.getByText('The file cannot get smaller at this quality').waitFor();
  });

  it('takes a picture as a file, upright and without its place', async () => {
    const page = await visit({ path });
    const buffer = await orientedJpeg(6);
    await page.locator('input[type="file"]').setInputFiles({ name: 'holiday.jpg', mimeType: 'image/jpeg', buffer });
    const address = page.getByRole('textbox', { name: 'Image URL' });
    await expect.poll(() => address.inputValue()).toBe('file:///holiday.jpg');
    await page.getByRole('button', { name: 'Compress Image' }).click();
    await result(page).waitFor();
    expect(await result(page).innerText()).toContain('96 × 64 pixels');
  });

  it('takes a picture by drop and by paste', async () => {
    const page = await visit({ path });
    const picture = (await photoJpeg()).toString('base64');
    const give = (kind: 'drop' | 'paste', box = page.getByRole('group', { name: 'Picture' })) =>
      box.evaluate(
        (box, { encoded, event }) => {
          const bytes = Uint8Array.from(atob(encoded), (char) => char.charCodeAt(0));
          const data = new DataTransfer();
          data.items.add(new File([bytes], `${event}.jpg`, { type: 'image/jpeg' }));
          const init = { bubbles: true, cancelable: true };
          box.dispatchEvent(
            event === 'drop'
              ? new DragEvent('drop', { ...init, dataTransfer: data })
              : new ClipboardEvent('paste', { ...init, clipboardData: data }),
          );
        },
        { encoded: picture, event: kind },
      );
    const address = page.getByRole('textbox', { name: 'Image URL' });
    await give('drop');
    await expect.poll(() => address.inputValue()).toMatch(/\/drop\.jpg$/);
    await give('paste');
    await expect.poll(() => address.inputValue()).toMatch(/\/paste\.jpg$/);
    await address.fill('');
    await give('paste', page.locator('body'));
    await expect.poll(() => address.inputValue()).toMatch(/\/paste\.jpg$/);
  });

  it('refuses a file that is no picture', async () => {
    const page = await visit({ path });
    const buffer = Buffer.from('this is not a picture');
    await page.locator('input[type="file"]').setInputFiles({ name: 'fake.jpg', mimeType: 'image/jpeg', buffer });
    await expect.poll(() => page.getByRole('textbox', { name: 'Image URL' }).inputValue()).toBe('file:///fake.jpg');
    await page.getByRole('button', { name: 'Compress Image' }).click();
    await notice(page, 'alert', 'That is not an image in a format we can read').waitFor();
  });

  it('asks for an address at once', async () => {
    const page = await compress('   ');
    await notice(page, 'alert', 'Please enter an image URL').waitFor();
  });

  it.each([
    ['a page instead of a picture', '/page.html'],
    ['a page that calls itself a picture', '/page.jpg'],
    ['a truncated picture', '/truncated.jpg'],
    ['a decompression bomb', '/bomb.png'],
    ['a missing picture', '/nothing.jpg'],
    ['an address that is none', ' and more'],
    ['a redirect to the metadata service', '/to-metadata'],
    ['a redirect to another port', '/to-another-port'],
  ])('refuses %s with a reason', async (_, name) => {
    const page = await compress(`${inject('pictures')}${name}`);
    const failure = notice(page, 'alert', 'Failed to compress image');
    await failure.waitFor();
    expect(await failure.locator('p').count()).toBe(3);
    expect(await result(page).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Compress Image' }).isEnabled()).toBe(true);
  });

  it('keeps the last result when the next picture fails', async () => {
    const page = await compress(`${inject('pictures')}/photo.jpg`);
    await result(page).waitFor();
    await page.getByRole('textbox', { name: 'Image URL' }).fill('http://localhost:1/photo.jpg');
    await page.getByRole('button', { name: 'Compress Image' }).click();
    await notice(page, 'alert', 'Failed to compress image').waitFor();
    await page.getByRole('img', { name: 'Compressed image' }).waitFor();
  });

  it('passes over an answer that says success: false', async () => {
    const page = await visit({ path });
    await page.route(`**${call}`, (route) => route.fulfill({ json: { success: false, message: 'no', data: null } }));
    await page.getByRole('textbox', { name: 'Image URL' }).fill(`${inject('pictures')}/photo.jpg`);
    await page.getByRole('button', { name: 'Compress Image' }).click();
    await page.getByRole('button', { name: 'Compress Image', disabled: false }).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(await result(page).count()).toBe(0);
  });

  it('stops at once when cancelled', async () => {
    const page = await compress(`${inject('pictures')}/slow.jpg`);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Compress Image', disabled: false }).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });
});
