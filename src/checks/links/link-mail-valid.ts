import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';
import { judgeEach } from '#lib/page/judge-each';

export default defineCheck({
  title: 'E-mail links have an address',
  failed: 'E-mail links have no valid address',
  severity: 'error',
  why: 'Clicking the link opens an e-mail without a recipient, or nothing at all.',
  source: { name: 'RFC 6068: mailto addresses', url: 'https://www.rfc-editor.org/rfc/rfc6068' },
  looksAt: ['links'],
  judge: ({ links }) =>
    judgeEach(
      links.filter(({ kind }) => kind === 'mail'),
      {
        isWrong: ({ href }) => !/^mailto:(?:[^@\s?,]+@[^@\s?,]+\.[^@\s?,]+|\?)/i.test(href),
        say: (wrong) => `${counted(wrong.length, 'e-mail link has', 'e-mail links have')} no valid address.`,
        where: ({ href, text, at }) => ({ at, shown: `<a href="${href}">${text}</a>` }),
      },
    ),
  fix: 'Write the address after mailto:, without spaces.',
  cases: {
    passes: '<a href="mailto:tea@example.com?subject=Hi">Mail</a>',
    fails: ['<a href="mailto:">Mail</a>', '<a href="mailto:tea at example.com">Mail</a>'],
    doesNotApply: '<p>x',
  },
});
