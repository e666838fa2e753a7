import { defineCheck } from '#kit/check';

const kinds = [
  {
    title: 'A picture element has no img',
    detail: 'There is no img in a picture element, so nothing is shown.',
    severity: 'error',
  },
  { detail: 'A source in a picture element has src, which has no effect there; its files belong into srcset.' },
  { detail: 'A source in a picture element names no file: it has no srcset.' },
  { detail: 'A source comes after the img of its picture element, where it has no effect.' },
  { detail: 'A source without type and media is not the last, so those after it are never chosen.' },
] as const;

export default defineCheck({
  title: 'Picture elements offer their files',
  failed: 'A picture element offers files that are never shown',
  severity: 'warning',
  why: 'A picture element only chooses the file. What shows it is its img, with the first source before it that fits.',
  source: {
    name: 'HTML Living Standard: the picture element',
    url: 'https://html.spec.whatwg.org/multipage/embedded-content.html#the-picture-element',
  },
  looksAt: ['pictureSets'],
  judge: ({ pictureSets: { elements } }) => {
    if (elements.length === 0) return 'does-not-apply';
    const sources = elements.flatMap((each) => each.sources);
    const named = sources.filter(({ isFilledLater }) => !isFilledLater);
    const wrong = [
      elements.filter(({ hasImg }) => !hasImg),
      named.filter(({ srcset, src }) => srcset === undefined && src !== ''),
      named.filter(({ srcset, src }) => (srcset ?? '') === '' && src === ''),
      sources.filter(({ isAfterImg }) => isAfterImg),
      elements.flatMap((each) =>
        each.sources.filter(
          ({ isConditional, isAfterImg }, at, all) =>
            !isConditional && !isAfterImg && all.slice(at + 1).some((other) => !other.isAfterImg),
        ),
      ),
    ];
    return kinds.flatMap((kind, at) => {
      const where = wrong[at] ?? [];
      return where.length === 0 ? [] : [{ ...kind, where }];
    });
  },
  fix: 'Write <picture>, then each source with srcset and type or media, the best one first, and the img with src and alt at the end.',
  cases: {
    passes: '<picture><source srcset=a.avif type="image/avif"><source srcset=a.webp><img src=a.jpg alt=""></picture>',
    fails: [
      '<picture><source srcset=a.webp></picture>',
      '<picture><source src=a.avif type="image/avif"><img src=a.jpg alt=""></picture>',
      '<picture><source type="image/avif"><img src=a.jpg alt=""></picture>',
      '<picture><img src=a.jpg alt=""><source srcset=a.avif type="image/avif"></picture>',
      '<picture><source srcset=a.webp><source srcset=a.avif type="image/avif"><img src=a.jpg alt=""></picture>',
    ],
    doesNotApply: '<img src=a.jpg>',
  },
});
