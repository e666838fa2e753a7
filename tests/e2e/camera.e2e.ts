import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { qrCells } from '#lib/codes/qr-cells';
import { svgOf } from '#lib/codes/write-svg';
import { loadTools } from '#main/load-tools';
import { chromiumPath, launchFlags } from '../../scripts/browser.ts';
import { axeViolations } from './pages/axe.ts';
import { notice, result, visitors } from './visit.ts';

const PATH = '/tools/qr-code-reader';
const TEXT = 'https://www.garden-shop.example/scanned';
const [WIDTH, HEIGHT] = [640, 480];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clearkit-camera-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A film of one picture, as Chromium takes it in place of a camera: lightness alone. */
async function film(text: string): Promise<string> {
  const cells = await qrCells(text, { level: 'M' });
  if (!cells) throw new Error('Too long for a test.');
  const look = { shape: 'square', color: '#202020', background: '#e0e0e0', quiet: 4 } as const;
  const code = await sharp(Buffer.from(svgOf(cells, look, 260))).toBuffer();
  const wall = sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#8a8a8a' } });
  const scene = wall.composite([{ input: code, left: 230, top: 90 }]);
  const light = await sharp(await scene.png().toBuffer())
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  const frame = [Buffer.from('FRAME\n'), light.subarray(0, WIDTH * HEIGHT), Buffer.alloc((WIDTH * HEIGHT) / 2, 128)];
  const path = join(folder, 'code.y4m');
  await writeFile(
    path,
    Buffer.concat([Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip C420\n`), ...frame, ...frame]),
  );
  return path;
}

/** A browser with cameras that are none; it has no question of its own to ask. */
function withCameras(...flags: readonly string[]) {
  return chromium.launch({ executablePath: chromiumPath(), args: [...launchFlags(), ...flags] });
}

const GRANTED = '--use-fake-ui-for-media-stream';
const FAKE = '--use-fake-device-for-media-stream';
const seeing = visitors(async () =>
  withCameras(GRANTED, FAKE, `--use-file-for-fake-video-capture=${await film(TEXT)}`),
);
const waiting = visitors(() => withCameras(GRANTED, `${FAKE}=device-count=2`));
const denying = visitors(() => withCameras(`${GRANTED}=deny`, FAKE));
const blind = visitors();

const press = (page: Page) => page.getByRole('button', { name: 'Use the camera' });
const stop = (page: Page) => page.getByRole('button', { name: 'Stop the camera' });
const view = (page: Page) => page.getByLabel('What the camera sees');

/** Notes the tracks that the page is given. */
async function watch(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const given: MediaStreamTrack[] = [];
    Object.assign(window, { given });
    const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      const stream = await ask(wanted);
      given.push(...stream.getTracks());
      return stream;
    };
  });
  return () =>
    page.evaluate(() => {
      const { given }: { given?: MediaStreamTrack[] } = Object(window);
      return (given ?? []).map(({ kind, readyState }) => `${kind} ${readyState}`);
    });
}

/** Has the browser refuse its cameras with that error. */
function refuse(page: Page, name: string): Promise<void> {
  return page.evaluate((error) => {
    navigator.mediaDevices.getUserMedia = async () => {
      throw new DOMException('Refused', error);
    };
  }, name);
}

describe('a code in front of the camera', () => {
  it('is read on the device, marked in the picture it was read in, and the camera is off', async () => {
    const page = await seeing.visit({ path: PATH });
    const tracks = await watch(page);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.url());
    });
    await press(page).click();
    await expect.poll(() => result(page).getByRole('textbox', { name: 'Text' }).inputValue()).toBe(TEXT);
    await page.getByText('A code was read. The camera is off.').waitFor();
    expect(await tracks()).toEqual(['video ended']);
    // The mark lies where the picture is, and nothing else does.
    expect(await view(page).isVisible()).toBe(false);
    const shown = page.getByRole('img', { name: 'Picture with the code' });
    expect(await page.locator('#tool svg:has(polygon)').boundingBox()).toEqual(await shown.boundingBox());
    const corners = await page.locator('#tool polygon').first().getAttribute('points');
    const [x = 0, y = 0] = (corners ?? '').split(/[ ,]/).map(Number);
    expect(x).toBeGreaterThan(230);
    expect(x).toBeLessThan(290);
    expect(y).toBeGreaterThan(90);
    expect(y).toBeLessThan(150);
    expect(await page.getByRole('textbox', { name: 'Image URL' }).inputValue()).toMatch(
      /^file:\/\/\/camera-\d{6}\.png$/,
    );
    await page.getByText('Sent from this device: nothing').waitFor();
    expect(sent).toEqual([]);
    expect(await axeViolations(page, { rules: 'all', within: '#tool' })).toEqual([]);
  });

  it('is read again by another press', async () => {
    const page = await seeing.visit({ path: PATH });
    const tracks = await watch(page);
    for (const times of [1, 2]) {
      await press(page).click();
      await page.getByText('A code was read. The camera is off.').waitFor();
      await expect.poll(tracks).toEqual(Array.from({ length: times }, () => 'video ended'));
    }
  });
});

describe('a camera without a code', () => {
  it('goes off by a press', async () => {
    const page = await waiting.visit({ path: PATH });
    const tracks = await watch(page);
    await press(page).click();
    await expect.poll(tracks).toEqual(['video live']);
    await view(page).waitFor();
    expect(await page.getByRole('img', { name: 'Picture with the code' }).count()).toBe(0);
    expect(await axeViolations(page, { rules: 'all', within: '#tool' })).toEqual([]);
    await stop(page).click();
    await view(page).waitFor({ state: 'detached' });
    expect(await tracks()).toEqual(['video ended']);
    await press(page).waitFor();
  });

  it('is another one by choice', async () => {
    const page = await waiting.visit({ path: PATH });
    const tracks = await watch(page);
    await press(page).click();
    const cameras = page.getByRole('combobox', { name: 'Camera' });
    await cameras.waitFor();
    const names = await cameras.getByRole('option').allTextContents();
    expect(names).toHaveLength(2);
    const before = await cameras.inputValue();
    const other = (await cameras.getByRole('option').all()).at(-1);
    await cameras.selectOption({ label: names.at(-1) ?? '' });
    await expect.poll(() => cameras.inputValue()).toBe(await other?.getAttribute('value'));
    expect(await cameras.inputValue()).not.toBe(before);
    await expect.poll(tracks).toEqual(['video ended', 'video live']);
  });

  it('goes off when the page is out of sight', async () => {
    const page = await waiting.visit({ path: PATH });
    const tracks = await watch(page);
    await press(page).click();
    await expect.poll(tracks).toEqual(['video live']);
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect.poll(tracks).toEqual(['video ended']);
    await press(page).waitFor();
  });

  it('goes off when it was allowed too late', async () => {
    const page = await waiting.visit({ path: PATH });
    const tracks = await watch(page);
    await page.evaluate(() => {
      const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
      navigator.mediaDevices.getUserMedia = async (wanted) => {
        await new Promise((resolve) => window.addEventListener('allow', resolve));
        return ask(wanted);
      };
    });
    await press(page).click();
    await stop(page).click();
    await page.evaluate(() => window.dispatchEvent(new Event('allow')));
    await expect.poll(tracks).toEqual(['video ended']);
  });
});

describe('a camera that cannot be used', () => {
  it('is said to be denied', async () => {
    const page = await denying.visit({ path: PATH });
    await press(page).click();
    await notice(page, 'alert', 'The camera could not be used').filter({ hasText: 'It is not allowed.' }).waitFor();
    await press(page).waitFor();
    await view(page).waitFor({ state: 'detached' });
  });

  it.each([
    ['NotFoundError', 'There is none on this device.'],
    ['NotReadableError', 'Another program may be using it.'],
    ['OverconstrainedError', 'It is not connected any more.'],
  ])('is told in words: %s', async (name, words) => {
    const page = await blind.visit({ path: PATH });
    await refuse(page, name);
    await press(page).click();
    await notice(page, 'alert', 'The camera could not be used').filter({ hasText: words }).waitFor();
  });

  it('goes off when what reads cannot be fetched, which is said', async () => {
    const page = await waiting.visit({ path: PATH });
    const tracks = await watch(page);
    await page.route('**/zxing_reader*', (route) => route.abort());
    await press(page).click();
    await notice(page, 'alert', 'The camera could not be used').filter({ hasText: 'Check your connection' }).waitFor();
    expect(await tracks()).toEqual(['video ended']);
    waiting.forget();
  });

  it('is not offered where the address is not safe', async () => {
    const page = await blind.visit({ path: '/tools' });
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'mediaDevices'));
    await page.goto(PATH);
    await page.getByText('A camera can only be used at an address that begins with https.').waitFor();
    expect(await press(page).count()).toBe(0);
  });

  it('is denied to every page but those of tools that say they ask for it', async () => {
    const tools = (await loadTools()).list();
    const pages = ['/', '/tools', '/about', '/offline', ...tools.map(({ slug }) => `/tools/${slug}`)];
    const asking: string[] = [];
    for (const page of pages) {
      const answer = await fetch(inject('site') + page, { method: 'HEAD' });
      const policy = answer.headers.get('permissions-policy');
      expect([page, policy]).toEqual([page, expect.stringMatching(/camera=\((?:self)?\)/)]);
      if (policy?.includes('camera=(self)')) asking.push(page);
    }
    const wanted = tools.flatMap(({ slug, tool }) => (tool.asksFor?.includes('camera') ? [`/tools/${slug}`] : []));
    expect(asking).toEqual(wanted);
    expect(wanted).toContain(PATH);
  });
});
