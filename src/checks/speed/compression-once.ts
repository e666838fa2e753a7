import { defineCheck } from '#kit/check';
import { codingsOf } from '#lib/page/codings';

export default defineCheck({
  title: 'The page is compressed once',
  failed: 'The page is compressed more than once',
  severity: 'warning',
  why: 'The second compression makes the page larger, costs time twice, and programs that undo only one of them see no page at all.',
  source: {
    name: 'RFC 9110: Content-Encoding',
    url: 'https://www.rfc-editor.org/rfc/rfc9110#section-8.4',
  },
  looksAt: ['answer'],
  judge: ({ answer: { headers } }) => {
    const codings = codingsOf(headers);
    if (codings.length === 0) return 'does-not-apply';
    return codings.length === 1
      ? 'passed'
      : [
          {
            detail: `The page is sent with ${codings.join(' and then ')}: two programs compress it, such as the application and the server.`,
            where: [`Content-Encoding: ${codings.join(', ')}`],
          },
        ];
  },
  fix: 'Switch compression off in one of them, best in the application: the server or the CDN in front of it does it faster.',
  cases: {
    passes: { html: '<p>x', headers: { 'content-encoding': 'br' } },
    fails: { html: '<p>x', headers: { 'content-encoding': 'gzip, gzip' } },
    doesNotApply: '<p>x',
  },
});
