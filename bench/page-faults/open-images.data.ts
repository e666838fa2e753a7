import type { Part } from './corpus.ts';
import { at, body, bodyStart, swap } from './plants.ts';
import { fileAnswer, pictureAnswer } from './world.ts';

const part: Part = {
  area: 'images',
  faults: [
    {
      name: 'picture without alt',
      on: 'shop',
      plant: [swap(' alt="A pale green cup of Sencha"', '')],
      says: /alt/i,
      where: /sencha-cup/,
    },
    {
      name: 'linked picture with empty alt',
      on: 'event',
      plant: [
        body('<a href="/visit"><img src="/media/quartet.webp" alt="" width="70" height="47" loading="lazy"></a>'),
      ],
      says: /picture|alt|link/i,
      where: /visit|quartet/,
    },
    {
      name: 'alt that is a file name',
      on: 'blog',
      plant: [swap('alt="Ein Glas mit Sauerteig, der sich verdoppelt hat"', 'alt="IMG_20240914_0812.jpg"')],
      says: /alt/i,
      least: 'advice',
    },
    {
      name: 'alt that says image',
      on: 'news',
      plant: [swap(/alt="Des cyclistes[^"]*"/, 'alt="image"')],
      says: /alt/i,
      least: 'advice',
    },
    {
      name: 'alt of a paragraph',
      on: 'recipe',
      plant: [
        swap(
          /alt="طبق[^"]*"/,
          `alt="${'طبق كشري مع البصل المقرمش وصلصة الطماطم الحارة والدقة بالثوم والخل والعدس '.repeat(4)}"`,
        ),
      ],
      says: /alt[\s\S]*long/i,
      least: 'advice',
    },
    {
      name: 'picture that is gone',
      on: 'cafe',
      plant: [at('/img/kamakura.webp', null)],
      says: /404|found|answer|missing|load/i,
      where: /kamakura/,
    },
    {
      name: 'picture that is an HTML page',
      on: 'landing',
      plant: [at('/img/agenda.webp', fileAnswer('text/html', '<!doctype html><title>Inicio</title>'))],
      says: /type|picture|html/i,
      where: /agenda/,
    },
    {
      name: 'picture without a source',
      on: 'docs',
      plant: [body('<img src="" alt="Diagram of a delivery" width="600" height="300">')],
      says: /file|src|source/i,
    },
    {
      name: 'lazy source that only a script loads',
      on: 'news',
      plant: [
        swap(
          '<img src="/photos/pont-des-tanneurs.webp"',
          '<img class="lazyload" data-src="/photos/pont-des-tanneurs.webp"',
        ),
      ],
      says: /script|data-src|lazy|src/i,
    },
    {
      name: 'placeholder in src and the picture in data-src',
      on: 'event',
      plant: [
        swap(
          '<img src="/media/quartet.webp"',
          '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==" data-src="/media/quartet.webp"',
        ),
      ],
      says: /script|data-src|placeholder/i,
    },
    {
      name: 'srcset with a width that is no number',
      on: 'blog',
      plant: [
        swap(
          '<img src="/bilder/sauerteig-glas.webp"',
          '<img srcset="/bilder/sauerteig-glas.webp 720px, /bilder/sauerteig-glas-360.webp 360px" src="/bilder/sauerteig-glas.webp"',
        ),
      ],
      says: /srcset/i,
    },
    {
      name: 'srcset with widths and densities mixed',
      on: 'shop',
      plant: [
        swap(
          '<img src="/img/sencha-cup.webp"',
          '<img srcset="/img/sencha-cup.webp 320w, /img/sencha-cup-2.webp 2x" src="/img/sencha-cup.webp"',
        ),
      ],
      says: /srcset/i,
    },
    {
      name: 'srcset without its commas',
      on: 'cafe',
      plant: [
        swap(
          '<img src="/img/kamakura.webp"',
          '<img srcset="/img/kamakura-320.webp 320w /img/kamakura.webp 640w" sizes="100vw" src="/img/kamakura.webp"',
        ),
      ],
      says: /srcset/i,
    },
    {
      name: 'srcset with widths and no sizes',
      on: 'recipe',
      plant: [
        swap(
          '<img src="/suwar/kushari.webp"',
          '<img srcset="/suwar/kushari-320.webp 320w, /suwar/kushari.webp 640w" src="/suwar/kushari.webp"',
        ),
        at('/suwar/kushari-320.webp', pictureAnswer('a.webp', 320, 240)),
      ],
      says: /sizes/i,
      least: 'advice',
    },
    {
      name: 'srcset with a picture that is gone',
      on: 'landing',
      plant: [
        swap(
          '<img src="/img/agenda.webp"',
          '<img srcset="/img/agenda.webp 1x, /img/agenda-retina.webp 2x" src="/img/agenda.webp"',
        ),
      ],
      says: /404|found|answer|missing|load/i,
      where: /agenda-retina/,
    },
    {
      name: 'sizes that are malformed',
      on: 'shop',
      plant: [swap('sizes="(max-width: 640px) 100vw, 640px"', 'sizes="max-width: 640px 100vw; 640"')],
      says: /sizes/i,
    },
    {
      name: 'picture element without img',
      on: 'news',
      plant: [
        swap(
          /<img src="\/photos\/pont[^>]*>/,
          '<picture><source srcset="/photos/pont-des-tanneurs.webp" type="image/webp"></picture>',
        ),
      ],
      says: /picture[\s\S]*img|<picture>/i,
    },
    {
      name: 'source of a picture with src instead of srcset',
      on: 'blog',
      plant: [
        swap(
          /(<img src="\/bilder[^>]*>)/,
          (img) => `<picture><source src="/bilder/sauerteig-glas.avif" type="image/avif">${img}</picture>`,
        ),
      ],
      says: /srcset|source/i,
    },
    {
      name: 'picture without width and height',
      on: 'event',
      plant: [swap(' width="700" height="467"', '')],
      says: /width|height|size/i,
      least: 'advice',
    },
    {
      name: 'width in words',
      on: 'cafe',
      plant: [swap('width="640" height="427"', 'width="100%" height="auto"')],
      says: /width|height|size/i,
      least: 'advice',
    },
    {
      name: 'picture much larger than shown',
      on: 'shop',
      plant: [
        swap('src="/img/sencha-cup.webp"', 'src="/img/sencha-cup.png"'),
        at('/img/sencha-cup.png', pictureAnswer('a.png', 4000, 3000)),
      ],
      says: /large|shown|pixels|size/i,
      where: /sencha-cup\.png/,
    },
    {
      name: 'picture of four megabytes',
      on: 'blog',
      plant: [
        swap('src="/bilder/sauerteig-glas.webp"', 'src="/bilder/sauerteig-glas.jpg"'),
        at('/bilder/sauerteig-glas.jpg', pictureAnswer('a.jpg', 720, 480, 4_200_000)),
      ],
      says: /heav|large|MB|weigh|bytes/i,
      where: /sauerteig-glas\.jpg/,
    },
    {
      name: 'proportions that distort the picture',
      on: 'landing',
      plant: [
        swap('src="/img/agenda.webp" width="600" height="400"', 'src="/img/agenda.png" width="600" height="600"'),
        at('/img/agenda.png', pictureAnswer('a.png', 1200, 800)),
      ],
      says: /proportion|distort|ratio|shape|stretched/i,
    },
    {
      name: 'first picture lazy',
      on: 'news',
      plant: [swap('<img src="/photos', '<img loading="lazy" src="/photos')],
      says: /lazy|late/i,
    },
    {
      name: 'every picture with high priority',
      on: 'docs',
      plant: [
        body(
          [1, 2, 3, 4, 5]
            .map(
              (at) =>
                `<img src="/assets/step-${at}.webp" alt="Step ${at} of the set-up" width="600" height="300" fetchpriority="high">`,
            )
            .join('\n'),
        ),
        ...[1, 2, 3, 4, 5].map((n) => at(`/assets/step-${n}.webp`, pictureAnswer('a.webp', 600, 300))),
      ],
      says: /priority/i,
      least: 'advice',
    },
    {
      name: 'picture in a format that browsers do not show',
      on: 'recipe',
      plant: [
        swap('src="/suwar/kushari.webp"', 'src="/suwar/kushari.tiff"'),
        at('/suwar/kushari.tiff', fileAnswer('image/tiff', new Uint8Array([0x49, 0x49, 0x2a, 0]))),
      ],
      says: /tiff|show|format/i,
    },
    {
      name: 'map area without alt',
      on: 'event',
      plant: [
        bodyStart(
          '<img src="/media/quartet.webp" usemap="#seats" alt="Plan of the seats" width="70" height="47"><map name="seats"><area shape="rect" coords="0,0,35,47" href="/visit"></map>',
        ),
      ],
      says: /area|alt/i,
    },
    {
      name: 'button of a picture without alt',
      on: 'shop',
      plant: [
        body(
          '<form action="/search"><label for="q">Search</label><input id="q" name="q"><input type="image" src="/img/sencha-cup.webp"></form>',
        ),
      ],
      says: /alt|name|label/i,
    },
    {
      name: 'picture over http',
      on: 'blog',
      plant: [
        swap('src="/bilder/sauerteig-glas.webp"', 'src="http://krume-und-kruste.example/bilder/sauerteig-glas.webp"'),
      ],
      says: /encrypt|http:|mixed/i,
    },
    {
      name: 'picture from the disk of its author',
      on: 'cafe',
      plant: [body('<img src="file:///C:/Users/mori/Desktop/menu.png" alt="メニュー" width="300" height="200">')],
      says: /file:|local|disk|address/i,
    },
  ],
};

export default part;
