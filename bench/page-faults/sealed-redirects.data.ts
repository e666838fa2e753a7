import type { Part } from './corpus.ts';
import { at } from './plants.ts';
import { pageAnswer, smallPage } from './world.ts';

const site = 'https://slowbeds.example';
const to = (location: string, status = 301) => ({ status, headers: { location } });
const small = (path: string, words: string, head = '') =>
  pageAnswer(smallPage({ url: site + path, lang: 'en', words, head }));
const html = (head: string) =>
  pageAnswer(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Slow Beds</title>${head}</head><body><p>One moment.</p></body></html>`,
    { headers: { 'content-security-policy': "script-src 'self' 'unsafe-inline'" } },
  );

const part: Part = {
  area: 'redirects',
  faults: [
    {
      name: 'a slash and then the name',
      on: 'garden',
      plant: [at('/old', to('/old/')), at('/old/', to('/about/'))],
      says: /another redirect|chain|2 (?:times|redirects|steps)|several/i,
    },
    {
      name: 'four steps of which two are for a while',
      on: 'garden',
      plant: [at('/old', to('/a', 302)), at('/a', to('/b')), at('/b', to('/c', 307)), at('/c', to('/about/'))],
      says: /another redirect|chain|4 (?:times|redirects|steps)|several/i,
    },
    {
      name: 'twenty steps',
      on: 'garden',
      plant: Array.from({ length: 20 }, (_, n) => at(n === 0 ? '/old' : `/s${n}`, to(`/s${n + 1}`))),
      says: /many|endless/i,
      least: 'error',
    },
    {
      name: 'loop of three',
      on: 'garden',
      plant: [at('/old', to('/x')), at('/x', to('/y')), at('/y', to('/x'))],
      says: /loop/i,
      least: 'error',
    },
    {
      name: 'itself with a fragment',
      on: 'garden',
      plant: [at('/old', to('/old#top'))],
      says: /loop|itself/i,
      least: 'error',
    },
    {
      name: 'ends at 410',
      on: 'garden',
      plant: [at('/old', to('/removed')), at('/removed', { status: 410 })],
      says: /410|error/i,
      least: 'error',
    },
    {
      name: 'ends at 403',
      on: 'garden',
      plant: [at('/old', to('/members')), at('/members', { status: 403 })],
      says: /403|error/i,
      least: 'error',
    },
    {
      name: 'ends at 500',
      on: 'garden',
      plant: [at('/old', to('/crash', 308)), at('/crash', { status: 500 })],
      says: /500|error/i,
      least: 'error',
    },
    {
      name: 'ends at a page that says it is gone',
      on: 'garden',
      plant: [at('/old', to('/oops')), at('/oops', small('/oops', 'Sorry, that page does not exist'))],
      says: /soft|not found|404|missing|exist/i,
    },
    {
      name: '303 for a page that has moved',
      on: 'garden',
      plant: [at('/old', to('/about/', 303))],
      says: /temporar|303/i,
      least: 'advice',
    },
    {
      name: '307 to encryption',
      on: 'garden',
      plant: [at('http://slowbeds.example/about/', to(`${site}/about/`, 307))],
      asks: [['redirect-checker', () => ({ urls: ['http://slowbeds.example/about/'] })]],
      says: /temporar/i,
      least: 'advice',
    },
    {
      name: '308 without an address',
      on: 'garden',
      plant: [at('/old', { status: 308, headers: { 'content-type': 'text/html' } })],
      says: /location|address|nowhere/i,
      least: 'error',
    },
    {
      name: 'address that is no address',
      on: 'garden',
      plant: [at('/old', to('https://'))],
      says: /location|address|nowhere/i,
      least: 'error',
    },
    {
      name: 'address of mail',
      on: 'garden',
      plant: [at('/old', to('mailto:ruth@slowbeds.example'))],
      says: /nowhere|address|web/i,
      least: 'error',
    },
    {
      name: 'host that is gone',
      on: 'garden',
      plant: [at('/old', to('https://slow-beds.invalid/about/'))],
      says: /nowhere|host|answer|follow|404/i,
      least: 'error',
    },
    {
      name: 'to the clear',
      on: 'garden',
      plant: [
        at('/old', to('http://slowbeds.example/about/')),
        at('http://slowbeds.example/about/', small('/about/', 'About')),
      ],
      says: /encrypt|http:/i,
    },
    {
      name: 'over the clear and back',
      on: 'garden',
      plant: [
        at('/old', to('http://slowbeds.example/about/')),
        at('http://slowbeds.example/about/', to(`${site}/about/`)),
      ],
      says: /encrypt|http:/i,
    },
    {
      name: 'Refresh after three seconds in the header',
      on: 'garden',
      plant: [at('/old', { headers: { 'content-type': 'text/html', refresh: '3; url=/about/' }, body: '<p>Moving' })],
      says: /refresh/i,
    },
    {
      name: 'tag at once to another host',
      on: 'garden',
      plant: [at('/old', html('<meta http-equiv="Refresh" content="0;https://newbeds.example/">'))],
      says: /refresh|tag/i,
    },
    {
      name: 'script that assigns',
      on: 'garden',
      plant: [at('/old', html('<script>location.assign("/about/")</script>'))],
      says: /script/i,
    },
    {
      name: 'script of the top window',
      on: 'garden',
      plant: [at('/old', html('<script>top.location = "https://slowbeds.example/about/";</script>'))],
      says: /script/i,
    },
    {
      name: 'three pages to the start',
      on: 'garden',
      plant: [at('/old', to('/')), at('/2019/01/beans/', to('/')), at('/2019/02/leeks/', to('/'))],
      asks: [
        ['redirect-checker', () => ({ urls: [`${site}/old`, `${site}/2019/01/beans/`, `${site}/2019/02/leeks/`] })],
      ],
      says: /home|start/i,
      least: 'advice',
    },
    {
      name: 'to what search may not list',
      on: 'garden',
      plant: [
        at('/old', to('/drafts/')),
        at('/drafts/', {
          ...small('/drafts/', 'Drafts'),
          headers: { 'content-type': 'text/html', 'x-robots-tag': 'noindex' },
        }),
      ],
      says: /noindex/i,
    },
    {
      name: 'to what has another canonical',
      on: 'garden',
      plant: [at('/old', to('/?p=1')), at('/?p=1', small('/about/', 'About'))],
      says: /canonical/i,
    },
    {
      name: 'to what crawlers may not read',
      on: 'garden',
      plant: [at('/old', to('/search')), at('/search', small('/search', 'Search'))],
      says: /robots|block/i,
    },
    { name: 'status 305', on: 'garden', plant: [at('/old', to('/about/', 305))], says: /305|proxy|status/i },
    {
      name: 'query that is lost',
      on: 'garden',
      plant: [at('/old?lang=de&page=2', to('/about/'))],
      asks: [['redirect-checker', () => ({ urls: [`${site}/old?lang=de&page=2`] })]],
      says: /query|parameter/i,
      least: 'advice',
    },
    {
      name: 'cookie needed on the way',
      on: 'garden',
      plant: [
        at('/old', { ...to('/old?cookie=1', 302), setCookies: ['test=1; Secure'] }),
        at('/old?cookie=1', to('/old', 302)),
      ],
      says: /loop|cookie/i,
      least: 'error',
    },
  ],
};

export default part;
