import { defineCheck } from '#kit/check';
import { directivesPlace, isEngine } from '#lib/page/directives';
import { quoted } from '#lib/page/quoted';
import { sources } from '#lib/page/sources.data';

/** Source: the documentation of Google and of Bing. */
const known =
  /^(?:all|index|follow|noindex|nofollow|none|noarchive|nocache|nosnippet|noimageindex|notranslate|indexifembedded|noodp|noydir|max-snippet:\s*-?\d+|max-image-preview:\s*(?:none|standard|large)|max-video-preview:\s*-?\d+|unavailable_after:.+|noai|noimageai|nositelinkssearchbox)$/;

export default defineCheck({
  title: 'Crawlers know every rule for them',
  failed: 'Crawlers do not know a rule',
  severity: 'warning',
  why: 'A misspelled rule, such as no-index, has no effect.',
  source: sources.robotsTags,
  looksAt: ['head'],
  judge: ({ head: { robots } }) => {
    // What another crawler knows is between it and the site.
    const told = robots.filter(isEngine);
    if (told.length === 0) return 'does-not-apply';
    return told.flatMap((each) => {
      const unknown = each.directives.find((rule) => !known.test(rule));
      return unknown === undefined
        ? []
        : [{ detail: `${directivesPlace(each)} says ${quoted(unknown)}, which crawlers do not know.`, where: [each] }];
    });
  },
  fix: 'Use a rule from the documentation: noindex, nofollow, nosnippet, max-snippet:50.',
  cases: {
    passes: [
      '<meta name=robots content="noarchive, max-snippet:-1">',
      '<meta name=robots content="unavailable_after: Friday, 25-Jun-27 15:00:00 UTC, noarchive">',
      { headers: { 'x-robots-tag': 'noarchive, unavailable_after: 25 Jun 2027 15:00:00 PST' }, html: '<p>x' },
    ],
    fails: [
      '<meta name="robots" content="no-index">',
      { headers: { 'x-robots-tag': 'noidex' }, html: '<p>x' },
      { headers: { 'x-robots-tag': 'googlebot: noidex' }, html: '<p>x' },
    ],
    doesNotApply: '<p>x',
  },
});
