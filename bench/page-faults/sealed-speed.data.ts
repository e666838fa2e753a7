import type { Part } from './corpus.ts';
import { answer, at, body, head, header } from './plants.ts';
import { fileAnswer, pictureAnswer } from './world.ts';

const script = 'window.planner = window.planner || { items: [], add(item) { this.items.push(item); } };\n';
const plain = (type: string, text: string) => ({
  body: text,
  headers: { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable', etag: '"9"' },
});

const part: Part = {
  area: 'speed',
  faults: [
    { name: 'page without compression', on: 'wiki', plant: [header('content-encoding', null)], says: /compress/i },
    {
      name: 'styles without compression',
      on: 'saddle',
      plant: [at('/css/site.css', plain('text/css', '.prodotto{margin:0 auto;padding:1rem}\n'.repeat(1500)))],
      says: /compress/i,
      where: /site\.css/,
    },
    {
      name: 'scripts without compression',
      on: 'planner',
      plant: [at('/js/site.js', plain('text/javascript', script.repeat(900)))],
      says: /compress/i,
      where: /site\.js/,
    },
    {
      name: 'styles asked for each time',
      on: 'garden',
      plant: [
        at('/css/site.css', {
          body: 'body{margin:0}',
          headers: { 'content-type': 'text/css', 'content-encoding': 'br' },
        }),
      ],
      says: /cache|kept|keep/i,
      where: /site\.css/,
      least: 'advice',
    },
    {
      name: 'scripts kept for ten minutes',
      on: 'hotel',
      plant: [at('/js/site.js', fileAnswer('text/javascript', script, { 'cache-control': 'public, max-age=600' }))],
      says: /cache|kept|keep/i,
      where: /site\.js/,
      least: 'advice',
    },
    {
      name: 'pictures that nobody may keep',
      on: 'course',
      plant: [
        at('/bilder/drejskiva.webp', {
          ...pictureAnswer('a.webp', 660, 440),
          headers: { 'content-type': 'image/webp', 'cache-control': 'no-cache, no-store, must-revalidate' },
        }),
      ],
      says: /cache|kept|keep/i,
      where: /drejskiva/,
      least: 'advice',
    },
    { name: 'no Vary with gzip', on: 'dentist', plant: [header('vary', null)], says: /vary/i, least: 'advice' },
    {
      name: 'Vary by cookie',
      on: 'saddle',
      plant: [header('vary', 'Cookie, Accept-Encoding')],
      says: /vary/i,
      least: 'advice',
    },
    { name: 'Vary by everything', on: 'planner', plant: [header('vary', '*')], says: /vary/i, least: 'advice' },
    {
      name: 'nothing about caching',
      on: 'magazine',
      plant: [header('cache-control', null)],
      says: /cache/i,
      least: 'advice',
    },
    {
      name: 'public and private at once',
      on: 'course',
      plant: [header('cache-control', 'public, private, max-age=600')],
      says: /cache|contradict/i,
      least: 'advice',
    },
    {
      name: 'directive of caching misspelt',
      on: 'wiki',
      plant: [header('cache-control', 'maxage=600, publik')],
      says: /cache|maxage|publik/i,
      least: 'advice',
    },
    {
      name: 'expired since 1997 and nothing else',
      on: 'hotel',
      plant: [header('cache-control', null), header('expires', 'Mon, 26 Jul 1997 05:00:00 GMT')],
      says: /cache|expire/i,
      least: 'advice',
    },
    {
      name: 'no validator',
      on: 'garden',
      plant: [header('etag', null)],
      says: /etag|last-modified|unchanged/i,
      least: 'advice',
    },
    {
      name: 'three scripts that block',
      on: 'magazine',
      plant: [
        head('<script src="/js/site.js?a"></script><script src="/js/site.js?b"></script>'),
        at('/js/site.js?a', fileAnswer('text/javascript', script)),
        at('/js/site.js?b', fileAnswer('text/javascript', script)),
      ],
      says: /block|script/i,
      least: 'advice',
    },
    {
      name: 'script of three megabytes',
      on: 'course',
      plant: [at('/js/site.js', fileAnswer('text/javascript', script.repeat(35_000)))],
      says: /large|heav|KB|MB|weigh|bytes/i,
      where: /site\.js/,
    },
    {
      name: 'styles of one megabyte',
      on: 'wiki',
      plant: [
        at('/css/site.css', fileAnswer('text/css', '.madde-kutusu{color:#223344;margin:0 0 4px}\n'.repeat(24_000))),
      ],
      says: /large|heav|KB|MB|weigh|bytes/i,
      where: /site\.css/,
    },
    {
      name: 'styles that import styles',
      on: 'garden',
      plant: [
        at('/css/site.css', fileAnswer('text/css', '@import url("/css/base.css");body{margin:0}')),
        at('/css/base.css', fileAnswer('text/css', 'p{margin:0}')),
      ],
      says: /import/i,
      least: 'advice',
    },
    {
      name: 'very many elements',
      on: 'dentist',
      plant: [body(`<div>${'<p><b>a</b><i>b</i></p>'.repeat(2400)}</div>`)],
      says: /elements/i,
      least: 'advice',
    },
    {
      name: 'very deep elements',
      on: 'hotel',
      plant: [body(`${'<div>'.repeat(90)}<p>深</p>${'</div>'.repeat(90)}`)],
      says: /deep|depth|nested|elements/i,
      least: 'advice',
    },
    {
      name: 'scripts of 400 KB in the page',
      on: 'saddle',
      plant: [head(`<script>${'var catalogo=catalogo||[];catalogo.push("sella");'.repeat(8500)}</script>`)],
      says: /inline|code|script/i,
      least: 'advice',
    },
    {
      name: 'first byte after 2.5 seconds',
      on: 'magazine',
      plant: [answer({ waited: 2500 })],
      says: /slow|second|wait|answer/i,
      least: 'advice',
    },
    {
      name: 'film loaded in advance',
      on: 'course',
      plant: [
        body(
          '<video src="/film.mp4" preload="auto" controls width="640" height="360"><track kind="captions" src="/film.vtt" srclang="sv"></video>',
        ),
      ],
      says: /video|load/i,
      least: 'advice',
    },
    {
      name: 'two frames at once',
      on: 'wiki',
      plant: [
        body(
          '<iframe src="https://harita.example/1" title="Harita 1"></iframe><iframe src="https://harita.example/2" title="Harita 2"></iframe>',
        ),
      ],
      says: /frame|lazy/i,
      least: 'advice',
    },
    {
      name: 'ten pictures at once',
      on: 'planner',
      plant: [
        body(
          Array.from(
            { length: 10 },
            (_, n) => `<img src="/media/equipe-${n}.webp" alt="Membre ${n} de l’équipe" width="200" height="200">`,
          ).join(''),
        ),
        ...Array.from({ length: 10 }, (_, n) => at(`/media/equipe-${n}.webp`, pictureAnswer('a.webp', 200, 200))),
      ],
      says: /lazy|immediately/i,
      least: 'advice',
    },
    {
      name: 'preload of what is gone',
      on: 'hotel',
      plant: [head('<link rel="preload" as="image" href="/images/hero.avif">')],
      says: /preload|404/i,
      where: /hero/,
    },
    {
      name: 'preload as a word that is none',
      on: 'dentist',
      plant: [head('<link rel="preload" as="stylesheet" href="/css/site.css">')],
      says: /preload|\bas\b/i,
      least: 'advice',
    },
    {
      name: 'preload of eight files',
      on: 'garden',
      plant: [
        head(Array.from({ length: 8 }, (_, n) => `<link rel="preload" as="script" href="/js/part-${n}.js">`).join('')),
        ...Array.from({ length: 8 }, (_, n) => at(`/js/part-${n}.js`, fileAnswer('text/javascript', script))),
      ],
      says: /preload/i,
      least: 'advice',
    },
    {
      name: 'script answers 500',
      on: 'saddle',
      plant: [at('/js/site.js', { status: 500 })],
      says: /500|found|answer|missing/i,
      where: /site\.js/,
    },
    {
      name: 'script of the type of text',
      on: 'planner',
      plant: [at('/js/site.js', fileAnswer('text/plain', script))],
      says: /type/i,
      where: /site\.js/,
    },
    {
      name: 'packed by deflate',
      on: 'wiki',
      plant: [header('content-encoding', 'deflate')],
      says: /compress|deflate/i,
      least: 'advice',
    },
    {
      name: 'packed twice',
      on: 'dentist',
      plant: [header('content-encoding', 'br, gzip')],
      says: /compress|encoding|twice/i,
    },
  ],
};

export default part;
