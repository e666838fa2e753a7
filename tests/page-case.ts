import type { PageCase } from '#kit/check';
import type { Gathered, Part } from '#lib/page/gathered';
import { gatherPage } from '#lookups/gather-page';
import { createFakeBrowser } from '#ports/browser/fake';
import { createFakeTemporaryFiles } from '#ports/files/fake';
import { createFakeHttp } from '#ports/http/fake';

const sessionCookie = { path: '/', expires: -1, bytes: 20, httpOnly: false, secure: true, sameSite: 'Lax' };

export type WholeCase = Exclude<PageCase, string>;

export function wholeCase(page: PageCase): WholeCase & { html: string; url: string } {
  return { html: '', url: 'https://example.com/page', ...(typeof page === 'string' ? { html: page } : page) };
}

/** What is known of a case's page. */
export function gatherCase(page: PageCase, parts: ReadonlySet<Part>): Promise<Gathered> {
  const { html, url, robotsTxt, also = {}, rendered, ...answer } = wholeCase(page);
  const type = { 'content-type': 'text/html; charset=utf-8' };
  const own = { [url]: { ...answer, headers: { ...type, ...answer.headers }, body: html } };
  const robots = robotsTxt === undefined ? {} : { [new URL('/robots.txt', url).href]: { body: robotsTxt } };
  const http = createFakeHttp({ ...own, ...robots, ...also }, { otherwise: { status: 404 } });
  const { signal } = new AbortController();
  const { html: after, cookies = [], ...recorded } = rendered ?? {};
  const browser = createFakeBrowser({
    ...{ http, temporary: createFakeTemporaryFiles(), picture: new Uint8Array() },
    ...(after !== undefined && { scripts: () => after }),
    recorded: { ...recorded, cookies: cookies.map((cookie) => ({ ...sessionCookie, ...cookie })) },
  });
  return gatherPage(url, { http, signal, parts, ...(parts.has('rendered') && { browser }) });
}
