import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';

export default defineCheck({
  title: 'Linked pictures say where they lead',
  failed: 'Linked pictures do not say where they lead',
  severity: 'error',
  why: 'A picture link without alt text has no name, so screen reader users do not know where it leads.',
  source: {
    name: 'WCAG failure F89: unnamed picture links',
    url: 'https://www.w3.org/WAI/WCAG22/Techniques/failures/F89',
  },
  looksAt: ['links'],
  judge: ({ links }) => {
    const drawn = links.filter(({ hasPicture, text }) => hasPicture && text === '');
    if (drawn.length === 0) return 'does-not-apply';
    const mute = drawn.filter(({ label }) => label === '');
    return mute.length === 0
      ? 'passed'
      : [
          {
            detail: `${counted(mute.length, 'link that is a picture has', 'links that are pictures have')} no name.`,
            where: mute.map(({ href, at }) => ({ at, shown: `<a href="${href}"><img></a>` })),
          },
        ];
  },
  fix: 'Say in the alt text of the picture where the link leads.',
  cases: {
    passes: '<a href=/><img src=a.png alt="Start page"></a>',
    fails: '<a href="/"><img src=a.png alt=""></a>',
    doesNotApply: '<a href=/>Start</a>',
  },
});
