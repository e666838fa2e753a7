import type { Part } from './corpus.ts';
import { at, head, header, robots, swap, tag } from './plants.ts';
import { pageAnswer, smallPage, versionTags } from './world.ts';

const home = 'https://turnofacil.example/es/';
const mexico = 'https://turnofacil.example/es-mx/';
const brazil = 'https://turnofacil.example/pt-br/';
const versions = {
  es: home,
  'es-MX': mexico,
  'en-GB': 'https://turnofacil.example/en-gb/',
  'pt-BR': brazil,
  'x-default': home,
};
const version = (url: string, lang: string, more = '') =>
  pageAnswer(smallPage({ url, lang, words: 'TurnoFácil', head: versionTags(versions) + more }));
const code = (from: string, to: string) => swap(`hreflang="${from}"`, `hreflang="${to}"`);

const part: Part = {
  area: 'language',
  faults: [
    {
      name: 'hreflang of a country in place of a language',
      on: 'landing',
      plant: [code('pt-BR', 'br')],
      says: /code|country|region|valid|wrong|exist|tag\b/i,
      where: /\bbr\b/i,
    },
    {
      name: 'hreflang UK for the United Kingdom',
      on: 'landing',
      plant: [code('en-GB', 'en-UK')],
      says: /code|country|region|valid|wrong|exist|tag\b/i,
      where: /en-UK/i,
    },
    {
      name: 'hreflang of three letters',
      on: 'landing',
      plant: [code('es-MX', 'spa-MX')],
      says: /code|country|region|valid|wrong|exist|tag\b/i,
      where: /spa/i,
    },
    {
      name: 'hreflang of an invented language',
      on: 'landing',
      plant: [code('pt-BR', 'xq-BR')],
      says: /code|country|region|valid|wrong|exist|tag\b/i,
      where: /xq/i,
    },
    {
      name: 'hreflang of an invented country',
      on: 'landing',
      plant: [code('es-MX', 'es-XZ')],
      says: /code|country|region|valid|wrong|exist|tag\b/i,
      where: /es-XZ/i,
    },
    {
      name: 'hreflang with an underscore',
      on: 'landing',
      plant: [code('es-MX', 'es_MX')],
      says: /code|country|region|valid|wrong|exist|tag\b/i,
      where: /es_MX/i,
    },
    {
      name: 'hreflang of a region that is no country',
      on: 'landing',
      plant: [code('es-MX', 'es-LA')],
      says: /code|country|region|valid|wrong|exist|tag\b/i,
      where: /es-LA/i,
    },
    {
      name: 'hreflang of the continent of Europe',
      on: 'landing',
      plant: [code('en-GB', 'en-EU')],
      says: /code|country|region|valid|wrong|exist|tag\b/i,
      where: /en-EU/i,
    },
    { name: 'hreflang empty', on: 'landing', plant: [code('es-MX', '')], says: /hreflang|language|version/i },
    {
      name: 'version is noindex',
      on: 'landing',
      plant: [at(mexico, version(mexico, 'es-MX', '<meta name="robots" content="noindex">'))],
      says: /noindex|index/i,
      where: /es-mx/i,
    },
    {
      name: 'version is canonical elsewhere',
      on: 'landing',
      plant: [
        at(
          mexico,
          pageAnswer(smallPage({ url: home, lang: 'es-MX', words: 'TurnoFácil', head: versionTags(versions) })),
        ),
      ],
      says: /canonical/i,
      where: /es-mx/i,
    },
    {
      name: 'version is blocked by robots.txt',
      on: 'landing',
      plant: [robots('User-agent: *\nDisallow: /pt-br/\n\nSitemap: https://turnofacil.example/sitemap.xml\n')],
      says: /robots|block/i,
      where: /pt-br/i,
    },
    {
      name: 'version answers 404',
      on: 'landing',
      plant: [at(brazil, null)],
      says: /404|answer|found/i,
      where: /pt-br/i,
    },
    {
      name: 'version redirects',
      on: 'landing',
      plant: [at(brazil, { status: 301, headers: { location: home } })],
      says: /redirect/i,
      where: /pt-br/i,
    },
    {
      name: 'version does not link back',
      on: 'landing',
      plant: [at(brazil, pageAnswer(smallPage({ url: brazil, lang: 'pt-BR', words: 'TurnoFácil' })))],
      says: /back|return/i,
      where: /pt-br/i,
    },
    {
      name: 'version is in another language than it says',
      on: 'landing',
      plant: [at(brazil, version(brazil, 'es'))],
      says: /lang/i,
      where: /pt-br/i,
    },
    {
      name: 'versions do not list the page itself',
      on: 'landing',
      plant: [
        swap('<link rel="alternate" hreflang="es" href="https://turnofacil.example/es/">', ''),
        swap('<link rel="alternate" hreflang="x-default" href="https://turnofacil.example/es/">', ''),
      ],
      says: /itself|self|this page/i,
    },
    {
      name: 'one language with two addresses',
      on: 'landing',
      plant: [head('<link rel="alternate" hreflang="pt-BR" href="https://turnofacil.example/brasil/">')],
      says: /pt-BR/i,
    },
    {
      name: 'version with a relative address',
      on: 'landing',
      plant: [swap(`hreflang="pt-BR" href="${brazil}"`, 'hreflang="pt-BR" href="/pt-br/"')],
      says: /full|complete|absolute|relative/i,
    },
    {
      name: 'versions in the body',
      on: 'landing',
      plant: [
        (world) => {
          const [tags = ''] = tag.versions.exec(world.html) ?? [];
          return {
            ...world,
            html: world.html.replace(tag.versions, '').replace('<main id="content">', `<main id="content">${tags}`),
          };
        },
      ],
      says: /(?:hreflang|version|alternate)[\s\S]*(?:body|outside|head)|body[\s\S]*(?:hreflang|version|alternate)/i,
    },
    { name: 'lang absent', on: 'news', plant: [swap('<html lang="fr">', '<html>')], says: /\blang/i },
    { name: 'lang empty', on: 'docs', plant: [swap('<html lang="en">', '<html lang="">')], says: /\blang/i },
    { name: 'lang is a country', on: 'cafe', plant: [swap('<html lang="ja">', '<html lang="jp">')], says: /jp/i },
    {
      name: 'lang is the name of a language',
      on: 'blog',
      plant: [swap('<html lang="de">', '<html lang="deutsch">')],
      says: /deutsch|lang/i,
    },
    {
      name: 'lang says English where the text is French',
      on: 'news',
      plant: [swap('<html lang="fr">', '<html lang="en">')],
      says: /lang/i,
      least: 'warning',
    },
    {
      name: 'Content-Language differs from lang',
      on: 'blog',
      plant: [header('content-language', 'en-US')],
      says: /content-language|lang/i,
      least: 'advice',
    },
    {
      name: 'Arabic page without its direction',
      on: 'recipe',
      plant: [swap(' dir="rtl"', '')],
      says: /\bdir\b|direction|right.to.left/i,
    },
  ],
};

export default part;
