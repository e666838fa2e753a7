import type { Part } from './corpus.ts';
import { at, cut, move, robots, swap, tag } from './plants.ts';
import { fileAnswer, pictureAnswer } from './world.ts';

const image = (url: string) => swap(tag.ogImage, `<meta property="og:image" content="${url}">`);

const part: Part = {
  area: 'social cards',
  faults: [
    { name: 'picture of the card absent', on: 'blog', plant: [cut(tag.ogImage)], says: /picture|image/i },
    {
      name: 'picture of the card is gone',
      on: 'shop',
      plant: [at('/img/sencha-card.png', null)],
      says: /404|fetch|found|answer/i,
      where: /image|picture/i,
    },
    {
      name: 'picture of the card is too small',
      on: 'event',
      plant: [at('/media/winter-strings.png', pictureAnswer('a.png', 120, 63))],
      says: /small/i,
    },
    {
      name: 'picture of the card is below half the size',
      on: 'news',
      plant: [at('/photos/pont-partage.png', pictureAnswer('a.png', 400, 210))],
      says: /small/i,
    },
    {
      name: 'picture of the card is an svg',
      on: 'docs',
      plant: [image('https://docs.ledgerline.example/icon.svg')],
      says: /svg|format|show/i,
    },
    {
      name: 'picture of the card is an HTML page',
      on: 'landing',
      plant: [at('/img/tarjeta.png', fileAnswer('text/html', '<!doctype html><title>Inicio</title>'))],
      says: /type|picture|html|image/i,
    },
    {
      name: 'picture of the card is 9 MB',
      on: 'recipe',
      plant: [at('/suwar/kushari-card.png', pictureAnswer('a.png', 1200, 630, 9_000_000))],
      says: /large|MB|heav/i,
    },
    {
      name: 'picture of the card is a tall portrait',
      on: 'cafe',
      plant: [at('/img/kamakura-card.png', pictureAnswer('a.png', 900, 1600))],
      says: /crop|shape|ratio|1\.91/i,
      least: 'advice',
    },
    {
      name: 'stated size of the picture is not its size',
      on: 'shop',
      plant: [swap(tag.ogWidth, '<meta property="og:image:width" content="2400">')],
      says: /width|size/i,
      least: 'advice',
    },
    {
      name: 'picture with a relative address',
      on: 'event',
      plant: [image('/media/winter-strings.png')],
      says: /full|complete|absolute|relative/i,
    },
    {
      name: 'picture over http',
      on: 'news',
      plant: [image('http://www.courrier-du-lac.example/photos/pont-partage.png')],
      says: /http:|https|encrypt/i,
      least: 'advice',
    },
    {
      name: 'picture blocked by robots.txt',
      on: 'blog',
      plant: [robots('User-agent: *\nDisallow: /bilder/\nSitemap: https://krume-und-kruste.example/sitemap.xml\n')],
      says: /robots|block/i,
      where: /teilen|image|picture/i,
    },
    {
      name: 'title of the card absent',
      on: 'landing',
      plant: [cut(tag.ogTitle)],
      says: /og:title|title/i,
      least: 'advice',
    },
    {
      name: 'title of the card empty',
      on: 'recipe',
      plant: [swap(tag.ogTitle, '<meta property="og:title" content="">')],
      says: /og:title/i,
      least: 'advice',
    },
    {
      name: 'title of the card is an unfilled template',
      on: 'docs',
      plant: [swap(tag.ogTitle, '<meta property="og:title" content="{page.title}">')],
      says: /og:title[\s\S]*(?:template|placeholder|variable|filled|replaced|rendered)|(?:template|placeholder|variable|replaced|rendered)[\s\S]*og:title/i,
    },
    { name: 'type of the card absent', on: 'shop', plant: [cut(tag.ogType)], says: /og:type/i, least: 'advice' },
    {
      name: 'type of the card unknown',
      on: 'cafe',
      plant: [swap(tag.ogType, '<meta property="og:type" content="coffee-shop">')],
      says: /og:type|coffee-shop/i,
      least: 'advice',
    },
    {
      name: 'address of the card leads elsewhere',
      on: 'event',
      plant: [swap(tag.ogUrl, '<meta property="og:url" content="https://orchard-hall.example/">')],
      says: /og:url/i,
    },
    {
      name: 'address of the card is relative',
      on: 'blog',
      plant: [swap(tag.ogUrl, '<meta property="og:url" content="/sauerteig/ansetzen">')],
      says: /og:url/i,
    },
    {
      name: 'card of X unknown',
      on: 'news',
      plant: [swap(tag.card, '<meta name="twitter:card" content="big_image">')],
      says: /card/i,
    },
    { name: 'card of X absent', on: 'landing', plant: [cut(tag.card)], says: /card/i, least: 'advice' },
    {
      name: 'user name on X that is an address',
      on: 'shop',
      plant: [swap(tag.card, (found) => `${found}<meta name="twitter:site" content="https://x.com/harbour tea">`)],
      says: /twitter|X\b|username/i,
    },
    {
      name: 'Open Graph by name',
      on: 'recipe',
      plant: [
        swap(tag.ogTitle, (found) => found.replace('property=', 'name=')),
        swap(tag.ogImage, (found) => found.replace('property=', 'name=')),
      ],
      says: /property/i,
      least: 'advice',
    },
    { name: 'Open Graph in the body', on: 'docs', plant: [move(tag.ogImage, 'body')], says: /body|head/i },
    {
      name: 'no Open Graph at all',
      on: 'event',
      plant: [swap(/(?:<meta property="og:[^>]*>\s*)+/, '')],
      says: /open graph|og:/i,
      least: 'advice',
    },
    {
      name: 'picture of the card redirects to a page',
      on: 'cafe',
      plant: [at('/img/kamakura-card.png', { status: 302, headers: { location: '/' } })],
      says: /type|picture|html|redirect|fetch/i,
    },
    {
      name: 'locale of the card malformed',
      on: 'landing',
      plant: [swap(tag.ogType, (found) => `${found}<meta property="og:locale" content="spanish">`)],
      says: /locale/i,
      least: 'advice',
    },
    {
      name: 'picture of the card twice, the first gone',
      on: 'news',
      plant: [
        swap(
          tag.ogImage,
          (found) =>
            `<meta property="og:image" content="https://www.courrier-du-lac.example/photos/ancien.png">${found}`,
        ),
      ],
      says: /404|fetch|found|answer/i,
      where: /ancien/,
    },
  ],
};

export default part;
