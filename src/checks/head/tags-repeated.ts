import { defineCheck } from '#kit/check';
import { metasNamed } from '#lib/page/head';

const single = [
  'og:title',
  'og:description',
  'og:url',
  'og:type',
  'twitter:card',
  'twitter:title',
  'author',
  'robots',
  'viewport',
];

export default defineCheck({
  title: 'No tag is repeated',
  failed: 'A tag is repeated',
  severity: 'warning',
  why: 'If a tag appears several times, each program may use a different one.',
  source: {
    name: 'HTML Living Standard: standard metadata names',
    url: 'https://html.spec.whatwg.org/multipage/semantics.html#standard-metadata-names',
  },
  looksAt: ['head'],
  judge: ({ head }) => {
    const there = single.map((name) => metasNamed(head, name)).filter((all) => all.length > 0);
    if (there.length === 0) return 'does-not-apply';
    return there.flatMap((all) => {
      const name = all[0]?.name.toLowerCase() ?? '';
      const isDifferent = new Set(all.map(({ content }) => content)).size > 1;
      return isDifferent
        ? [
            {
              about: name,
              detail: `${name} is given ${all.length} times with different contents.`,
              where: all,
            },
          ]
        : [];
    });
  },
  fix: 'Keep one of them. Often a plugin and the theme each write one.',
  cases: {
    passes: '<meta name=author content=Ann>',
    fails: '<meta property="og:title" content="a"><meta property="og:title" content="b">',
    doesNotApply: '<p>x',
  },
});
