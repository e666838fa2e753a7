import { defineCheck } from '#kit/check';
import { metasNamed } from '#lib/page/head';
import { quoted } from '#lib/page/quoted';
import { sources } from '#lib/page/sources.data';

/** A reference or a tag that is left when those of the page have been read: it was escaped twice. */
const markup =
  /&(?:amp|lt|gt|quot|apos|nbsp|[lr][sd]quo|ndash|mdash|hellip|#\d{2,5}|#x[\da-f]{2,5});|<\/?(?:b|i|br|p|em|span|strong|a|h[1-6])(?:\s[^<>]{0,100})?>/i;
/** Letters of UTF-8 that were read as Windows-1252, and the sign for letters that were lost. */
const broken = /Ã[\u0080-\u00BF]|â€[\u0080-\u00BF™œ“”˜¦]|\uFFFD/u;

export default defineCheck({
  title: 'Title and description can be read',
  failed: 'Title or description cannot be read',
  severity: 'warning',
  why: 'Search results show signs such as &amp;amp; or Ã© as they are, where a letter or a sign was meant.',
  source: sources.titles,
  looksAt: ['head'],
  judge: ({ head }) => {
    const tags = [
      ...head.titles.map((text, index) => ({ name: 'title', text, at: head.titlePlaces[index]?.at })),
      ...['description', 'og:title', 'og:description'].flatMap((name) =>
        metasNamed(head, name).map(({ content, at }) => ({ name, text: content, at })),
      ),
    ];
    if (tags.length === 0) return 'does-not-apply';
    return tags.flatMap(({ name, text, at }) => {
      const part = text.slice(0, 1_000);
      const escaped = markup.exec(part)?.[0];
      const sign = escaped ?? broken.exec(part)?.[0];
      if (sign === undefined) return [];
      const why = escaped === undefined ? 'letters were read in another encoding' : 'it was escaped twice';
      return [{ about: name, detail: `The ${name} holds ${quoted(sign)}, as ${why}.`, where: [{ at }] }];
    });
  },
  fix: 'Write the sign itself, save the text as UTF-8, and let the template escape it once.',
  cases: {
    passes: ['<title>Tea &amp; coffee</title>', '<meta name=description content="AT&amp;T, R&amp;B; Âme, Ãrea">'],
    fails: [
      '<title>Tea &amp;amp; coffee</title>',
      '<title>&lt;b&gt;Tea&lt;/b&gt;</title>',
      '<meta name=description content="CafÃ© and thÃ©">',
    ],
    doesNotApply: '<p>x',
  },
});
