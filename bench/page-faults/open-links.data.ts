import type { Part } from './corpus.ts';
import { at, body, robots, swap } from './plants.ts';
import { pageAnswer, smallPage } from './world.ts';

const part: Part = {
  area: 'links',
  faults: [
    {
      name: 'link of a hash with a handler',
      on: 'shop',
      plant: [body('<a href="#" onclick="addToWishlist(204)">Add to wish list</a>')],
      says: /script|button|#|nowhere/i,
      where: /#|wish/i,
    },
    {
      name: 'link without an address',
      on: 'landing',
      plant: [body('<a class="button" onclick="openDemo()">Ver una demo</a>')],
      says: /href|address|nowhere|script|button/i,
    },
    {
      name: 'link of a script',
      on: 'news',
      plant: [body(`<a href="javascript:void(0)" onclick="partager()">Partager l'article</a>`)],
      says: /script/i,
    },
    {
      name: 'link with an empty address',
      on: 'docs',
      plant: [body('<p>See <a href="">the next chapter</a>.</p>')],
      says: /href|empty|address|itself/i,
    },
    {
      name: 'fragment that does not exist here',
      on: 'docs',
      plant: [swap('<a href="#verify">', '<a href="#verify-signature">')],
      says: /fragment|anchor|#|place|id\b/i,
      where: /verify-signature/,
    },
    {
      name: 'fragment that does not exist there',
      on: 'docs',
      plant: [swap('<a href="/api/errors">errors</a>', '<a href="/api/errors#timeouts">errors</a>')],
      says: /fragment|anchor|#|place|id\b/i,
      where: /#timeouts/,
    },
    {
      name: 'link to a page that is gone',
      on: 'blog',
      plant: [at('/rezepte', null)],
      says: /404|broken|gone|answer|found/i,
      where: /rezepte/,
    },
    {
      name: 'link to a server that fails',
      on: 'event',
      plant: [at('/visit', { status: 500 })],
      says: /500|fail|answer/i,
      where: /visit/,
    },
    {
      name: 'link to a host that does not exist',
      on: 'news',
      plant: [body('<p>Lire aussi <a href="https://www.tribune-du-lac.invalid/pont">la Tribune du Lac</a>.</p>')],
      says: /host|answer|reach|exist|broken|404/i,
      where: /tribune-du-lac/,
    },
    {
      name: 'link to a page that redirects',
      on: 'shop',
      plant: [
        at('/delivery', { status: 301, headers: { location: '/help/delivery' } }),
        at(
          '/help/delivery',
          pageAnswer(
            smallPage({ url: 'https://www.harbour-tea.example/help/delivery', lang: 'en', words: 'Delivery' }),
          ),
        ),
      ],
      says: /redirect/i,
      where: /delivery/,
      least: 'advice',
    },
    {
      name: 'link to a soft 404',
      on: 'event',
      plant: [
        body('<p><a href="/concerts/spring-brass">Next: Spring Brass</a></p>'),
        at(
          '/concerts/spring-brass',
          pageAnswer(
            smallPage({
              url: 'https://orchard-hall.example/concerts/spring-brass',
              lang: 'en',
              words: 'Page not found',
            }),
          ),
        ),
      ],
      says: /soft|not found|404|exist|missing/i,
      where: /spring-brass/,
    },
    {
      name: 'link to a page that robots.txt blocks',
      on: 'recipe',
      plant: [robots('User-agent: *\nDisallow: /nasaih\nSitemap: https://matbakh.example/sitemap.xml\n')],
      says: /robots|block/i,
      where: /nasaih/,
    },
    {
      name: 'link with a malformed address',
      on: 'landing',
      plant: [body('<a href="https://turnofacil example/blog">Blog</a>')],
      says: /invalid|malformed|address/i,
    },
    {
      name: 'link with its scheme twice',
      on: 'blog',
      plant: [body('<a href="https://https://krume-und-kruste.example/rezepte">Rezepte</a>')],
      says: /https:\/\/https|invalid|malformed|twice|broken|404/i,
      where: /https:\/\/https/,
    },
    {
      name: 'link to the development server',
      on: 'docs',
      plant: [body('<a href="http://localhost:8080/guides/">Local guides</a>')],
      says: /local/i,
    },
    {
      name: 'link to a private address',
      on: 'cafe',
      plant: [body('<a href="http://192.168.1.20/menu">メニュー</a>')],
      says: /local|private|unencrypt|https/i,
    },
    {
      name: 'own link over http',
      on: 'event',
      plant: [swap('<a href="/visit">how', '<a href="http://orchard-hall.example/visit">how')],
      says: /https|encrypt/i,
      least: 'advice',
    },
    { name: 'link without words', on: 'landing', plant: [body('<a href="/es/ayuda"></a>')], says: /text|words|name/i },
    {
      name: 'link of an icon without a name',
      on: 'shop',
      plant: [
        body('<a href="https://social.example/@harbourtea"><svg viewBox="0 0 16 16"><path d="M0 0h16v16z"/></svg></a>'),
      ],
      says: /text|words|name|lead/i,
    },
    {
      name: 'link that says click here',
      on: 'docs',
      plant: [body('<p>To read about limits <a href="/guides/">click here</a>.</p>')],
      says: /say|vague|where they lead|click here/i,
      least: 'advice',
    },
    {
      name: 'link that says read more, in French',
      on: 'news',
      plant: [body('<p>Le budget du pont. <a href="/actualites">Lire la suite</a></p>')],
      says: /say|vague|lead/i,
      least: 'advice',
    },
    {
      name: 'own link with nofollow',
      on: 'recipe',
      plant: [swap('<a href="/nasaih">نصائح المطبخ لقلي', '<a rel="nofollow" href="/nasaih">نصائح المطبخ لقلي')],
      says: /nofollow/i,
      least: 'advice',
    },
    {
      name: 'link with a session in its address',
      on: 'shop',
      plant: [body('<a href="/teas/black?PHPSESSID=4f6f3c2b1a9d8e7f6a5b4c3d2e1f0a9b">Black tea</a>')],
      says: /session/i,
    },
    {
      name: 'link to a route after a hash',
      on: 'landing',
      plant: [body('<a href="#/funciones">Funciones</a>')],
      says: /#/,
    },
    {
      name: 'mail address that is none',
      on: 'landing',
      plant: [swap('mailto:hola@turnofacil.example', 'mailto:hola(at)turnofacil.example')],
      says: /mail/i,
    },
    {
      name: 'telephone number with letters',
      on: 'cafe',
      plant: [swap('href="tel:+81467000000"', 'href="tel:call-us"')],
      says: /phone|tel|dial/i,
    },
    {
      name: 'link around a button',
      on: 'shop',
      plant: [body('<a href="/teas/green"><button type="button">All green teas</button></a>')],
      says: /button|interactive|nested|within/i,
      least: 'advice',
    },
    {
      name: 'link within a link',
      on: 'event',
      plant: [body('<a href="/concerts">All concerts <a href="/visit">and how to get here</a></a>')],
      says: /link[\s\S]*(?:within|inside|nested|another)|nested/i,
      least: 'advice',
    },
    {
      name: 'paid link without rel',
      on: 'blog',
      plant: [
        body(
          '<p>Anzeige: <a href="https://muehle.example/?affiliate_id=krume&amp;utm_medium=affiliate">Mehl bei der Mühle</a></p>',
        ),
      ],
      says: /sponsored|paid|nofollow/i,
      least: 'advice',
    },
    {
      name: 'target blank with an opener',
      on: 'docs',
      plant: [body('<a href="https://status.ledgerline-uptime.example/" target="_blank" rel="opener">Status page</a>')],
      says: /opener/i,
      least: 'advice',
    },
  ],
};

export default part;
