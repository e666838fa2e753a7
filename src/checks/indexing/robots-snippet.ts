import { defineCheck } from '#kit/check';
import { directivesPlace } from '#lib/page/directives';
import { sources } from '#lib/page/sources.data';

export default defineCheck({
  title: 'Results may show a snippet',
  failed: 'Results show no snippet',
  severity: 'advice',
  why: 'With nosnippet, the search result is only a title, and AI answers do not use the page.',
  source: sources.robotsTags,
  looksAt: ['head'],
  judge: ({ head: { robots } }) =>
    robots
      .filter(({ directives }) => directives.includes('nosnippet'))
      .map((each) => ({
        detail: `${directivesPlace(each)} says nosnippet: results show no description.`,
        where: [each],
      })),
  fix: 'Remove nosnippet, or limit the length with max-snippet instead.',
  cases: {
    passes: '<p>x',
    fails: '<meta name=robots content="nosnippet">',
    doesNotApply: { headers: { 'content-type': 'application/pdf' }, html: '%PDF-1.7' },
  },
});
