import { defineCheck } from '#kit/check';
import { parseSrcset, sizesFault } from '#lib/html/srcset';

export default defineCheck({
  title: 'Pictures say how wide they are shown',
  failed: 'Pictures do not say how wide they are shown',
  severity: 'warning',
  why: 'Browsers choose a file before they know the layout, by sizes alone. Without it, they load one as wide as the window.',
  source: {
    name: 'HTML Living Standard: sizes attributes',
    url: 'https://html.spec.whatwg.org/multipage/images.html#sizes-attributes',
  },
  looksAt: ['pictureSets'],
  judge: ({ pictureSets: { tags } }) => {
    const asked = tags.filter(
      ({ srcset = '', sizes, late }) => late === '' && (sizes !== undefined || /\s\d+w(?:\s*,|\s*$)/.test(srcset)),
    );
    if (asked.length === 0) return 'does-not-apply';
    const broken = asked.flatMap((tag) => {
      const fault = tag.sizes === undefined ? undefined : sizesFault(tag.sizes);
      return fault === undefined ? [] : [{ tag, fault }];
    });
    const silent = asked.filter(({ sizes }) => sizes === undefined);
    const idle = asked.filter(
      ({ sizes, srcset = '' }) =>
        sizes !== undefined && parseSrcset(srcset).candidates.every(({ descriptor }) => !descriptor.endsWith('w')),
    );
    const [first] = broken;
    return [
      ...(first ? [{ detail: `sizes is broken: ${first.fault}`, where: broken.map(({ tag }) => tag) }] : []),
      ...(silent.length > 0
        ? [{ severity: 'advice' as const, detail: 'There are widths in srcset, and no sizes.', where: silent }]
        : []),
      ...(idle.length > 0
        ? [
            {
              severity: 'advice' as const,
              title: 'The attribute sizes has no effect',
              detail: 'sizes has no effect, as srcset gives no widths such as 640w.',
              where: idle,
            },
          ]
        : []),
    ];
  },
  fix: 'Say the width for each window, the last without a condition: sizes="(max-width: 640px) 100vw, 640px". Lazy-loaded pictures may have sizes="auto".',
  cases: {
    passes: '<img src=a.jpg srcset="a.jpg 320w, b.jpg 640w" sizes="(max-width: 640px) 100vw, 640px" alt="">',
    fails: [
      '<img src=a.jpg srcset="a.jpg 320w, b.jpg 640w" alt="">',
      '<img src=a.jpg srcset="a.jpg 320w, b.jpg 640w" sizes="50%" alt="">',
      '<img src=a.jpg srcset="a.jpg, b.jpg 2x" sizes="100vw" alt="">',
    ],
    doesNotApply: '<img src=a.jpg srcset="a.jpg 2x">',
  },
});
