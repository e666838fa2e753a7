import type { Part } from './corpus.ts';
import { at, bodyStart, cut, head, header, headStart, move, swap, tag } from './plants.ts';

const part: Part = {
  area: 'head',
  faults: [
    { name: 'title absent', on: 'shop', plant: [cut(tag.title)], says: /title/i, least: 'error' },
    { name: 'title empty', on: 'docs', plant: [swap(tag.title, '<title>  </title>')], says: /title/i, least: 'error' },
    {
      name: 'title in the body',
      on: 'event',
      plant: [move(tag.title, 'body')],
      says: /title[\s\S]*(?:body|outside|head|wrong place|misplaced)|(?:body|outside)[\s\S]*title/i,
    },
    {
      name: 'title only in an svg',
      on: 'landing',
      plant: [
        cut(tag.title),
        bodyStart('<svg role="img" viewBox="0 0 9 9"><title>Agenda</title><circle r="4"/></svg>'),
      ],
      says: /title/i,
      least: 'error',
    },
    {
      name: 'title is an unfilled template',
      on: 'shop',
      plant: [swap(tag.title, '<title>{{ product.name }} | {{ shop.name }}</title>')],
      says: /title[\s\S]*(?:template|placeholder|variable|filled|replaced|rendered)|(?:template|placeholder|variable|replaced|rendered)[\s\S]*title/i,
    },
    {
      name: 'title of a separator after an empty variable',
      on: 'news',
      plant: [swap(tag.title, '<title> | </title>')],
      says: /title/i,
    },
    {
      name: 'title that says Untitled',
      on: 'docs',
      plant: [swap(tag.title, '<title>Untitled Document</title>')],
      says: /title/i,
    },
    {
      name: 'title says undefined',
      on: 'event',
      plant: [swap(tag.title, '<title>undefined - Orchard Hall</title>')],
      says: /title[\s\S]*(?:undefined|template|placeholder|variable|filled)/i,
    },
    {
      name: 'title twice',
      on: 'blog',
      plant: [head('<title>Krume und Kruste – Blog</title>')],
      says: /several titles|two titles|title[\s\S]*(?:twice|more than one|several|repeated)/i,
    },
    {
      name: 'title far too long',
      on: 'event',
      plant: [
        swap(
          tag.title,
          '<title>Winter Strings: Quartets by Candlelight at Orchard Hall in Norwich With Haydn, Borodin and the First Performance of Frost Hollow by Maya Osei, Friday 20 January</title>',
        ),
      ],
      says: /title[\s\S]*(?:long|fit|cut|truncat)/i,
      least: 'advice',
    },
    {
      name: 'description in the body',
      on: 'news',
      plant: [move(tag.description, 'body')],
      says: /description[\s\S]*(?:body|outside|head)|(?:body|outside)[\s\S]*description/i,
    },
    {
      name: 'description empty',
      on: 'cafe',
      plant: [swap(tag.description, '<meta name="description" content="">')],
      says: /description/i,
    },
    {
      name: 'description is an unfilled template',
      on: 'recipe',
      plant: [swap(tag.description, '<meta name="description" content="%%excerpt%%">')],
      says: /description[\s\S]*(?:template|placeholder|variable|filled|replaced|rendered)|(?:template|placeholder|variable|replaced|rendered)[\s\S]*description/i,
    },
    {
      name: 'description by property instead of name',
      on: 'shop',
      plant: [
        swap(
          tag.description,
          '<meta property="description" content="Sencha from the hills of Uji, sent from Bristol.">',
        ),
      ],
      says: /description[\s\S]*(?:property|name=)/i,
      least: 'advice',
    },
    {
      name: 'description twice with different words',
      on: 'docs',
      plant: [head('<meta name="description" content="The documentation of Ledgerline.">')],
      says: /description/i,
    },
    {
      name: 'description repeats the title',
      on: 'event',
      plant: [
        swap(
          tag.description,
          '<meta name="description" content="Winter Strings: Quartets by Candlelight at Orchard Hall">',
        ),
      ],
      says: /description[\s\S]*(?:repeat|same)/i,
      least: 'advice',
    },
    { name: 'doctype absent', on: 'blog', plant: [cut(tag.doctype)], says: /doctype|quirks/i },
    {
      name: 'doctype of HTML 3.2',
      on: 'docs',
      plant: [swap(tag.doctype, '<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 3.2 Final//EN">')],
      says: /doctype|quirks/i,
    },
    {
      name: 'doctype HTML 4.01 Transitional without an address',
      on: 'shop',
      plant: [swap(tag.doctype, '<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN">')],
      says: /doctype|quirks/i,
    },
    {
      name: 'text before the doctype',
      on: 'news',
      plant: [swap('<!doctype html>', 'Warning: Undefined variable $theme in header.php on line 4\n<!doctype html>')],
      says: /doctype|quirks|before/i,
    },
    {
      name: 'charset absent',
      on: 'event',
      plant: [cut(tag.charset), header('content-type', 'text/html')],
      says: /charset|encoding/i,
    },
    {
      name: 'charset in the header differs from the tag',
      on: 'blog',
      plant: [header('content-type', 'text/html; charset=iso-8859-1')],
      says: /charset|encoding|characters/i,
    },
    {
      name: 'charset after the first 1024 bytes',
      on: 'shop',
      plant: [
        cut(tag.charset),
        header('content-type', 'text/html'),
        headStart(`<!-- ${'Harbour Tea, built with care. '.repeat(40)}-->\n<meta charset="utf-8">`),
      ],
      says: /charset|encoding/i,
    },
    { name: 'viewport absent', on: 'landing', plant: [cut(tag.viewport)], says: /viewport|phone|mobile/i },
    {
      name: 'viewport of a fixed width',
      on: 'news',
      plant: [swap(tag.viewport, '<meta name="viewport" content="width=1024">')],
      says: /viewport|phone|mobile/i,
    },
    {
      name: 'viewport forbids zooming',
      on: 'cafe',
      plant: [
        swap(tag.viewport, '<meta name="viewport" content="width=device-width, initial-scale=1, user-scalable=no">'),
      ],
      says: /zoom/i,
    },
    {
      name: 'viewport with semicolons and a wrong word',
      on: 'docs',
      plant: [swap(tag.viewport, '<meta name="viewport" content="width=devicewidth; initial-scale=1">')],
      says: /viewport|phone|mobile/i,
    },
    {
      name: 'icon leads to a 404',
      on: 'blog',
      plant: [at('/icon.svg', null)],
      says: /icon[\s\S]*(?:404|found|answer|missing)/i,
    },
    {
      name: 'icon in the body',
      on: 'recipe',
      plant: [move(tag.icon, 'body')],
      says: /icon[\s\S]*(?:body|outside|head)|(?:body|outside)[\s\S]*icon/i,
    },
    {
      name: 'icon without an address',
      on: 'cafe',
      plant: [swap(tag.icon, '<link rel="icon" href="">')],
      says: /icon/i,
    },
    {
      name: 'head ends early at a picture',
      on: 'landing',
      plant: [headStart('<img src="https://turnofacil.example/img/agenda.webp" alt="" width="1" height="1">')],
      says: /head[\s\S]*(?:end|clos|img)|<img/i,
      where: /img/i,
    },
    {
      name: 'head ends early at a div',
      on: 'event',
      plant: [headStart('<div id="consent"></div>')],
      says: /head[\s\S]*(?:end|clos|div)/i,
      where: /div/i,
    },
    {
      name: 'base after addresses that it changes',
      on: 'docs',
      plant: [head('<base href="https://docs.ledgerline.example/v1/">')],
      says: /\bbase\b/i,
    },
    {
      name: 'refresh tag that reloads each minute',
      on: 'news',
      plant: [head('<meta http-equiv="refresh" content="60">')],
      says: /refresh|reload/i,
      least: 'advice',
    },
    {
      name: 'style sheet leads to a 404',
      on: 'shop',
      plant: [at('/css/site.css', null)],
      says: /(?:css|style)[\s\S]*(?:404|found|answer|missing|load)/i,
      where: /site\.css/,
    },
  ],
};

export default part;
