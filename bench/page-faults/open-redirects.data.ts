import type { Part } from './corpus.ts';
import { at } from './plants.ts';
import { pageAnswer, smallPage } from './world.ts';

const shop = 'https://www.harbour-tea.example';
const to = (location: string, status = 301) => ({ status, headers: { location } });
const target = (path: string, words: string, head = '') =>
  at(path, pageAnswer(smallPage({ url: shop + path, lang: 'en', words, head })));
const chain = (count: number) =>
  Array.from({ length: count }, (_, n) =>
    at(n === 0 ? '/old' : `/old-${n}`, to(n === count - 1 ? '/brewing' : `/old-${n + 1}`)),
  );

const part: Part = {
  area: 'redirects',
  faults: [
    {
      name: 'two steps',
      on: 'shop',
      plant: chain(2),
      says: /another redirect|chain|2 (?:times|redirects|steps)|several/i,
    },
    {
      name: 'five steps',
      on: 'shop',
      plant: chain(5),
      says: /another redirect|chain|5 (?:times|redirects|steps)|several/i,
    },
    { name: 'more steps than are followed', on: 'shop', plant: chain(13), says: /many|endless/i, least: 'error' },
    {
      name: 'loop',
      on: 'shop',
      plant: [at('/old', to('/older')), at('/older', to('/old'))],
      says: /loop/i,
      least: 'error',
    },
    {
      name: 'address that redirects to itself',
      on: 'shop',
      plant: [at('/old', to('/old'))],
      says: /loop|itself/i,
      least: 'error',
    },
    {
      name: 'ends at a page that is gone',
      on: 'shop',
      plant: [at('/old', to('/gone'))],
      says: /404|error/i,
      least: 'error',
    },
    {
      name: 'ends at a server that fails',
      on: 'shop',
      plant: [at('/old', to('/broken')), at('/broken', { status: 502 })],
      says: /502|error/i,
      least: 'error',
    },
    {
      name: 'ends at a soft 404',
      on: 'shop',
      plant: [at('/old', to('/sorry')), target('/sorry', 'Page not found')],
      says: /soft|not found|404|missing/i,
    },
    { name: 'temporary', on: 'shop', plant: [at('/old', to('/brewing', 302))], says: /temporar/i, least: 'advice' },
    {
      name: 'temporary by 307 within a chain',
      on: 'shop',
      plant: [at('/old', to('/mid')), at('/mid', to('/brewing', 307))],
      says: /temporar/i,
      least: 'advice',
    },
    {
      name: 'without an address',
      on: 'shop',
      plant: [at('/old', { status: 301 })],
      says: /location|address|nowhere/i,
      least: 'error',
    },
    {
      name: 'with an empty address',
      on: 'shop',
      plant: [at('/old', to('', 302))],
      says: /location|address|nowhere|loop|itself/i,
      least: 'error',
    },
    {
      name: 'to a host that does not exist',
      on: 'shop',
      plant: [at('/old', to('https://harbour-teas.invalid/'))],
      says: /nowhere|host|answer|follow|404/i,
      least: 'error',
    },
    {
      name: 'from https to http',
      on: 'shop',
      plant: [
        at('/old', to('http://www.harbour-tea.example/brewing')),
        at(
          'http://www.harbour-tea.example/brewing',
          pageAnswer(smallPage({ url: `${shop}/brewing`, lang: 'en', words: 'Brewing' })),
        ),
      ],
      says: /encrypt|http:/i,
    },
    {
      name: 'through http on the way',
      on: 'shop',
      plant: [
        at('/old', to('http://www.harbour-tea.example/brewing')),
        at('http://www.harbour-tea.example/brewing', to(`${shop}/brewing`)),
      ],
      says: /encrypt|http:/i,
    },
    {
      name: 'by the header Refresh',
      on: 'shop',
      plant: [at('/old', { headers: { 'content-type': 'text/html', refresh: `0;url=${shop}/brewing` }, body: '' })],
      says: /refresh/i,
    },
    {
      name: 'by a tag',
      on: 'shop',
      plant: [
        at(
          '/old',
          pageAnswer(
            `<!doctype html><html lang="en"><head><title>Moved</title><meta http-equiv="refresh" content="0; url=${shop}/brewing"></head></html>`,
          ),
        ),
      ],
      says: /refresh|tag/i,
    },
    {
      name: 'by a tag after ten seconds',
      on: 'shop',
      plant: [
        at(
          '/old',
          pageAnswer(
            `<!doctype html><html lang="en"><head><title>We have moved</title><meta http-equiv="refresh" content="10;URL='/brewing'"></head><body><p>We have moved.</p></body></html>`,
          ),
        ),
      ],
      says: /refresh|tag/i,
    },
    {
      name: 'by a script',
      on: 'shop',
      plant: [
        at(
          '/old',
          pageAnswer(
            '<!doctype html><html lang="en"><head><title>Moved</title><script>window.location.href = "/brewing";</script></head></html>',
            { headers: { 'content-security-policy': "script-src 'self' 'unsafe-inline'" } },
          ),
        ),
      ],
      says: /script/i,
    },
    {
      name: 'every old address to the home page',
      on: 'shop',
      plant: [at('/old', to('/')), at('/teas/old-sencha', to('/'))],
      asks: [['redirect-checker', () => ({ urls: [`${shop}/old`, `${shop}/teas/old-sencha`] })]],
      says: /home/i,
      least: 'advice',
    },
    {
      name: 'to a page that is noindex',
      on: 'shop',
      plant: [at('/old', to('/members')), target('/members', 'Members', '<meta name="robots" content="noindex">')],
      says: /noindex/i,
    },
    {
      name: 'to a page that is canonical elsewhere',
      on: 'shop',
      plant: [
        at('/old', to('/brew')),
        at('/brew', pageAnswer(smallPage({ url: `${shop}/brewing`, lang: 'en', words: 'Brewing' }))),
      ],
      says: /canonical/i,
    },
    {
      name: 'to a page that robots.txt blocks',
      on: 'shop',
      plant: [at('/old', to('/search/brewing')), target('/search/brewing', 'Brewing')],
      says: /robots|block/i,
    },
    { name: 'with a status of 300', on: 'shop', plant: [at('/old', to('/brewing', 300))], says: /300|choice/i },
    {
      name: 'that drops the query',
      on: 'shop',
      plant: [at('/old?utm_source=mail&ref=9', to('/brewing'))],
      asks: [['redirect-checker', () => ({ urls: [`${shop}/old?utm_source=mail&ref=9`] })]],
      says: /query|parameter/i,
      least: 'advice',
    },
    {
      name: 'kept by browsers forever with a temporary meaning',
      on: 'shop',
      plant: [
        at('/old', { status: 302, headers: { location: '/brewing', 'cache-control': 'public, max-age=31536000' } }),
      ],
      says: /cache|temporar/i,
      least: 'advice',
    },
    {
      name: 'to an address of the local network',
      on: 'shop',
      plant: [at('/old', to('http://10.0.0.12/brewing'))],
      says: /local|private|nowhere|network|answer|encrypt|404/i,
      least: 'error',
    },
    {
      name: 'between names in turns',
      on: 'shop',
      plant: [
        at('/old', to('https://harbour-tea.example/old')),
        at('https://harbour-tea.example/old', to(`${shop}/old`)),
      ],
      says: /loop/i,
      least: 'error',
    },
  ],
};

export default part;
