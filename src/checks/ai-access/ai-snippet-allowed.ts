import { defineCheck } from '#kit/check';
import { directivesPlace } from '#lib/page/directives';

export default defineCheck({
  title: 'Answers may quote the page',
  failed: 'Answers may not quote the page',
  severity: 'advice',
  why: 'AI answers in Google and Bing only use text that may be shown as a snippet. nosnippet and max-snippet:0 exclude the page from them.',
  source: {
    name: 'Google: AI features and your site',
    url: 'https://developers.google.com/search/docs/appearance/ai-features',
  },
  looksAt: ['head'],
  judge: ({ head: { robots } }) =>
    robots
      .filter(({ directives }) => directives.some((each) => each === 'nosnippet' || /^max-snippet:\s*0$/.test(each)))
      .map((each) => ({
        detail: `${directivesPlace(each)} forbids snippets, and so also answers that quote this page.`,
        where: [each],
      })),
  fix: 'Remove nosnippet, or allow a certain length: max-snippet:160.',
  cases: {
    passes: '<p>x',
    fails: '<meta name=robots content="max-snippet:0">',
    doesNotApply: { headers: { 'content-type': 'application/pdf' }, html: '%PDF-1.7' },
  },
});
