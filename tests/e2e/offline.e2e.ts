import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { photoJpeg } from '../servers/sample-images.ts';
import { serveTwoBuilds } from '../servers/two-builds.ts';
import { goTo, result, visitors } from './visit.ts';

const { visit, forget } = visitors();
const visitKeeping = (path: string, origin = inject('site')) => visit({ path, origin, serviceWorkers: 'allow' });

/** Paths that the browser keeps. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname + new URL(url).search);
  });

/** Uses a tool, and waits until what it needs is kept. */
async function use(page: Page, text: string): Promise<void> {
  await page.locator('#tool textarea').first().fill(text);
  await page.locator('#tool textarea').first().press('End');
  await result(page).waitFor();
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await expect.poll(() => isSettled(page)).toBe(true);
}

/** Whether all files of the tool on this page are there. */
const isSettled = (page: Page) =>
  page.evaluate(async () => {
    const plan = await (await fetch('/offline.json')).json();
    const places: number[] = plan.tools[location.pathname.split('/').at(-1) ?? ''];
    const found = await Promise.all(places.map((place) => caches.match(plan.files[place][0])));
    return found.every(Boolean);
  });

describe('without a line', () => {
  it('a tool that was used works, a page that was not visited says why not, and nothing private was kept', async () => {
    const page = await visitKeeping('/tools/sort-lines');
    await use(page, 'b\na');
    await goTo(page, '/login');
    await goTo(page, '/tools/dns-records?domain=');
    await page.evaluate(() => fetch('/api/tools/word-counter'));
    const paths = await kept(page);
    expect(paths).toContain('/tools/sort-lines');
    expect(paths.filter((path) => /^\/(?:api|files|login|account|admin|signup)|\?/.test(path))).toEqual([]);

    await page.context().setOffline(true);
    await goTo(page, '/tools/sort-lines');
    await page.locator('#tool textarea').first().fill('d\nc');
    await result(page).waitFor();
    await expect.poll(() => result(page).getByRole('textbox').first().inputValue()).toBe('c\nd');

    await goTo(page, '/tools/dns-records');
    await page.getByRole('status').filter({ hasText: 'You are offline. This tool asks our server' }).waitFor();

    await goTo(page, '/tools/whois-lookup');
    await page.getByRole('alert').filter({ hasText: 'This page is not stored on this device.' }).waitFor();
    // A press on a link to a page that is kept goes there.
    await page.getByRole('link', { name: 'sort lines', exact: true }).click();
    await page.getByRole('heading', { name: 'Sort Lines', level: 1 }).waitFor();
    forget();
  });

  it('everything that runs here can be kept, works, and is removed again', async () => {
    const page = await visitKeeping('/offline');
    await page.getByText(/^To store all \d+ tools that run in your browser, [\d.]+ MB are downloaded\.$/).waitFor();
    await page.getByRole('button', { name: 'Keep everything for offline use' }).click();
    await page.getByRole('progressbar', { name: 'Storing' }).waitFor();
    await page.getByText(/^Stored: all \d+ tools that run in your browser, [\d.]+ MB$/).waitFor();
    await page.context().setOffline(true);
    for (const slug of ['slug-generator', 'grammar-checker', 'json-formatter']) {
      await goTo(page, `/tools/${slug}`);
      const form = page.locator('#tool form');
      await form.locator('.samples button, button').filter({ hasText: /\w{3}/ }).first().waitFor();
      await page.locator('#tool textarea').first().fill('{"a": "an apple are here"}');
      const action = form.locator('button[type="submit"]');
      if (await action.count()) await action.click();
      await result(page).waitFor();
    }
    await page.context().setOffline(false);
    await goTo(page, '/offline');
    await page.getByRole('button', { name: 'Remove what is stored' }).click();
    await page.getByText('Stored: no tool yet').waitFor();
    expect((await kept(page)).filter((path) => path.startsWith('/tools/'))).toEqual([]);
    forget();
  });
});

