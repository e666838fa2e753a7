import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';
import { judgeEach } from '#lib/page/judge-each';
import { isLocal } from '#lib/url/local-host';

export default defineCheck({
  title: 'No link leads to a local address',
  failed: 'Links lead to a local address',
  severity: 'error',
  why: 'Local addresses only work on the computer or network where the page was made.',
  source: { name: 'RFC 6761: special-use domain names', url: 'https://www.rfc-editor.org/rfc/rfc6761' },
  looksAt: ['links', 'document'],
  judge: ({ links, document: { url } }) =>
    isLocal(url)
      ? 'does-not-apply'
      : judgeEach(links, {
          isWrong: (link) => link.href.startsWith('file:') || isLocal(link.url),
          say: (wrong, all) =>
            `${counted(wrong.length, `link of ${all} leads`, `links of ${all} lead`)} to an address that only works on a local network.`,
          where: ({ href, text, at }) => ({ at, shown: `<a href="${href}">${text}</a>` }),
        }),
  fix: 'Use the public address of the page.',
  cases: {
    passes: '<a href="/tea">Tea</a>',
    fails: ['<a href="http://localhost:3000/tea">Tea</a>', '<a href="http://192.168.1.5/">Tea</a>'],
    doesNotApply: '<p>x',
  },
});
