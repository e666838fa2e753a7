import type { Part } from './corpus.ts';
import { at, cut, head, header, move, robots, swap, tag } from './plants.ts';
import { fileAnswer, pageAnswer, smallPage } from './world.ts';

const shop = 'https://www.harbour-tea.example';
const canonical = (url: string) => swap(tag.canonical, `<link rel="canonical" href="${url}">`);

const part: Part = {
  area: 'indexing',
  faults: [
    {
      name: 'noindex in a tag',
      on: 'shop',
      plant: [head('<meta name="robots" content="noindex, follow">')],
      says: /noindex/i,
      least: 'warning',
      isFatal: true,
    },
    {
      name: 'noindex in a header',
      on: 'news',
      plant: [header('x-robots-tag', 'noindex')],
      says: /noindex/i,
      isFatal: true,
    },
    {
      name: 'noindex for Googlebot alone',
      on: 'event',
      plant: [head('<meta name="googlebot" content="noindex">')],
      says: /noindex/i,
      isFatal: true,
    },
    {
      name: 'robots none',
      on: 'docs',
      plant: [head('<meta name="ROBOTS" content="NONE">')],
      says: /none|noindex/i,
      isFatal: true,
    },
    {
      name: 'page blocked by robots.txt',
      on: 'blog',
      plant: [robots('User-agent: *\nDisallow: /sauerteig/\n')],
      says: /robots\.txt/i,
      least: 'error',
      isFatal: true,
    },
    {
      name: 'whole site blocked by robots.txt',
      on: 'landing',
      plant: [robots('User-agent: *\nDisallow: /\n')],
      says: /robots\.txt/i,
      least: 'error',
      isFatal: true,
    },
    {
      name: 'blocked for Googlebot by a wildcard',
      on: 'recipe',
      plant: [robots('User-agent: *\nAllow: /\n\nUser-agent: Googlebot\nDisallow: /*/kushari$\n')],
      says: /robots\.txt/i,
      least: 'error',
      isFatal: true,
    },
    {
      name: 'blocked and noindex, which cannot be read',
      on: 'shop',
      plant: [robots('User-agent: *\nDisallow: /teas/\n'), head('<meta name="robots" content="noindex">')],
      says: /noindex[\s\S]*(?:never|cannot|not be|unread|blocked|robots\.txt)|robots\.txt[\s\S]*noindex/i,
      isFatal: true,
    },
    {
      name: 'robots.txt answers with a failure',
      on: 'event',
      plant: [at('/robots.txt', { status: 503, headers: { 'content-type': 'text/plain' }, body: 'down' })],
      says: /robots\.txt/i,
      least: 'error',
    },
    {
      name: 'robots.txt is an HTML page',
      on: 'docs',
      plant: [
        at(
          '/robots.txt',
          pageAnswer(smallPage({ url: 'https://docs.ledgerline.example/robots.txt', lang: 'en', words: 'Not here' })),
        ),
      ],
      says: /robots\.txt[\s\S]*(?:HTML|page|format|text|rule)/i,
    },
    {
      name: 'robots.txt with a misspelt rule',
      on: 'news',
      plant: [
        robots('User-agent: *\nDissalow: /recherche\n\nSitemap: https://www.courrier-du-lac.example/sitemap.xml\n'),
      ],
      says: /Dissalow/i,
    },
    {
      name: 'robots.txt with rules before any user agent',
      on: 'cafe',
      plant: [
        robots('Disallow: /admin\n\nUser-agent: *\nAllow: /\nSitemap: https://komorebi-coffee.example/sitemap.xml\n'),
      ],
      says: /robots\.txt[\s\S]*(?:user.agent|group|before|apply)|user.agent/i,
    },
    {
      name: 'robots.txt with a rule that search engines do not know',
      on: 'blog',
      plant: [
        robots('User-agent: *\nNoindex: /suche\nAllow: /\nSitemap: https://krume-und-kruste.example/sitemap.xml\n'),
      ],
      says: /noindex/i,
    },
    {
      name: 'robots.txt names a sitemap without a host',
      on: 'landing',
      plant: [robots('User-agent: *\nAllow: /\nSitemap: /sitemap.xml\n')],
      says: /sitemap[\s\S]*(?:full|complete|absolute|relative)|(?:full|complete|absolute|relative)[\s\S]*sitemap/i,
    },
    {
      name: 'robots.txt names a sitemap that is gone',
      on: 'shop',
      plant: [at('/sitemap.xml', null)],
      says: /sitemap/i,
      least: 'advice',
    },
    {
      name: 'style sheets blocked by robots.txt',
      on: 'event',
      plant: [robots('User-agent: *\nDisallow: /css/\nSitemap: https://orchard-hall.example/sitemap.xml\n')],
      says: /robots\.txt|block/i,
      where: /css/,
    },
    {
      name: 'scripts blocked by robots.txt',
      on: 'docs',
      plant: [robots('User-agent: *\nDisallow: /*.js$\nSitemap: https://docs.ledgerline.example/sitemap.xml\n')],
      says: /robots\.txt|block/i,
      where: /site\.js/,
    },
    {
      name: 'pictures blocked by robots.txt',
      on: 'shop',
      plant: [robots('User-agent: *\nDisallow: /img/\nSitemap: https://www.harbour-tea.example/sitemap.xml\n')],
      says: /robots\.txt|block/i,
      where: /\/img\//,
    },
    {
      name: 'unavailable_after in the past',
      on: 'news',
      plant: [
        swap('content="max-image-preview:large"', 'content="max-image-preview:large, unavailable_after: 2022-06-30"'),
      ],
      says: /unavailable_after|past|expired|passed/i,
      isFatal: true,
    },
    {
      name: 'unavailable_after that is no date',
      on: 'event',
      plant: [head('<meta name="robots" content="unavailable_after: next spring">')],
      says: /unavailable_after|date/i,
    },
    {
      name: 'robots rule misspelt',
      on: 'cafe',
      plant: [head('<meta name="robots" content="no-index">')],
      says: /no-index/i,
    },
    {
      name: 'robots rule misspelt in the header',
      on: 'blog',
      plant: [header('x-robots-tag', 'noidex, nofollow')],
      says: /noidex/i,
    },
    {
      name: 'robots rules without commas',
      on: 'recipe',
      plant: [head('<meta name="robots" content="noarchive nosnippet">')],
      says: /noarchive nosnippet|comma|separat/i,
    },
    {
      name: 'robots tag misspelt',
      on: 'landing',
      plant: [head('<meta name="robot" content="noindex">')],
      says: /\brobot\b/i,
    },
    {
      name: 'rules that contradict each other',
      on: 'shop',
      plant: [head('<meta name="robots" content="index, follow">\n<meta name="robots" content="noindex">')],
      says: /contradict|conflict|both/i,
    },
    {
      name: 'nosnippet',
      on: 'docs',
      plant: [head('<meta name="robots" content="nosnippet">')],
      says: /snippet/i,
      least: 'advice',
    },
    {
      name: 'nofollow for the whole page',
      on: 'news',
      plant: [swap('content="max-image-preview:large"', 'content="nofollow"')],
      says: /follow/i,
      least: 'advice',
    },
    { name: 'canonical absent', on: 'shop', plant: [cut(tag.canonical)], says: /canonical/i, least: 'advice' },
    {
      name: 'canonical to a page that is gone',
      on: 'shop',
      plant: [canonical(`${shop}/teas/sencha`)],
      says: /404|gone|not found|no page|answers with/i,
      where: /\/teas\/sencha/,
    },
    {
      name: 'canonical to an address that redirects',
      on: 'shop',
      plant: [
        canonical(`${shop}/teas/uji`),
        at('/teas/uji', { status: 301, headers: { location: `${shop}/teas/sencha-uji` } }),
      ],
      says: /redirect/i,
      where: /\/teas\/uji/,
    },
    {
      name: 'canonical to a page that is noindex',
      on: 'event',
      plant: [
        canonical('https://orchard-hall.example/winter'),
        at(
          '/winter',
          pageAnswer(
            smallPage({
              url: 'https://orchard-hall.example/winter',
              lang: 'en',
              words: 'Winter',
              head: '<meta name="robots" content="noindex">',
            }),
          ),
        ),
      ],
      says: /noindex/i,
    },
    {
      name: 'canonical to a page that names another again',
      on: 'docs',
      plant: [
        canonical('https://docs.ledgerline.example/api/hooks'),
        at(
          '/api/hooks',
          pageAnswer(smallPage({ url: 'https://docs.ledgerline.example/api/v2/hooks', lang: 'en', words: 'Hooks' })),
        ),
      ],
      says: /chain|canonical page|third|in turn|which names/i,
      where: /\/api\/(?:v2\/)?hooks/,
    },
    {
      name: 'canonical to a page that robots.txt blocks',
      on: 'news',
      plant: [
        canonical('https://www.courrier-du-lac.example/archives/pont'),
        at(
          '/archives/pont',
          pageAnswer(
            smallPage({ url: 'https://www.courrier-du-lac.example/archives/pont', lang: 'fr', words: 'Le pont' }),
          ),
        ),
        robots('User-agent: *\nDisallow: /archives/\nSitemap: https://www.courrier-du-lac.example/sitemap.xml\n'),
      ],
      says: /robots\.txt|block/i,
    },
    {
      name: 'canonical to the home page',
      on: 'recipe',
      plant: [canonical('https://matbakh.example/')],
      says: /canonical|home/i,
    },
    {
      name: 'canonical over http',
      on: 'blog',
      plant: [canonical('http://krume-und-kruste.example/sauerteig/ansetzen')],
      says: /http:|https|encrypt/i,
    },
    {
      name: 'canonical relative',
      on: 'landing',
      plant: [canonical('/es/')],
      says: /full|complete|absolute|relative/i,
      least: 'advice',
    },
    {
      name: 'canonical without its scheme',
      on: 'event',
      plant: [canonical('orchard-hall.example/concerts/winter-strings')],
      says: /canonical/i,
    },
    {
      name: 'canonical with a fragment',
      on: 'docs',
      plant: [canonical('https://docs.ledgerline.example/api/webhooks#register')],
      says: /fragment|#/i,
      where: /#/,
    },
    {
      name: 'canonical in the body',
      on: 'news',
      plant: [move(tag.canonical, 'body')],
      says: /body|head/i,
      where: /canonical/i,
    },
    {
      name: 'canonical twice with different addresses',
      on: 'shop',
      plant: [head(`<link rel="canonical" href="${shop}/">`)],
      says: /several|canonical/i,
    },
    {
      name: 'canonical in the header differs from the tag',
      on: 'cafe',
      plant: [header('link', '<https://komorebi-coffee.example/>; rel="canonical"')],
      says: /canonical/i,
    },
    { name: 'canonical empty', on: 'recipe', plant: [canonical('')], says: /canonical/i },
    {
      name: 'canonical to the development server',
      on: 'landing',
      plant: [canonical('http://localhost:3000/es/')],
      says: /local (?:address|network|machine|server)|private|development|only works|reach/i,
    },
    {
      name: 'site answers with and without www',
      on: 'blog',
      plant: [(world) => at('https://www.krume-und-kruste.example/sauerteig/ansetzen', pageAnswer(world.html))(world)],
      says: /www/i,
    },
    {
      name: 'soft 404 of made-up addresses',
      on: 'news',
      plant: [
        at(
          '/no-page-has-this-name-0f3b7c',
          pageAnswer(
            smallPage({ url: 'https://www.courrier-du-lac.example/404', lang: 'fr', words: 'Page introuvable' }),
          ),
        ),
      ],
      says: /missing pages|404|exist/i,
    },
    {
      name: 'sitemap of the site is no XML',
      on: 'cafe',
      plant: [at('/sitemap.xml', fileAnswer('text/html', '<!doctype html><title>サイトマップ</title>'))],
      says: /sitemap/i,
    },
  ],
};

export default part;
