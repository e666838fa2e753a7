import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { getDocumentProxy } from 'unpdf';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { readPdf } from '#lib/pdf/read-pdf';
import { createChromium } from '#ports/browser/chromium';
import type { Sheets } from '#ports/browser/port';
import tool from '#tools/html-to-pdf/tool';
import { chromiumPath } from '../../scripts/browser.ts';
import { listen } from '../servers/loopback.ts';
import { alphaPng } from '../servers/sample-images.ts';
import { startSite } from '../servers/site.ts';
import { startTemporaryFiles } from '../servers/temporary-files.ts';
import { result, visitors } from './visit.ts';

const { visit } = visitors();

const pages = new Map<string, string>();
const asked: string[] = [];
const server = await listen(
  createServer((request, response) => {
    const path = request.url ?? '/';
    asked.push(path);
    if (path.endsWith('.png')) return void alphaPng().then((body) => response.end(body));
    const body = pages.get(path);
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(body ?? '<title>Nothing here</title>');
  }),
);
const host = `127.0.0.1:${server.port}`;
const origin = `http://${host}`;
const { files, directory, close } = await startTemporaryFiles();
const browser = createChromium({
  ...{ files, allow: [host], dnsServers: [], publicUrl: 'http://localhost:3000', path: chromiumPath() },
  profiles: join(directory, '..', 'clearkit-test-printing'),
  limits: { answer: 5_000, load: 3_000, quiet: 2_000, task: 8_000, memory: 700 << 20 },
});
const settings = { FETCH_ALLOW: host, BROWSER_PATH: chromiumPath() };
const site = await startSite(settings);
const home = await mkdtemp(join(tmpdir(), 'clearkit-printing-'));

afterAll(async () => {
  await Promise.all([browser.close(), site.stop(), server.close()]);
  await close();
  await rm(home, { recursive: true, force: true });
});

const margins = { top: 12, right: 12, bottom: 12, left: 12 };
const a4: Sheets = {
  ...{ width: 210, height: 297, margins, scale: 1, styles: 'print', backgrounds: true, header: false, footer: false },
};

async function printed(path: string, body: string, sheets: Partial<Sheets> = {}) {
  pages.set(path, body);
  const answer = await browser.print({ url: origin + path }, { ...a4, ...sheets });
  const content = await files.read(answer.file);
  const read = await readPdf(content);
  if (typeof read === 'string') throw new Error(read);
  return { ...answer, content, text: read.text };
}

/** What a sheet is and holds, in points. */
async function sheet(content: Uint8Array, number = 1) {
  const pdf = await getDocumentProxy(new Uint8Array(content), { verbosity: 0 });
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent();
  const [, , width = 0, height = 0] = page.view;
  const links: { url?: string }[] = await page.getAnnotations();
  const outline = (await pdf.getOutline()) ?? [];
  return {
    size: [width, height].map((points) => Math.round((points / 72) * 25.4)),
    texts: items.flatMap((item) =>
      'str' in item && item.str.trim() !== '' ? [{ text: item.str, x: Number(item.transform[4]) }] : [],
    ),
    links: links.map(({ url }) => url),
    outline: outline.map(({ title }) => title),
  };
}

const letters = (text: string) => text.replace(/\s+/g, ' ').trim();
const words = Array.from({ length: 900 }, (_, at) => `Word${at}`).join(' ');

