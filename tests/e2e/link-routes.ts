import type { Route } from '../servers/http-server.ts';
import { wikiRoute } from '../servers/wiki-server.ts';
import { copiedArticles } from './copy-routes.ts';

const html = (title: string, body: string, headers: Record<string, string> = {}): Route => ({
  headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
  body: `<!doctype html><html lang="en"><head><title>${title}</title></head><body>${body}</body></html>`,
});

/** A small wiki that links to `leaves.test`, and pages that do, or do not. */
export function linkRoutes(): Record<string, Route> {
  return {
    '/w/api.php': wikiRoute({
      links: [
        ['Green tea', 'https://leaves.test/green'],
        ['Teapot', 'http://www.leaves.test/pots'],
        ...Array.from({ length: 60 }, (_, index) => [`Leaf ${index}`, 'https://many.test/'] as const),
      ],
      articles: copiedArticles,
      faults: { '*.busy.test': { status: 429, headers: { 'retry-after': '1' } } },
    }),
    '/wiki/Green_tea': html('Green tea', '<a rel="nofollow" href="https://leaves.test/green">=Brewing</a>'),
    '/wiki/Teapot': html('Teapot', '<p>The link was here once.</p>'),
    '/links/post': html('My favourite shops', '<a href="//WWW.leaves.test/shop">Fine <b>leaves</b></a>'),
    '/links/hidden': html('Hidden', '<a href="https://leaves.test/"><img alt="Leaves" src="/photo.jpg"></a>', {
      'x-robots-tag': 'noindex',
    }),
    '/links/gone': { status: 410, body: 'Gone.' },
    '/links/slow': () => undefined,
  };
}
