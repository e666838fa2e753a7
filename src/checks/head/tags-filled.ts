import { defineCheck } from '#kit/check';
import type { PageFacts } from '#lib/page/facts';
import { quoted } from '#lib/page/quoted';
import { sources } from '#lib/page/sources.data';
import { unfilledPart } from '#lib/page/unfilled';

/** Metas that people read in results and where the page is shared. */
const read = /^(?:description|keywords|author|(?:og|twitter):(?:title|description|site_name|url|image|image:alt))$/i;

export default defineCheck({
  title: 'Title and tags are filled in',
  failed: 'A tag holds what its template should have replaced',
  severity: 'warning',
  why: 'Where a variable of a template has no value, its name or the word “undefined” comes into search results and shared links.',
  source: sources.titles,
  looksAt: ['head', 'headings'],
  judge: ({ head, headings }) => {
    const tags = tagsOf(head);
    if (tags.length === 0) return 'does-not-apply';
    const main = headings.filter(({ level }) => level === 1).map(({ text }) => text);
    // A page about templates names such things in its heading as well, and not alone.
    const isTopic = (part: string) =>
      main.some((text) => text.includes(part) && text.replaceAll(part, '').replaceAll(/[^\p{L}]/gu, '').length >= 8);
    return tags.flatMap(({ name, text, at }) => {
      const part = unfilledPart(text);
      return part === undefined || isTopic(part) || main.includes(part)
        ? []
        : [
            {
              about: name,
              title: `The ${name} is not filled in`,
              detail: `The ${name} holds ${quoted(part)}, which its template should have replaced.`,
              where: [{ at }],
            },
          ];
    });
  },
  fix: 'Correct the name of the variable in the template, or give it words for pages that have no value.',
  cases: {
    passes: [
      '<title>Tea at 20% off</title><meta name=description content="Green tea, 100% organic.">',
      '<title>undefined - JavaScript</title><h1>undefined</h1>',
      '<title>Using {{ name }} in Handlebars</title><h1>Using {{ name }} in Handlebars</h1>',
    ],
    fails: [
      '<title>{{ product.name }} | {{ shop.name }}</title>',
      '<title>undefined - Orchard Hall</title><h1>Winter Strings</h1>',
      '<meta name=description content="%%excerpt%%">',
      `<meta property="og:title" content="\${title}">`,
    ],
    doesNotApply: '<p>x',
  },
});

function tagsOf({ titles, titlePlaces, metas }: PageFacts['head']) {
  return [
    ...titles.map((text, index) => ({ name: 'title', text, at: titlePlaces[index]?.at })),
    ...metas
      .filter(({ by, name }) => by !== 'http-equiv' && by !== 'itemprop' && read.test(name))
      .map(({ name, content, at }) => ({ name: name.toLowerCase(), text: content, at })),
  ];
}
