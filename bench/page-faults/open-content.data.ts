import type { Part } from './corpus.ts';
import { at, body, cut, head, swap, tag } from './plants.ts';
import { fileAnswer } from './world.ts';

const part: Part = {
  area: 'content',
  faults: [
    {
      name: 'no main heading',
      on: 'shop',
      plant: [swap('<h1>Sencha Uji</h1>', '<div class="h1">Sencha Uji</div>')],
      says: /h1|main heading/i,
    },
    {
      name: 'main heading empty',
      on: 'docs',
      plant: [swap('<h1>Webhooks</h1>', '<h1></h1>')],
      says: /h1|main heading/i,
    },
    {
      name: 'main heading of a picture without alt',
      on: 'event',
      plant: [swap(tag.h1, '<h1><img src="/media/quartet.webp" width="700" height="467"></h1>')],
      says: /h1|main heading|alt/i,
    },
    {
      name: 'main heading hidden',
      on: 'landing',
      plant: [swap('<h1>', '<h1 hidden>')],
      says: /h1|main heading|hidden|visible/i,
    },
    {
      name: 'three main headings',
      on: 'news',
      plant: [swap(/<h2>/g, '<h1>'), swap(/<\/h2>/g, '</h1>')],
      says: /h1|main heading/i,
      least: 'advice',
    },
    {
      name: 'level skipped',
      on: 'blog',
      plant: [swap('<h3>Erster Tag</h3>', '<h5>Erster Tag</h5>')],
      says: /level/i,
      least: 'advice',
    },
    { name: 'heading empty', on: 'recipe', plant: [body('<h2>&nbsp;</h2>')], says: /heading/i, least: 'advice' },
    {
      name: 'long text without headings',
      on: 'docs',
      plant: [
        swap(/<h2[^>]*>[\s\S]*?<\/h2>/g, ''),
        body(
          `<p>${'A delivery that fails is tried again after a while, and each attempt is written to the log that you can read. '.repeat(40)}</p>`,
        ),
      ],
      says: /heading/i,
      least: 'advice',
    },
    {
      name: 'field without a label',
      on: 'landing',
      plant: [cut('<label for="correo">Correo electrónico</label>')],
      says: /label/i,
    },
    {
      name: 'field with a placeholder alone',
      on: 'event',
      plant: [
        body(
          '<form action="/news" method="post"><input type="email" name="email" placeholder="Your e-mail" autocomplete="email"><button>Subscribe</button></form>',
        ),
      ],
      says: /label/i,
    },
    {
      name: 'label that names no field',
      on: 'landing',
      plant: [swap('<label for="nombre">', '<label for="name">')],
      says: /label/i,
    },
    {
      name: 'button without a name',
      on: 'shop',
      plant: [body('<button type="button"><svg viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg></button>')],
      says: /button|name/i,
    },
    {
      name: 'select without a label',
      on: 'shop',
      plant: [body('<select name="weight"><option>100 g</option><option>250 g</option></select>')],
      says: /label/i,
    },
    {
      name: 'frame without a title',
      on: 'news',
      plant: [body('<iframe src="https://video.example/embed/8" width="600" height="340" loading="lazy"></iframe>')],
      says: /frame|title/i,
    },
    {
      name: 'video without captions',
      on: 'event',
      plant: [body('<video src="/media/trailer.mp4" controls preload="none" width="640" height="360"></video>')],
      says: /caption|subtitle/i,
    },
    {
      name: 'sound that plays by itself',
      on: 'recipe',
      plant: [body('<audio src="/suwar/musiqa.mp3" autoplay></audio>')],
      says: /itself|autoplay/i,
      least: 'advice',
    },
    {
      name: 'video that plays by itself with sound',
      on: 'landing',
      plant: [
        body(
          '<video src="/img/demo.mp4" autoplay loop preload="none" width="640" height="360"><track kind="captions" src="/img/demo.vtt" srclang="es"></video>',
        ),
      ],
      says: /itself|autoplay/i,
      least: 'advice',
    },
    {
      name: 'the same id twice',
      on: 'docs',
      plant: [body('<h2 id="verify">More about signatures</h2><p>They never expire.</p>')],
      says: /\bid\b/i,
    },
    {
      name: 'no main part',
      on: 'blog',
      plant: [swap('<main id="content">', '<div id="content">'), swap('</main>', '</div>')],
      says: /main/i,
      least: 'advice',
    },
    {
      name: 'two main parts',
      on: 'cafe',
      plant: [body('</main><main><p>もうひとつの本文です。</p>')],
      says: /main/i,
      least: 'advice',
    },
    {
      name: 'reference by ARIA to an id that is not there',
      on: 'shop',
      plant: [body('<section aria-labelledby="reviews-title"><p>What others say.</p></section>')],
      says: /aria|reviews-title|\bid\b/i,
    },
    {
      name: 'role that does not exist',
      on: 'landing',
      plant: [body('<div role="buton" tabindex="0">Abrir</div>')],
      says: /role/i,
    },
    {
      name: 'ARIA attribute that does not exist',
      on: 'event',
      plant: [body('<button type="button" aria-labell="Close">×</button>')],
      says: /aria/i,
    },
    {
      name: 'hidden from readers and still focused',
      on: 'docs',
      plant: [body('<div aria-hidden="true"><a href="/guides/">All guides</a></div>')],
      says: /hidden|focus/i,
    },
    {
      name: 'tabindex above zero',
      on: 'shop',
      plant: [swap('<button type="submit">', '<button type="submit" tabindex="5">')],
      says: /tabindex|order/i,
      least: 'advice',
    },
    {
      name: 'table of data without header cells',
      on: 'docs',
      plant: [swap(/<th scope="col">(\w+)<\/th>/g, (found) => found.replaceAll('th', 'td'))],
      says: /table|header cell/i,
      least: 'advice',
    },
    {
      name: 'list item outside of a list',
      on: 'recipe',
      plant: [body('<li>ملح وفلفل</li>')],
      says: /list|<li>/i,
      least: 'advice',
    },
    {
      name: 'text that blinks past',
      on: 'blog',
      plant: [body('<marquee>Neues Rezept!</marquee>')],
      says: /marquee|outdated|obsolete|move/i,
    },
    {
      name: 'filler text left over',
      on: 'landing',
      plant: [
        body(
          '<p>Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore.</p>',
        ),
      ],
      says: /lorem|filler|placeholder/i,
    },
    {
      name: 'template left over in the text',
      on: 'shop',
      plant: [body('<p>Only {{ stock.count }} packets left, {{ customer.first_name }}!</p>')],
      says: /template|placeholder|\{\{|variable/i,
    },
    {
      name: 'hardly any text',
      on: 'event',
      plant: [
        swap(
          tag.main,
          '<main id="content"><h1>Winter Strings</h1><p>Soon.</p><a href="/concerts">All concerts</a></main>',
        ),
      ],
      says: /text|words|content|thin/i,
      least: 'advice',
    },
    {
      name: 'text in white for search engines',
      on: 'cafe',
      plant: [
        body(
          '<p style="display:none">コーヒー 鎌倉 カフェ 珈琲 鎌倉カフェ おすすめ 安い 人気 ランキング 鎌倉 コーヒー 豆 通販</p><p style="color:#fff;background:#fff;font-size:1px">鎌倉 カフェ 鎌倉 カフェ 鎌倉 カフェ</p>',
        ),
      ],
      says: /hidden|white|seen|invisible/i,
      least: 'advice',
    },
    {
      name: 'plug-in that no browser runs',
      on: 'recipe',
      plant: [
        body('<object type="application/x-shockwave-flash" data="/suwar/film.swf" width="400" height="300"></object>'),
        at('/suwar/film.swf', fileAnswer('application/x-shockwave-flash', new Uint8Array(10))),
      ],
      says: /flash|plug-?in|object/i,
    },
    {
      name: 'autocomplete of a kind that does not exist',
      on: 'landing',
      plant: [swap('autocomplete="email"', 'autocomplete="mail-address"')],
      says: /autocomplete/i,
      least: 'advice',
    },
    {
      name: 'broken characters in the text',
      on: 'blog',
      plant: [swap('Fünf Tage lang', 'FÃ¼nf Tage lang'), swap('großes Glas', 'groÃŸes Glas')],
      says: /character|encoding|Ã/i,
    },
    {
      name: 'keywords tag',
      on: 'news',
      plant: [head('<meta name="keywords" content="pont, tanneurs, lac, travaux, mairie">')],
      says: /keywords/i,
      least: 'advice',
    },
  ],
};

export default part;
