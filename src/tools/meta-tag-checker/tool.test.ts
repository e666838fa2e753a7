import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { createFakeHttp } from '#ports/http/fake';
import { untouchedBrowser } from '../../../tests/untouched-browser.ts';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('meta-tag-checker', tool, run);

const ADDRESS = 'https://example.com/page';

function check(body: string, headers: Record<string, string> = {}, url = ADDRESS) {
  const web = { [ADDRESS]: { headers: { 'content-type': 'text/html; charset=utf-8', ...headers }, body } };
  return execute(entry, { url }, { ports: { browser: untouchedBrowser, http: createFakeHttp(web) } });
}

const goodHead = `<meta charset="utf-8"><title>Brewing green tea without bitterness</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="Which water, how many leaves and how many minutes: a short guide to green tea.">
<link rel="canonical" href="https://example.com/page"><link rel="icon" href="/icon.svg">
<meta property="og:title" content="Green tea"><meta property="og:type" content="article">
<meta property="og:description" content="A short guide."><meta property="og:url" content="https://example.com/page">
<meta property="og:image" content="https://example.com/tea.jpg"><meta property="og:image:alt" content="A cup of tea"><meta name="twitter:card" content="summary_large_image">`;

const goodPage = `<!doctype html><html lang="en"><head>${goodHead}</head><body><h1>Green tea</h1></body></html>`;

