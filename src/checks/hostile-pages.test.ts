import { describe, expect, it } from 'vitest';
import { findingsOf, judge } from '#kit/judge';
import { gatherPage } from '#lookups/gather-page';
import { createFakeHttp } from '#ports/http/fake';
import { ownTime } from '../../tests/own-time.ts';
import { everyCheck } from './every.ts';

const LENGTH = 1024 * 1024;
const fill = (piece: string) => piece.repeat(Math.floor(LENGTH / piece.length));

/** Milliseconds: many times what a busy machine takes, far below what a squared length would. */
const LIMIT = 6_000;

/** Bytes of all findings as JSON; a page must not make a report of its own size. */
const LARGEST = 600_000;

const url = 'https://example.com/page';
const parts = new Set(everyCheck.flatMap(({ looksAt }) => looksAt));

const headers: Record<string, Record<string, string>> = {
  'a Link header': { link: fill('<a>; rel="canonical", ').slice(0, 60_000) },
  'directives in a header': { 'x-robots-tag': fill('noindex, ').slice(0, 60_000) },
  'many sources': { 'content-security-policy': `script-src ${fill('a ').slice(0, 60_000)}` },
  'words that nobody knows': { 'content-security-policy': fill('script-sources-of a; ').slice(0, 60_000) },
  'a policy': { 'content-security-policy': fill("script-src 'unsafe-inline' a; ").slice(0, 60_000) },
};

const pages: Record<string, string> = {
  'properties within each other': `<div itemscope>${fill('<p itemprop=a>x')}`,
  'things within each other': fill('<div itemscope itemprop=a>'),
  'RDFa within each other': `<div vocab="https://schema.org/">${fill('<p property=a typeof=b>')}`,
  'JSON-LD within itself': `<script type="application/ld+json">${'{"@type":"A","a":'.repeat(30_000)}1${'}'.repeat(30_000)}</script>`,
  'things that name each other': `<script type="application/ld+json">{"@graph":[{"@type":"Product","@id":"#a","offers":[${fill('{"@id":"#a","b":1},')}1],${Array.from({ length: 5_000 }, (_, at) => `"p${at}":1`).join()}}]}</script>`,
  'a long JSON-LD': `<script type="application/ld+json">[${fill('{"@type":"Product","name":"a"},')}1]</script>`,
  'links with pictures': fill('<a href=/a><img src=a.jpg>'),
  'links to one host each': Array.from({ length: 30_000 }, (_, at) => `<a href=//h${at}.test>x</a>`).join(''),
  'an address without end': `<a href="https://a.test/${fill('a')}">x</a><img src="${fill('b')}">`,
  'spaces in addresses': fill('<a href="https://a b/">x</a>'),
  'the same ids': fill('<p id=a>'),
  'fields and labels': fill('<label for=a></label><input name=a>'),
  'scripts and styles': fill('<script src=a.js></script><link rel=stylesheet href=a.css>'),
  versions: fill('<link rel=alternate hreflang=xx_y href=/a>'),
  'canonical addresses': fill('<link rel=canonical href=/a>'),
  'robots tags': fill('<meta name=robots content=noindex,index,none,x>'),
  'a robots tag without end': `<meta name=robots content="${fill('a,')}">`,
  'a viewport without end': `<meta name=viewport content="${fill('width ')}">`,
  'Open Graph tags': fill('<meta property=og:image content=/a>'),
  'a head that ends at once': fill('<p><meta name=a content=b><link rel=canonical href=/a><title>x</title>'),
  'drawings in links': fill('<a href=/><svg><title>x</title></svg></a>'),
  headings: fill('<h1>a</h1><h5>b</h5>'),
  'a title without end': `<title>${fill('W ')}</title>`,
  'alt texts': fill('<img alt="a.b.c.d.e.f" src=a.png>'),
  sources: `<picture>${fill('<source type=image/webp>')}`,
};

async function report(page: { html?: string; headers?: Record<string, string> }) {
  const type = { 'content-type': 'text/html; charset=utf-8' };
  const web = { [url]: { headers: { ...type, ...page.headers }, body: page.html ?? '<p>x' } };
  const http = createFakeHttp(web, { otherwise: { status: 404 } });
  const { signal } = new AbortController();
  return JSON.stringify(findingsOf(judge(everyCheck, await gatherPage(url, { http, signal, parts }))));
}

describe('judging a hostile megabyte', () => {
  it.each(Object.entries(pages))('with %s takes little time and little room', async (_, html) => {
    let length = 0;
    const time = await ownTime(async () => {
      length = (await report({ html })).length;
    });
    expect(time).toBeLessThan(LIMIT);
    expect(length).toBeLessThan(LARGEST);
  });

  it.each(Object.entries(headers))('with %s in the answer as well', async (_, own) => {
    let length = 0;
    const time = await ownTime(async () => {
      length = (await report({ headers: own })).length;
    });
    expect(time).toBeLessThan(LIMIT);
    expect(length).toBeLessThan(LARGEST);
  });
});
