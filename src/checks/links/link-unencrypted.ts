import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';

export default defineCheck({
  title: 'Internal links use https://',
  failed: 'Internal links do not use https://',
  severity: 'advice',
  why: 'Each of them sends visitors and search engines through a redirect, and the first step is unencrypted.',
  source: {
    name: 'Google: HTTPS as a signal',
    url: 'https://developers.google.com/search/blog/2014/08/https-as-ranking-signal',
  },
  looksAt: ['links', 'answer'],
  judge: ({ links, answer }) => {
    if (!answer.url.startsWith('https:')) return 'does-not-apply';
    const own = links.filter(({ kind }) => kind === 'internal');
    if (own.length === 0) return 'does-not-apply';
    const plain = own.filter(({ url }) => url.startsWith('http:'));
    return plain.length === 0
      ? 'passed'
      : [
          {
            detail: `${counted(plain.length, 'link to this site begins', 'links to this site begin')} with http://.`,
            where: plain,
          },
        ];
  },
  fix: 'Write https:// in these links, or leave out the domain: /page.',
  cases: { passes: '<a href=/tea>Tea</a>', fails: '<a href="http://example.com/tea">Tea</a>', doesNotApply: '<p>x' },
});
