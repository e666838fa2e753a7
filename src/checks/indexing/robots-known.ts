import { defineCheck } from '#kit/check';
import { directivesPlace } from '#lib/page/directives';
import { quoted } from '#lib/page/quoted';
import { sources } from '#lib/page/sources.data';

/** Source: the documentation of Google and of Bing. */
const known =
  /^(?:all|index|follow|noindex|nofollow|none|noarchive|nocache|nosnippet|noimageindex|notranslate|indexifembedded|noodp|noydir|max-snippet:\s*-?\d+|max-image-preview:\s*(?:none|standard|large)|max-video-preview:\s*-?\d+|unavailable_after:.+|noai|noimageai|nositelinkssearchbox)$/;

export default defineCheck({
  title: 'Crawlers know every rule of the robots tag',
  failed: 'Crawlers do not know a rule of the robots tag',
  severity: 'warning',
  why: 'A misspelled rule, such as no-index, has no effect.',
  source: sources.robotsTags,
  looksAt: ['head'],
  judge: ({ head }) => {
    const tags = head.robots.filter(({ from }) => from === 'tag');
    if (tags.length === 0) return 'does-not-apply';
    return tags.flatMap((tag) => {
      const unknown = tag.directives.find((each) => !known.test(each));
      return unknown === undefined
        ? []
        : [{ detail: `${directivesPlace(tag)} says ${quoted(unknown)}, which crawlers do not know.`, where: [tag] }];
    });
  },
  fix: 'Use a rule from the documentation: noindex, nofollow, nosnippet, max-snippet:50.',
  cases: {
    passes: '<meta name=robots content="noarchive, max-snippet:-1">',
    fails: '<meta name="robots" content="no-index">',
    doesNotApply: '<p>x',
  },
});
