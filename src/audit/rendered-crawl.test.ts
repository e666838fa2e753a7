import { expect, it } from 'vitest';
import { ToolError } from '#kit/tool-error';
import type { LoadedPage } from '#ports/browser/port';
import { openCrawlData } from '#ports/crawl-data/sqlite';
import { createFakeHttp } from '#ports/http/fake';
import { crawl } from './crawl.ts';
import type { CrawlOptions } from './crawl-options.ts';
import { namedIn } from './named-addresses.ts';
import { readPage } from './read-page.ts';

const origin = 'https://app.example';
const headers = { 'content-type': 'text/html' };
const shell = '<!doctype html><html lang="en"><title>App</title><div id="root"></div><script src="/app.js"></script>';
const text = `<p>${'Many words about tulips and their bulbs. '.repeat(20)}`;
const filled = shell.replace('<div id="root">', `<div id="root"><h1>Filled</h1>${text}<a href="/behind">Behind</a>`);
const web: Record<string, { headers: Record<string, string>; body: string }> = {
  [`${origin}/`]: { headers, body: `<title>Home</title>${text}<a href="/app">App</a><a href="/plain">Plain</a>` },
  [`${origin}/app`]: { headers, body: shell },
  [`${origin}/app.js`]: { headers: { 'content-type': 'text/javascript' }, body: '' },
  [`${origin}/plain`]: { headers, body: `<title>Plain</title>${text}` },
  [`${origin}/behind`]: { headers, body: `<title>Behind</title>${text}` },
};

async function crawled(render: NonNullable<CrawlOptions['render']>, fails = false) {
  const data = openCrawlData();
  const loaded: string[] = [];
  await crawl({
    ...{ data, start: new URL(origin), http: createFakeHttp(web, { otherwise: { status: 404 } }), render },
    ...{ mostPages: 50, parallel: 2, now: Date.UTC(2026, 0, 15), signal: new AbortController().signal },
    ...{ read: async (...args) => readPage(...args), readSitemap: namedIn },
    load: async (url): Promise<LoadedPage> => {
      loaded.push(url);
      if (fails) throw new ToolError('timed-out', 'app.example did not answer in time.');
      const sent = web[url]?.body ?? '';
      return {
        ...{ url, status: 200, headers, html: url.endsWith('/app') ? filled : sent, isWhole: true, sent, requests: [] },
        ...{ console: [], cookies: [], taken: 100, isQuiet: true, windows: 0, dialogs: 0 },
      };
    },
  });
  const pages = data.query(
    "SELECT url, heading, is_rendered, error FROM page WHERE kind = 'page' AND state = 'done' ORDER BY url",
  );
  const findings = data.query('SELECT DISTINCT "check" FROM finding').map(({ check }) => String(check));
  return { loaded: loaded.sort(), pages, paths: pages.map(({ url }) => String(url).slice(origin.length)), findings };
}

it('without scripts does not find what they bring', async () => {
  const { loaded, paths } = await crawled('never');
  expect([loaded, paths]).toEqual([[], ['/', '/app', '/plain']]);
});

it('runs the scripts of pages that are nearly empty without, and follows what they link', async () => {
  const { loaded, paths, pages, findings } = await crawled('empty');
  expect(loaded).toEqual([`${origin}/app`]);
  expect(paths).toEqual(['/', '/app', '/behind', '/plain']);
  expect(pages[1]).toMatchObject({ heading: 'Filled', is_rendered: 1, error: null });
  expect(findings.some((check) => check.startsWith('text-by-scripts') || check.includes('by-scripts'))).toBe(true);
});

it('runs the scripts of all pages', async () => {
  const { loaded } = await crawled('all');
  expect(loaded).toEqual(['', 'app', 'behind', 'plain'].map((path) => `${origin}/${path}`));
});

it('says where scripts could not be run, and keeps the page as it was sent', async () => {
  const { pages } = await crawled('empty', true);
  expect(pages[1]).toMatchObject({ heading: null, is_rendered: 0, error: 'app.example did not answer in time.' });
});
