import { defineCheck } from '#kit/check';
import { languageCodes, regionCodes } from '#lib/hreflang/codes.data';
import { metasNamed } from '#lib/page/head';
import { judgeFaults } from '#lib/page/judge-each';
import { quoted } from '#lib/page/quoted';
import { sources } from '#lib/page/sources.data';

export default defineCheck({
  title: 'The language of a shared link can be read',
  failed: 'The language of a shared link cannot be read',
  severity: 'advice',
  why: 'Networks choose the version for a reader by og:locale. Unlike lang, it has a language, an underscore and a country.',
  source: sources.openGraph,
  looksAt: ['head'],
  judge: ({ head }) =>
    judgeFaults(
      ['og:locale', 'og:locale:alternate'].flatMap((name) => metasNamed(head, name)),
      ({ name, content }) => {
        const [, language = '', region = ''] = /^([a-z]{2,3})_([A-Z]{2})$/.exec(content) ?? [];
        // Some languages have three letters, and no list here.
        const isKnown = (languageCodes.has(language) || language.length === 3) && regionCodes.has(region);
        return isKnown ? undefined : `${name} is ${quoted(content)}, which is not in the form en_GB.`;
      },
    ),
  fix: 'Write the language in small letters and the country in capitals, such as en_GB, de_DE or pt_BR.',
  cases: {
    passes: '<meta property="og:locale" content="en_GB"><meta property="og:locale:alternate" content="fil_PH">',
    fails: ['<meta property="og:locale" content="spanish">', '<meta property="og:locale" content="en-US">'],
    doesNotApply: '<p>x',
  },
});