describe('meta-tag-checker', () => {
  it('finds nothing wrong with a good page, and lists its tags', async () => {
    expect(await check(goodPage)).toEqual({
      ...{ outOfSearch: null, unrendered: null },
      requestedUrl: ADDRESS,
      url: ADDRESS,
      status: 200,
      redirected: false,
      charset: 'utf-8',
      findings: [],
      tags: {
        title: 'Brewing green tea without bitterness',
        description: 'Which water, how many leaves and how many minutes: a short guide to green tea.',
        keywords: '',
        author: '',
        canonical: 'https://example.com/page',
        robots: '',
        viewport: 'width=device-width, initial-scale=1',
        charset: 'utf-8',
        lang: 'en',
        openGraph: [
          { name: 'og:title', content: 'Green tea' },
          { name: 'og:type', content: 'article' },
          { name: 'og:description', content: 'A short guide.' },
          { name: 'og:url', content: 'https://example.com/page' },
          { name: 'og:image', content: 'https://example.com/tea.jpg' },
          { name: 'og:image:alt', content: 'A cup of tea' },
        ],
        twitter: [{ name: 'twitter:card', content: 'summary_large_image' }],
        hreflang: [],
        jsonLdTypes: [],
        icons: [{ rel: 'icon', url: 'https://example.com/icon.svg', sizes: '', type: '' }],
        h1: ['Green tea'],
        others: [],
      },
      fields: {
        title: 'Brewing green tea without bitterness',
        description: 'Which water, how many leaves and how many minutes: a short guide to green tea.',
        keywords: '',
        author: '',
        ogTitle: 'Green tea',
        ogDescription: 'A short guide.',
        ogImage: 'https://example.com/tea.jpg',
        twitterCard: 'summary_large_image',
        twitterUsername: '',
        canonicalUrl: 'https://example.com/page',
      },
      lengths: {
        title: { characters: 36, pixels: expect.any(Number) },
        description: { characters: 78, pixels: expect.any(Number) },
      },
    });
  });

  const findings = async (html: string, headers: Record<string, string> = {}): Promise<string[]> => {
    const { findings: found } = await check(html, headers);
    return z
      .array(z.object({ severity: z.string(), subject: z.string(), sentence: z.string() }))
      .parse(found)
      .map(({ severity, subject, sentence }) => `${severity} ${subject}: ${sentence}`);
  };
  const swap = (from: string, to: string) => {
    expect(goodPage).toContain(from);
    return goodPage.replace(from, () => to);
  };
  const withTag = (tag: string) => swap('</head>', `${tag}</head>`);
  const title = '<title>Brewing green tea without bitterness</title>';
  const canonical = '<link rel="canonical" href="https://example.com/page">';
  const image = '<meta property="og:image" content="https://example.com/tea.jpg">';

  it.each([
    ['no title', swap(title, ''), 'error title: The page has no title'],
    ['an empty title', swap(title, '<title> </title>'), 'error title: The title is empty'],
    ['two titles', withTag('<title>Two</title>'), 'warning title: The page has 2 titles'],
    [
      'a long title',
      swap(title, `<title>${'Wide words '.repeat(12)}</title>`),
      'warning title: The title is too long (131 characters, about',
    ],
    ['a short title', swap(title, '<title>Tea</title>'), 'advice title: The title has only 3 characters'],
    [
      'a title that says nothing',
      swap(title, '<title>Untitled</title>'),
      'warning title: The title “Untitled” does not say',
    ],
    ['no description', swap('name="description"', 'name="x"'), 'warning description: The page has no description'],
    [
      'two descriptions',
      withTag('<meta name="Description" content="b">'),
      'warning description: The page has 2 descriptions',
    ],
    ['no heading', swap('<h1>Green tea</h1>', ''), 'warning h1: The page has no main heading'],
    ['several headings', swap('<h1>Green tea</h1>', '<h1>a</h1><h1>b</h1>'), 'advice h1: The page has 2 main headings'],
    ['no canonical', swap(canonical, ''), 'advice canonical: There is no canonical address'],
    [
      'a relative canonical',
      swap(canonical, '<link rel=canonical href="/page">'),
      'warning canonical: The canonical address “/page” is relative',
    ],
    [
      'a canonical elsewhere',
      swap(canonical, '<link rel=canonical href="https://example.com/b">'),
      'warning canonical: The canonical address is another one',
    ],
    [
      'two canonicals',
      withTag('<link rel=canonical href="https://example.com/b">'),
      'error canonical: The page names 2 different',
    ],
    [
      'a canonical in the body',
      swap(canonical, '').replace('<h1>', `${canonical}<h1>`),
      'error canonical: The canonical address is in the body',
    ],
    [
      'a malformed canonical',
      swap(canonical, '<link rel=canonical href="https://exa mple/">'),
      'error canonical: The canonical address “https://exa mple/” is malformed',
    ],
    ['noindex', withTag('<meta name="robots" content="NOINDEX, follow">'), 'fatal robots: The robots tag says noindex'],
    [
      'an unknown rule',
      withTag('<meta name="robots" content="no-index">'),
      'warning robots: The robots tag says “no-index”, which',
    ],
    ['no image', swap(image, ''), 'warning og:image: There is no og:image'],
    [
      'a relative image',
      swap(image, '<meta property="og:image" content="/tea.jpg">'),
      'error og:image: The address “/tea.jpg” is relative',
    ],
    [
      'an image with a space',
      swap(image, '<meta property="og:image" content="https://a.b/a b.jpg">'),
      'error og:image: The address “https://a.b/a b.jpg” has a space',
    ],
    ['a tag by name', swap('property="og:type"', 'name="og:type"'), 'warning og:type: og:type is given with name='],
    ['no card', swap('twitter:card', 'twitter:x'), 'advice twitter:card: There is no twitter:card'],
    ['a card that is none', swap('summary_large_image', 'large'), 'error twitter:card: “large” is not a card type'],
    ['no encoding', swap('<meta charset="utf-8">', ''), ''],
    [
      'an unknown encoding',
      swap('<meta charset="utf-8">', '<meta charset="utf8mb4">'),
      'error charset: “utf8mb4” is not an encoding',
    ],
    ['no language', swap(' lang="en"', ''), 'warning lang: The html element has no lang'],
    [
      'a wrong language',
      swap(' lang="en"', ' lang="en_GB"'),
      'warning lang: “en_GB” is not a language tag. Write en-GB.',
    ],
    ['no viewport', swap('name="viewport"', 'name="x"'), 'warning viewport: There is no viewport tag'],
    ['no zoom', swap('initial-scale=1', 'user-scalable=no'), 'warning viewport: The viewport tag prevents zooming'],
    ['no doctype', swap('<!doctype html>', ''), 'warning doctype: The page does not start'],
    ['a refresh', withTag('<meta http-equiv="refresh" content="5; url=/b">'), 'warning refresh: A refresh tag'],
    [
      'a wrong version',
      withTag('<link rel=alternate hreflang=en_GB href="/gb">'),
      'error hreflang: “en_GB” has an underscore; hyphens go between',
    ],
    [
      'broken JSON-LD',
      withTag('<script type="application/ld+json">{,}</script>'),
      'error JSON-LD: The structured data (JSON-LD) is not valid JSON',
    ],
  ])('finds %s', async (_, html, expected) => {
    const found = await findings(html);
    if (expected === '') expect(found).toEqual([]);
    else
      expect(
        found.some((line) => line.startsWith(expected)),
        found.join('\n'),
      ).toBe(true);
  });

  it('reads the headers of the answer as well', async () => {
    const headers = { 'x-robots-tag': 'googlebot: noindex', link: '<https://example.com/b>; rel="canonical"' };
    expect(await findings(goodPage, headers)).toEqual([
      'fatal robots: The X-Robots-Tag header says noindex to googlebot.',
      'error canonical: The page names 2 different canonical addresses; search engines ignore them all.',
    ]);
  });

  it('says when the encoding is declared too late, or twice and differently', async () => {
    const late = swap('<meta charset="utf-8">', `<!--${'x'.repeat(1100)}--><meta charset="utf-8">`);
    expect(await findings(late, { 'content-type': 'text/html' })).toEqual([
      'warning charset: The encoding is declared after the first 1024 bytes, too late for browsers to rely on. Put it first in the head.',
    ]);
    expect(await findings(swap('"utf-8"', '"koi8-r"'))).toEqual([
      'warning charset: The page declares koi8-r, but its header says utf-8, and that wins.',
    ]);
  });

  it('takes nothing from comments, scripts, templates and drawings', async () => {
    const hidden =
      '<!--<title>x</title>--><script>"<title>x"</script><template><title>x</title></template><svg><title>x</title></svg>';
    expect(await findings(withTag(hidden))).toEqual([]);
  });

  it('puts the gravest first', async () => {
    const found = await findings('<p>nothing');
    const order = found.map((line) => ['error', 'warning', 'advice'].indexOf(line.split(' ', 1)[0] ?? ''));
    expect(order).toEqual(order.toSorted());
    expect(found.length).toBeGreaterThan(8);
  });

  it('lists languages, icons, structured data and other tags', async () => {
    const tags = `<link rel=alternate hreflang=de href="https://example.com/de"><link rel="apple-touch-icon" sizes="180x180" href="t.png">
      <script type="application/ld+json">{"@graph":[{"@type":"Article"},{"@type":["Person","Thing"]}]}</script><meta name=theme-color content=red>`;
    expect(await check(withTag(tags))).toMatchObject({
      tags: {
        hreflang: [{ lang: 'de', url: 'https://example.com/de' }],
        icons: [
          { rel: 'icon' },
          { rel: 'apple-touch-icon', url: 'https://example.com/t.png', sizes: '180x180', type: '' },
        ],
        jsonLdTypes: ['Article', 'Person', 'Thing'],
        others: [{ name: 'theme-color', content: 'red' }],
      },
    });
  });

  it.each([
    'Größe & „Maß“',
    'Привет мир',
    'Γειά σου',
    'مرحبا',
    'שלום',
    'नमस्ते',
    '你好，世界',
    'こんにちは',
    '안녕',
    'สวัสดี',
    '👩‍💻 <b>',
  ])('reads the title %j as it was written', async (words) => {
    const escaped = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    expect(await check(swap(title, `<title>${escaped}</title>`))).toMatchObject({ tags: { title: words } });
  });

  it('refuses plain text', async () => {
    await expect(check('x', { 'content-type': 'text/plain' })).rejects.toMatchObject({ code: 'unsupported' });
  });
});
