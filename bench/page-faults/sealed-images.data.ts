import type { Part } from './corpus.ts';
import { at, body, bodyStart, swap } from './plants.ts';
import { fileAnswer, pictureAnswer } from './world.ts';

const part: Part = {
  area: 'images',
  faults: [
    { name: 'no alt', on: 'wiki', plant: [swap(/ alt="Dere kenarında[^"]*"/, '')], says: /alt/i, where: /degirmen/ },
    {
      name: 'logo that is a link without words',
      on: 'saddle',
      plant: [body('<a href="/"><img src="/foto/rivetti.webp" alt="" width="40" height="30" loading="lazy"></a>')],
      says: /picture|alt|link/i,
    },
    {
      name: 'name of the file as alt',
      on: 'garden',
      plant: [swap('alt="A basket of yellow potatoes"', 'alt="harvest-final_v2.webp"')],
      says: /alt/i,
      least: 'advice',
    },
    {
      name: 'alt that says photo',
      on: 'course',
      plant: [swap(/alt="Händer[^"]*"/, 'alt="foto"')],
      says: /alt/i,
      least: 'advice',
    },
    {
      name: 'alt as long as a paragraph',
      on: 'dentist',
      plant: [
        swap(
          /alt="A equipa[^"]*"/,
          `alt="${'A equipa de quatro dentistas na sala de tratamento com o equipamento novo de radiografia '.repeat(5)}"`,
        ),
      ],
      says: /alt[\s\S]*long/i,
      least: 'advice',
    },
    {
      name: 'picture answers 404',
      on: 'hotel',
      plant: [at('/images/garden.webp', null)],
      says: /404|found|answer|missing|load/i,
      where: /garden/,
    },
    {
      name: 'picture answers 403',
      on: 'magazine',
      plant: [at('/tmunot/gesher.webp', { status: 403 })],
      says: /403|found|answer|missing|load/i,
      where: /gesher/,
    },
    {
      name: 'picture of which the server says text',
      on: 'planner',
      plant: [at('/media/ecran.webp', fileAnswer('text/plain', 'RIFF'))],
      says: /type|picture|text/i,
      where: /ecran/,
    },
    {
      name: 'picture without src',
      on: 'saddle',
      plant: [body('<img alt="Anteprima della borsa" width="300" height="200">')],
      says: /file|src|source/i,
    },
    {
      name: 'picture that a library loads',
      on: 'garden',
      plant: [
        swap(
          '<img src="/wp-content/uploads/2025/04/straw.webp"',
          '<img class="lozad" data-lazy-src="/wp-content/uploads/2025/04/straw.webp"',
        ),
      ],
      says: /script|data-|lazy|src/i,
    },
    {
      name: 'grey pixel until a script comes',
      on: 'hotel',
      plant: [
        swap(
          '<img src="/images/garden.webp"',
          '<img src="data:image/svg+xml,%3Csvg xmlns=\'http://www.w3.org/2000/svg\'/%3E" data-original="/images/garden.webp"',
        ),
      ],
      says: /script|data-|placeholder/i,
    },
    {
      name: 'srcset with heights',
      on: 'wiki',
      plant: [
        swap(
          '<img src="/gorsel/degirmen.webp"',
          '<img srcset="/gorsel/degirmen.webp 375h" src="/gorsel/degirmen.webp"',
        ),
      ],
      says: /srcset/i,
    },
    {
      name: 'srcset with two words for one width',
      on: 'course',
      plant: [
        swap(
          '<img src="/bilder/drejskiva.webp"',
          '<img srcset="/bilder/drejskiva.webp 660w, /bilder/drejskiva-b.webp 660w" sizes="100vw" src="/bilder/drejskiva.webp"',
        ),
        at('/bilder/drejskiva-b.webp', pictureAnswer('a.webp', 660, 440)),
      ],
      says: /srcset/i,
    },
    {
      name: 'srcset with a space in a name',
      on: 'magazine',
      plant: [
        swap(
          '<img src="/tmunot/gesher.webp"',
          '<img srcset="/tmunot/gesher even.webp 700w, /tmunot/gesher.webp 350w" sizes="100vw" src="/tmunot/gesher.webp"',
        ),
      ],
      says: /srcset/i,
    },
    {
      name: 'srcset of widths without sizes',
      on: 'planner',
      plant: [swap('<img src="/media/ecran.webp"', '<img srcset="/media/ecran.webp 640w" src="/media/ecran.webp"')],
      says: /sizes/i,
      least: 'advice',
    },
    {
      name: 'srcset whose large one is gone',
      on: 'dentist',
      plant: [
        swap(
          '<img src="/imagens/equipa.webp"',
          '<img srcset="/imagens/equipa.webp 600w, /imagens/equipa-1200.webp 1200w" sizes="600px" src="/imagens/equipa.webp"',
        ),
      ],
      says: /404|found|answer|missing|load/i,
      where: /equipa-1200/,
    },
    {
      name: 'sizes in percent',
      on: 'saddle',
      plant: [swap('sizes="(max-width: 800px) 100vw, 800px"', 'sizes="100%"')],
      says: /sizes/i,
    },
    {
      name: 'picture with sources and no img',
      on: 'course',
      plant: [
        swap(
          /<img src="\/bilder\/drejskiva[^>]*>/,
          '<picture><source type="image/webp" srcset="/bilder/drejskiva.webp"></picture>',
        ),
      ],
      says: /picture[\s\S]*img|<picture>/i,
    },
    {
      name: 'source after the img',
      on: 'hotel',
      plant: [
        swap(
          /(<img src="\/images\/garden[^>]*>)/,
          (img) => `<picture>${img}<source srcset="/images/garden.avif" type="image/avif"></picture>`,
        ),
      ],
      says: /source/i,
    },
    {
      name: 'no measures',
      on: 'dentist',
      plant: [swap(' width="600" height="400"', '')],
      says: /width|height|size/i,
      least: 'advice',
    },
    {
      name: 'measures with their unit',
      on: 'planner',
      plant: [swap('width="640" height="400"', 'width="640px" height="400px"')],
      says: /width|height|size/i,
      least: 'advice',
    },
    {
      name: 'photograph of a camera shown small',
      on: 'garden',
      plant: [
        swap('src="/wp-content/uploads/2025/04/harvest.webp"', 'src="/wp-content/uploads/2025/04/harvest.jpg"'),
        at('/wp-content/uploads/2025/04/harvest.jpg', pictureAnswer('a.jpg', 6000, 4000)),
      ],
      says: /large|shown|pixels|size/i,
      where: /harvest\.jpg/,
    },
    {
      name: 'picture of three megabytes',
      on: 'saddle',
      plant: [
        swap('<img src="/foto/rivetti.webp"', '<img src="/foto/rivetti.png"'),
        at('/foto/rivetti.png', pictureAnswer('a.png', 400, 300, 3_100_000)),
      ],
      says: /heav|large|MB|weigh|bytes/i,
      where: /rivetti\.png/,
    },
    {
      name: 'picture pressed into a square',
      on: 'magazine',
      plant: [
        swap('src="/tmunot/gesher.webp" width="700" height="460"', 'src="/tmunot/gesher.jpg" width="460" height="460"'),
        at('/tmunot/gesher.jpg', pictureAnswer('a.jpg', 1400, 700)),
      ],
      says: /proportion|distort|ratio|shape|stretched/i,
    },
    {
      name: 'main picture lazy',
      on: 'hotel',
      plant: [swap('<img src="/images', '<img loading="lazy" src="/images')],
      says: /lazy|late/i,
    },
    {
      name: 'main picture lazy and with priority',
      on: 'saddle',
      plant: [swap('fetchpriority="high"', 'fetchpriority="high" loading="lazy"')],
      says: /lazy|late|priority/i,
    },
    {
      name: 'bitmap of an old system',
      on: 'wiki',
      plant: [
        swap('src="/gorsel/degirmen.webp"', 'src="/gorsel/degirmen.bmp"'),
        at('/gorsel/degirmen.bmp', fileAnswer('image/bmp', new Uint8Array([0x42, 0x4d]))),
      ],
      says: /bmp|show|format/i,
      least: 'advice',
    },
    {
      name: 'picture of a phone in HEIC',
      on: 'course',
      plant: [
        swap('src="/bilder/drejskiva.webp"', 'src="/bilder/IMG_2041.HEIC"'),
        at('/bilder/IMG_2041.HEIC', fileAnswer('image/heic', new Uint8Array(16))),
      ],
      says: /heic|show|format/i,
    },
    {
      name: 'svg as a role of a picture without a name',
      on: 'dentist',
      plant: [bodyStart('<svg role="img" viewBox="0 0 24 24"><path d="M0 0h24v24z"/></svg>')],
      says: /svg|name|alt|picture/i,
    },
    {
      name: 'picture of the disk of an editor',
      on: 'planner',
      plant: [body('<img src="C:\\Users\\paul\\Images\\equipe.png" alt="Équipe" width="300" height="200">')],
      says: /address|local|disk|answer|404|invalid/i,
      where: /equipe/,
    },
  ],
};

export default part;
