import { defineCheck } from '#kit/check';
import { directivesPlace, isEngine } from '#lib/page/directives';
import { sources } from '#lib/page/sources.data';

export default defineCheck({
  title: 'Results may show a snippet',
  failed: 'Results show no snippet',
  severity: 'advice',
  why: 'With nosnippet, the search result is only a title, and AI answers do not use the page.',
  source: sources.robotsTags,
  looksAt: ['head'],
  judge: ({ head: { robots } }) =>
    robots.filter(isEngine).flatMap((each) => {
      const { directives } = each;
      const words = directives.find((rule) => rule === 'nosnippet' || /^max-snippet:\s?0$/.test(rule));
      const picture = directives.find((rule) => rule === 'noimageindex' || /^max-image-preview:\s?none$/.test(rule));
      return [
        ...(words
          ? [{ detail: `${directivesPlace(each)} says ${words}: results show no description.`, where: [each] }]
          : []),
        ...(picture
          ? [
              {
                title: 'Results show no picture',
                detail: `${directivesPlace(each)} says ${picture}: results show no picture of this page.`,
                where: [each],
              },
            ]
          : []),
      ];
    }),
  fix: 'Remove the rule, or limit the length with max-snippet and the size with max-image-preview instead.',
  cases: {
    passes: '<p>x',
    fails: [
      '<meta name=robots content="nosnippet">',
      '<meta name=robots content="max-snippet:0, max-image-preview:none">',
    ],
    doesNotApply: { headers: { 'content-type': 'application/pdf' }, html: '%PDF-1.7' },
  },
});
