import type { Part } from './corpus.ts';
import { answer, at, body, bodyStart, head, header, swap } from './plants.ts';
import { fileAnswer, pictureAnswer } from './world.ts';

const css = 'body{font:100%/1.5 system-ui;margin:0 auto;max-width:70rem}img{max-width:100%;height:auto}';
const script = 'document.documentElement.classList.add("js");'.repeat(100);
const plain = (type: string, text: string, headers = {}) => ({
  body: text,
  headers: { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable', etag: '"9"', ...headers },
});

const part: Part = {
  area: 'speed',
  faults: [
    { name: 'page uncompressed', on: 'shop', plant: [header('content-encoding', null)], says: /compress/i },
    {
      name: 'style sheet uncompressed',
      on: 'news',
      plant: [at('/css/site.css', plain('text/css', css.repeat(200)))],
      says: /compress/i,
      where: /site\.css/,
    },
    {
      name: 'script uncompressed',
      on: 'docs',
      plant: [at('/js/site.js', plain('text/javascript', script.repeat(20)))],
      says: /compress/i,
      where: /site\.js/,
    },
    {
      name: 'style sheet that nobody may keep',
      on: 'event',
      plant: [at('/css/site.css', fileAnswer('text/css', css, { 'cache-control': 'no-store' }))],
      says: /cache|kept|keep/i,
      where: /site\.css/,
      least: 'advice',
    },
    {
      name: 'script kept for a minute',
      on: 'landing',
      plant: [at('/js/site.js', fileAnswer('text/javascript', script, { 'cache-control': 'max-age=60' }))],
      says: /cache|kept|keep/i,
      where: /site\.js/,
      least: 'advice',
    },
    {
      name: 'picture without any word about caching',
      on: 'blog',
      plant: [at('/bilder/sauerteig-glas.webp', { body: 'RIFF....WEBP', headers: { 'content-type': 'image/webp' } })],
      says: /cache|kept|keep/i,
      where: /sauerteig-glas/,
      least: 'advice',
    },
    {
      name: 'compressed page without Vary',
      on: 'recipe',
      plant: [header('vary', null)],
      says: /vary/i,
      least: 'advice',
    },
    {
      name: 'page that varies by everything',
      on: 'cafe',
      plant: [header('vary', '*')],
      says: /vary/i,
      least: 'advice',
    },
    {
      name: 'page that varies by user agent',
      on: 'news',
      plant: [header('vary', 'Accept-Encoding, User-Agent, Cookie')],
      says: /vary/i,
      least: 'advice',
    },
    {
      name: 'page without any word about caching',
      on: 'shop',
      plant: [header('cache-control', null)],
      says: /cache/i,
      least: 'advice',
    },
    {
      name: 'page that contradicts itself about caching',
      on: 'docs',
      plant: [header('cache-control', 'no-store, public, max-age=86400')],
      says: /cache|contradict/i,
      least: 'advice',
    },
    {
      name: 'page kept for a year',
      on: 'event',
      plant: [header('cache-control', 'public, max-age=31536000, immutable')],
      says: /cache|year|long/i,
      least: 'advice',
    },
    {
      name: 'page without a validator',
      on: 'landing',
      plant: [header('etag', null)],
      says: /etag|last-modified|unchanged/i,
      least: 'advice',
    },
    {
      name: 'script that blocks the page',
      on: 'blog',
      plant: [swap('<script src="/js/site.js" defer></script>', '<script src="/js/site.js"></script>')],
      says: /block|script/i,
      least: 'advice',
    },
    {
      name: 'script of two megabytes',
      on: 'landing',
      plant: [at('/js/site.js', fileAnswer('text/javascript', script.repeat(460)))],
      says: /large|heav|KB|MB|weigh|bytes/i,
      where: /site\.js/,
    },
    {
      name: 'style sheet imported by a style element',
      on: 'recipe',
      plant: [head('<style>@import url("/css/site.css");</style>')],
      says: /import/i,
      least: 'advice',
    },
    {
      name: 'page of seven thousand elements',
      on: 'docs',
      plant: [body(`<ul>${'<li><span>item</span></li>'.repeat(3600)}</ul>`)],
      says: /elements/i,
      least: 'advice',
    },
    {
      name: 'page with 300 KB of styles in it',
      on: 'shop',
      plant: [head(`<style>${'.t-a{color:#123456;margin:0 0 4px}\n'.repeat(9000)}</style>`)],
      says: /inline|code|styles/i,
      least: 'advice',
    },
    {
      name: 'picture of 700 KB in the address of a style',
      on: 'event',
      plant: [
        bodyStart(
          `<img alt="Map of the hall" width="600" height="400" src="data:image/png;base64,${'iVBORw0KGgoAAAANSUhEUgAA'.repeat(25_000)}">`,
        ),
      ],
      says: /inline|\bKB\b|\bMB\b|heav|weigh/i,
      least: 'advice',
    },
    {
      name: 'server that answers after three seconds',
      on: 'cafe',
      plant: [answer({ waited: 3200 })],
      says: /slow|second|wait|answer/i,
      least: 'advice',
    },
    {
      name: 'video loaded before it is played',
      on: 'news',
      plant: [
        body(
          '<video src="/video/pont.mp4" preload="auto" controls width="640" height="360"><track kind="captions" src="/video/pont.vtt" srclang="fr"></video>',
        ),
      ],
      says: /video|load/i,
      least: 'advice',
    },
    {
      name: 'frame far down that is not lazy',
      on: 'landing',
      plant: [
        body('<iframe src="https://mapas.example/embed?q=madrid" title="Mapa" width="600" height="400"></iframe>'),
      ],
      says: /frame|lazy/i,
      least: 'advice',
    },
    {
      name: 'seven pictures, none lazy',
      on: 'blog',
      plant: [
        body(
          Array.from(
            { length: 7 },
            (_, n) => `<img src="/bilder/tag-${n}.webp" alt="Der Teig an Tag ${n}" width="600" height="400">`,
          ).join('\n'),
        ),
        ...Array.from({ length: 7 }, (_, n) => at(`/bilder/tag-${n}.webp`, pictureAnswer('a.webp', 600, 400))),
      ],
      says: /lazy|immediately/i,
      least: 'advice',
    },
    {
      name: 'preload of a file that is gone',
      on: 'docs',
      plant: [head('<link rel="preload" href="/fonts/inter.woff2" as="font" type="font/woff2" crossorigin>')],
      says: /preload|404|font/i,
      where: /inter\.woff2/,
    },
    {
      name: 'preload without saying what',
      on: 'shop',
      plant: [head('<link rel="preload" href="/css/site.css">')],
      says: /preload|\bas\b/i,
      least: 'advice',
    },
    {
      name: 'font preload without crossorigin',
      on: 'recipe',
      plant: [
        head('<link rel="preload" href="/fonts/cairo.woff2" as="font" type="font/woff2">'),
        at('/fonts/cairo.woff2', fileAnswer('font/woff2', new Uint8Array(2000))),
      ],
      says: /crossorigin|preload/i,
      least: 'advice',
    },
    {
      name: 'script that is gone',
      on: 'cafe',
      plant: [at('/js/site.js', null)],
      says: /404|found|answer|missing/i,
      where: /site\.js/,
    },
    {
      name: 'script with the type of a page',
      on: 'event',
      plant: [at('/js/site.js', fileAnswer('text/html', '<!doctype html><title>Home</title>'))],
      says: /type|html/i,
      where: /site\.js/,
    },
    {
      name: 'page compressed twice',
      on: 'news',
      plant: [header('content-encoding', 'gzip, gzip')],
      says: /compress|encoding|twice/i,
    },
    {
      name: 'gzip only',
      on: 'landing',
      plant: [header('content-encoding', 'gzip')],
      says: /compress|gzip/i,
      least: 'advice',
    },
  ],
};

export default part;
