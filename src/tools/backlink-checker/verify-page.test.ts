import { describe, expect, it } from 'vitest';
import { ToolError } from '#kit/tool-error';
import type { FakeResponse } from '#ports/http/fake';
import { ownTime } from '../../../tests/own-time.ts';
import { check, page, visit } from './fixture.ts';

describe('a page that is visited', () => {
  it.each([
    [
      'by its picture',
      '<a href="//leaves.test/x"><img alt="Our  tea" src=a></a>',
      { anchor: 'Our tea', isImage: true },
    ],
    ['of no text', '<a href="//leaves.test/x"><img src=a></a>', { anchor: '', isImage: true }],
    [
      'upper-case',
      '<A HREF="HTTPS://LEAVES.TEST/X" REL="NoFollow UGC">x</A>',
      { rel: ['nofollow', 'ugc'], follow: false },
    ],
    [
      'sponsored',
      '<a href="//leaves.test" rel=sponsored>x</a>',
      { follow: false, followReason: 'The link says sponsored.' },
    ],
    ['on a map', '<map><area href="http://leaves.test/" alt="here"></map>', { anchor: 'here', isImage: true }],
    [
      'several times, the best first',
      '<a href="//leaves.test" rel=nofollow>a</a><a href="//leaves.test/2">b</a>',
      { anchor: 'b', follow: true, links: 2 },
    ],
    ['of a subdomain', '<a href="https://shop.leaves.test/">x</a>', { target: 'https://shop.leaves.test/' }],
    [
      'relative to a base',
      '<base href="https://leaves.test/shop/"><a href="../tea">x</a>',
      { target: 'https://leaves.test/tea' },
    ],
    ['before the base', '<a href="tea">x</a><base href="//leaves.test">', { target: 'https://leaves.test/tea' }],
    [
      'in noscript',
      '<noscript><a href="//leaves.test">x</a></noscript>',
      { differences: ['only for visitors without scripts (noscript)'] },
    ],
    ['in a drawing', '<svg><a xlink:href="https://leaves.test/"><text>x</text></a></svg>', { anchor: 'x' }],
    [
      'with character references',
      '<a href="https&colon;//leaves&#46;test/?a&amp;b">x</a>',
      { target: 'https://leaves.test/?a&b' },
    ],
    ['spelled in other letters', '<a href="https://ＬＥＡＶＥＳ.test/">x</a>', { target: 'https://leaves.test/' }],
    ['never closed', '<a href="//leaves.test">x <p>y', { anchor: 'x y' }],
  ])('has a link %s', async (_, body, expected) => {
    expect(await visit(body)).toMatchObject({ state: 'found', ...expected });
  });

  it.each([
    ['in a comment', '<!-- <a href="//leaves.test">x</a> -->'],
    ['in a template', '<template><a href="//leaves.test">x</a></template>'],
    ['in a script', '<script>"<a href=//leaves.test>x</a>"</script>'],
    ['in a text field', '<textarea><a href="//leaves.test">x</a></textarea>'],
    ['in an attribute', '<p title="<a href=//leaves.test>x</a>">'],
    ['in a data address', `<a href="data:text/html,<a href='//leaves.test'>">x</a>`],
    ['as a script', '<a href="javascript:location=\'https://leaves.test\'">x</a>'],
    ['as a name before @', '<a href="https://leaves.test@evil.test/">x</a>'],
    ['as part of a name', '<a href="https://notleaves.test/">x</a><a href="https://leaves.test.evil.test/">x</a>'],
    ['in a query', '<a href="https://evil.test/?to=https://leaves.test/">x</a>'],
    ['by a base that is a script', '<base href="javascript:leaves.test"><a href="x">x</a>'],
    ['by a second base', '<base href="https://evil.test"><base href="https://leaves.test"><a href="x">x</a>'],
    ['by a base in a template', '<template><base href="https://leaves.test"></template><a href="x">x</a>'],
    ['without a href', '<a name="https://leaves.test">x</a><link rel=x href="//leaves.test">'],
  ])('has no link %s', async (_, body) => {
    expect(await visit(body)).toMatchObject({ state: 'not-found', links: 0, follow: null, indexable: true });
  });

  it.each([
    ['https://leaves.test/tea', 'https://leaves.test/tea', []],
    [
      'https://leaves.test/tea',
      'http://www.leaves.test/tea/?utm_source=x&fbclid=1#cup',
      ['http://', 'with www.', 'with a final slash', 'with tracking parameters', 'to a place within the page'],
    ],
    ['https://leaves.test/%7Etea/%c3%a4?b=2&a=1', 'https://leaves.test/~tea/ä?a=1&b=2', []],
    ['https://tée.test/x', 'https://xn--te-bja.test/x', []],
    ['https://leaves.test:8443/tea', 'https://leaves.test:8443/tea', []],
  ])('links to the page %s as %s', async (domain, href, differences) => {
    expect(await visit(`<a href="${href}">x</a>`, { domain })).toMatchObject({ state: 'found', differences });
  });

  it.each([
    'https://leaves.test/',
    'https://leaves.test/tea/2',
    'https://leaves.test/tea?page=2',
    'https://leaves.test/Tea',
    'https://leaves.test:81/tea',
    'https://shop.leaves.test/tea',
  ])('does not link to a page by %s', async (href) => {
    expect(await visit(`<a href="${href}">x</a>`, { domain: 'leaves.test/tea' })).toMatchObject({ state: 'not-found' });
  });

  const link = '<a href="//leaves.test">x</a>';
  it.each([
    [
      'a robots tag',
      `<meta name=robots content="NoIndex, nofollow">${link}`,
      {},
      {
        indexable: false,
        indexReason: 'The robots tag says noindex.',
        follow: false,
        followReason: 'The robots tag says nofollow for every link.',
      },
    ],
    ['a tag for Google', `<meta name=googlebot content=none>${link}`, {}, { indexable: false, follow: false }],
    [
      'a header',
      link,
      { 'x-robots-tag': 'max-snippet: 20, noindex' },
      { indexable: false, indexReason: 'The X-Robots-Tag header says noindex.', follow: true },
    ],
    [
      'a header for another',
      link,
      { 'x-robots-tag': 'otherbot: noindex, nofollow' },
      { indexable: true, follow: true },
    ],
    [
      'a header for Google',
      link,
      { 'x-robots-tag': 'otherbot: noindex, googlebot: nofollow' },
      { indexable: true, follow: false },
    ],
    [
      'a canonical elsewhere',
      `<link rel=canonical href="/other">${link}`,
      {},
      {
        indexable: false,
        indexReason: expect.stringMatching(
          /^The page names another address as canonical: https:\/\/blog-\d+\.test\/other$/,
        ),
      },
    ],
    ['its own canonical', `<link rel=canonical href="HOST/post#x">${link}`, {}, { indexable: true }],
    ['a canonical in a header', link, { link: '<https://b.test/>; rel="canonical"' }, { indexable: false }],
  ])('is judged by %s', async (_, body, headers, expected) => {
    expect(await visit(body, { headers })).toMatchObject({ state: 'found', ...expected });
  });

  it('is judged by the robots.txt of its site', async () => {
    const more = { 'HOST/robots.txt': { body: 'User-agent: *\nDisallow: /po' } };
    expect(await visit(link, { more })).toMatchObject({
      indexable: false,
      indexReason: expect.stringContaining('robots.txt'),
    });
    const other = { 'HOST/robots.txt': { body: 'User-agent: otherbot\nDisallow: /' } };
    expect(await visit(link, { more: other })).toMatchObject({ indexable: true });
  });

  it('is followed where it redirects', async () => {
    const more = { 'https://new.test/': page(link) };
    const moved = await visit({ status: 301, headers: { location: 'https://new.test/' } }, { more });
    expect(moved).toMatchObject({
      state: 'found',
      finalUrl: 'https://new.test/',
      page: expect.stringContaining('blog-'),
    });
  });

  it.each<[string, FakeResponse | ToolError, object]>([
    ['forbidden', { status: 403 }, { state: 'refused', status: 403, indexable: false }],
    ['broken', { status: 500 }, { state: 'unreachable', status: 500 }],
    ['a circle', { status: 302, headers: { location: '/post' } }, { state: 'unreachable', status: 302 }],
    [
      'private',
      new ToolError('target-refused', 'Not public.'),
      { state: 'refused', reason: 'Not public.', status: null, indexable: null },
    ],
    [
      'a PDF',
      { headers: { 'content-type': 'application/pdf' }, body: '%PDF' },
      { state: 'not-checked', reason: expect.stringContaining('PDF') },
    ],
    ['plain text', { headers: { 'content-type': 'text/plain' }, body: 'https://leaves.test' }, { state: 'not-found' }],
    ['too large', page('x'.repeat(4 << 20)), { state: 'not-checked', reason: expect.stringContaining('larger than') }],
    ['empty', { headers: { 'content-type': 'text/html' }, body: '' }, { state: 'not-found' }],
  ])('that is %s is told as such', async (_, answer, expected) => {
    expect(await visit(answer)).toMatchObject(expected);
  });

  it('of the same site is in the list, but refers nobody', async () => {
    const web = { 'https://blog.leaves.test/': page(link) };
    const told = await check({ domain: 'leaves.test', pages: ['blog.leaves.test'], wikipedia: false }, { web });
    expect(told).toMatchObject({ backlinks: [{ isInternal: true, state: 'found' }], referringDomains: 0 });
  });
});

