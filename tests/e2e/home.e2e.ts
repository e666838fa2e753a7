import { readdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { goTo, hold, notice, visitors } from './visit.ts';

const { visit } = visitors();

const toolCount = readdirSync('src/tools', { withFileTypes: true }).filter((entry) => entry.isDirectory()).length;

const field = (page: Page) => page.getByRole('textbox', { name: 'Paste a text, an address or a domain' });
const fitting = (page: Page) => page.getByRole('list', { name: 'Fitting tools' });
const tool = (page: Page, name: RegExp) => fitting(page).getByRole('link', { name });
const arrived = (page: Page, title: string) => page.getByRole('heading', { level: 1, name: title }).waitFor();

/** Shifts that no visitor caused, summed up from the first frame on. */
const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if ('value' in entry && !('hadRecentInput' in entry && entry.hadRecentInput)) sum += Number(entry.value);
          }
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );

describe('the home page', () => {
  it('has its six sections, whole without JavaScript', async () => {
    const page = await visit({ path: '/', javaScriptEnabled: false });
    const main = page.getByRole('main');
    expect(await main.getByRole('heading', { level: 1 }).innerText()).toMatch(
      /^Free SEO, text, image and domain tools/,
    );
    expect(await main.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual([
      'A tool for each part of the work',
      'Why choose us',
      'Trusted by over 100,000 users',
      'What people say',
      'Take what you need, and go on with your day',
    ]);
    const links = { 'Explore Tools': '/tools', 'Learn More': '/about', 'Get Started For Free': '/tools' };
    for (const [name, href] of Object.entries({ ...links, 'View All Tools': '/tools' })) {
      expect(await main.getByRole('link', { name, exact: true }).getAttribute('href')).toBe(href);
    }
    expect(await main.getByRole('figure').count()).toBe(3);
    expect(await main.getByText('99.9%', { exact: true }).count()).toBe(1);
  });

  it('counts its tools', async () => {
    const page = await visit({ path: '/' });
    await page.getByText(new RegExp(`^${toolCount} tools to measure`)).waitFor();
    const tiles = page.getByRole('region', { name: 'Trusted by over 100,000 users' }).getByRole('listitem');
    expect(await tiles.count()).toBe(4);
    expect(await tiles.first().innerText()).toMatch(new RegExp(`^${toolCount >= 100 ? '1\\d0\\+' : toolCount}\n`));
  });

  it('shows the tools of each group, and where the others are', async () => {
    const page = await visit({ path: '/' });
    const section = page.getByRole('region', { name: 'A tool for each part of the work' });
    const headings = await section.getByRole('heading', { level: 3 }).allInnerTexts();
    const groups = ['Popular SEO Tools', 'Text Analysis Tools', 'Image Editing Tools', 'Domain Tools'];
    expect(headings).toEqual(['What do you have?', ...groups]);
    await section
      .getByRole('link', { name: /^Compress Image/ })
      .last()
      .click();
    await arrived(page, 'Compress Image');
  });

  it('asks one question four ways, and each of them is right', async () => {
    const page = await visit({ path: '/' });
    const said = (term: string) => page.locator('dl div').filter({ hasText: term }).locator('code').first().innerText();
    const answer = await said('Answer');
    const call = await said('API');
    const [, url = '', body = ''] = /^curl (\S+) (?:.|\n)* -d '(.*)'$/.exec(call) ?? [];
    expect(new URL(url).origin).toBe(inject('site'));
    const envelope = await (await page.request.post(url, { data: JSON.parse(body) })).json();
    expect(envelope.data.hash).toBe(answer);
    expect(await said('Command')).toBe(`clearkit md5-generator --text ${JSON.parse(body).text}`);
    expect((await page.request.get(await said('Page'))).status()).toBe(200);
    // An address that speaks the protocol refuses what is no message, and is not missing.
    const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
    const agents = await page.request.post(await said('AI agents'), { headers, data: '{}' });
    expect([agents.status(), (await agents.json()).jsonrpc]).toEqual([400, '2.0']);
  });
});

describe('the start box', () => {
  it('opens a tool with the text that stands in it, and leaves no trace of it', async () => {
    const page = await visit({ path: '/' });
    const text = 'Two lines.\nMore than a few words stand in the second of them.';
    await field(page).fill(text);
    await page.getByRole('status').filter({ hasText: 'A text: ' }).waitFor();
    await tool(page, /^Word Counter/).click();
    await arrived(page, 'Word Counter');
    await expect.poll(() => page.getByRole('textbox', { name: 'Text' }).inputValue()).toBe(text);
    await expect.poll(() => page.getByRole('region', { name: 'Result' }).innerText()).toContain('13');
    expect(page.url()).toBe(`${inject('site')}/tools/word-counter`);
    const kept = await page.evaluate(() => JSON.stringify([history.state, { ...localStorage }, { ...sessionStorage }]));
    expect(kept).not.toContain('few words');

    await page.goBack();
    await field(page).waitFor();
    await page.goForward();
    await arrived(page, 'Word Counter');
    // Handed over once; what comes back is the page as it was left.
    expect(await page.getByRole('textbox', { name: 'Text' }).inputValue()).toBe(text);
    await goTo(page, '/tools/word-counter');
    expect(await page.getByRole('textbox', { name: 'Text' }).inputValue()).toBe('');
  });

  it('takes an address for its domain', async () => {
    const page = await visit({ path: '/' });
    await field(page).fill('https://example.com:443/path?q=1');
    await tool(page, /^DNS Records with example.com/).click();
    await arrived(page, 'DNS Records');
    await expect.poll(() => page.getByRole('textbox', { name: 'Domain' }).inputValue()).toBe('example.com');
    await page.getByRole('button', { name: 'Lookup' }).click();
    await notice(page, 'status', 'DNS records retrieved successfully').waitFor();
  });

  it('gives the address of a picture to tools for pictures', async () => {
    const page = await visit({ path: '/' });
    await field(page).fill(`${inject('pictures')}/photo.jpg`);
    await tool(page, /^Compress Image/).click();
    await arrived(page, 'Compress Image');
    const address = page.getByRole('textbox', { name: 'Image URL' });
    await expect.poll(() => address.inputValue()).toBe(`${inject('pictures')}/photo.jpg`);
  });

  it('hands on a chosen picture, which is then uploaded as if chosen there', async () => {
    const page = await visit({ path: '/' });
    const chosen = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Picture', exact: true }).click();
    const buffer = await (await fetch(`${inject('pictures')}/photo.jpg`)).arrayBuffer();
    await (await chosen).setFiles({ name: 'holiday.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(buffer) });
    await page.getByRole('status').filter({ hasText: 'holiday.jpg: ' }).waitFor();
    await page.getByRole('button', { name: 'Start' }).click();
    await arrived(page, 'Compress Image');
    await expect.poll(() => page.getByRole('textbox', { name: 'Image URL' }).inputValue()).toBe('file:///holiday.jpg');
  });

  it('takes what is dropped, a picture as well as a text file', async () => {
    const page = await visit({ path: '/' });
    const drop = async (content: string, name: string, type: string) => {
      const data = await page.evaluateHandle(
        ([content, name, type]) => {
          const transfer = new DataTransfer();
          transfer.items.add(new File([content], name, { type }));
          return transfer;
        },
        [content, name, type] as const,
      );
      await page.getByText('Paste a text, an address or a domain').dispatchEvent('drop', { dataTransfer: data });
    };
    await drop('not looked into here', 'dropped.png', 'image/png');
    await page.getByRole('status').filter({ hasText: 'dropped.png: ' }).waitFor();
    await drop('A text file with more words in it than a question would have.', 'note.txt', 'text/plain');
    await expect.poll(() => field(page).inputValue()).toMatch(/^A text file with more words/);
  });

  it('carries ten megabytes that were pasted, without showing them', async () => {
    const page = await visit({ path: '/' });
    await page.evaluate(() => navigator.clipboard.writeText('words and more '.repeat(700_000)));
    await page.keyboard.press('Control+V');
    await tool(page, /^Word Counter/).waitFor();
    expect((await field(page).inputValue()).length).toBeLessThan(1_000);
    await tool(page, /^Word Counter/).click();
    await arrived(page, 'Word Counter');
    await expect.poll(() => page.getByRole('region', { name: 'Result' }).innerText()).toContain('2,100,000');
  });

  it('works by keyboard alone', async () => {
    const page = await visit({ path: '/' });
    await field(page).focus();
    await page.keyboard.type('kkk lll mmm zzz');
    await tool(page, /^Word Counter/).waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toContain('Word Counter');
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toMatch(/with your text$/);
    expect(await focused()).not.toContain('Word Counter');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    expect(await field(page).evaluate((element) => element === document.activeElement)).toBe(true);

    await page.keyboard.press('Control+A');
    await page.keyboard.type('example.com');
    await tool(page, /^DNS Records/).waitFor();
    await page.keyboard.press('Enter');
    await arrived(page, 'DNS Records');
    await expect.poll(() => page.getByRole('textbox', { name: 'Domain' }).inputValue()).toBe('example.com');
  });

  it('finds a tool by what is asked for, and then leaves its form empty', async () => {
    const page = await visit({ path: '/' });
    await field(page).fill('count my words');
    await tool(page, /^Word Counter open the tool/).waitFor();
    await field(page).press('Enter');
    await arrived(page, 'Word Counter');
    expect(await page.getByRole('textbox', { name: 'Text' }).inputValue()).toBe('');
  });

  it('begins with samples that are real', async () => {
    const page = await visit({ path: '/' });
    await page.getByRole('button', { name: /^A picture/ }).press('Enter');
    await expect.poll(() => field(page).evaluate((element) => element === document.activeElement)).toBe(true);
    await tool(page, /^Compress Image/).click();
    await arrived(page, 'Compress Image');
    await expect.poll(() => page.getByRole('textbox', { name: 'Image URL' }).inputValue()).toMatch(/hills\.jpg$/);
    await page.getByRole('button', { name: 'Compress Image', exact: true }).click();
    await notice(page, 'status', 'Image compressed successfully').waitFor();
  });

  it('waits for a slow catalogue, and offers to try again when there is none', async () => {
    const page = await visit({ path: '/' });
    const release = await hold(page, '/catalogue.json');
    await field(page).fill('example.com');
    await page.getByRole('status').filter({ hasText: 'Looking for fitting tools' }).waitFor();
    release();
    await tool(page, /^DNS Records/).waitFor();

    const other = await visit({ path: '/' });
    await other.route('**/catalogue.json', (route) => route.abort());
    await field(other).fill('example.com');
    await other.getByRole('status').filter({ hasText: 'could not be fetched' }).waitFor();
    await other.unroute('**/catalogue.json');
    await other.getByRole('button', { name: 'Try again' }).click();
    await tool(other, /^DNS Records/).waitFor();
  });

  it.each([360, 1280])('moves nothing, at %i pixels', async (width) => {
    const page = await visit({ path: '/', viewport: { width, height: 800 } });
    const below = () => page.getByRole('heading', { name: 'A tool for each part of the work' }).boundingBox();
    const before = await below();
    await field(page).fill('example.com');
    await tool(page, /^DNS Records/).waitFor();
    expect(await below()).toEqual(before);
    await page.getByRole('button', { name: 'Clear' }).click();
    expect(await below()).toEqual(before);
    expect(await shifts(page)).toBe(0);
  });

  it('is a search without JavaScript', async () => {
    const page = await visit({ path: '/', javaScriptEnabled: false });
    await field(page).fill('word');
    await page.getByRole('button', { name: 'Start' }).click();
    await page.waitForURL('**/search?q=word');
    expect(await page.getByRole('button', { name: 'Picture' }).count()).toBe(0);
  });
});
