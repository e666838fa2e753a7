import { defineCheck } from '#kit/check';
import { judgeFaults } from '#lib/page/judge-each';
import { quoted } from '#lib/page/quoted';

export default defineCheck({
  title: 'Pictures say rightly when to load them',
  failed: 'A picture says wrongly when to load it',
  severity: 'warning',
  why: 'A word that browsers do not know has no effect, and a picture cannot be both urgent and late.',
  source: {
    name: 'HTML Living Standard: lazy loading attributes',
    url: 'https://html.spec.whatwg.org/multipage/urls-and-fetching.html#lazy-loading-attributes',
  },
  looksAt: ['pictures'],
  judge: ({ pictures }) =>
    judgeFaults(
      pictures.filter(({ loading, fetchPriority }) => loading !== '' || fetchPriority !== ''),
      ({ loading, fetchPriority }) => {
        if (!['', 'lazy', 'eager', 'auto'].includes(loading))
          return `loading is ${quoted(loading)}: it can be lazy or eager.`;
        if (!['', 'high', 'low', 'auto'].includes(fetchPriority))
          return `fetchpriority is ${quoted(fetchPriority)}: it can be high, low or auto.`;
        return loading === 'lazy' && fetchPriority === 'high'
          ? 'A picture has loading="lazy" and fetchpriority="high", which contradict each other.'
          : undefined;
      },
    ),
  fix: 'Give the largest picture at the top fetchpriority="high", those further down loading="lazy", and the others neither.',
  cases: {
    passes: '<img src=a.jpg fetchpriority=high alt=""><img src=b.jpg loading=lazy alt="">',
    fails: [
      '<img src=a.jpg loading=true alt="">',
      '<img src=a.jpg fetchpriority=highest alt="">',
      '<img src=a.jpg loading=lazy fetchpriority=high alt="">',
    ],
    doesNotApply: '<img src=a.jpg>',
  },
});
