import type { Part } from './corpus.ts';
import { at, cut, head, move, robots, swap, tag } from './plants.ts';
import { fileAnswer, pictureAnswer } from './world.ts';

const image = (url: string) => swap(tag.ogImage, `<meta property="og:image" content="${url}">`);

const part: Part = {
  area: 'social cards',
  faults: [
    { name: 'no picture', on: 'wiki', plant: [cut(tag.ogImage)], says: /picture|image/i },
    {
      name: 'picture gone',
      on: 'hotel',
      plant: [at('/images/garden-card.png', { status: 410 })],
      says: /410|fetch|found|answer/i,
      where: /image|picture/i,
    },
    {
      name: 'picture refused',
      on: 'planner',
      plant: [at('/media/planibord.png', { status: 403 })],
      says: /403|fetch|found|answer/i,
      where: /image|picture/i,
    },
    {
      name: 'picture of 180 pixels',
      on: 'dentist',
      plant: [at('/imagens/clinica.png', pictureAnswer('a.png', 180, 180))],
      says: /small/i,
    },
    {
      name: 'picture of 500 by 262',
      on: 'course',
      plant: [at('/bilder/keramik.png', pictureAnswer('a.png', 500, 262))],
      says: /small/i,
    },
    {
      name: 'picture of one pixel',
      on: 'saddle',
      plant: [at('/foto/aquila-social.png', pictureAnswer('a.png', 1, 1))],
      says: /small/i,
    },
    {
      name: 'picture is a vector',
      on: 'magazine',
      plant: [image('https://derech.example/icon.svg')],
      says: /svg|format|show/i,
    },
    {
      name: 'picture is JSON',
      on: 'garden',
      plant: [
        at('/wp-content/uploads/2025/04/straw-card.png', fileAnswer('application/json', '{"error":"not found"}')),
      ],
      says: /type|picture|json|image/i,
    },
    {
      name: 'picture of 8.4 MB',
      on: 'wiki',
      plant: [at('/gorsel/degirmen-kart.png', pictureAnswer('a.png', 1200, 630, 8_400_000))],
      says: /large|MB|heav/i,
    },
    {
      name: 'picture as a tall column',
      on: 'saddle',
      plant: [at('/foto/aquila-social.png', pictureAnswer('a.png', 640, 1280))],
      says: /crop|shape|ratio|1\.91/i,
      least: 'advice',
    },
    {
      name: 'height that is not the picture’s',
      on: 'hotel',
      plant: [
        swap('<meta property="og:image:height" content="630">', '<meta property="og:image:height" content="1200">'),
      ],
      says: /height|size/i,
      least: 'advice',
    },
    {
      name: 'picture without its host',
      on: 'garden',
      plant: [image('wp-content/uploads/2025/04/straw-card.png')],
      says: /full|complete|absolute|relative/i,
    },
    {
      name: 'picture without its scheme',
      on: 'planner',
      plant: [image('//www.planibord.example/media/planibord.png')],
      says: /full|complete|absolute|relative|scheme/i,
      least: 'advice',
    },
    {
      name: 'picture in the clear',
      on: 'dentist',
      plant: [image('http://clinica-arroios.example/imagens/clinica.png')],
      says: /http:|https|encrypt/i,
      least: 'advice',
    },
    {
      name: 'folder of pictures blocked',
      on: 'course',
      plant: [robots('User-agent: *\nDisallow: /bilder/\nSitemap: https://folkhogskolan.example/sitemap.xml\n')],
      says: /robots|block/i,
      where: /keramik|image|picture/i,
    },
    {
      name: 'no title of the card',
      on: 'magazine',
      plant: [cut(tag.ogTitle)],
      says: /og:title|title/i,
      least: 'advice',
    },
    {
      name: 'title is a template',
      on: 'saddle',
      plant: [swap(tag.ogTitle, '<meta property="og:title" content="{{ product.title }}">')],
      says: /og:title[\s\S]*(?:template|placeholder|variable|filled|replaced|rendered)|(?:template|placeholder|variable|replaced|rendered)[\s\S]*og:title/i,
    },
    {
      name: 'description of the card is empty',
      on: 'hotel',
      plant: [swap(tag.ogDescription, '<meta property="og:description" content="">')],
      says: /description/i,
      least: 'advice',
    },
    { name: 'no type', on: 'dentist', plant: [cut(tag.ogType)], says: /og:type/i, least: 'advice' },
    {
      name: 'type of another language',
      on: 'saddle',
      plant: [swap(tag.ogType, '<meta property="og:type" content="prodotto">')],
      says: /og:type|prodotto/i,
      least: 'advice',
    },
    {
      name: 'address of another page',
      on: 'garden',
      plant: [swap(tag.ogUrl, '<meta property="og:url" content="https://slowbeds.example/category/vegetables/">')],
      says: /og:url/i,
    },
    {
      name: 'address of the server of the developer',
      on: 'planner',
      plant: [swap(tag.ogUrl, '<meta property="og:url" content="http://localhost:8000/fr-ca/">')],
      says: /og:url|localhost/i,
    },
    {
      name: 'address from the root',
      on: 'wiki',
      plant: [swap(tag.ogUrl, '<meta property="og:url" content="/madde/su-degirmeni">')],
      says: /og:url/i,
    },
    {
      name: 'card that X has not',
      on: 'course',
      plant: [swap(tag.card, '<meta name="twitter:card" content="summary-large-image">')],
      says: /card/i,
    },
    {
      name: 'card of X for photographs, which is gone',
      on: 'hotel',
      plant: [swap(tag.card, '<meta name="twitter:card" content="photo">')],
      says: /card/i,
    },
    {
      name: 'name on X with spaces',
      on: 'magazine',
      plant: [swap(tag.card, (found) => `${found}<meta name="twitter:creator" content="@noa sagi">`)],
      says: /twitter|X\b|username/i,
    },
    {
      name: 'names in place of properties',
      on: 'dentist',
      plant: [
        swap(tag.ogUrl, (found) => found.replace('property=', 'name=')),
        swap(tag.ogDescription, (found) => found.replace('property=', 'name=')),
      ],
      says: /property/i,
      least: 'advice',
    },
    { name: 'tags in the body', on: 'course', plant: [move(tag.ogTitle, 'body')], says: /body|head/i },
    {
      name: 'no tags at all',
      on: 'garden',
      plant: [swap(/(?:<meta property="og:[^>]*>\s*)+/, '')],
      says: /open graph|og:/i,
      least: 'advice',
    },
    {
      name: 'picture that redirects to the start page',
      on: 'wiki',
      plant: [at('/gorsel/degirmen-kart.png', { status: 301, headers: { location: 'https://ansiklopedi.example/' } })],
      says: /type|picture|html|redirect|fetch/i,
    },
    {
      name: 'picture of X gone',
      on: 'saddle',
      plant: [head('<meta name="twitter:image" content="https://bottegacuoio.example/foto/x.png">')],
      says: /404|fetch|found|answer/i,
      where: /twitter:image|x\.png/,
    },
  ],
};

export default part;
