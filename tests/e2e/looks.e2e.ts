import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { result, visitors } from './visit.ts';

/**
 * What the drawing looks like in states that stand for the others, held against pictures that somebody has looked at (`looks/`).
 * `LOOKS=record` takes them anew; what differs is in `.cache/looks`.
 */

const { visit } = visitors();
const root = join(import.meta.dirname, '../..');
const seen = join(import.meta.dirname, 'looks');
const made = join(root, '.cache', 'looks');
const isRecording = process.env.LOOKS === 'record';

/** How far a pixel's colour may be off, 0 to 1, edges of letters apart; and the share of pixels that may be further off. */
const THRESHOLD = 0.1;
const DIFFERENT = 0.0005;

/** The site's own face for all letters: those of the system are others on each machine. */
const faces = [400, 700].map((weight) => {
  const file = `node_modules/@fontsource/familjen-grotesk/files/familjen-grotesk-latin-${weight}-normal.woff2`;
  const bytes = readFileSync(join(root, file)).toString('base64');
  return `@font-face{font-family:Same;font-weight:${weight};src:url(data:font/woff2;base64,${bytes})}`;
});
const SAME_FACE = `${faces.join('')}*{font-family:Same!important;scrollbar-width:none}`;

interface Look {
  path: string;
  width: number;
  theme: 'light' | 'dark';
  /** What is done before it is looked at. */
  act?: (page: Page) => Promise<unknown>;
}

const sample = (name: string) => async (page: Page) => {
  await page.locator('#tool').getByRole('button', { name, exact: true }).click();
  await result(page).waitFor();
};

const looks: Readonly<Record<string, Look>> = {
  home: { path: '/', width: 1_280, theme: 'light' },
  directory: { path: '/tools', width: 1_280, theme: 'dark' },
  'directory, phone': { path: '/tools', width: 360, theme: 'light' },
  menu: {
    path: '/about',
    width: 360,
    theme: 'dark',
    act: (page) => page.getByRole('button', { name: 'Toggle menu' }).click(),
  },
  'two panes, empty': { path: '/tools/json-formatter', width: 1_440, theme: 'light' },
  'two panes, text': {
    path: '/tools/csv-json-converter',
    width: 1_440,
    theme: 'dark',
    act: sample('Customers from a spreadsheet'),
  },
  'two panes, tablet': {
    path: '/tools/csv-json-converter',
    width: 768,
    theme: 'light',
    act: sample('Customers from a spreadsheet'),
  },
  table: { path: '/tools/hash-generator', width: 1_280, theme: 'light', act: sample('A sentence') },
  marks: { path: '/tools/text-compare', width: 1_440, theme: 'light', act: firstSample },
  bars: { path: '/tools/keyword-density', width: 1_920, theme: 'light', act: sample('An English article') },
  chart: { path: '/tools/ab-test-calculator', width: 1_280, theme: 'dark', act: firstSample },
  figures: { path: '/tools/word-counter', width: 360, theme: 'light', act: firstSample },
  picture: { path: '/tools/image-resizer', width: 1_280, theme: 'light' },
  'slim row': { path: '/tools/dns-records', width: 1_280, theme: 'dark' },
  form: { path: '/login', width: 360, theme: 'light' },
  'not found': { path: '/tools/json-formater', width: 1_280, theme: 'light' },
};

async function firstSample(page: Page) {
  await page.locator('#tool').getByText('Try:').locator('xpath=following::button[1]').click();
  const submit = page.locator('#tool form').locator('button[type=submit]');
  if (await submit.isVisible()) await submit.click();
  await result(page).waitFor();
}

it.each(Object.entries(looks))('looks as it did: %s', async (name, { path, width, theme, act }) => {
  const viewport = { width, height: 900 };
  const page = await visit({ path, viewport, colorScheme: theme, reducedMotion: 'reduce', bypassCSP: true });
  await page.addStyleTag({ content: SAME_FACE });
  await act?.(page);
  await page.evaluate(async () => {
    window.scrollTo(0, 0);
    await document.fonts.ready;
    // Notices go by themselves.
    for (const notice of document.querySelectorAll('[role=status]')) notice.remove();
  });
  const png = await settled(page);
  const file = join(seen, `${name.replaceAll(/\W+/g, '-')}.webp`);
  if (isRecording) {
    mkdirSync(seen, { recursive: true });
    writeFileSync(file, await sharp(png).webp({ lossless: true, effort: 6 }).toBuffer());
  }
  const [now, before] = await Promise.all([png, readFileSync(file)].map(pixelsOf));
  if (!now || !before) throw new Error('A picture cannot be read.');
  expect([now.width, now.height]).toEqual([before.width, before.height]);
  const difference = new Uint8Array(now.data.length);
  const different = pixelmatch(before.data, now.data, difference, now.width, now.height, { threshold: THRESHOLD });
  const share = different / (now.width * now.height);
  if (share > DIFFERENT) {
    mkdirSync(made, { recursive: true });
    const raw = { width: now.width, height: now.height, channels: 4 as const };
    await sharp(difference, { raw })
      .png()
      .toFile(join(made, `${name}, difference.png`));
    writeFileSync(join(made, `${name}, now.png`), png);
  }
  expect(share, `see .cache/looks/${name}`).toBeLessThanOrEqual(DIFFERENT);
});

/** A picture of the window when nothing changes any more. */
async function settled(page: Page): Promise<Buffer> {
  let last: Buffer = Buffer.alloc(0);
  for (let tries = 0; tries < 20; tries += 1) {
    const next = await page.screenshot({ animations: 'disabled' });
    if (next.equals(last)) return next;
    last = next;
    await page.waitForTimeout(300);
  }
  throw new Error('The page does not come to rest.');
}

async function pixelsOf(picture: Buffer) {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data: new Uint8Array(data), width: info.width, height: info.height };
}
