import { type SiteCase, titled } from '../../src/audit/site-check.ts';
import type { Words } from './words.ts';

/** Sites with one fault of the whole, and sites that only look like it. */
interface Variant {
  check: string;
  faults: readonly SiteCase[];
  alike: readonly SiteCase[];
}

const text = (html: string) => ({ html, headers: { 'content-type': 'text/plain' } });
const NOINDEX = '<meta name="robots" content="noindex">';

export function variantsOf(words: Words): Variant[] {
  const paths = (count: number) => Array.from({ length: count }, () => `/${words.name()}`);
  const pages = (all: readonly string[], html: (path: string, at: number) => string) =>
    Object.fromEntries(all.map((path, at) => [path, html(path, at)]));
  const article = (...links: string[]) => `${titled(words.title(), ...links)}<main><p>${words.text(120)}</main>`;
  const some = (least: number) => paths(least + words.number(10));

  const star = (all: string[], html: (path: string, at: number) => string): SiteCase => ({
    pages: { '/': article(...all), ...pages(all, html) },
  });
  const many = some(12);
  const ring = some(14);
  const nothing = '/clearkit-asks-for-a-page-that-is-not-there';
  return [
    {
      check: 'site-thin-many',
      faults: [star(some(12), () => titled(words.title(), '/'))],
      alike: [
        star(some(12), () => article('/')),
        star(some(24), (_, at) => (at < 4 ? titled(words.title(), '/') : article('/'))),
      ],
    },
    {
      check: 'site-linked-once',
      faults: [star(many, () => article('/'))],
      alike: [
        star(ring, (_, at) => article('/', ring[(at + 1) % ring.length] ?? '/')),
        star(paths(8), () => article('/')),
      ],
    },
    {
      check: 'site-protocol-mixed',
      faults: [{ pages: { '/': `${article('/a')}<a href="http://site.example/b">B</a>`, '/a': article('/') } }],
      alike: [
        { pages: { '/': `${article('/a')}<a href="http://other.example/b">B</a>`, '/a': article('/') } },
        {
          pages: {
            '/': `${article('/a')}<a href="//site.example/a">A</a><p>http://site.example/</p>`,
            '/a': article('/'),
          },
        },
      ],
    },
    {
      check: 'site-missing-answered',
      faults: [
        { pages: { '/': article(), [nothing]: article('/') } },
        { pages: { '/': article(), [nothing]: { status: 302, headers: { location: '/' } } } },
      ],
      alike: [
        { pages: { '/': article(), [nothing]: { status: 410, html: article('/') } } },
        {
          pages: {
            '/': article(),
            [nothing]: { status: 301, headers: { location: `${nothing}/` } },
            [`${nothing}/`]: { status: 404 },
          },
        },
      ],
    },
    {
      check: 'site-start-forbidden',
      faults: [
        { pages: { '/': article(), '/robots.txt': text('User-agent: *\nDisallow: /') } },
        {
          pages: {
            '/': article(),
            '/robots.txt': text('User-agent: clearkit\nDisallow: /\n\nUser-agent: *\nAllow: /'),
          },
        },
        { pages: { '/': article(), '/robots.txt': { status: 503 } } },
      ],
      alike: [
        { pages: { '/': article(), '/robots.txt': text('User-agent: *\nDisallow:') } },
        { pages: { '/': article(), '/robots.txt': text('User-agent: otherbot\nDisallow: /') } },
        { pages: { '/': article(), '/robots.txt': text('User-agent: *\nDisallow: /\nAllow: /$') } },
        { pages: { '/': article(), '/robots.txt': { status: 403 } } },
      ],
    },
    {
      check: 'site-weight-wasted',
      faults: [
        star(some(20), (_, at) => (at % 2 === 0 ? article('/').replace('<title>', `${NOINDEX}<title>`) : article('/'))),
      ],
      alike: [
        star(some(20), (_, at) => (at < 2 ? article('/').replace('<title>', `${NOINDEX}<title>`) : article('/'))),
        star(paths(4), (_, at) => (at < 3 ? article('/').replace('<title>', `${NOINDEX}<title>`) : article('/'))),
      ],
    },
  ];
}
