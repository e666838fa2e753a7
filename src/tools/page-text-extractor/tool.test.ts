import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { createFakeHttp, type FakeResponse } from '#ports/http/fake';
import { untouchedBrowser } from '../../../tests/untouched-browser.ts';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('page-text-extractor', tool, run);

const html = (body: string | Uint8Array, type = 'text/html; charset=utf-8'): FakeResponse => ({
  headers: { 'content-type': type },
  body,
});

function extract(web: Record<string, FakeResponse>, input: object) {
  return execute(entry, input, { ports: { browser: untouchedBrowser, http: createFakeHttp(web) } });
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
      ...{ requestedUrl: URL_OF_PAGE, unrendered: null },
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

  it('takes the menus and the footer too when asked', async () => {
    const { text, area } = await extractFrom(page, { scope: 'page' });
    expect(area).toBe('page');
    expect(text).toContain('About us');
    expect(text).toContain('© Us');
    expect(text).not.toContain('track');
    expect(text).not.toContain('Not to be seen');
  });

  const prose = 'A sentence of some length, with a comma, stands here to be read by people. '.repeat(3).trim();

  it.each([
    ['an article', `<div id="menu"><a href=a>One</a></div><article><p>${prose}</p></article><p>Rights.</p>`, 'article'],
    [
      'what has the long paragraphs',
      `<div><a href=a>One</a> <a href=b>Two</a></div><div><p>${prose}</p><p>${prose}</p></div><div>Rights.</div>`,
      'found',
    ],
    ['cells of an old layout', `<table><tr><td><a href=a>One</a><td><p>${prose}<p>${prose}</table>`, 'found'],
    ['an element whose role it is', `<div role=navigation>Menu</div><div role="main"><p>${prose}</p></div>`, 'main'],
  ])('finds the content in %s', async (_, body, area) => {
    const found = await extractFrom(`<body>${body}`);
    expect(found.area).toBe(area);
    expect(found.text).toContain(prose);
    expect(found.text).not.toMatch(/One|Rights|Menu/);
  });

  it('takes the whole of a page that has little text', async () => {
    expect(await extractFrom('<h1>Soon</h1><p>Come back.</p>')).toMatchObject({
      text: 'Soon\n\nCome back.',
      area: 'page',
    });
  });

  it('does not lose a page that calls all of itself a side', async () => {
    const found = await extractFrom(`<div class="has sidebar modal"><p>${prose}</p></div>`);
    expect(found.text).toBe(prose);
  });

  it('keeps list items, rows, lines and verbatim text apart', async () => {
    const body = '<ul><li>a<li>b</ul><table><tr><th>k<td>v<tr><th>l<td>w</table><p>x<br>y</p><pre>  1\n    2</pre>';
    expect((await extractFrom(body)).text).toBe('a\nb\n\nk\tv\nl\tw\n\nx\ny\n\n1\n    2');
  });

  it.each([
    ['Latin', 'Größe zählt, naïve façade', 4],
    ['Cyrillic', 'Съешь ещё этих мягких булок', 5],
    ['Greek', 'Ο ταχύς σκύλος', 3],
    ['Arabic', 'مرحبا بالعالم', 2],
    ['Hebrew', 'שלום עולם', 2],
    ['Hindi', 'नमस्ते दुनिया', 2],
    ['Chinese', '我喜欢读书', 3],
    ['Japanese', '私は本を読みます', 6],
    ['Korean', '안녕하세요 세계', 2],
    ['Thai', 'ฉันรักประเทศไทย', 3],
    ['emoji with joiners', 'family 👩‍👩‍👧‍👦 here', 2],
  ])('keeps %s text and counts its words', async (_, words, count) => {
    const found = await extractFrom(`<main><p>${words}</p></main>`);
    expect(found.text).toBe(words);
    expect(found.wordCount).toBe(count);
  });

  it('reads plain text as it is', async () => {
    const web = { [URL_OF_PAGE]: html('one\r\n\r\n<b>two</b>', 'text/plain') };
    expect(await extract(web, { url: 'example.com/a/page' })).toMatchObject({
      text: 'one\n\n<b>two</b>',
      wordCount: 2,
      title: '',
    });
  });

  it('has an empty text for an empty page', async () => {
    expect(await extractFrom('')).toMatchObject({ text: '', wordCount: 0, paragraphCount: 0, headings: [] });
  });

  it('follows no script and no mail address, and knows subdomains for other hosts', async () => {
    const body =
      '<a href="javascript:alert(1)">a</a><a href="mailto:a@b.c">b</a><a href="http://[">c</a><a href="https://www.example.com/">d</a>';
    const { links } = await extractFrom(body);
    expect(links).toEqual([{ url: 'https://www.example.com/', text: 'd', rel: '', isInternal: false, inText: true }]);
  });

  it('says of a link what people are told of it', async () => {
    const body = `<p><a href=/a><b aria-hidden=true>open_in_new</b> Two<br>words</a> <a href=/b aria-label="Search"><svg/></a>
      <a href=/c hidden>Nobody</a> <a href=/d><img src=x.png alt="A shop"></a></p><nav><a href=/e>Home</a></nav>`;
    const { links } = await extractFrom(`<main>${body}</main>`);
    expect(links).toMatchObject([
      { text: 'Two words', inText: true },
      { text: 'Search', inText: true },
      { text: 'A shop', inText: true },
      { text: 'Home', inText: false },
    ]);
  });

  it('says of a page that is too long that it is', async () => {
    const long = { headers: { 'content-type': 'text/html' }, body: 'x'.repeat(6_000_000) };
    await expect(extract({ [URL_OF_PAGE]: long }, { url: URL_OF_PAGE })).rejects.toMatchObject({ code: 'too-large' });
  });

  it('refuses a page of more elements than are read', async () => {
    await expect(extractFrom('<i>a'.repeat(200_001))).rejects.toMatchObject({ code: 'too-large' });
  });

  it.each([
    ['hello', 'This is not a web address, such as https://example.com/page.'],
    ['', 'Please enter the address of a page'],
  ])('refuses the address %j', async (url, message) => {
    await expect(extract({}, { url })).rejects.toMatchObject({ code: 'invalid-input', field: 'url', message });
  });
});
