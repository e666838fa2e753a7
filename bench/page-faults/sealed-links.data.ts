import type { Part } from './corpus.ts';
import { at, body, robots, swap } from './plants.ts';
import { pageAnswer, smallPage } from './world.ts';

const small = (url: string, lang: string, words: string) => pageAnswer(smallPage({ url, lang, words }));

const part: Part = {
  area: 'links',
  faults: [
    {
      name: 'menu that opens by a hash',
      on: 'planner',
      plant: [body('<a href="#" class="menu-toggle" onclick="toggle()">Menu complet</a>')],
      says: /script|button|#|nowhere/i,
      where: /#|menu/i,
    },
    {
      name: 'anchor that only scripts know',
      on: 'hotel',
      plant: [body('<a data-url="/rooms" class="js-link">查看全部客房</a>')],
      says: /href|address|nowhere|script|button/i,
    },
    {
      name: 'link by a script that goes to a page',
      on: 'saddle',
      plant: [body(`<a href="javascript:location.href='/borse'">Borse da bici</a>`)],
      says: /script/i,
    },
    {
      name: 'link to nothing',
      on: 'garden',
      plant: [body('<p>More in <a href=" ">the second part</a>.</p>')],
      says: /href|empty|address|itself/i,
    },
    {
      name: 'contents that lead to a renamed heading',
      on: 'wiki',
      plant: [swap('<h2 id="ilke">', '<h2 id="calisma-ilkesi">')],
      says: /fragment|anchor|#|place|id\b/i,
      where: /ilke/,
    },
    {
      name: 'fragment of another page that it does not have',
      on: 'dentist',
      plant: [swap('<a href="/precos">preços', '<a href="/precos#branqueamento">preços')],
      says: /fragment|anchor|#|place|id\b/i,
      where: /branqueamento/,
    },
    {
      name: 'page of the menu is gone',
      on: 'course',
      plant: [at('/anmalan', null)],
      says: /404|broken|gone|answer|found/i,
      where: /anmalan/,
    },
    {
      name: 'page of the menu fails',
      on: 'planner',
      plant: [at('/fr-ca/aide', { status: 503 })],
      says: /503|fail|answer/i,
      where: /aide/,
    },
    {
      name: 'link with a misspelt host',
      on: 'magazine',
      plant: [body('<p><a href="https://www.archiv-rakavot.invalid/emek">ארכיון הרכבות</a></p>')],
      says: /host|answer|reach|exist|broken|404/i,
      where: /archiv-rakavot/,
    },
    {
      name: 'link that redirects twice',
      on: 'wiki',
      plant: [
        body('<a href="/degirmen">Değirmen türleri</a>'),
        at('/degirmen', { status: 301, headers: { location: '/degirmenler' } }),
        at('/degirmenler', { status: 301, headers: { location: '/madde/yel-degirmeni' } }),
      ],
      says: /redirect/i,
      where: /degirmen/,
      least: 'advice',
    },
    {
      name: 'link to a page that says it is gone',
      on: 'saddle',
      plant: [
        body('<a href="/selle/falco-140">Sella Falco 140</a>'),
        at('/selle/falco-140', small('https://bottegacuoio.example/selle/falco-140', 'it', 'Pagina non trovata')),
      ],
      says: /soft|not found|404|exist|missing/i,
      where: /falco/,
    },
    {
      name: 'link that crawlers may not follow by robots.txt',
      on: 'garden',
      plant: [robots('User-agent: *\nDisallow: /category/\nSitemap: https://slowbeds.example/sitemap.xml\n')],
      says: /robots|block/i,
      where: /category/,
    },
    {
      name: 'port that is no number',
      on: 'wiki',
      plant: [body('<a href="https://ansiklopedi.example:port/rastgele">Rastgele</a>')],
      says: /invalid|malformed|address/i,
    },
    {
      name: 'host with a comma',
      on: 'hotel',
      plant: [body('<a href="https://map,example/hangzhou">地图</a>')],
      says: /invalid|malformed|address|host|broken|404|answer/i,
      where: /map,example/,
    },
    {
      name: 'www without a scheme',
      on: 'dentist',
      plant: [body('<a href="www.ordem-dentistas.example/medicos">Ordem dos médicos dentistas</a>')],
      says: /404|broken|scheme|https|complete/i,
      where: /www\.ordem/,
    },
    {
      name: 'server of the developer',
      on: 'course',
      plant: [body('<a href="http://127.0.0.1:5173/kurser">Kurser</a>')],
      says: /local/i,
    },
    {
      name: 'name that ends with .local',
      on: 'saddle',
      plant: [body('<a href="http://nas.local/catalogo.pdf">Catalogo</a>')],
      says: /local|encrypt|https/i,
    },
    {
      name: 'own page over http',
      on: 'dentist',
      plant: [swap('<a href="/precos">preços', '<a href="http://clinica-arroios.example/precos">preços')],
      says: /https|encrypt/i,
      least: 'advice',
    },
    {
      name: 'link around nothing',
      on: 'magazine',
      plant: [body('<a href="/magazin"> </a>')],
      says: /text|words|name/i,
    },
    {
      name: 'link of a symbol font',
      on: 'planner',
      plant: [body('<a href="https://social.example/planibord"><i class="icon-share" aria-hidden="true"></i></a>')],
      says: /text|words|name|lead/i,
    },
    {
      name: 'link that says here in Portuguese',
      on: 'dentist',
      plant: [body('<p>Para marcar consulta <a href="/contactos">clique aqui</a>.</p>')],
      says: /say|vague|where they lead|clique aqui/i,
      least: 'advice',
    },
    {
      name: 'link that says more',
      on: 'garden',
      plant: [body('<p>Compost for beginners. <a href="/category/compost/">Read more</a></p>')],
      says: /say|vague|lead/i,
      least: 'advice',
    },
    {
      name: 'three links that say details',
      on: 'saddle',
      plant: [body('<a href="/selle">Dettagli</a> <a href="/borse">Dettagli</a> <a href="/spedizioni">Dettagli</a>')],
      says: /say|vague|same|lead/i,
      least: 'advice',
    },
    {
      name: 'own page with nofollow',
      on: 'course',
      plant: [swap('<a href="/anmalan">hur', '<a href="/anmalan" rel="nofollow noopener">hur')],
      says: /nofollow/i,
      least: 'advice',
    },
    {
      name: 'session of Java in an address',
      on: 'wiki',
      plant: [body('<a href="/rastgele;jsessionid=1A530637289A03B07199A44E8D531427">Rastgele bir madde</a>')],
      says: /session/i,
    },
    {
      name: 'routes of an application after a hash',
      on: 'planner',
      plant: [body('<a href="/fr-ca/#!/equipes">Vos équipes</a>')],
      says: /#/,
    },
    {
      name: 'mail address with a space',
      on: 'dentist',
      plant: [swap('mailto:geral@clinica-arroios.example', 'mailto:geral @clinica-arroios')],
      says: /mail/i,
    },
    {
      name: 'telephone link without a number',
      on: 'hotel',
      plant: [swap('href="tel:+8657100000000"', 'href="tel:"')],
      says: /phone|tel|dial/i,
    },
    {
      name: 'button in a link',
      on: 'course',
      plant: [body('<a href="/anmalan"><button>Anmäl dig</button></a>')],
      says: /button|interactive|nested|within/i,
      least: 'advice',
    },
    {
      name: 'advertisement without sponsored',
      on: 'garden',
      plant: [body('<p>Sponsored: <a href="https://seeds.example/?aff=slowbeds&amp;tag=aff-21">Seeds we like</a></p>')],
      says: /sponsored|paid|nofollow/i,
      least: 'advice',
    },
  ],
};

export default part;
