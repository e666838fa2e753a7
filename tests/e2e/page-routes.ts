import type { Route } from '../servers/http-server.ts';

const html = (body: string, headers: Record<string, string> = {}): Route => ({
  headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
  body,
});

const article = `<!doctype html><html lang="en"><head><title>Brewing green tea</title></head><body>
<nav><a href="/">Home</a><a href="/shop">Shop</a></nav>
<main><h1>Green tea</h1><p>Boil the water, then wait until it is no longer bubbling.</p>
<h2>How long</h2><p>Three minutes are enough. See <a href="https://example.com/leaves">the leaves</a>.</p>
<img src="cup.jpg"></main><footer>All rights reserved</footer></body></html>`;

/** Long words without a break, right-to-left text, and more than fits on one line. */
const awkward = `<!doctype html><title>${'W'.repeat(90)}</title><h1>שלום</h1><h1>two</h1>
<meta name="robots" content="noindex"><meta property="og:image" content="/${'x'.repeat(120)}.png">
<p>${'unbroken'.repeat(40)}</p>`;

/** Pages of the loopback web server, for the tools that read pages. */
export function pageRoutes(): Record<string, Route> {
  return {
    '/article': html(article),
    '/awkward': html(awkward),
    '/gallery': html(
      '<!doctype html><title>Gallery</title><main><h1>Gallery</h1><img src=photo.jpg alt=Hill><img src=drawing.png alt=Plan></main>',
    ),
    '/to-article': { status: 302, headers: { location: '/article' } },
    '/cyrillic': {
      headers: { 'content-type': 'text/html' },
      // "Чай" in windows-1251.
      body: Buffer.concat([Buffer.from('<meta charset=windows-1251><title>'), Buffer.from([0xd7, 0xe0, 0xe9])]),
    },
    '/forbidden': { status: 403, body: 'No.' },
    '/too-often': { status: 429, body: 'Later.' },
  };
}
