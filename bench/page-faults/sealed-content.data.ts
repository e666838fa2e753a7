import type { Part } from './corpus.ts';
import { at, body, bodyStart, cut, head, swap, tag } from './plants.ts';
import { fileAnswer } from './world.ts';

const part: Part = {
  area: 'content',
  faults: [
    {
      name: 'headline in bold only',
      on: 'wiki',
      plant: [swap('<h1>Su değirmeni</h1>', '<p><b>Su değirmeni</b></p>')],
      says: /h1|main heading/i,
    },
    {
      name: 'main heading of a space',
      on: 'hotel',
      plant: [swap('<h1>花园房</h1>', '<h1> </h1>')],
      says: /h1|main heading/i,
    },
    {
      name: 'main heading of a logo without words',
      on: 'course',
      plant: [swap(tag.h1, '<h1><svg viewBox="0 0 9 9"><path d="M0 0h9"/></svg></h1>')],
      says: /h1|main heading/i,
    },
    {
      name: 'main heading by style hidden',
      on: 'saddle',
      plant: [swap('<h1>', '<h1 style="display:none">')],
      says: /h1|main heading|hidden|visible/i,
    },
    {
      name: 'every heading is main',
      on: 'dentist',
      plant: [swap(/<h2>/g, '<h1>'), swap(/<\/h2>/g, '</h1>')],
      says: /h1|main heading/i,
      least: 'advice',
    },
    {
      name: 'from main to the fourth',
      on: 'magazine',
      plant: [swap(/<h2>/g, '<h4>'), swap(/<\/h2>/g, '</h4>')],
      says: /level/i,
      least: 'advice',
    },
    { name: 'empty third heading', on: 'garden', plant: [body('<h3></h3>')], says: /heading/i, least: 'advice' },
    {
      name: 'long article of one piece',
      on: 'wiki',
      plant: [
        swap(/<h2[^>]*>[\s\S]*?<\/h2>/g, ''),
        body(
          `<p>${'Değirmenci sabahın erken saatlerinde savağı açar, su oluktan çarka iner ve taş ağır ağır dönmeye başlar. '.repeat(45)}</p>`,
        ),
      ],
      says: /heading/i,
      least: 'advice',
    },
    {
      name: 'telephone field without a label',
      on: 'dentist',
      plant: [cut('<label for="t">Telefone</label>')],
      says: /label/i,
    },
    {
      name: 'search by a placeholder',
      on: 'wiki',
      plant: [
        body(
          '<form action="/ara" role="search"><input type="search" name="q" placeholder="Ara"><button>Ara</button></form>',
        ),
      ],
      says: /label/i,
    },
    {
      name: 'label that is empty',
      on: 'planner',
      plant: [swap('<label for="courriel">Courriel</label>', '<label for="courriel"></label>')],
      says: /label/i,
    },
    {
      name: 'button of an icon font',
      on: 'course',
      plant: [body('<button type="button"><i class="fa fa-heart"></i></button>')],
      says: /button|name/i,
    },
    {
      name: 'choice without a label',
      on: 'saddle',
      plant: [cut('<label for="colore">Colore</label>')],
      says: /label/i,
    },
    {
      name: 'check box without a label',
      on: 'planner',
      plant: [
        body(
          '<form action="/x" method="post"><input type="checkbox" name="terms"> J’accepte <button>Ok</button></form>',
        ),
      ],
      says: /label/i,
    },
    {
      name: 'map without a title',
      on: 'dentist',
      plant: [body('<iframe src="https://mapas.example/arroios" width="600" height="300" loading="lazy"></iframe>')],
      says: /frame|title/i,
    },
    {
      name: 'film without subtitles',
      on: 'course',
      plant: [
        body(
          '<video controls preload="none" width="640" height="360"><source src="/film.webm" type="video/webm"></video>',
        ),
      ],
      says: /caption|subtitle/i,
    },
    {
      name: 'film that begins by itself',
      on: 'hotel',
      plant: [
        body(
          '<video autoplay controls width="640" height="360" src="/images/tour.mp4"><track kind="captions" src="/images/tour.vtt" srclang="zh"></video>',
        ),
      ],
      says: /itself|autoplay/i,
      least: 'advice',
    },
    {
      name: 'ids of a loop',
      on: 'planner',
      plant: [body('<p id="carte">Un</p><p id="carte">Deux</p><p id="carte">Trois</p>')],
      says: /\bid\b/i,
    },
    {
      name: 'no landmark for the content',
      on: 'hotel',
      plant: [swap('<main id="content">', '<section>'), swap('</main>', '</section>')],
      says: /main/i,
      least: 'advice',
    },
    {
      name: 'main within main',
      on: 'magazine',
      plant: [bodyStart('<main>'), swap('</main>', '</main></main>')],
      says: /main/i,
      least: 'advice',
    },
    {
      name: 'description by an id that is gone',
      on: 'dentist',
      plant: [swap('<input id="n"', '<input aria-describedby="ajuda-nome" id="n"')],
      says: /aria|ajuda-nome|\bid\b/i,
    },
    {
      name: 'role invented',
      on: 'garden',
      plant: [body('<div role="sidebar"><p>Related posts</p></div>')],
      says: /role/i,
    },
    {
      name: 'state of ARIA that is no word',
      on: 'planner',
      plant: [body('<button type="button" aria-expanded="oui">Menu</button>')],
      says: /aria-expanded|aria/i,
    },
    {
      name: 'slider without its value',
      on: 'saddle',
      plant: [body('<div role="slider" tabindex="0" aria-label="Larghezza"></div>')],
      says: /aria-valuenow|slider|aria/i,
    },
    {
      name: 'body hidden from readers',
      on: 'course',
      plant: [swap('<body>', '<body aria-hidden="true">')],
      says: /hidden/i,
    },
    {
      name: 'order of the keyboard by numbers',
      on: 'dentist',
      plant: [swap('<input id="n"', '<input tabindex="2" id="n"'), swap('<input id="t"', '<input tabindex="1" id="t"')],
      says: /tabindex|order/i,
      least: 'advice',
    },
    {
      name: 'table without heads',
      on: 'saddle',
      plant: [swap(/<th scope="row">([^<]*)<\/th>/g, (found) => found.replaceAll('th', 'td'))],
      says: /table|header cell/i,
      least: 'advice',
    },
    {
      name: 'paragraph within a list',
      on: 'garden',
      plant: [body('<ul><p>Straw</p><p>Compost</p></ul>')],
      says: /list|<ul>|<p>/i,
      least: 'advice',
    },
    {
      name: 'elements of an old time',
      on: 'hotel',
      plant: [body('<center><font color="red" size="5">特价</font></center>')],
      says: /center|font|outdated|obsolete/i,
      least: 'advice',
    },
    {
      name: 'Lorem ipsum',
      on: 'saddle',
      plant: [
        body(
          '<h2>Chi siamo</h2><p>Lorem ipsum dolor sit amet, consectetur adipisci elit, sed do eiusmod tempor incidunt ut labore et dolore magna aliqua.</p>',
        ),
      ],
      says: /lorem|filler|placeholder/i,
    },
    {
      name: 'variables in the text',
      on: 'dentist',
      plant: [body('<p>Olá [[nome]], a sua consulta é em {{data}}. {{#if vip}}Obrigado{{/if}}</p>')],
      says: /template|placeholder|\{\{|variable/i,
    },
    {
      name: 'undefined in the text',
      on: 'planner',
      plant: [body('<p>Il reste undefined places, à partir de NaN $ par mois. [object Object]</p>')],
      says: /undefined|NaN|object Object|template|placeholder/i,
      least: 'advice',
    },
    {
      name: 'two sentences',
      on: 'magazine',
      plant: [
        swap(tag.main, '<main id="content"><h1>רכבת</h1><p>בקרוב.</p><a href="/magazin">לכל הכתבות במגזין</a></main>'),
      ],
      says: /text|words|content|thin/i,
      least: 'advice',
    },
    {
      name: 'words pushed out of the page',
      on: 'saddle',
      plant: [
        body(
          '<div style="position:absolute;left:-9999px">sella cuoio sella bici sella cuoio offerta sella economica sella cuoio Lucca sella sella</div>',
        ),
      ],
      says: /hidden|white|seen|invisible|outside/i,
      least: 'advice',
    },
    {
      name: 'Java applet',
      on: 'wiki',
      plant: [body('<applet code="Degirmen.class" width="300" height="200"></applet>')],
      says: /applet|plug-?in|outdated|obsolete|java/i,
    },
    {
      name: 'autocomplete misspelt',
      on: 'planner',
      plant: [swap('autocomplete="email"', 'autocomplete="e-mail"')],
      says: /autocomplete/i,
      least: 'advice',
    },
    {
      name: 'letters broken by two encodings',
      on: 'course',
      plant: [swap('Lär dig dreja', 'LÃ¤r dig dreja'), swap('förkläde', 'fÃ¶rklÃ¤de')],
      says: /character|encoding|Ã/i,
    },
    {
      name: 'characters that are lost',
      on: 'dentist',
      plant: [
        swap('consulta avaliamos o osso', 'consulta avaliamos o osso e a sa\ufffdde da boca, com cora\ufffd\ufffdo'),
      ],
      says: /character|encoding|\ufffd/i,
    },
    {
      name: 'list of keywords',
      on: 'saddle',
      plant: [head('<meta name="keywords" content="sella, cuoio, bici, viaggio">')],
      says: /keywords/i,
      least: 'advice',
    },
    {
      name: 'file of Flash',
      on: 'magazine',
      plant: [
        body('<embed src="/film.swf" type="application/x-shockwave-flash">'),
        at('/film.swf', fileAnswer('application/x-shockwave-flash', new Uint8Array(9))),
      ],
      says: /flash|plug-?in|embed/i,
    },
  ],
};

export default part;
