import { ToolError } from '#kit/tool-error';
import type { SiteFinding } from '#ports/audits/port';
import { openCrawlData } from '#ports/crawl-data/sqlite';
import { createFakeHttp, type FakeResponse } from '#ports/http/fake';
import { crawl } from './crawl.ts';
import { namedIn } from './named-addresses.ts';
import { readPage } from './read-page.ts';
import { findingsOf } from './report.ts';
import type { SiteCase, SitePage } from './site-check.ts';

const origin = 'https://site.example';

/** What an audit says of the whole of a small site. */
export async function caseFindings({ pages, sitemap }: SiteCase): Promise<SiteFinding[]> {
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
    ...{ read: async (address, response) => readPage(address, response), readSitemap: namedIn },
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
