import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { heic } from '../servers/sample-heic.ts';
import { alphaPng, photoJpeg, printJpeg } from '../servers/sample-images.ts';
import { textPng } from '../servers/text-images.ts';
import { axeViolations } from './pages/axe.ts';
import { unzipped } from './unzipped.ts';
import { notice, result, savedBy, visitors } from './visit.ts';

const { visit } = visitors();

const png = async (name: string) => ({ name, mimeType: 'image/png', buffer: await alphaPng() });
const jpeg = async (name: string) => ({ name, mimeType: 'image/jpeg', buffer: await photoJpeg() });
const broken = { name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') };

/** As an iPhone names its photos; most systems do not tell a browser their type. */
const photo = { name: 'IMG_1.HEIC', mimeType: '', buffer: heic('photo') };

const rows = (page: Page) => page.getByRole('list', { name: /^\d+ pictures?, / }).getByRole('listitem');
const row = (page: Page, name: string) => rows(page).filter({ hasText: name });
const count = (page: Page, words: string | RegExp) => result(page).getByRole('status').filter({ hasText: words });

/** Paths and bytes of the files in the page's own folder `out`. */
function written(page: Page) {
  return page.evaluate(async () => {
    const found: [string, number][] = [];
    const walk = async (folder: FileSystemDirectoryHandle, path: string) => {
      for await (const [name, handle] of folder.entries()) {
        if (handle instanceof FileSystemDirectoryHandle) await walk(handle, `${path}${name}/`);
        else if (handle instanceof FileSystemFileHandle) found.push([path + name, (await handle.getFile()).size]);
      }
    };
    const root = await navigator.storage.getDirectory();
    await walk(await root.getDirectoryHandle('out').catch(() => root), '');
    return found.sort();
  });
}

/** Drops or pastes files made in the page. */
async function give(page: Page, kind: 'drop' | 'paste', names: readonly string[]) {
  const encoded = (await alphaPng(60, 40)).toString('base64');
  const target = kind === 'drop' ? page.getByRole('group', { name: 'Picture' }) : page.locator('body');
  await target.evaluate(
    (element, given) => {
      const bytes = Uint8Array.from(atob(given.encoded), (char) => char.charCodeAt(0));
      const data = new DataTransfer();
      for (const name of given.names) data.items.add(new File([bytes], name, { type: 'image/png' }));
      const init = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        given.kind === 'drop'
          ? new DragEvent('drop', { ...init, dataTransfer: data })
          : new ClipboardEvent('paste', { ...init, clipboardData: data }),
      );
    },
    { encoded, kind, names },
  );
}

