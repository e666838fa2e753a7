import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { alphaPng } from '../servers/sample-images.ts';
import { samplePdf } from '../servers/sample-pdf.ts';
import { axeViolations } from './pages/axe.ts';
import { visitors } from './visit.ts';

const { visit } = visitors();

const png = async (name: string) => ({ name: `${name}.png`, mimeType: 'image/png', buffer: await alphaPng(60, 40) });
const pdf = async (name: string) => ({
  name: `${name}.pdf`,
  mimeType: 'application/pdf',
  buffer: Buffer.from(samplePdf({ pages: [[name]], title: name })),
});

/** Lists of rows, with how their files are made. */
const lists = [
  ['gif-maker', png],
  ['merge-pdf', pdf],
] as const;
type Sample = (typeof lists)[number][1];

const rows = (page: Page) => page.locator('#tool ol > li');
const grips = (page: Page) => page.locator('#tool [data-move="grip"]');
const grip = (page: Page, name: string) => page.locator(`#tool [data-move="grip"][aria-label^="Move ${name}."]`);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The files of the list, without what comes after the dot. */
async function order(page: Page): Promise<string> {
  const names = await grips(page).evaluateAll((all) =>
    all.map((each) => /^Move (\w+)\./.exec(each.getAttribute('aria-label') ?? '')?.[1]),
  );
  return names.join(' ');
}

async function listed(page: Page, names: string, sample: Sample): Promise<void> {
  await page
    .locator('#tool input[type="file"]')
    .first()
    .setInputFiles(await Promise.all(names.split(' ').map(sample)));
  await expect.poll(() => order(page)).toBe(names);
}

async function middleOf(page: Page, name: string) {
  const box = await grip(page, name).boundingBox();
  if (!box) throw new Error('Out of sight.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

describe.each(lists)('rows in an order: %s', (slug, sample) => {
  const path = `/tools/${slug}`;

  it('are dragged with the mouse', async () => {
    const page = await visit({ path });
    await listed(page, 'a b c', sample);
    const [from, to] = [await middleOf(page, 'a'), await middleOf(page, 'c')];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y + 8, { steps: 6 });
    await page.mouse.up();
    expect(await order(page)).toBe('b c a');
    await page.getByText(/^a\.\w+ is at place 3 of 3\.$/).waitFor();
    // Let go, nothing moves any more.
    await page.mouse.move(from.x, from.y, { steps: 3 });
    expect(await order(page)).toBe('b c a');
    expect(await axeViolations(page, { rules: 'all', within: '#tool' })).toEqual([]);
  });

  it('are dragged with a finger, and the page stays where it is', async () => {
    const page = await visit({ path, viewport: { width: 360, height: 1400 }, hasTouch: true, isMobile: true });
    await listed(page, 'a b c', sample);
    const [from, to] = [await middleOf(page, 'c'), await middleOf(page, 'a')];
    const before = await page.evaluate(() => scrollY);
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: from.x, y }] });
    await touch('touchStart', from.y);
    for (let step = 1; step <= 6; step += 1) await touch('touchMove', from.y + ((to.y - 8 - from.y) * step) / 6);
    await touch('touchEnd');
    await expect.poll(() => order(page)).toBe('c a b');
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });

  it('are moved by keys and buttons, and focus goes with them', async () => {
    const page = await visit({ path });
    await listed(page, 'a b c', sample);
    await grip(page, 'a').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await order(page)).toBe('b c a');
    await expect.poll(() => grip(page, 'a').evaluate((each) => each === document.activeElement)).toBe(true);
    await page.keyboard.press('ArrowUp');
    expect(await order(page)).toBe('b a c');
    const ending = slug === 'merge-pdf' ? 'pdf' : 'png';
    const up = press(page, `Move c.${ending} up`);
    await up.click();
    // Then the key presses the button that has the focus, which stays where nothing can be moved any more.
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    expect(await order(page)).toBe('c b a');
    expect(await up.getAttribute('aria-disabled')).toBe('true');
    expect(await up.evaluate((each) => each === document.activeElement)).toBe(true);
    await press(page, `Remove b.${ending}`).click();
    expect(await order(page)).toBe('c a');
  });

  it('scroll by while one is held at the edge', async () => {
    const page = await visit({ path, viewport: { width: 800, height: 500 } });
    const names = Array.from('abcdefghijklmnop');
    await listed(page, names.join(' '), sample);
    await grip(page, 'a').scrollIntoViewIfNeeded();
    const from = await middleOf(page, 'a');
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, 496, { steps: 8 });
    await expect.poll(() => order(page)).toBe([...names.slice(1), 'a'].join(' '));
    await page.mouse.up();
    expect((await middleOf(page, 'a')).y).toBeLessThan(500);
  });
});

it('keep what is said of each', async () => {
  const page = await visit({ path: '/tools/gif-maker' });
  await listed(page, 'a b', png);
  await rows(page).first().getByRole('spinbutton', { name: 'Seconds' }).fill('3');
  await press(page, 'Move a.png down').click();
  expect(await order(page)).toBe('b a');
  expect(
    await rows(page)
      .getByRole('spinbutton', { name: 'Seconds' })
      .evaluateAll((all) => all.map((each) => Reflect.get(each, 'value'))),
  ).toEqual(['', '3']);
});
