import type { Part } from './corpus.ts';
import { at, cut, head, header, robots, swap, tag } from './plants.ts';
import { pageAnswer, smallPage, versionTags } from './world.ts';

const site = 'https://www.planibord.example';
const english = `${site}/en-ca/`;
const swiss = `${site}/de-ch/`;
const taiwan = `${site}/zh-tw/`;
const versions = {
  'fr-CA': `${site}/fr-ca/`,
  'en-CA': english,
  'de-CH': swiss,
  'zh-Hant-TW': taiwan,
  'x-default': english,
};
const version = (url: string, lang: string, more = '') =>
  pageAnswer(smallPage({ url, lang, words: 'Planibord', head: versionTags(versions) + more }));
const code = (from: string, to: string) => swap(`hreflang="${from}"`, `hreflang="${to}"`);

const part: Part = {
  area: 'language',
  faults: [
    {
      name: 'Taiwan in place of Chinese',
      on: 'planner',
      plant: [code('zh-Hant-TW', 'tw')],
      says: /code|country|region|valid|wrong|exist|tag\b/i,
      where: /\btw\b/,
    },
    {
      name: 'Czechia in place of Czech',
      on: 'planner',
      plant: [code('de-CH', 'cz')],
      says: /code|country|region|valid|wrong|exist|tag\b/i,
      where: /\bcz\b/,
    },
    {
      name: 'UK alone',
      on: 'planner',
      plant: [code('en-CA', 'en-uk')],
      says: /code|country|region|valid|wrong|exist|tag\b/i,
      where: /en-uk/i,
    },
    {
      name: 'language of three letters where two exist',
      on: 'planner',
      plant: [code('de-CH', 'deu')],
      says: /code|country|region|valid|wrong|exist|tag\b/i,
      where: /deu/i,
    },
    {
      name: 'language spelt out',
      on: 'planner',
      plant: [code('de-CH', 'german')],
      says: /code|country|region|valid|wrong|exist|tag\b/i,
      where: /german/i,
    },
    {
      name: 'language that nobody speaks',
      on: 'planner',
      plant: [code('de-CH', 'qq-CH')],
      says: /code|country|region|valid|wrong|exist|tag\b/i,
      where: /qq/i,
    },
    {
      name: 'country that is none',
      on: 'planner',
      plant: [code('en-CA', 'en-XX')],
      says: /code|country|region|valid|wrong|exist|tag\b/i,
      where: /en-XX/i,
    },
    {
      name: 'underscore between the parts',
      on: 'planner',
      plant: [code('fr-CA', 'fr_CA')],
      says: /code|country|region|valid|wrong|exist|tag\b/i,
      where: /fr_CA/i,
    },
    {
      name: 'country before the language',
      on: 'planner',
      plant: [code('de-CH', 'ch-de')],
      says: /code|country|region|valid|wrong|exist|tag\b/i,
      where: /ch-de/i,
    },
    {
      name: 'region of Asia and the Pacific',
      on: 'planner',
      plant: [code('en-CA', 'en-APAC')],
      says: /code|country|region|valid|wrong|exist|tag\b/i,
      where: /en-APAC/i,
    },
    { name: 'default misspelt', on: 'planner', plant: [code('x-default', 'default')], says: /default/i },
    {
      name: 'version with noindex in its header',
      on: 'planner',
      plant: [
        at(
          swiss,
          pageAnswer(smallPage({ url: swiss, lang: 'de-CH', words: 'Planibord', head: versionTags(versions) }), {
            headers: { 'x-robots-tag': 'noindex' },
          }),
        ),
      ],
      says: /noindex|index/i,
      where: /de-ch/i,
    },
    {
      name: 'version that names the English one as canonical',
      on: 'planner',
      plant: [
        at(
          taiwan,
          pageAnswer(smallPage({ url: english, lang: 'zh-Hant-TW', words: 'Planibord', head: versionTags(versions) })),
        ),
      ],
      says: /canonical/i,
      where: /zh-tw/i,
    },
    {
      name: 'version that robots.txt keeps back',
      on: 'planner',
      plant: [robots(`User-agent: *\nDisallow: /zh-tw\nSitemap: ${site}/sitemap.xml\n`)],
      says: /robots|block/i,
      where: /zh-tw/i,
    },
    {
      name: 'version that is gone',
      on: 'planner',
      plant: [at(swiss, answerOf(410))],
      says: /410|answer|gone|found/i,
      where: /de-ch/i,
    },
    {
      name: 'version that sends visitors on',
      on: 'planner',
      plant: [at(swiss, { status: 302, headers: { location: `${site}/de/` } })],
      says: /redirect/i,
      where: /de-ch/i,
    },
    {
      name: 'version with other versions and not this one',
      on: 'planner',
      plant: [
        at(
          swiss,
          pageAnswer(
            smallPage({
              url: swiss,
              lang: 'de-CH',
              words: 'Planibord',
              head: versionTags({ 'de-CH': swiss, 'en-CA': english }),
            }),
          ),
        ),
      ],
      says: /back|return/i,
      where: /de-ch/i,
    },
    {
      name: 'version whose lang is another',
      on: 'planner',
      plant: [at(taiwan, version(taiwan, 'en'))],
      says: /lang/i,
      where: /zh-tw/i,
    },
    {
      name: 'page that its own list leaves out',
      on: 'planner',
      plant: [swap(`<link rel="alternate" hreflang="fr-CA" href="${site}/fr-ca/">`, '')],
      says: /itself|self|this page/i,
    },
    {
      name: 'two addresses for Switzerland',
      on: 'planner',
      plant: [head(`<link rel="alternate" hreflang="de-CH" href="${site}/schweiz/">`)],
      says: /de-CH/i,
    },
    {
      name: 'address without a scheme',
      on: 'planner',
      plant: [swap(`href="${swiss}"`, 'href="//www.planibord.example/de-ch/"')],
      says: /full|complete|absolute|relative/i,
    },
    {
      name: 'versions after the head',
      on: 'planner',
      plant: [
        (world) => {
          const [tags = ''] = tag.versions.exec(world.html) ?? [];
          return swap('</footer>', `${tags}</footer>`)(cut(tag.versions)(world));
        },
      ],
      says: /(?:hreflang|version|alternate)[\s\S]*(?:body|outside|head)|body[\s\S]*(?:hreflang|version|alternate)/i,
    },
    {
      name: 'versions of the header in words that are no language',
      on: 'planner',
      plant: [
        cut(tag.versions),
        header(
          'link',
          `<${site}/fr-ca/>; rel="alternate"; hreflang="fr-QC", <${english}>; rel="alternate"; hreflang="en-CA"`,
        ),
      ],
      says: /code|country|region|valid|wrong|exist|tag\b/i,
      where: /fr-QC/i,
    },
    { name: 'html without lang', on: 'course', plant: [swap('<html lang="sv">', '<html>')], says: /\blang/i },
    {
      name: 'lang of the country of Sweden',
      on: 'course',
      plant: [swap('<html lang="sv">', '<html lang="se">')],
      says: /\bse\b|lang/i,
    },
    {
      name: 'lang of two languages',
      on: 'saddle',
      plant: [swap('<html lang="it">', '<html lang="it, en">')],
      says: /lang/i,
    },
    {
      name: 'lang English left in a Turkish page',
      on: 'wiki',
      plant: [swap('<html lang="tr">', '<html lang="en">')],
      says: /lang/i,
    },
    {
      name: 'lang English left in a Chinese page',
      on: 'hotel',
      plant: [swap('<html lang="zh-Hans">', '<html lang="en-US">')],
      says: /lang/i,
    },
    {
      name: 'Content-Language of another language',
      on: 'dentist',
      plant: [header('content-language', 'de')],
      says: /content-language|lang/i,
      least: 'advice',
    },
    {
      name: 'Hebrew page from left to right',
      on: 'magazine',
      plant: [swap(' dir="rtl"', '')],
      says: /\bdir\b|direction|right.to.left/i,
    },
  ],
};

function answerOf(status: number) {
  return { status, headers: { 'content-type': 'text/html' }, body: '<!doctype html><title>Weg</title>' };
}

export default part;