describe('many pictures', () => {
  it('go through a converter, broken ones say why, and the others come as one ZIP', async () => {
    const page = await visit({ path: '/tools/convert-to-jpg', viewport: { width: 360, height: 740 } });
    const files = [await png('logo.png'), broken, await png('Logo.png'), photo, await jpeg('Фото.jpeg')];
    await page.locator('input[type="file"]').setInputFiles(files);
    await expect.poll(() => rows(page).count()).toBe(5);
    expect(await page.getByRole('textbox', { name: 'Image URL' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Convert to JPG' }).click();

    await page.getByRole('alert').filter({ hasText: '4 of 5 pictures done' }).waitFor();
    await count(page, '4 of 5 done, 1 failed').waitFor();
    expect(await row(page, 'broken.png').innerText()).toContain('That is not an image in a format we can read');
    expect(await row(page, 'IMG_1.HEIC').innerText()).toContain('4.7 KB → ');
    expect(await row(page, 'Фото.jpeg').innerText()).toMatch(/KB → .+ KB\s+The picture was already a JPG/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(await axeViolations(page, { rules: 'all' })).toEqual([]);

    const { name, files: packed } = await unzipped(page);
    expect(name).toBe('convert-to-jpg.zip');
    expect(Object.keys(packed)).toEqual(['logo.jpg', 'Logo (2).jpg', 'IMG_1.jpg', 'Фото.jpg']);
    for (const content of Object.values(packed)) expect((await sharp(content).metadata()).format).toBe('jpeg');

    const link = row(page, 'Logo.png').getByRole('link', { name: 'Download Logo.png', exact: true });
    expect(Buffer.from(packed['Logo (2).jpg'] ?? []).equals(await savedBy(page, link))).toBe(true);
  });

  it('keep what is done when cancelled, and go on where they stopped', async () => {
    const page = await visit({ path: '/tools/compress-image' });
    const buffer = await photoJpeg({ width: 1400, height: 1000 });
    const names = Array.from({ length: 12 }, (_, at) => `${at}.jpg`);
    const given = names.map((name) => ({ name, mimeType: 'image/jpeg', buffer }));
    await page.locator('input[type="file"]').setInputFiles(given);
    await rows(page).first().waitFor();
    const doneRows = () => page.getByRole('link', { name: /^Download \d/ }).count();
    await page.getByRole('button', { name: 'Compress Image' }).click();
    await expect.poll(doneRows).toBeGreaterThan(1);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Compress Image', disabled: false }).waitFor();
    const done = await doneRows();
    expect(done).toBeLessThan(names.length);
    const first = page.getByRole('link', { name: 'Download 0.jpg' });
    const address = await first.getAttribute('href');

    await page.getByRole('button', { name: 'Compress Image' }).click();
    await notice(page, 'status', 'All 12 pictures done').waitFor();
    // Those that were done with these options are not done again.
    expect(await first.getAttribute('href')).toBe(address);
    await page.getByRole('slider').fill('40');
    await page.getByRole('button', { name: 'Compress Image' }).click();
    await expect.poll(() => first.getAttribute('href')).not.toBe(address);
  });

  it('are paused and gone on with by keys, and a failed one is tried again', async () => {
    const page = await visit({ path: '/tools/compress-image', viewport: { width: 360, height: 740 } });
    const buffer = await photoJpeg({ width: 1400, height: 1000 });
    const given = Array.from({ length: 12 }, (_, at) => ({ name: `${at}.jpg`, mimeType: 'image/jpeg', buffer }));
    await page.locator('input[type="file"]').setInputFiles([broken, ...given]);
    await rows(page).first().waitFor();
    await page.getByRole('button', { name: 'Compress Image' }).click();
    const pause = result(page).getByRole('button', { name: 'Pause' });
    await pause.waitFor();
    const said = await page.evaluateHandle(() => {
      const heard = new Set<string>();
      const hear = () =>
        heard.add(
          [...document.querySelectorAll('#tool [role="status"], #tool [type="submit"]')]
            .map((each) => each.textContent)
            .join(': '),
        );
      new MutationObserver(hear).observe(document.body, { subtree: true, childList: true, characterData: true });
      return heard;
    });
    await pause.press('Enter');
    await count(page, /^\d+ of 13 done, 1 failed, paused/).waitFor();
    // While something is under way, the page says so, and when nothing is.
    expect(await said.evaluate((heard) => [...heard])).toContainEqual(
      expect.stringMatching(/^Compressing\.\.\.: \d+ of 13 done(?:, 1 failed)?, \d+ being finished before the pause$/),
    );
    expect(await page.getByRole('button', { name: 'Compress Image' }).isEnabled()).toBe(true);
    const doneRows = () => page.getByRole('link', { name: /^Download \d/ }).count();
    const done = await doneRows();
    expect(done).toBeLessThan(12);
    expect(await row(page, '11.jpg').innerText()).toContain('paused');
    await page.waitForTimeout(500);
    expect(await doneRows()).toBe(done);
    expect(await axeViolations(page, { rules: 'all' })).toEqual([]);

    // The focus has stayed where it was.
    await page.keyboard.press('Enter');
    await count(page, '12 of 13 done, 1 failed').waitFor();
    await page.getByRole('button', { name: 'Try broken.png again' }).press('Enter');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Remove broken.png');
    await page.getByRole('alert').filter({ hasText: '12 of 13 pictures done' }).waitFor();
  });

  it('of a folder keep their sub-folders in the ZIP and on disk, where nothing is written over', async () => {
    const page = await visit({ path: '/tools/convert-to-jpg' });
    // The browser's own question cannot be answered here; what is written into is a folder all the same.
    await page.evaluate(() => {
      const pick = async () => (await navigator.storage.getDirectory()).getDirectoryHandle('out', { create: true });
      Object.assign(window, { showDirectoryPicker: pick });
    });
    const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
    await mkdir(join(folder, 'day 1'));
    for (const name of ['a.png', 'day 1/a.png', 'day 1/b.png']) await writeFile(join(folder, name), await alphaPng());
    await writeFile(join(folder, 'day 1/notes.txt'), 'no picture');
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose a folder' }).click();
    await (await choosing).setFiles(folder);
    await page.getByText('1 file is no picture, and was left out').waitFor();
    await rm(folder, { recursive: true });
    expect(await rows(page).count()).toBe(3);
    await page.getByRole('button', { name: 'Convert to JPG' }).click();
    await count(page, /^3 of 3 done/).waitFor();

    const top = folder.split('/').at(-1);
    const paths = [`${top}/a.jpg`, `${top}/day 1/a.jpg`, `${top}/day 1/b.jpg`];
    expect(Object.keys((await unzipped(page)).files)).toEqual(paths);
    const save = page.getByRole('button', { name: 'Save into a folder' });
    await save.click();
    await notice(page, 'status', '3 files are in “out”').waitFor();
    const first = await written(page);
    expect(first.map(([path]) => path)).toEqual(paths);
    await save.click();
    await page.getByText('3 of them with a number, as the name was taken.').waitFor();
    const second = await written(page);
    expect(second.map(([path]) => path)).toEqual(paths.flatMap((path) => [path.replace('.jpg', ' (2).jpg'), path]));
    expect(second.filter(([path]) => !path.includes('(2)'))).toEqual(first);
  });

  it('say why a folder could not be written, and have no such button where the browser cannot', async () => {
    const page = await visit({ path: '/tools/convert-to-jpg' });
    await page.locator('input[type="file"]').setInputFiles([await png('a.png'), await png('b.png')]);
    await rows(page).first().waitFor();
    await page.evaluate(() => {
      const refuse = () => Promise.reject(new DOMException('Denied', 'AbortError'));
      Object.assign(window, { showDirectoryPicker: refuse });
    });
    await page.getByRole('button', { name: 'Convert to JPG' }).click();
    const save = page.getByRole('button', { name: 'Save into a folder' });
    await save.click();
    await page.getByText('No folder was chosen, or your browser was not allowed to write into it.').waitFor();
    const session = await page.context().newCDPSession(page);
    const { origin } = new URL(page.url());
    await page.evaluate(() => Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() }));
    await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
    await save.click();
    await page.getByText('The disk is full. 0 of 2 were saved.').waitFor();
    expect(await written(page)).toEqual([]);
    await page.evaluate(() => Reflect.deleteProperty(window, 'showDirectoryPicker'));
    await page.getByRole('button', { name: 'Remove a.png' }).click();
    await count(page, '1 of 1 done').waitFor();
    expect(await save.count()).toBe(0);
  });

  it('of a dropped folder are found', async () => {
    const page = await visit({ path: '/tools/convert-to-jpg' });
    const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
    await mkdir(join(folder, 'deep'));
    for (const name of ['a.png', 'deep/b.png', 'deep/c.png']) await writeFile(join(folder, name), await alphaPng());
    const session = await page.context().newCDPSession(page);
    const data = { items: [], files: [folder], dragOperationsMask: 1 };
    const box = await page.getByText('or drop them here').boundingBox();
    const place = { x: box?.x ?? 0, y: box?.y ?? 0, data };
    await session.send('Input.dispatchDragEvent', { type: 'dragEnter', ...place });
    // As long as it is dragged, a browser says so again and again.
    await expect
      .poll(async () => {
        await session.send('Input.dispatchDragEvent', { type: 'dragOver', ...place });
        return page.getByText('Drop it into “Picture”').count();
      })
      .toBe(1);
    await session.send('Input.dispatchDragEvent', { type: 'drop', ...place });
    await row(page, 'c.png').waitFor();
    await rm(folder, { recursive: true });
    const top = folder.split('/').at(-1);
    expect(await rows(page).locator('p').allInnerTexts()).toEqual([
      `${top}/a.png`,
      `${top}/deep/b.png`,
      `${top}/deep/c.png`,
    ]);
  });

  it('that are sent wait when the server asks', async () => {
    const page = await visit({ path: '/tools/convert-to-webp' });
    const buffer = await printJpeg();
    const files = ['a.jpg', 'b.jpg'].map((name) => ({ name, mimeType: 'image/jpeg', buffer }));
    await page.locator('input[type="file"]').setInputFiles(files);
    const call = '/api/tools/convert-to-webp';
    const calls: string[] = [];
    page.on('request', (request) => request.url().endsWith(call) && calls.push(request.postData() ?? ''));
    const refusal = {
      success: false,
      message: 'That was more than 60 calls in a minute.',
      data: null,
      code: 'rate-limited',
    };
    await page.route(
      `**${call}`,
      (route) => route.fulfill({ status: 429, headers: { 'retry-after': '2' }, json: refusal }),
      { times: 1 },
    );
    await page.getByRole('button', { name: 'Convert to WEBP' }).click();
    const question = page.getByRole('dialog', { name: 'Send these 2 pictures to the server?' });
    await question.getByRole('button', { name: 'Send them', exact: true }).click();
    await result(page)
      .getByText(/^The server asks for a pause\. Going on in \d seconds?\.$/)
      .waitFor();
    await notice(page, 'status', 'All 2 pictures done').waitFor();
    expect(calls.length).toBe(3);
  });

  it('may be dropped and pasted, taken away one by one, and left for an address', async () => {
    const page = await visit({ path: '/tools/image-resizer' });
    await give(page, 'drop', ['one.png', 'two.png']);
    await row(page, 'two.png').waitFor();
    await give(page, 'paste', ['three.png']);
    await row(page, 'three.png').waitFor();
    await page.getByRole('button', { name: 'Resize Image' }).click();
    await notice(page, 'alert', 'Please enter both width and height').waitFor();
    expect(await result(page).count()).toBe(0);
    await page.getByRole('spinbutton', { name: 'Width' }).fill('30');
    await page.getByRole('spinbutton', { name: 'Height' }).fill('20');
    await page.getByRole('spinbutton', { name: 'Height' }).press('Enter');
    await count(page, '3 of 3 done').waitFor();
    await row(page, 'three.png').getByText('60 × 40 → 30 × 20').waitFor();

    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await page.getByRole('button', { name: 'Remove one.png' }).press('Enter');
    expect(await focused()).toBe('Remove two.png');
    expect(await rows(page).count()).toBe(2);
    await page.getByRole('button', { name: 'Use an address instead' }).press('Enter');
    const address = page.getByRole('textbox', { name: 'Image URL' });
    expect(await address.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await result(page).count()).toBe(0);

    await give(
      page,
      'drop',
      Array.from({ length: 502 }, (_, index) => `${index + 1}.png`),
    );
    await page.getByText('No more than 500 pictures at once').waitFor();
    expect(await rows(page).count()).toBe(500);
  });

  it('are read as texts, each in its own file', async () => {
    const page = await visit({ path: '/tools/image-to-text' });
    page.setDefaultTimeout(45_000);
    const letter = {
      name: 'letter.png',
      mimeType: 'image/png',
      buffer: await textPng(['The harbour office', 'is open']),
    };
    const blank = { name: 'blank.png', mimeType: 'image/png', buffer: await textPng([' ']) };
    await page.locator('input[type="file"]').setInputFiles([letter, blank]);
    await page.getByRole('button', { name: 'Extract Text' }).click();
    await count(page, '2 of 2 done').waitFor();
    await row(page, 'letter.png').getByText('The harbour office is open').waitFor();
    await row(page, 'blank.png').getByText('No text was found in this picture.').waitFor();
    const { files } = await unzipped(page);
    const texts = Object.entries(files).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]);
    expect(texts).toEqual([
      ['letter.txt', 'The harbour office\nis open'],
      ['blank.txt', ''],
    ]);
  });
});
