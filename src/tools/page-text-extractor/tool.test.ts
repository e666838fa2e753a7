import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { createFakeHttp, type FakeResponse } from '#ports/http/fake';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('page-text-extractor', tool, run);

const html = (body: string | Uint8Array, type = 'text/html; charset=utf-8'): FakeResponse => ({
  headers: { 'content-type': type },
  body,
});

function extract(web: Record<string, FakeResponse>, input: object) {
  return execute(entry, input, { ports: { http: createFakeHttp(web) } });
}

const URL_OF_PAGE = 'https://example.com/a/page';
const extractFrom = (body: string, input: object = {}) =>
  extract({ [URL_OF_PAGE]: html(body) }, { url: URL_OF_PAGE, ...input });

const page = `<!doctype html><html lang="en"><head><title>Tea &amp; time</title>
<meta name="description" content="How to brew."><base href="/b/"></head>
<body><header class="site-header"><a href="/">Home</a> <a href="shop">Shop</a></header>
<nav><ul><li><a href="#top">Top</a></li><li><a href="/about">About us</a></li></ul></nav>
<main><h1>Brewing tea</h1><p>Boil the water,
 then <em>wait</em> a&nbsp;little.<p>Pour it over the leaves. See <a href="https://other.example/x" rel="nofollow">another page</a>.
<ul><li>Green<li>Black</ul><h2>How long</h2><p>Three minutes are enough for most leaves, and five are too many for green tea.</p>
<img src="cup.jpg" alt="A cup"><img src="line.gif"><img src="dot.gif" width="1" height="1">
<script>track("words")</script><p hidden>Not to be seen</p></main>
<div class="cookie-banner">We use cookies <button>Accept all</button></div><footer>© Us</footer></body></html>`;

describe('page-text-extractor', () => {
  it('gives the content, the headings, the links and the pictures of a page', async () => {
    expect(await extractFrom(page)).toEqual({
      requestedUrl: URL_OF_PAGE,
      url: URL_OF_PAGE,
      status: 200,
      redirected: false,
      charset: 'utf-8',
      title: 'Tea & time',
      description: 'How to brew.',
      language: 'en',
      area: 'main',
      text: [
        'Brewing tea',
        'Boil the water, then wait a little.',
        'Pour it over the leaves. See another page.',
        'Green\nBlack',
        'How long',
        'Three minutes are enough for most leaves, and five are too many for green tea.',
      ].join('\n\n'),
      wordCount: 36,
      characterCount: 195,
      paragraphCount: 6,
      headings: [
        { level: 1, text: 'Brewing tea', inText: true },
        { level: 2, text: 'How long', inText: true },
      ],
      links: [
        { url: 'https://example.com/', text: 'Home', rel: '', isInternal: true, inText: false },
        { url: 'https://example.com/b/shop', text: 'Shop', rel: '', isInternal: true, inText: false },
        { url: 'https://example.com/about', text: 'About us', rel: '', isInternal: true, inText: false },
        { url: 'https://other.example/x', text: 'another page', rel: 'nofollow', isInternal: false, inText: true },
      ],
      images: [
        { url: 'https://example.com/b/cup.jpg', alt: 'A cup', inText: true },
        { url: 'https://example.com/b/line.gif', alt: null, inText: true },
      ],
      linkCount: 4,
      imageCount: 2,
    });
  });
});
