import { defineCheck } from '#kit/check';
import { metasNamed } from '#lib/page/head';
import { sources } from '#lib/page/sources.data';

export default defineCheck({
  title: 'The picture of a shared link is described',
  failed: 'The picture of a shared link is not described',
  severity: 'advice',
  why: 'Networks read this text to people who do not see the picture.',
  source: sources.openGraph,
  looksAt: ['head'],
  judge: ({ head }) => {
    const picture = metasNamed(head, 'og:image').find(({ content }) => content !== '');
    if (!picture) return 'does-not-apply';
    const isTold = ['og:image:alt', 'twitter:image:alt'].some((name) =>
      metasNamed(head, name).some(({ content }) => content !== ''),
    );
    return isTold
      ? 'passed'
      : [{ about: 'og:image', detail: 'There is no og:image:alt beside og:image.', where: [picture] }];
  },
  fix: 'Say in og:image:alt in a sentence what the picture shows.',
  cases: {
    passes: '<meta property="og:image" content="https://a.b/a.jpg"><meta property="og:image:alt" content="Tea">',
    fails: '<meta property="og:image" content="https://a.b/a.jpg">',
    doesNotApply: '<p>x',
  },
});
