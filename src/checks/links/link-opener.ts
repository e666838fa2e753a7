import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';
import { judgeEach } from '#lib/page/judge-each';

export default defineCheck({
  title: 'Pages in new tabs cannot reach back',
  failed: 'Pages in new tabs can reach back',
  severity: 'advice',
  why: 'By rel="opener", a page that opens in a new tab may send the tab of yours to another address.',
  source: {
    name: 'HTML Living Standard: link type opener',
    url: 'https://html.spec.whatwg.org/multipage/links.html#link-type-opener',
  },
  looksAt: ['links'],
  judge: ({ links }) =>
    judgeEach(
      links.filter(({ kind, target }) => kind === 'external' && target !== ''),
      {
        isWrong: ({ rel }) => rel.includes('opener'),
        say: (wrong) =>
          `${counted(wrong.length, 'link to another site has', 'links to other sites have')} rel="opener".`,
      },
    ),
  fix: 'Remove opener from rel. Browsers then keep the tabs apart.',
  cases: {
    passes: '<a href="https://other.example/" target=_blank>Other</a>',
    fails: '<a href="https://other.example/" target=_blank rel=opener>Other</a>',
    doesNotApply: '<a href="https://other.example/">Other</a>',
  },
});