describe('a page on paper', () => {
  it('has the text of the page, with what scripts brought, its title, links and headings', async () => {
    const {
      content,
      title,
      text,
      pages: count,
    } = await printed(
      '/shop',
      `<title>The shop</title><h1>Tools for gardens</h1><p>Spades &amp; rakes, from 12 € — Größe über 1 m</p>
       <p><a href="https://example.com/spade">A spade</a></p><script>document.body.append('Brought by scripts')</script>`,
    );
    expect({ title, count }).toEqual({ title: 'The shop', count: 1 });
    expect(letters(text)).toBe(
      'Tools for gardens Spades & rakes, from 12 € — Größe über 1 m A spade Brought by scripts',
    );
    expect(await sheet(content)).toMatchObject({
      size: [210, 297],
      links: ['https://example.com/spade'],
      outline: ['Tools for gardens'],
    });
  });

  it('goes over as many sheets as it takes, and loses no word between them', async () => {
    const { pages: count, text } = await printed('/long', `<p style="font-size: 40px">${words}`);
    expect(count).toBeGreaterThan(5);
    expect(letters(text)).toBe(words);
  });

  it('has the paper and margins that were asked for, whatever the page wants', async () => {
    const own = '<style>@page { size: A5; margin: 0 } body { margin: 0 }</style>Hello';
    const wide = { width: 355.6, height: 215.9, margins: { ...margins, left: 50 } };
    const { content } = await printed('/paper', own, wide);
    const { size, texts } = await sheet(content);
    expect(size).toEqual([356, 216]);
    expect(texts[0]?.x).toBeCloseTo((50 / 25.4) * 72, 0);
  });

  it('is laid out as wide as the paper, and wider at a smaller scale', async () => {
    const body = '<script>addEventListener("load", () => { document.body.textContent = innerWidth })</script><body>';
    expect((await printed('/wide', body)).text).toBe('703');
    expect((await printed('/wide', body, { scale: 0.5 })).text).toBe('1406');
  });

  it('is made smaller where it is wider than the paper, so that nothing is cut off', async () => {
    const wide = '<body style="margin: 0"><div style="width: 1100px; text-align: right">Last';
    const { texts } = await sheet((await printed('/wider', wide)).content);
    expect(texts).toEqual([{ text: 'Last', x: expect.any(Number) }]);
    const right = ((210 - 12) / 25.4) * 72;
    expect(texts[0]?.x).toBeLessThan(right - 10);
    expect(texts[0]?.x).toBeGreaterThan(right - 40);
    const endless = await printed('/widest', '<p>First<div style="width: 1000000px; height: 9px">');
    expect(endless.text).toBe('First');
  });

  it('has styles for print or for the screen', async () => {
    const body =
      '<style>@media print { b { display: none } } @media screen { i { display: none } }</style><b>S</b><i>P</i>';
    expect((await printed('/styles', body)).text).toBe('P');
    expect((await printed('/styles', body, { styles: 'screen' })).text).toBe('S');
  });

  it('has title, address and page numbers where they are asked for', async () => {
    const { content, pages: count } = await printed(
      '/numbers',
      `<title>Numbered</title><p style="font-size: 40px">${words}`,
      {
        header: true,
        footer: true,
      },
    );
    const { texts } = await sheet(content, 2);
    const all = texts.map(({ text }) => text).join(' ');
    expect(all).toContain('Numbered');
    expect(all).toContain(`${origin}/numbers`);
    expect(all.replaceAll(' ', '')).toContain(`2/${count}`);
  });

  it('has pictures that wait to be scrolled to, of pages with scripts of their own for that', async () => {
    asked.length = 0;
    await printed(
      '/lazy',
      `<div style="height: 6000px">top</div><img loading=lazy src=/native.png><img id=own><script>
       new IntersectionObserver(([seen], all) => { if (seen.isIntersecting) { own.src = '/scripted.png'; all.disconnect() } }).observe(own)</script>`,
    );
    expect(asked).toEqual(expect.arrayContaining(['/native.png', '/scripted.png']));
  });

  it('leaves backgrounds out where they are not wanted', async () => {
    const body = '<body style="background: url(/native.png)">Hello';
    const [with_, without] = [await printed('/back', body), await printed('/back', body, { backgrounds: false })];
    expect(with_.content.length).toBeGreaterThan(without.content.length);
  });
});

