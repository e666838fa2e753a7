import type { Part } from './corpus.ts';
import { at, bodyStart, cut, head, header, headStart, move, swap, tag } from './plants.ts';
import { fileAnswer } from './world.ts';

const titled = (title: string) => swap(tag.title, `<title>${title}</title>`);
const described = (content: string) => swap(tag.description, `<meta name="description" content="${content}">`);

const part: Part = {
  area: 'head',
  faults: [
    { name: 'no title', on: 'wiki', plant: [cut(tag.title)], says: /title/i, least: 'error' },
    { name: 'title of spaces that do not break', on: 'hotel', plant: [titled('&nbsp;&nbsp;')], says: /title/i },
    {
      name: 'title behind a frame in the head',
      on: 'saddle',
      plant: [
        cut(tag.title),
        head('<iframe src="/gtm.html" hidden title="x"></iframe><title>Sella Aquila 155 in cuoio</title>'),
      ],
      says: /title[\s\S]*(?:body|outside|head|wrong)|(?:body|head|iframe)[\s\S]*title/i,
    },
    {
      name: 'title moved below the header',
      on: 'course',
      plant: [
        cut(tag.title),
        swap('</header>', '</header><title>Keramik för nybörjare, tio veckor i Göteborg</title>'),
      ],
      says: /title[\s\S]*(?:body|outside|head|wrong)|(?:body|outside)[\s\S]*title/i,
    },
    {
      name: 'title with a variable of PHP',
      on: 'garden',
      plant: [titled('&lt;?php echo $title; ?&gt; – Slow Beds')],
      says: /title[\s\S]*(?:template|placeholder|variable|filled|code)|(?:template|placeholder|variable|replaced|rendered)[\s\S]*title/i,
    },
    {
      name: 'title with a variable of a plug-in',
      on: 'dentist',
      plant: [titled('%title% %sep% %sitename%')],
      says: /title[\s\S]*(?:template|placeholder|variable|filled|replaced|rendered)|(?:template|placeholder|variable|replaced|rendered)[\s\S]*title/i,
    },
    {
      name: 'title with a tag of a server',
      on: 'planner',
      plant: [titled('&lt;%= page.title %&gt; · Planibord')],
      says: /title[\s\S]*(?:template|placeholder|variable|filled|replaced|rendered)|(?:template|placeholder|variable|replaced|rendered)[\s\S]*title/i,
    },
    { name: 'title that says Home', on: 'saddle', plant: [titled('Home')], says: /title/i },
    { name: 'title that says New Page 1', on: 'wiki', plant: [titled('New Page 1')], says: /title/i },
    {
      name: 'title that says null',
      on: 'magazine',
      plant: [titled('null | מגזין דרך')],
      says: /title[\s\S]*(?:null|template|placeholder|variable|filled)/i,
    },
    {
      name: 'two titles of which one is a theme’s',
      on: 'dentist',
      plant: [headStart('<title>Clínica</title>')],
      says: /several titles|two titles|title[\s\S]*(?:twice|more than one|several|repeated)/i,
    },
    {
      name: 'title of 200 characters',
      on: 'course',
      plant: [
        titled(
          'Keramik för nybörjare, drejning, glasering, bränning, rakubränning, kavling, gjutning, stengods, lergods, porslin och mycket mer på Folkhögskolan Linné i Göteborg under tio veckor i höst',
        ),
      ],
      says: /title[\s\S]*(?:long|fit|cut|truncat)/i,
      least: 'advice',
    },
    {
      name: 'description in the footer',
      on: 'hotel',
      plant: [
        (world) => {
          const [found = ''] = tag.description.exec(world.html) ?? [];
          return swap('<footer>', `<footer>${found}`)(cut(tag.description)(world));
        },
      ],
      says: /description[\s\S]*(?:body|outside|head)|(?:body|outside)[\s\S]*description/i,
    },
    { name: 'no description', on: 'magazine', plant: [cut(tag.description)], says: /description/i },
    { name: 'description of a space', on: 'garden', plant: [described(' ')], says: /description/i },
    {
      name: 'description with a handlebar',
      on: 'saddle',
      plant: [described('{{meta.description}}')],
      says: /description[\s\S]*(?:template|placeholder|variable|filled|replaced|rendered)|(?:template|placeholder|variable|replaced|rendered)[\s\S]*description/i,
    },
    {
      name: 'description without content',
      on: 'wiki',
      plant: [
        swap(
          tag.description,
          '<meta name="description" value="Su değirmeni, akan suyun gücüyle tahıl öğüten yapıdır.">',
        ),
      ],
      says: /description/i,
    },
    {
      name: 'three descriptions',
      on: 'planner',
      plant: [head('<meta name="description" content="Calendrier"><meta name="description" content="Horaires">')],
      says: /description/i,
    },
    {
      name: 'description is the title again',
      on: 'dentist',
      plant: [described('Implantes dentários em Lisboa | Clínica Arroios')],
      says: /description[\s\S]*(?:repeat|same)/i,
      least: 'advice',
    },
    {
      name: 'doctype of HTML 4.01 Frameset',
      on: 'garden',
      plant: [swap(tag.doctype, '<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Frameset//EN">')],
      says: /doctype|quirks/i,
    },
    {
      name: 'doctype of HTML 2.0',
      on: 'wiki',
      plant: [swap(tag.doctype, '<!DOCTYPE HTML PUBLIC "-//IETF//DTD HTML 2.0//EN">')],
      says: /doctype|quirks/i,
    },
    {
      name: 'doctype behind the html element',
      on: 'hotel',
      plant: [swap('<!doctype html>', ''), swap('<head>', '<!doctype html><head>')],
      says: /doctype|quirks/i,
    },
    {
      name: 'doctype of another word',
      on: 'course',
      plant: [swap(tag.doctype, '<!doctype xhtml>')],
      says: /doctype|quirks/i,
    },
    {
      name: 'notice of PHP before the doctype',
      on: 'dentist',
      plant: [swap('<!doctype html>', '<br />\n<b>Notice</b>: Undefined index: lang\n<!doctype html>')],
      says: /doctype|quirks|before/i,
    },
    {
      name: 'no charset',
      on: 'saddle',
      plant: [cut(tag.charset), header('content-type', 'text/html')],
      says: /charset|encoding/i,
    },
    {
      name: 'charset that does not exist',
      on: 'course',
      plant: [swap(tag.charset, '<meta charset="utf8mb4">'), header('content-type', 'text/html')],
      says: /charset|encoding/i,
    },
    {
      name: 'two charsets',
      on: 'wiki',
      plant: [head('<meta http-equiv="content-type" content="text/html; charset=iso-8859-9">')],
      says: /charset|encoding/i,
    },
    { name: 'no viewport', on: 'magazine', plant: [cut(tag.viewport)], says: /viewport|phone|mobile/i },
    {
      name: 'viewport of 980 pixels',
      on: 'dentist',
      plant: [swap(tag.viewport, '<meta name="viewport" content="width=980, initial-scale=0.3">')],
      says: /viewport|phone|mobile/i,
    },
    {
      name: 'viewport that stops zooming at one',
      on: 'garden',
      plant: [
        swap(tag.viewport, '<meta name="viewport" content="width=device-width, initial-scale=1, maximum-scale=1.0">'),
      ],
      says: /zoom/i,
    },
    {
      name: 'viewport misspelt',
      on: 'planner',
      plant: [swap(tag.viewport, '<meta name="view-port" content="width=device-width, initial-scale=1">')],
      says: /viewport|phone|mobile/i,
    },
    {
      name: 'icon that answers with a page',
      on: 'course',
      plant: [at('/icon.svg', fileAnswer('text/html', '<!doctype html><title>Sidan finns inte</title>'))],
      says: /icon/i,
    },
    {
      name: 'icon that is gone, named by another path',
      on: 'saddle',
      plant: [swap(tag.icon, '<link rel="shortcut icon" href="/theme/favicon.png">')],
      says: /icon[\s\S]*(?:404|found|answer|missing)/i,
    },
    {
      name: 'icon after the start of the body',
      on: 'wiki',
      plant: [move(tag.icon, 'body')],
      says: /icon[\s\S]*(?:body|outside|head)|(?:body|outside)[\s\S]*icon/i,
    },
    {
      name: 'head that a paragraph ends',
      on: 'garden',
      plant: [headStart('<p class="notice">Site moved</p>')],
      says: /head[\s\S]*(?:end|clos|<p)/i,
      where: /<p\b|\bp\b/i,
    },
    {
      name: 'head that a noscript with a picture ends',
      on: 'hotel',
      plant: [headStart('<noscript><img height="1" width="1" alt="" src="https://px.example/tr?id=1"></noscript>')],
      says: /head[\s\S]*(?:end|clos|noscript|img)/i,
      where: /noscript|img/i,
    },
    {
      name: 'head that a custom element ends',
      on: 'planner',
      plant: [headStart('<cookie-banner></cookie-banner>')],
      says: /head[\s\S]*(?:end|clos|cookie-banner)/i,
      where: /cookie-banner/i,
    },
    {
      name: 'two bases',
      on: 'dentist',
      plant: [
        headStart(
          '<base href="https://clinica-arroios.example/"><base href="https://antigo.clinica-arroios.example/">',
        ),
      ],
      says: /\bbase\b/i,
    },
    {
      name: 'refresh after 30 seconds',
      on: 'hotel',
      plant: [head('<meta http-equiv="refresh" content="30">')],
      says: /refresh|reload/i,
      least: 'advice',
    },
    {
      name: 'style sheet that is sent as a page',
      on: 'magazine',
      plant: [at('/css/site.css', fileAnswer('text/html', '<!doctype html><title>404</title>'))],
      says: /css|style/i,
      where: /site\.css/,
    },
    {
      name: 'title within an svg before the title',
      on: 'magazine',
      plant: [cut(tag.title), bodyStart('<svg><title>לוגו</title></svg>')],
      says: /title/i,
      least: 'error',
    },
  ],
};

export default part;
