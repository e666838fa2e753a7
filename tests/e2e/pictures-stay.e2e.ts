import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, inject, it } from 'vitest';
import { formatBytes } from '#lib/byte-size';
import { alphaPng, animatedGif, photoJpeg, printJpeg } from '../servers/sample-images.ts';
import { axeViolations } from './pages/axe.ts';
import { notice, result, savedBy, visitors } from './visit.ts';

const { visit } = visitors();

const jpeg = async () => ({ name: 'A day & a half.jpg', mimeType: 'image/jpeg', buffer: await photoJpeg() });
const png = async () => ({ name: 'logo.png', mimeType: 'image/png', buffer: await alphaPng() });
const printed = async () => ({ name: 'print.jpg', mimeType: 'image/jpeg', buffer: await printJpeg() });

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
    ['image-upscaler', jpeg, 'Upscale', 'Upscaled', 'jpeg', 640],
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

  it('after the bytes of code were said that the server sends for it, once', async () => {
    const page = await visit({ path: '/tools/convert-to-webp' });
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
    );
    const chooser = page.locator('input[type="file"]');
    const line = page.locator('#tool form [data-code-line]');
    await chooser.setInputFiles(await jpeg());
    const parts = await (await fetch(`${inject('site')}/codecs.json`)).json();
    let bytes = 0;
    for (const [path, told] of ['all', 'jpeg-read', 'webp-write'].flatMap((part) => parts[part])) {
      const sent = await fetch(`${inject('site')}${path}`, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
      expect([path, Number(sent.headers.get('content-length'))]).toEqual([path, told]);
      bytes += told;
    }
    expect(await line.filter({ hasText: 'Needs' }).innerText()).toBe(
      `Needs ${formatBytes(bytes)} of code for JPG and WEBP, once.`,
    );
    await page.getByRole('button', { name: 'Convert to WEBP' }).click();
    await result(page).getByText('Made on your device, and kept until you close this page.').waitFor();
    await chooser.setInputFiles({ ...(await jpeg()), name: 'another.jpg' });
    await expect.poll(() => page.getByRole('textbox', { name: 'Image URL' }).inputValue()).toBe('file:///another.jpg');
    await chooser.setInputFiles(await png());
    await line.filter({ hasText: 'of code for PNG, once.' }).waitFor();
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
    await next.getByText(/^\d+ more$/).click();
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

  it('and a result is undone, down to the original, and done again', async () => {
    const page = await visit({ path: '/tools/compress-image' });
    const downloads: string[] = [];
    page.on('download', (download) => downloads.push(download.suggestedFilename()));
    await page.locator('input[type="file"]').setInputFiles(await jpeg());
    await page.getByRole('button', { name: 'Compress Image' }).click();
    const link = page.getByRole('link', { name: 'Download Compressed Image' });
    const state = (words: string) => result(page).getByRole('status').filter({ hasText: words }).waitFor();
    await state('Result 1 of 1');
    const first = await link.getAttribute('href');
    await page.getByRole('slider', { name: /^Quality/ }).fill('30');
    await page.getByRole('button', { name: 'Compress Image' }).click();
    await state('Result 2 of 2');
    expect(await link.getAttribute('href')).not.toBe(first);
    expect(await axeViolations(page, { rules: 'all' })).toEqual([]);
    const undo = page.getByRole('button', { name: 'Undo', exact: true });
    await undo.press('Enter');
    await state('Result 1 of 2');
    expect(await link.getAttribute('href')).toBe(first);
    await page.keyboard.press('Enter');
    await state('The original');
    expect(await link.count()).toBe(0);
    const original = result(page).getByRole('img', { name: 'Original' });
    await expect.poll(() => original.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth)).toBe(320);
    expect(await undo.getAttribute('aria-disabled')).toBe('true');
    await page.getByRole('button', { name: 'Redo' }).press('Enter');
    await page.keyboard.press('Enter');
    await state('Result 2 of 2');
    expect(downloads).toEqual([]);
    expect((await sharp(await savedBy(page, link)).metadata()).width).toBe(320);
  });

  it('and is looked at beside the original at full size, both moved together', async () => {
    const page = await visit({ path: '/tools/convert-to-webp', hasTouch: true });
    const buffer = await photoJpeg({ width: 1400, height: 1050 });
    await page.locator('input[type="file"]').setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer });
    await page.getByRole('button', { name: 'Convert to WEBP' }).click();
    await page.getByRole('button', { name: 'Both at full size' }).click();
    const view = page.getByRole('dialog', { name: 'Comparison at full size' });
    const panes = view.getByRole('region');
    const [before, after] = [panes.first(), panes.last()];
    await after.waitFor();
    const places = () =>
      panes.evaluateAll((all) =>
        all.map(({ scrollLeft, scrollTop }) => [Math.round(scrollLeft), Math.round(scrollTop)]),
      );
    /** Where both of them are, once they are at the same place, have left another and move no more. */
    const movedFrom = async (old: readonly number[]) => {
      let seen = '';
      const still = async () => {
        const before = seen;
        const [first, second] = await places();
        seen = JSON.stringify(first);
        return seen === before && seen === JSON.stringify(second) && seen !== JSON.stringify(old);
      };
      await expect.poll(still, { interval: 150 }).toBe(true);
      return (await places())[0] ?? [];
    };
    const middle = await movedFrom([0, 0]);
    expect((await before.getByRole('img').boundingBox())?.width).toBe(1400);
    await after.focus();
    await page.keyboard.press('ArrowRight');
    const byKey = await movedFrom(middle);
    expect(byKey[0]).toBeGreaterThan(middle[0] ?? 0);
    const box = await before.boundingBox();
    const at = { x: (box?.x ?? 0) + 100, y: (box?.y ?? 0) + 100 };
    await page.mouse.move(at.x, at.y);
    await page.mouse.down();
    await page.mouse.move(at.x + 60, at.y + 30, { steps: 3 });
    await page.mouse.up();
    await expect.poll(async () => (await places())[1]?.[1]).toBe((middle[1] ?? 0) - 30);
    const dragged = await movedFrom(byKey);
    const session = await page.context().newCDPSession(page);
    for (let step = 0; step < 10; step += 1) {
      const touchPoints = [{ x: at.x - 8 * step, y: at.y }];
      await session.send('Input.dispatchTouchEvent', { type: step === 0 ? 'touchStart' : 'touchMove', touchPoints });
    }
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await movedFrom(dragged);
    expect(await axeViolations(page, { rules: 'all' })).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => view.count()).toBe(0);
  });
});
