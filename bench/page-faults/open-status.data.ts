import type { Part } from './corpus.ts';
import { answer, at, bodyStart, head, header, page, swap, tag } from './plants.ts';
import { pageAnswer, smallPage } from './world.ts';

const moved = (to: string) => ({ status: 301, headers: { location: to } });

const part: Part = {
  area: 'status',
  faults: [
    {
      name: 'page answers 404',
      on: 'shop',
      plant: [answer({ status: 404 })],
      says: /404/,
      least: 'error',
      isFatal: true,
    },
    {
      name: 'page answers 410',
      on: 'news',
      plant: [answer({ status: 410 })],
      says: /410/,
      least: 'error',
      isFatal: true,
    },
    {
      name: 'page answers 500',
      on: 'docs',
      plant: [answer({ status: 500 })],
      says: /500/,
      least: 'error',
      isFatal: true,
    },
    {
      name: 'page answers 503',
      on: 'landing',
      plant: [answer({ status: 503, headers: { 'retry-after': '3600' } })],
      says: /503/,
      least: 'error',
      isFatal: true,
    },
    { name: 'page answers 403', on: 'event', plant: [answer({ status: 403 })], says: /403/, isFatal: true },
    {
      name: 'page is empty',
      on: 'cafe',
      plant: [page('')],
      says: /empty|no (?:content|text)|nothing/i,
      isFatal: true,
    },
    {
      name: 'soft 404 that says not found',
      on: 'shop',
      plant: [
        swap(tag.title, '<title>Page not found | Harbour Tea</title>'),
        swap(
          tag.main,
          '<main id="content"><h1>Page not found</h1><p>We could not find the page that you were looking for. It may have moved.</p></main>',
        ),
      ],
      says: /soft|not found|404|error page|missing page|exist/i,
      isFatal: true,
    },
    {
      name: 'soft 404 in German',
      on: 'blog',
      plant: [
        swap(tag.title, '<title>Fehler 404 – Seite nicht gefunden</title>'),
        swap(tag.main, '<main id="content"><h1>Seite nicht gefunden</h1><p>Diese Seite gibt es nicht mehr.</p></main>'),
      ],
      says: /soft|not found|404|error page|missing page|exist/i,
      isFatal: true,
    },
    {
      name: 'soft 404 of a sold-out listing without results',
      on: 'event',
      plant: [
        swap(tag.title, '<title>0 results | Orchard Hall</title>'),
        swap(tag.main, '<main id="content"><h1>No results</h1><p>Sorry, no concerts match your search.</p></main>'),
      ],
      says: /soft|empty|no results|404|nothing/i,
    },
    {
      name: 'page that shows an error of its database with 200',
      on: 'docs',
      plant: [
        page(
          '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Database Error</title></head><body><h1>Error establishing a database connection</h1></body></html>',
        ),
      ],
      says: /error|soft|database/i,
    },
    {
      name: 'address leads through three redirects',
      on: 'news',
      plant: [
        (world) => ({
          ...world,
          url: 'https://www.courrier-du-lac.example/pont',
          html: '',
          answer: moved('/actualites/pont'),
          web: {
            ...world.web,
            'https://www.courrier-du-lac.example/actualites/pont': moved('/actualites/2025/pont'),
            'https://www.courrier-du-lac.example/actualites/2025/pont': moved('/actualites/2025/11/pont-rouvert'),
            [world.url]: pageAnswer(world.html),
          },
        }),
      ],
      says: /several redirects|\d redirects|chain|another redirect/i,
    },
    {
      name: 'address redirects in a loop',
      on: 'shop',
      plant: [
        (world) => ({
          ...world,
          url: 'https://www.harbour-tea.example/a',
          html: '',
          answer: moved('/b'),
          web: { ...world.web, 'https://www.harbour-tea.example/b': moved('/a') },
        }),
      ],
      says: /loop|circle|too many redirects|endless/i,
      least: 'error',
    },
    {
      name: 'a redirect without an address',
      on: 'landing',
      plant: [answer({ status: 301 })],
      says: /redirect|location|301/i,
      least: 'error',
      isFatal: true,
    },
    {
      name: 'tag that redirects at once',
      on: 'event',
      plant: [head('<meta http-equiv="refresh" content="0; url=https://orchard-hall.example/concerts">')],
      says: /refresh|redirect/i,
    },
    {
      name: 'header Refresh that redirects',
      on: 'docs',
      plant: [header('refresh', '0; url=https://docs.ledgerline.example/api/')],
      says: /refresh|redirect/i,
    },
    {
      name: 'script that redirects at once',
      on: 'recipe',
      plant: [
        header(
          'content-security-policy',
          "script-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'self'; frame-ancestors 'self'",
        ),
        head('<script>window.location.replace("https://matbakh.example/wasafat");</script>'),
      ],
      says: /redirect|script[\s\S]*(?:lead|send|location)/i,
    },
    {
      name: 'unencrypted address is not redirected',
      on: 'blog',
      plant: [(world) => at('http://krume-und-kruste.example/sauerteig/ansetzen', pageAnswer(world.html))(world)],
      says: /https|encrypt/i,
    },
    {
      name: 'unencrypted address is redirected for a while only',
      on: 'shop',
      plant: [
        at('http://www.harbour-tea.example/teas/sencha-uji', {
          status: 302,
          headers: { location: 'https://www.harbour-tea.example/teas/sencha-uji' },
        }),
      ],
      says: /302|temporar/i,
      least: 'advice',
    },
    {
      name: 'page sent as plain text',
      on: 'cafe',
      plant: [header('content-type', 'text/plain; charset=utf-8')],
      says: /plain text|content-type|type/i,
    },
    {
      name: 'page behind a login',
      on: 'landing',
      plant: [answer({ status: 401, headers: { 'www-authenticate': 'Basic realm="staging"' } }), bodyStart('')],
      says: /401|login|password/i,
      isFatal: true,
    },
    {
      name: 'redirects to the home page in place of a page that is gone',
      on: 'shop',
      plant: [at('/no-page-has-this-name-0f3b7c', moved('https://www.harbour-tea.example/'))],
      says: /missing|404|home|exist/i,
    },
    {
      name: 'page larger than what Googlebot reads',
      on: 'docs',
      plant: [swap('</main>', `<pre>${'row,of,an,export,1234567890\n'.repeat(120_000)}</pre></main>`)],
      says: /large|size|MB|weigh|long|bytes/i,
    },
    {
      name: 'canonical checker at a page that is gone',
      on: 'event',
      plant: [answer({ status: 404 })],
      asks: [['canonical-checker', ({ url }) => ({ url })]],
      says: /404/,
      least: 'error',
    },
    {
      name: 'page of another address in a frame',
      on: 'news',
      plant: [
        page(
          `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Le Courrier du Lac</title></head><frameset cols="100%"><frame src="https://hebergeur.example/courrier/"></frameset></html>`,
        ),
      ],
      says: /frame/i,
    },
    {
      name: 'version on a staging server is the canonical answer',
      on: 'recipe',
      plant: [
        swap(tag.canonical, '<link rel="canonical" href="https://staging.matbakh.example/wasafat/kushari">'),
        at(
          'https://staging.matbakh.example/wasafat/kushari',
          pageAnswer(
            smallPage({ url: 'https://staging.matbakh.example/wasafat/kushari', lang: 'ar', words: 'الكشري' }),
            { status: 401 },
          ),
        ),
      ],
      says: /401|password|login/i,
    },
  ],
};

export default part;
