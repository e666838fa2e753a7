import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, inject, it } from 'vitest';
import { orientedJpeg, pixelAt } from '../servers/sample-images.ts';
import { axeViolations } from './pages/axe.ts';
import { hold, holdScripts, notice, result, savedBy, visitors } from './visit.ts';

const { visit } = visitors();
const path = '/tools/crop-image';

const names = ['X', 'Y', 'Width', 'Height'] as const;
const field = (page: Page, name: string) => page.getByRole('spinbutton', { name, exact: true });
const numbers = (page: Page) => Promise.all(names.map(async (name) => Number(await field(page, name).inputValue())));
const button = (page: Page, name: string) => page.getByRole('button', { name });
const handle = (page: Page, name: string) => page.getByRole('slider', { name });
const shown = (page: Page) => page.getByRole('img', { name: 'To be cropped' });

async function enter(page: Page, values: readonly (number | string)[]) {
  for (const [at, name] of names.entries()) await field(page, name).fill(String(values[at]));
}

/** A picture of four colours, 96 x 64 pixels as seen: red, green, blue and white, clockwise from the top left. */
async function upload(page: Page) {
  const buffer = await orientedJpeg(6);
  await page.locator('input[type="file"]').setInputFiles({ name: 'quarters.jpg', mimeType: 'image/jpeg', buffer });
  await handle(page, 'Crop area').waitFor();
}

/** The middle of a handle, or of the area. */
async function middle(of: Locator) {
  const box = await of.boundingBox();
  if (!box) throw new Error('It is not drawn.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width, height: box.height };
}

async function drag(page: Page, from: Locator, by: { x: number; y: number }) {
  await from.scrollIntoViewIfNeeded();
  const { x, y } = await middle(from);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by.x / 2, y + by.y / 2);
  await page.mouse.move(x + by.x, y + by.y);
  await page.mouse.up();
}

/** The picture that the next press makes; the one before stays until then. */
async function cropped(page: Page): Promise<Buffer> {
  const link = page.getByRole('link', { name: 'Download Cropped Image' });
  const before = (await link.count()) > 0 ? await link.getAttribute('href') : '';
  await button(page, 'Crop Image').click();
  await expect.poll(() => link.getAttribute('href')).not.toBe(before);
  await page.getByRole('img', { name: 'Cropped image' }).waitFor();
  return savedBy(page, link);
}

const isNear = (pixel: readonly number[], colour: readonly number[]) =>
  colour.every((part, at) => Math.abs(part - (pixel[at] ?? 0)) < 40);

