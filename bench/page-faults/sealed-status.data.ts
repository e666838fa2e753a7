import type { Part } from './corpus.ts';
import { answer, at, head, header, page, swap, tag } from './plants.ts';
import { pageAnswer } from './world.ts';

const to = (location: string, status = 301) => ({ status, headers: { location } });
const main = (html: string) => swap(tag.main, `<main id="content">${html}</main>`);
const titled = (title: string) => swap(tag.title, `<title>${title}</title>`);

const part: Part = {
  area: 'status',
  faults: [
    { name: '404', on: 'wiki', plant: [answer({ status: 404 })], says: /404/, least: 'error', isFatal: true },
    { name: '410', on: 'saddle', plant: [answer({ status: 410 })], says: /410/, least: 'error', isFatal: true },
    { name: '500', on: 'garden', plant: [answer({ status: 500 })], says: /500/, least: 'error', isFatal: true },
    { name: '502', on: 'planner', plant: [answer({ status: 502 })], says: /502/, least: 'error', isFatal: true },
    { name: '503', on: 'hotel', plant: [answer({ status: 503 })], says: /503/, least: 'error', isFatal: true },
    { name: '429', on: 'dentist', plant: [answer({ status: 429 })], says: /429/ },
    { name: '451', on: 'magazine', plant: [answer({ status: 451 })], says: /451/, isFatal: true },
    {
      name: '204 without a page',
      on: 'course',
      plant: [answer({ status: 204 }), page('')],
      says: /204|empty|no (?:content|text|page)|nothing/i,
      isFatal: true,
    },
    {
      name: 'body without words',
      on: 'wiki',
      plant: [page('<!doctype html><html lang="tr"><head><title>Su değirmeni</title></head><body></body></html>')],
      says: /empty|no (?:content|text|words)|hardly|nothing/i,
    },
    {
      name: 'soft 404 in Italian',
      on: 'saddle',
      plant: [
        titled('Pagina non trovata | Bottega Cuoio'),
        main('<h1>Pagina non trovata</h1><p>La pagina che cerchi non esiste più.</p>'),
      ],
      says: /soft|not found|404|error page|missing page|exist/i,
      isFatal: true,
    },
    {
      name: 'soft 404 in French',
      on: 'planner',
      plant: [
        titled('Erreur 404 : page introuvable'),
        main('<h1>Oups, page introuvable</h1><p>Cette page n’existe pas ou a été déplacée.</p>'),
      ],
      says: /soft|not found|404|error page|missing page|exist/i,
      isFatal: true,
    },
    {
      name: 'soft 404 in Chinese',
      on: 'hotel',
      plant: [titled('404 页面不存在'), main('<h1>页面不存在</h1><p>您访问的页面不存在或已被删除。</p>')],
      says: /soft|not found|404|error page|missing page|exist/i,
      isFatal: true,
    },
    {
      name: 'product that is gone, with 200',
      on: 'saddle',
      plant: [
        titled('Prodotto non disponibile'),
        main('<h1>Questo prodotto non esiste più</h1><p>Siamo spiacenti, il prodotto non è stato trovato.</p>'),
      ],
      says: /soft|not found|404|missing|exist/i,
    },
    {
      name: 'fatal error of PHP with 200',
      on: 'garden',
      plant: [
        page(
          '<br />\n<b>Fatal error</b>:  Uncaught Error: Call to undefined function get_header() in /var/www/html/wp-content/themes/beds/index.php:3',
        ),
      ],
      says: /error|soft|code/i,
    },
    {
      name: 'default page of a web server',
      on: 'dentist',
      plant: [
        page(
          '<!DOCTYPE html><html><head><title>Welcome to nginx!</title></head><body><h1>Welcome to nginx!</h1><p>If you see this page, the nginx web server is successfully installed and working.</p></body></html>',
        ),
      ],
      says: /default|nginx|placeholder|title/i,
    },
    {
      name: 'four redirects',
      on: 'course',
      plant: [
        (world) => ({
          ...world,
          url: 'https://folkhogskolan.example/1',
          html: '',
          answer: to('/2'),
          web: {
            ...world.web,
            'https://folkhogskolan.example/2': to('/3'),
            'https://folkhogskolan.example/3': to('/4', 302),
            'https://folkhogskolan.example/4': to('/kurser/keramik-grund'),
            [world.url]: pageAnswer(world.html),
          },
        }),
      ],
      says: /several redirects|\d redirects|chain|another redirect/i,
    },
    {
      name: 'loop over the name of the host',
      on: 'dentist',
      plant: [
        (world) => ({
          ...world,
          url: 'https://clinica-arroios.example/a',
          html: '',
          answer: to('https://www.clinica-arroios.example/a'),
          web: { ...world.web, 'https://www.clinica-arroios.example/a': to('https://clinica-arroios.example/a') },
        }),
      ],
      says: /loop|circle|too many redirects|endless/i,
      least: 'error',
    },
    {
      name: '302 without an address',
      on: 'hotel',
      plant: [answer({ status: 302 })],
      says: /redirect|location|302/i,
      least: 'error',
      isFatal: true,
    },
    {
      name: 'tag that sends to another site',
      on: 'garden',
      plant: [head('<meta http-equiv="refresh" content="3;url=https://newbeds.example/">')],
      says: /refresh|redirect/i,
    },
    {
      name: 'Refresh in the header after five seconds',
      on: 'wiki',
      plant: [header('refresh', '5; url=/rastgele')],
      says: /refresh|redirect/i,
    },
    {
      name: 'script that goes elsewhere',
      on: 'planner',
      plant: [
        header(
          'content-security-policy',
          "script-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'self'; frame-ancestors 'self'",
        ),
        head("<script>document.location = 'https://app.planibord.example/';</script>"),
      ],
      says: /redirect|script[\s\S]*(?:lead|send|location)/i,
    },
    {
      name: 'no redirect to encryption',
      on: 'magazine',
      plant: [(world) => at('http://derech.example/magazin/rakavot', pageAnswer(world.html))(world)],
      says: /https|encrypt/i,
    },
    {
      name: 'encryption redirects to the start page',
      on: 'hotel',
      plant: [at('http://yunxi-inn.example/rooms/garden', to('https://yunxi-inn.example/'))],
      says: /https?:|redirect|home|page/i,
      where: /yunxi/,
      least: 'warning',
    },
    {
      name: 'page as a download',
      on: 'course',
      plant: [header('content-disposition', 'attachment; filename="keramik.html"')],
      says: /download|attachment|content-disposition/i,
    },
    {
      name: 'page as octets',
      on: 'wiki',
      plant: [header('content-type', 'application/octet-stream')],
      says: /type|octet/i,
    },
    {
      name: 'login wall with 401',
      on: 'planner',
      plant: [answer({ status: 401, headers: { 'www-authenticate': 'Basic' } })],
      says: /401|login|password/i,
      isFatal: true,
    },
    {
      name: 'login form in place of the page',
      on: 'course',
      plant: [
        titled('Logga in'),
        main(
          '<h1>Logga in</h1><form action="/login" method="post"><label for="u">E-post</label><input id="u" type="email" autocomplete="username"><label for="p">Lösenord</label><input id="p" type="password" autocomplete="current-password"><button>Logga in</button></form>',
        ),
      ],
      says: /login|log in|password/i,
      least: 'advice',
    },
    {
      name: 'page of four megabytes',
      on: 'garden',
      plant: [swap('</main>', `<pre>${'2025-04-06,clay,straw,potato\n'.repeat(140_000)}</pre></main>`)],
      says: /large|size|MB|weigh|long|bytes/i,
    },
    {
      name: 'frameset',
      on: 'magazine',
      plant: [
        page(
          '<!doctype html><html lang="he"><head><meta charset="utf-8"><title>דרך</title></head><frameset rows="80,*"><frame src="/top.html"><frame src="/main.html"></frameset></html>',
        ),
      ],
      says: /frame/i,
    },
    {
      name: 'canonical checker at 503',
      on: 'saddle',
      plant: [answer({ status: 503 })],
      asks: [['canonical-checker', ({ url }) => ({ url })]],
      says: /503/,
      least: 'error',
    },
  ],
};

export default part;
