import { defineCheck } from '#kit/check';
import { directivesPlace } from '#lib/page/directives';
import { sources } from '#lib/page/sources.data';

export default defineCheck({
  title: 'Results may show a snippet',
  failed: 'Results show no snippet',
  severity: 'advice',
  why: 'With nosnippet a result is a title alone, and the page is not used in answers either.',
  source: sources.robotsTags,
  looksAt: ['head'],
  judge: ({ head: { robots } }) =>
    robots
      .filter(({ directives }) => directives.includes('nosnippet'))
      .map((each) => ({ detail: `${directivesPlace(each)} says nosnippet: results show no description.` })),
  fix: 'Delete nosnippet, or limit the length with max-snippet instead.',
  cases: {
    passes: '<p>x',
    fails: '<meta name=robots content="nosnippet">',
    doesNotApply: { headers: { 'content-type': 'application/pdf' }, html: '%PDF-1.7' },
  },
});