describe('hostile pages', () => {
  it('that are high are cut after 200 sheets, and told so', async () => {
    const high = await printed('/high', '<p>Top<div style="height: 1000000px"></div>');
    expect(high).toMatchObject({ pages: 200, isCut: true });
    const full = await printed('/full', `${'<div style="height: 100px; break-after: page"></div>'.repeat(199)}<p>End`);
    expect(full).toMatchObject({ pages: 200, isCut: false });
  });

  const refused = {
    'that have no end': '<div style="height: 30000000px">',
    'that never rest': '<script>for (;;);</script>',
    'that never rest when they are printed': '<script>addEventListener("beforeprint", () => { for (;;); })</script>',
    'that keep the scrolling busy': '<div style="height: 9000px"></div><script>onscroll = () => { for (;;); }</script>',
    'that fill the memory while they are printed':
      '<script>onbeforeprint = () => { const all = []; for (let i = 0; i < 90; i += 1) all.push(new Uint8Array(1 << 24).fill(1)) }</script>',
  };
  it.each(Object.entries(refused))('%s cost their own visit', async (_, body) => {
    const began = performance.now();
    await expect(printed('/hostile', body)).rejects.toMatchObject({
      code: expect.stringMatching(/^(?:unsupported|timed-out)$/),
    });
    expect(performance.now() - began).toBeLessThan(30_000);
    expect(await printed('/shop-again', '<title>Shop</title>Open')).toMatchObject({ text: 'Open' });
  });

  it('that grow while they are printed are cut, or given up in time', async () => {
    const grow = 'addEventListener("beforeprint", () => { document.body.style.height = "30000000px" })';
    const began = performance.now();
    const outcome = await printed('/grows', `<body><script>${grow}</script>`).then(
      ({ pages: count, isCut }) => ({ count, isCut }),
      ({ code }: { code: string }) => code,
    );
    expect([{ count: 200, isCut: true }, 'timed-out']).toContainEqual(outcome);
    expect(performance.now() - began).toBeLessThan(30_000);
  });

  it('that go elsewhere, ask and print themselves are printed as they are', async () => {
    const { text } = await printed(
      '/odd',
      '<p>Odd<script>print(); addEventListener("beforeprint", () => alert(1)); onscroll = () => window.open("/")</script>',
    );
    expect(text).toBe('Odd');
  });
});

describe('html-to-pdf', () => {
  it('answers over the API with an address of the PDF', async () => {
    pages.set('/api', '<title>Over the API</title><p>Hello');
    const response = await fetch(`${site.origin}/api/tools/html-to-pdf`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ url: `${origin}/api`, paper: 'A5', orientation: 'landscape' }),
    });
    const answer: { data?: unknown } = await response.json();
    const { document } = tool.output.parse(answer.data);
    expect(document).toMatchObject({ name: 'Over the API.pdf', pages: 1, paper: 'A5, landscape' });
    const file = await fetch(document.url);
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(file.headers.get('content-disposition')).toContain('attachment');
    const content = new Uint8Array(await file.arrayBuffer());
    expect(content.length).toBe(document.bytes);
    expect((await sheet(content)).size).toEqual([210, 148]);
  });

  it('is written into a file by the command', async () => {
    pages.set('/command', '<title>By command</title><p>Hello');
    const program = join(import.meta.dirname, '../../bin/clearkit.mjs');
    const path = join(home, 'page.pdf');
    await promisify(execFile)(process.execPath, [program, 'html-to-pdf', `${origin}/command`, '-o', path], {
      env: { ...process.env, ...settings, DATA_DIR: home },
    });
    expect(await readPdf(await readFile(path))).toMatchObject({ title: 'By command', text: 'Hello' });
  });

  it('shows the first sheet on its page, drawn in the browser', async () => {
    const page = await visit({ path: '/tools/html-to-pdf' });
    await page.getByRole('textbox', { name: 'Address', exact: true }).fill(`${inject('pictures')}/scripted/react`);
    await page.getByRole('button', { name: 'Make PDF', exact: true }).click();
    const picture = result(page).getByRole('img', { name: 'The first page' });
    await picture.waitFor();
    const { width, height, dark } = await picture.evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      const { naturalWidth, naturalHeight } = image;
      const context = new OffscreenCanvas(naturalWidth, naturalHeight).getContext('2d');
      context?.drawImage(image, 0, 0);
      const { data = [] } = context?.getImageData(0, 0, naturalWidth, naturalHeight) ?? {};
      let count = 0;
      for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 100) count += 1;
      return { width: naturalWidth, height: naturalHeight, dark: count };
    });
    expect({ width, height }).toEqual({ width: 900, height: 1272 });
    expect(dark).toBeGreaterThan(1_000);
    await result(page).getByText('1 page, A4, portrait').waitFor();
  });
});