describe('what other apps hand over', () => {
  /** Sends a form to `/open`, as a device does for an app that shares. */
  const share = async (page: Page, files: readonly { name: string; type: string }[]) => {
    await page.keyboard.press('Tab');
    await page.waitForFunction(() => navigator.serviceWorker.controller);
    const encoded = (await photoJpeg({ width: 80, height: 60 })).toString('base64');
    await page.evaluate(
      (given) => {
        const form = Object.assign(document.createElement('form'), { action: '/open', method: 'post' });
        form.enctype = 'multipart/form-data';
        const input = Object.assign(document.createElement('input'), { type: 'file', name: 'files' });
        const transfer = new DataTransfer();
        const picture = Uint8Array.from(atob(given.encoded), (letter) => letter.charCodeAt(0));
        for (const { name, type } of given.files) transfer.items.add(new File([picture], name, { type }));
        input.files = transfer.files;
        form.append(input);
        document.body.append(form);
        form.submit();
      },
      { encoded, files },
    );
  };
  const jpeg = (name: string) => ({ name, type: 'image/jpeg' });

  it('a shared picture opens in the tool that suits it', async () => {
    const page = await visitKeeping('/offline');
    await share(page, [jpeg('shared.jpg')]);
    await page.waitForURL('**/tools/compress-image');
    await page.locator('input[type="url"][value^="file:"], #tool img').first().waitFor();
  });

  it('several shared pictures open together, and what is none is counted', async () => {
    const page = await visitKeeping('/offline');
    await share(page, [jpeg('one.jpg'), { name: 'notes.txt', type: 'text/plain' }, jpeg('two.jpg')]);
    await page.waitForURL('**/tools/compress-image');
    await page.getByRole('button', { name: 'Remove two.jpg' }).waitFor();
    await page.getByText('1 file is no picture, and was left out').waitFor();
    await page.getByRole('button', { name: 'Compress Image' }).click();
    await result(page)
      .getByText(/^2 of 2 done/)
      .waitFor();
  });

  it('several files that the app is opened with as well, and of texts the first', async () => {
    const page = await visit({ path: '/offline' });
    // Headless browsers have no installed apps: the queue is a stand-in, the handles are real.
    await page.addInitScript(() => {
      const launchQueue = { setConsumer: (consumer: unknown) => Object.assign(window, { launch: consumer }) };
      Object.defineProperty(window, 'launchQueue', { value: launchQueue });
    });
    const launch = async (names: readonly string[]) => {
      await goTo(page, '/open');
      await page.evaluate(async (given) => {
        const folder = await navigator.storage.getDirectory();
        const files = given.map(async (name) => {
          const handle = await folder.getFileHandle(name, { create: true });
          const writable = await handle.createWritable();
          await writable.write(`In ${name}`);
          await writable.close();
          return handle;
        });
        Reflect.get(window, 'launch')({ files: await Promise.all(files) });
      }, names);
    };
    await launch(['a.png', 'b.webp', 'c.png']);
    await page.waitForURL('**/tools/compress-image');
    await page.getByText('3 pictures, ').waitFor();
    await launch(['a.txt', 'b.txt']);
    await page.waitForURL('**/tools/word-counter');
    await page.getByText('Only “a.txt” was opened').waitFor();
    await expect.poll(() => page.locator('#tool textarea').first().inputValue()).toBe('In a.txt');
  });

  it('a file opens by its ending', async () => {
    const page = await visit({ path: '/open' });
    const buffer = Buffer.from('{"a":1}');
    await page.locator('main input[type="file"]').setInputFiles({ name: 'a.json', mimeType: '', buffer });
    await page.waitForURL('**/tools/json-formatter');
    await expect.poll(() => page.locator('#tool textarea').first().inputValue()).toBe('{"a":1}');
  });
});

describe('an update', () => {
  it('says that it is there, leaves an open page working, and comes when asked', async () => {
    const site = await serveTwoBuilds();
    try {
      const page = await visitKeeping('/tools/sort-lines', site.origin);
      await page.locator('#tool textarea').first().focus();
      await page.locator('#tool textarea').first().press('a');
      await page.waitForFunction(() => navigator.serviceWorker.controller);
      await expect.poll(() => isSettled(page)).toBe(true);
      site.next();
      await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
      await page.getByText('A new version is ready').waitFor();
      // Its code is of the build before, which the server no longer has.
      await page.locator('#tool textarea').first().fill('b\na');
      await expect.poll(() => result(page).getByRole('textbox').first().inputValue()).toBe('a\nb');
      await page.getByRole('button', { name: 'Reload' }).click();
      await page.waitForFunction(() => document.querySelector('[data-scripts*=".next.js"]'));
      await expect
        .poll(async () => (await kept(page)).filter((path) => path.endsWith('.js') && !path.endsWith('.next.js')))
        .toEqual([]);
      forget();
    } finally {
      await site.close();
    }
  });

  it('brings a page anew that nobody has touched, where its code is gone', async () => {
    const site = await serveTwoBuilds();
    try {
      const page = await visit({ path: '/tools/sort-lines', origin: site.origin });
      site.next();
      await page.locator('#tool textarea').first().click();
      await page.waitForFunction(() => document.querySelector('[data-scripts*=".next.js"]'));
      forget();
    } finally {
      await site.close();
    }
  });
});
