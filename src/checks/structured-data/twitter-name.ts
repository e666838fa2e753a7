import { defineCheck } from '#kit/check';
import { metasNamed } from '#lib/page/head';
import { quoted } from '#lib/page/quoted';
import { sources } from '#lib/page/sources.data';

export default defineCheck({
  title: 'The usernames on X are valid',
  failed: 'A username on X is invalid',
  severity: 'warning',
  why: 'X does not show an invalid username, and nobody can follow it.',
  source: sources.xCards,
  looksAt: ['head'],
  judge: ({ head }) => {
    const names = ['twitter:site', 'twitter:creator'].flatMap((name) => metasNamed(head, name));
    if (names.length === 0) return 'does-not-apply';
    const wrong = names.find(({ content }) => !/^@\w{1,15}$/.test(content));
    return wrong
      ? [
          {
            about: wrong.name,
            detail: `${quoted(wrong.content)} is not a username on X. Write @ and the name.`,
            where: [wrong],
          },
        ]
      : 'passed';
  },
  fix: () => ({
    words: 'Write @ and the name, not an address.',
    code: '<meta name="twitter:site" content="@example">',
  }),
  cases: {
    passes: '<meta name=twitter:site content="@tea">',
    fails: '<meta name=twitter:site content="https://x.com/tea">',
    doesNotApply: '<p>x',
  },
});
