import { describe, expect, it } from 'vitest';
import { everyCheck } from '#checks/every';
import { ToolError } from '#kit/tool-error';
import { openCrawlData } from '#ports/crawl-data/sqlite';
import { createFakeHttp, type FakeResponse } from '#ports/http/fake';
import { siteChecks } from './checks/index.ts';
import { crawl } from './crawl.ts';
import { readPage } from './read-page.ts';
import { findingsOf } from './report.ts';
import type { SiteCase, SitePage } from './site-check.ts';

const origin = 'https://site.example';

async function found({ pages, sitemap }: SiteCase) {
  const data = openCrawlData();
  const named = sitemap?.map((path) => `<url><loc>${origin}${path}</loc></url>`).join('');
  const list = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${named}</urlset>`;
  const web = Object.entries(pages).map(([path, page]) => [`${origin}${path}`, answerOf(page)] as const);
  const xml =
    named === undefined
      ? []
      : [[`${origin}/sitemap.xml`, { headers: { 'content-type': 'text/xml' }, body: list }] as const];
  const http = createFakeHttp(Object.fromEntries([...web, ...xml]), { otherwise: { status: 404 } });
  await crawl({
    now: Date.UTC(2026, 0, 15),
    ...{ data, http, start: new URL(`${origin}/`), mostPages: 100, parallel: 2, signal: new AbortController().signal },
    read: async (address, response) => readPage(address, response),
  });
  return findingsOf(data).filter(({ check }) => check.startsWith('site-'));
}

function answerOf(page: string | SitePage): FakeResponse | ToolError {
  const { html = '', status = 200, headers = {} } = typeof page === 'string' ? { html: page } : page;
  if (status === 0) return new ToolError('timed-out', 'site.example did not answer in full within 15 seconds.');
  const waited = Number(headers['x-waited'] ?? 20);
  // As if it had been compressed, but for what is long and all the same.
  const encodedBytes = html.includes('xxxx') ? html.length : Math.ceil(html.length / 2);
  return {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
    body: html,
    waited,
    encodedBytes,
  };
}

describe.each(siteChecks.map((check) => [check.id, check] as const))(
  '%s',
  (id, { title, failed, why, source, words, fix, cases }) => {
    it('finds what it is for, in words', async () => {
      const own = (await found(cases.fails)).filter(({ check }) => check === id);
      expect(own.length).toBeGreaterThan(0);
      for (const { detail, pages, number } of own) {
        expect(detail).toMatch(/^\S.*\.$/);
        expect(detail).not.toMatch(/undefined|null|NaN/);
        expect(pages.length).toBeGreaterThan(0);
        expect(number).toBeGreaterThanOrEqual(pages.length);
      }
    });

    it('is silent about what only looks like it', async () => {
      const own = (await found(cases.passes)).filter(({ check }) => check === id);
      expect(own).toEqual([]);
    });

    it('has words for people', () => {
      for (const text of [title, failed]) expect(text).toMatch(/^\p{Lu}.*[^.]$/u);
      for (const text of [why, fix]) expect(text).toMatch(/^\p{Lu}.*\.$/su);
      expect(new URL(source.url).protocol).toBe('https:');
      expect(words).toBeTypeOf('function');
    });
  },
);

it('has a name of its own for each check of a site and of a page', () => {
  const names = [...siteChecks, ...everyCheck].map(({ id }) => id);
  expect(new Set(names).size).toBe(names.length);
});