describe('crop image', () => {
  it('takes a picture that was chosen before the scripts came', async () => {
    const page = await visit({ path });
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    const buffer = await orientedJpeg(6);
    await page.locator('input[type="file"]').setInputFiles({ name: 'quarters.jpg', mimeType: 'image/jpeg', buffer });
    release();
    await handle(page, 'Crop area').waitFor();
  });

  it('works by numbers alone, and says in words what is missing or outside', async () => {
    const page = await visit({ path });
    expect(await numbers(page)).toEqual([0, 0, 0, 0]);
    await button(page, 'Crop Image').click();
    await notice(page, 'alert', 'Please enter an image URL').waitFor();
    await page.getByRole('textbox', { name: 'Image URL' }).fill(`${inject('pictures')}/photo.jpg`);
    await field(page, 'Width').fill('200');
    await button(page, 'Crop Image').click();
    await notice(page, 'alert', 'Please enter both width and height').waitFor();

    await enter(page, [700, 0, 101, 100]);
    await button(page, 'Crop Image').click();
    const refusal = notice(page, 'alert', 'Failed to crop image');
    await refusal.waitFor();
    expect(await refusal.innerText()).toContain(
      'The image is 800 × 600 pixels, but the crop area reaches 801 across and 100 down.',
    );
    expect(await result(page).count()).toBe(0);

    await enter(page, ['', '', 200, 100]);
    const release = await hold(page, `/api${path}`);
    await button(page, 'Crop Image').click();
    const busy = button(page, 'Cropping...');
    await busy.waitFor();
    expect(await busy.isDisabled()).toBe(true);
    release();
    await notice(page, 'status', 'Image cropped successfully').waitFor();
    expect(await result(page).innerText()).toContain('800 × 600 → 200 × 100');
    expect(await shown(page).count()).toBe(0);
  });

  it('draws the area on an upload, dragged by mouse and in step with the fields', async () => {
    const page = await visit({ path, viewport: { width: 1280, height: 1000 } });
    await upload(page);
    expect(await numbers(page)).toEqual([10, 6, 76, 52]);
    const area = handle(page, 'Crop area');
    const pixel = (await middle(area)).width / 76;

    await drag(page, area, { x: 8 * pixel, y: -4 * pixel });
    expect(await numbers(page)).toEqual([18, 2, 76, 52]);
    await drag(page, handle(page, 'Bottom right corner'), { x: -20 * pixel, y: -10 * pixel });
    expect(await numbers(page)).toEqual([18, 2, 56, 42]);
    await drag(page, area, { x: -900, y: 900 });
    expect(await numbers(page)).toEqual([0, 22, 56, 42]);

    await enter(page, [48, 0, 48, 32]);
    const [drawn, picture] = await Promise.all([middle(area), middle(shown(page))]);
    expect(drawn.width).toBeCloseTo(picture.width / 2, 0);
    expect(drawn.x - picture.x).toBeCloseTo(picture.width / 4, 0);
    expect(picture.y - drawn.y).toBeCloseTo(picture.height / 4, 0);
    const content = await cropped(page);
    expect(await sharp(content).metadata()).toMatchObject({ format: 'jpeg', width: 48, height: 32 });
    expect(await pixelAt(content, 5, 5)).toSatisfy((seen: number[]) => isNear(seen, [0, 255, 0]));
    expect(await pixelAt(content, 42, 26)).toSatisfy((seen: number[]) => isNear(seen, [0, 255, 0]));

    await field(page, 'Width').fill('60');
    await page.getByText('The area reaches outside the picture, which is 96 × 64 pixels.').first().waitFor();
    // Beside the area, a new one is drawn.
    await shown(page).scrollIntoViewIfNeeded();
    const { x, y, width, height } = await middle(shown(page));
    await page.mouse.move(x - width / 2 + 2 * pixel, y - height / 2 + 40 * pixel);
    await page.mouse.down();
    await page.mouse.move(x - width / 2 + 22 * pixel, y - height / 2 + 60 * pixel, { steps: 3 });
    await page.mouse.up();
    expect(await numbers(page)).toEqual([2, 40, 20, 20]);

    // Numbers that were right for one picture are kept for the next only where they lie within it.
    const address = page.getByRole('textbox', { name: 'Image URL' });
    const before = await address.inputValue();
    await field(page, 'Width').fill('200');
    await upload(page);
    await expect.poll(() => address.inputValue()).not.toBe(before);
    await expect.poll(() => numbers(page)).toEqual([10, 6, 76, 52]);
  });

  it('is worked from the keyboard, said in words, and sound for assistive technology', async () => {
    const page = await visit({ path });
    await upload(page);
    await field(page, 'X').fill('12');
    await button(page, 'Rotate left').focus();
    for (const name of ['Bottom right corner', 'Bottom left corner', 'Top right corner', 'Top left corner']) {
      await page.keyboard.press('Shift+Tab');
      expect(await handle(page, name).evaluate((element) => element === document.activeElement)).toBe(true);
    }
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+ArrowDown');
    expect(await numbers(page)).toEqual([13, 16, 75, 42]);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Shift+ArrowUp');
    await page.keyboard.press('Shift+ArrowUp');
    expect(await numbers(page)).toEqual([12, 0, 75, 42]);
    const area = handle(page, 'Crop area');
    expect(await area.getAttribute('aria-valuetext')).toBe('12 from the left, 0 from the top');
    const said = page.locator('[aria-live="polite"]', { hasText: 'Crop area' });
    await expect
      .poll(() => said.textContent())
      .toBe('Crop area: 75 × 42 of 96 × 64 pixels, 12 from the left and 0 from the top');
    expect(await axeViolations(page, { rules: 'all' })).toEqual([]);
  });

  it('turns, mirrors and shapes what it cuts', async () => {
    const page = await visit({ path });
    await upload(page);
    await enter(page, [0, 0, 48, 32]);
    await button(page, 'Rotate right').click();
    // The red quarter, which is at the top right now.
    await expect.poll(() => numbers(page)).toEqual([32, 0, 32, 48]);
    await button(page, 'Flip vertical').click();
    await expect.poll(() => numbers(page)).toEqual([32, 48, 32, 48]);
    const picture = await middle(shown(page));
    expect(picture.height / picture.width).toBeCloseTo(1.5, 1);
    const seen = await shown(page).screenshot();
    expect(await pixelAt(seen, Math.floor(picture.width * 0.75), Math.floor(picture.height * 0.7))).toSatisfy(
      (pixel: number[]) => isNear(pixel, [255, 0, 0]),
    );
    const turned = await cropped(page);
    expect(await sharp(turned).metadata()).toMatchObject({ width: 32, height: 48 });
    expect(await pixelAt(turned, 4, 4)).toSatisfy((seen: number[]) => isNear(seen, [255, 0, 0]));
    expect(await pixelAt(turned, 27, 43)).toSatisfy((seen: number[]) => isNear(seen, [255, 0, 0]));

    await page.getByRole('radio', { name: '16:9', exact: true }).check();
    await button(page, 'Largest area').click();
    expect(await numbers(page)).toEqual([0, 30, 64, 36]);
    await field(page, 'Height').fill('18');
    expect(await numbers(page)).toEqual([0, 30, 32, 18]);
    await handle(page, 'Bottom right corner').press('Shift+ArrowRight');
    await handle(page, 'Bottom right corner').press('Shift+ArrowRight');
    expect(await numbers(page)).toEqual([0, 30, 52, 29]);
    await page.getByText('Options', { exact: true }).click();
    await page.getByRole('combobox', { name: 'Rotate' }).selectOption('0');
    await page.getByRole('combobox', { name: 'File type' }).selectOption('png');
    const [, , width, height] = await numbers(page);
    expect(Number(width) / Number(height)).toBeCloseTo(16 / 9, 1);
    expect(await sharp(await cropped(page)).metadata()).toMatchObject({ format: 'png', width, height });
  });

  it('shows a picture from elsewhere by a copy, on a phone, and says when it cannot', async () => {
    const page = await visit({ path, viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    const address = page.getByRole('textbox', { name: 'Image URL' });
    const show = button(page, 'Show the picture');
    expect(await show.isDisabled()).toBe(true);
    await address.fill(`${inject('pictures')}/page.html`);
    await show.tap();
    await notice(page, 'alert', 'The picture could not be shown').waitFor();
    await address.fill(`${inject('pictures')}/turned.jpg`);
    await show.tap();
    await handle(page, 'Crop area').waitFor();
    expect(await numbers(page)).toEqual([48, 64, 384, 512]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

    const corner = handle(page, 'Top left corner');
    await corner.scrollIntoViewIfNeeded();
    const { x, y } = await middle(corner);
    const touch = await page.context().newCDPSession(page);
    const at = (type: 'touchStart' | 'touchMove' | 'touchEnd', by: number) =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: x + by, y: y + by }],
      });
    await at('touchStart', 0);
    for (const by of [10, 20, 30]) await at('touchMove', by);
    await at('touchEnd', 30);
    const [left = 0, top = 0, width = 0, height = 0] = await numbers(page);
    expect(left).toBeGreaterThan(80);
    expect(top).toBeGreaterThan(96);
    expect([left + width, top + height]).toEqual([432, 576]);
    expect(await sharp(await cropped(page)).metadata()).toMatchObject({ width, height });
  });
});
