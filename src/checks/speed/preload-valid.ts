import { defineCheck } from '#kit/check';
import { editedTag } from '#lib/page/edited-tag';
import { quoted } from '#lib/page/quoted';

/** Source: HTML Living Standard, link type preload, and the destinations of Fetch. */
const destinations = new Set([
  'audio',
  'document',
  'embed',
  'fetch',
  'font',
  'image',
  'json',
  'object',
  'script',
  'style',
  'text',
  'track',
  'video',
  'worker',
]);

export default defineCheck({
  title: 'Preloads say what they are for',
  failed: 'Preloads do not say what they are for',
  severity: 'advice',
  why: 'A browser that does not know what a file is for does not load it ahead, or loads it twice.',
  source: {
    name: 'HTML Living Standard: preload',
    url: 'https://html.spec.whatwg.org/multipage/links.html#link-type-preload',
  },
  looksAt: ['resources', 'document'],
  judge: ({ resources: { preloads }, document: { source } }) => {
    if (preloads.length === 0) return 'does-not-apply';
    return preloads.flatMap((preload) => {
      const { as, hasCrossOrigin, at } = preload;
      if (as === '')
        return [{ detail: 'A preload has no as attribute, so browsers do not load it.', where: [preload] }];
      if (!destinations.has(as))
        return [{ detail: `There is no kind of file called ${quoted(as)}.`, where: [preload] }];
      if (as !== 'font' || hasCrossOrigin) return [];
      return [
        {
          title: 'A font is loaded twice',
          detail: 'The preload of a font has no crossorigin, so browsers load it a second time.',
          where: [preload],
          fix: {
            words: 'Add crossorigin: fonts are always asked for in this way.',
            code: editedTag(source, at, { crossorigin: '' }),
            goes: 'instead' as const,
          },
        },
      ];
    });
  },
  fix: 'Write as="style", as="script", as="image" or as="font", and for a font crossorigin as well.',
  cases: {
    passes: '<link rel=preload as=font type=font/woff2 crossorigin href=/a.woff2>',
    fails: [
      '<link rel=preload href=/a.css>',
      '<link rel=preload as=stylesheet href=/a.css>',
      '<link rel="preload" as="font" href="/a.woff2">',
    ],
    doesNotApply: '<p>x',
  },
});
