import type { Part } from './corpus.ts';
import { at, cut, head, header, move, robots, swap, tag } from './plants.ts';
import { fileAnswer, pageAnswer, smallPage } from './world.ts';

const canonical = (url: string) => swap(tag.canonical, `<link rel="canonical" href="${url}">`);
const meta = (content: string, name = 'robots') => head(`<meta name="${name}" content="${content}">`);
const saddle = 'https://bottegacuoio.example';
const small = (url: string, lang: string, words: string, more = '') =>
  pageAnswer(smallPage({ url, lang, words, head: more }));

const part: Part = {
  area: 'indexing',
  faults: [
    {
      name: 'noindex left from staging',
      on: 'saddle',
      plant: [meta('noindex,nofollow')],
      says: /noindex/i,
      isFatal: true,
    },
    {
      name: 'noindex in capitals',
      on: 'wiki',
      plant: [head('<META NAME="Robots" CONTENT="NOINDEX">')],
      says: /noindex/i,
      isFatal: true,
    },
    {
      name: 'noindex by a header for Googlebot',
      on: 'planner',
      plant: [header('x-robots-tag', 'googlebot: noindex, nofollow')],
      says: /noindex/i,
      isFatal: true,
    },
    {
      name: 'none by a header',
      on: 'dentist',
      plant: [header('x-robots-tag', 'none')],
      says: /none|noindex/i,
      isFatal: true,
    },
    { name: 'noindex for Bing alone', on: 'course', plant: [meta('noindex', 'bingbot')], says: /noindex/i },
    {
      name: 'noindex in the body, which counts as well',
      on: 'garden',
      plant: [swap('<main id="content">', '<main id="content"><meta name="robots" content="noindex">')],
      says: /noindex/i,
      isFatal: true,
    },
    {
      name: 'folder blocked',
      on: 'hotel',
      plant: [robots('User-agent: *\nDisallow: /rooms\n')],
      says: /robots\.txt/i,
      least: 'error',
      isFatal: true,
    },
    {
      name: 'everything blocked for Googlebot',
      on: 'magazine',
      plant: [robots('User-agent: googlebot\nDisallow: /\n\nUser-agent: *\nDisallow:\n')],
      says: /robots\.txt/i,
      least: 'error',
      isFatal: true,
    },
    {
      name: 'blocked by a pattern of an ending',
      on: 'wiki',
      plant: [robots('User-agent: *\nDisallow: /madde/*-degirmeni$\n')],
      says: /robots\.txt/i,
      least: 'error',
      isFatal: true,
    },
    {
      name: 'noindex by header behind a block',
      on: 'dentist',
      plant: [robots('User-agent: *\nDisallow: /implantes\n'), header('x-robots-tag', 'noindex')],
      says: /noindex[\s\S]*(?:never|cannot|not be|unread|blocked|robots\.txt)|robots\.txt[\s\S]*noindex/i,
      isFatal: true,
    },
    {
      name: 'robots.txt fails with 500',
      on: 'garden',
      plant: [at('/robots.txt', { status: 500, headers: { 'content-type': 'text/html' }, body: 'error' })],
      says: /robots\.txt/i,
      least: 'error',
    },
    {
      name: 'robots.txt is the start page',
      on: 'course',
      plant: [at('/robots.txt', small('https://folkhogskolan.example/', 'sv', 'Folkhögskolan'))],
      says: /robots\.txt[\s\S]*(?:HTML|page|format|text|rule)/i,
    },
    {
      name: 'user agent misspelt',
      on: 'planner',
      plant: [robots('Useragent: *\nDissallow: /interne\nSitemap: https://www.planibord.example/sitemap.xml\n')],
      says: /Useragent|Dissallow/i,
    },
    {
      name: 'rule without its colon',
      on: 'dentist',
      plant: [robots('User-agent: *\nDisallow /admin\nSitemap: https://clinica-arroios.example/sitemap.xml\n')],
      says: /Disallow \/admin|colon|line/i,
    },
    {
      name: 'rule whose path does not start with a slash',
      on: 'saddle',
      plant: [robots('User-agent: *\nDisallow: carrello\nSitemap: https://bottegacuoio.example/sitemap.xml\n')],
      says: /carrello|slash|path/i,
    },
    {
      name: 'rules outside of any group',
      on: 'hotel',
      plant: [robots('Disallow: /admin/\nAllow: /\nSitemap: https://yunxi-inn.example/sitemap.xml\n')],
      says: /user.agent|group|before|apply/i,
    },
    {
      name: 'Noindex in robots.txt',
      on: 'wiki',
      plant: [
        robots(
          'User-agent: *\nNoindex: /taslak/\nDisallow: /ozel/\nSitemap: https://ansiklopedi.example/sitemap.xml\n',
        ),
      ],
      says: /noindex/i,
    },
    {
      name: 'sitemap of robots.txt is relative',
      on: 'garden',
      plant: [robots('User-agent: *\nDisallow: /wp-admin/\nSitemap: sitemap.xml\n')],
      says: /sitemap[\s\S]*(?:full|complete|absolute|relative)|(?:full|complete|absolute|relative)[\s\S]*sitemap/i,
    },
    {
      name: 'sitemap of robots.txt fails',
      on: 'dentist',
      plant: [robots('User-agent: *\nDisallow:\nSitemap: https://clinica-arroios.example/mapa.xml\n')],
      says: /sitemap/i,
      where: /mapa\.xml|sitemap/i,
      least: 'advice',
    },
    {
      name: 'folder of styles blocked',
      on: 'saddle',
      plant: [
        robots(
          'User-agent: Googlebot\nDisallow: /css/\n\nUser-agent: *\nDisallow: /css/\nSitemap: https://bottegacuoio.example/sitemap.xml\n',
        ),
      ],
      says: /robots\.txt|block/i,
      where: /css/,
    },
    {
      name: 'scripts blocked by their ending',
      on: 'hotel',
      plant: [robots('User-agent: *\nDisallow: /js/\nSitemap: https://yunxi-inn.example/sitemap.xml\n')],
      says: /robots\.txt|block/i,
      where: /site\.js|\/js\//,
    },
    {
      name: 'uploads blocked',
      on: 'garden',
      plant: [robots('User-agent: *\nDisallow: /wp-content/uploads/\nSitemap: https://slowbeds.example/sitemap.xml\n')],
      says: /robots\.txt|block/i,
      where: /wp-content/,
    },
    {
      name: 'unavailable since 2021',
      on: 'course',
      plant: [header('x-robots-tag', 'unavailable_after: 25 Jun 2021 15:00:00 GMT')],
      says: /unavailable_after|past|expired|passed/i,
      isFatal: true,
    },
    {
      name: 'unavailable after a word',
      on: 'planner',
      plant: [meta('unavailable_after: bientôt')],
      says: /unavailable_after|date/i,
    },
    { name: 'rule with a typing error', on: 'magazine', plant: [meta('nofolow')], says: /nofolow/i },
    {
      name: 'rule of the header with a typing error',
      on: 'saddle',
      plant: [header('x-robots-tag', 'no index')],
      says: /no index/i,
    },
    {
      name: 'rules with semicolons',
      on: 'wiki',
      plant: [meta('noarchive; max-snippet:20')],
      says: /noarchive|;|comma|separat/i,
    },
    {
      name: 'robots by http-equiv',
      on: 'hotel',
      plant: [head('<meta http-equiv="robots" content="noindex">')],
      says: /robots|noindex|http-equiv/i,
    },
    {
      name: 'tag allows and header forbids',
      on: 'garden',
      plant: [
        header('x-robots-tag', 'noindex'),
        swap('content="max-image-preview:large"', 'content="index, follow, max-image-preview:large"'),
      ],
      says: /contradict|noindex/i,
      isFatal: true,
    },
    { name: 'snippets forbidden', on: 'hotel', plant: [meta('max-snippet:0')], says: /snippet/i, least: 'advice' },
    {
      name: 'no pictures in results',
      on: 'saddle',
      plant: [meta('noimageindex')],
      says: /image|picture/i,
      least: 'advice',
    },
    {
      name: 'links not to be followed',
      on: 'dentist',
      plant: [meta('index, nofollow')],
      says: /follow/i,
      least: 'advice',
    },
    { name: 'no canonical', on: 'garden', plant: [cut(tag.canonical)], says: /canonical/i, least: 'advice' },
    {
      name: 'canonical that is gone',
      on: 'saddle',
      plant: [canonical(`${saddle}/prodotto?id=155`)],
      says: /404|gone|not found|no page|answers with/i,
      where: /prodotto/,
    },
    {
      name: 'canonical that redirects back',
      on: 'dentist',
      plant: [canonical('https://www.clinica-arroios.example/implantes')],
      says: /redirect/i,
      where: /www\.clinica/,
    },
    {
      name: 'canonical with noindex',
      on: 'wiki',
      plant: [
        canonical('https://ansiklopedi.example/madde/degirmen'),
        at(
          '/madde/degirmen',
          small(
            'https://ansiklopedi.example/madde/degirmen',
            'tr',
            'Değirmen',
            '<meta name="robots" content="noindex">',
          ),
        ),
      ],
      says: /noindex/i,
    },
    {
      name: 'canonical of a canonical',
      on: 'garden',
      plant: [
        canonical('https://slowbeds.example/potatoes/'),
        at('/potatoes/', small('https://slowbeds.example/vegetables/potatoes/', 'en', 'Potatoes')),
      ],
      says: /chain|canonical page|third|in turn|which names/i,
      where: /potatoes/,
    },
    {
      name: 'canonical behind robots.txt',
      on: 'planner',
      plant: [
        canonical('https://www.planibord.example/interne/accueil'),
        at('/interne/accueil', small('https://www.planibord.example/interne/accueil', 'fr', 'Accueil')),
        robots('User-agent: *\nDisallow: /interne/\nSitemap: https://www.planibord.example/sitemap.xml\n'),
      ],
      says: /robots\.txt|block/i,
    },
    {
      name: 'canonical fails',
      on: 'course',
      plant: [canonical('https://folkhogskolan.example/keramik'), at('/keramik', { status: 503 })],
      says: /503|fail/i,
    },
    {
      name: 'canonical of every page is the first',
      on: 'hotel',
      plant: [canonical('https://yunxi-inn.example/')],
      says: /canonical|home/i,
    },
    {
      name: 'canonical without encryption',
      on: 'magazine',
      plant: [canonical('http://derech.example/magazin/rakavot')],
      says: /http:|https|encrypt/i,
    },
    {
      name: 'canonical from the root',
      on: 'wiki',
      plant: [canonical('/madde/su-degirmeni')],
      says: /full|complete|absolute|relative/i,
      least: 'advice',
    },
    {
      name: 'canonical on another host of the network',
      on: 'saddle',
      plant: [canonical('http://192.168.0.5/selle/aquila-155')],
      says: /local (?:address|network|machine|server)|private|development|only works|reach/i,
    },
    {
      name: 'canonical with tracking',
      on: 'planner',
      plant: [
        canonical('https://www.planibord.example/fr-ca/?utm_source=infolettre&amp;fbclid=IwAR0x'),
        at(
          '/fr-ca/?utm_source=infolettre&fbclid=IwAR0x',
          small('https://www.planibord.example/fr-ca/', 'fr-CA', 'Planibord'),
        ),
      ],
      says: /canonical/i,
      where: /utm_source|tracking|parameter/i,
    },
    {
      name: 'canonical moved to the body',
      on: 'course',
      plant: [move(tag.canonical, 'body')],
      says: /body|head/i,
      where: /canonical/i,
    },
    {
      name: 'canonical of a plug-in and of the theme',
      on: 'garden',
      plant: [head('<link rel="canonical" href="https://slowbeds.example/?p=412">')],
      says: /several|canonical/i,
    },
    {
      name: 'canonical of the header on another host',
      on: 'hotel',
      plant: [header('link', '<https://yunxi.example/rooms/garden>; rel="canonical"')],
      says: /canonical/i,
    },
    {
      name: 'canonical is an unfilled template',
      on: 'dentist',
      plant: [canonical('https://clinica-arroios.example/{{ page.url }}')],
      says: /canonical|template/i,
    },
    {
      name: 'both names of the host show the page',
      on: 'course',
      plant: [(world) => at('https://www.folkhogskolan.example/kurser/keramik-grund', pageAnswer(world.html))(world)],
      says: /www/i,
    },
    {
      name: 'everything exists',
      on: 'planner',
      plant: [at('/no-page-has-this-name-0f3b7c', small('https://www.planibord.example/', 'fr-CA', 'Planibord'))],
      says: /missing pages|404|exist/i,
    },
    {
      name: 'sitemap is empty',
      on: 'magazine',
      plant: [at('/sitemap.xml', fileAnswer('application/xml', ''))],
      says: /sitemap/i,
    },
  ],
};

export default part;
