import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';
import { judgeEach } from '#lib/page/judge-each';
import { sources } from '#lib/page/sources.data';

const session = /[?&;](?:phpsessid|jsessionid|sid|sessionid|session_id|aspsessionid\w*)=/i;

export default defineCheck({
  title: 'Links contain no session ID',
  failed: 'Links contain a session ID',
  severity: 'warning',
  why: 'Every visit then gets its own addresses. Search engines crawl the same pages again and again, and a shared link shares the session.',
  source: sources.addresses,
  looksAt: ['links'],
  judge: ({ links }) =>
    judgeEach(
      links.filter(({ kind }) => kind === 'internal'),
      {
        isWrong: ({ url }) => session.test(url),
        say: (wrong, all) =>
          `${counted(wrong.length, `link of ${all} within the site contains`, `links of ${all} within the site contain`)} a session ID.`,
        where: ({ href }) => href.slice(0, 200),
      },
    ),
  fix: 'Store the session in a cookie.',
  cases: {
    passes: '<a href="/tea?page=2">Tea</a>',
    fails: '<a href="/tea?PHPSESSID=abc123">Tea</a>',
    doesNotApply: '<p>x',
  },
});