describe('a hostile page', () => {
  const size = 3 << 20;
  const fill = (piece: string) => piece.repeat(Math.floor((size - 100) / piece.length));
  it.each([
    ['100,000 links', '<a href="//leaves.test/">tea</a>'.repeat(90_000), { state: 'found', links: 90_000 }],
    ['links without end', fill('<a href="//leaves.test/'), {}],
    ['links within links', fill('<a href=x>'), { state: 'not-found' }],
    ['deep elements', `${fill('<div>')}`, { state: 'not-found' }],
    ['an anchor of a megabyte', `<a href="//leaves.test/">${'tea '.repeat(250_000)}</a>`, { state: 'found' }],
    ['a rel of a megabyte', `<a rel="${'nofollow x '.repeat(90_000)}" href="//leaves.test/">x</a>`, { follow: false }],
    ['an address of a megabyte', `<a href="//leaves.test/${'x'.repeat(1 << 20)}">x</a>`, { state: 'not-found' }],
    ['many bases', `${'<base href="//a.test">'.repeat(50_000)}<a href="//leaves.test">x</a>`, { state: 'found' }],
  ])('is read in bounded time: %s', async (_, body, expected) => {
    const visiting = async () => {
      const backlink = await visit(body);
      expect(backlink).toMatchObject(expected);
      expect(JSON.stringify(backlink).length).toBeLessThan(4_000);
    };
    expect(await ownTime(visiting)).toBeLessThan(4_000);
  });
});
