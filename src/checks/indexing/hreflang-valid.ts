import { defineCheck, type Found } from '#kit/check';
import { readHreflang } from '#lib/hreflang/read-code';
import { fixVersions } from '#lib/page/fix-versions';
import { languageFault } from '#lib/page/language-tag';
import { sources } from '#lib/page/sources.data';

/** Findings that are told. */
const MOST = 20;

export default defineCheck({
  title: 'The language codes of the versions are right',
  failed: 'A language code of the versions is wrong',
  severity: 'error',
  why: 'A version with a wrong code is ignored, and visitors land on a page in the wrong language.',
  source: sources.versions,
  looksAt: ['head'],
  judge: ({ head: { alternates } }) => {
    if (alternates.length === 0) return 'does-not-apply';
    return [...Map.groupBy(alternates, ({ lang }) => lang).entries()]
      .flatMap(([lang, where]): Found[] => {
        const { faults, doubts } = readHreflang(lang);
        const [fault] = faults;
        if (fault !== undefined) return [{ where, detail: fault, ...(isWider(lang) && wider) }];
        const [doubt] = doubts;
        return doubt === undefined ? [] : [{ where, detail: doubt, ...doubtful }];
      })
      .slice(0, MOST);
  },
  fix: fixVersions,
  cases: {
    passes:
      '<link rel=alternate hreflang=en href="https://example.com/page"><link rel=alternate hreflang=zh-Hant-TW href="https://example.com/zh"><link rel=alternate hreflang=x-default href="https://example.com/page">',
    fails: ['en_GB', 'en-UK', 'br', 'spa-MX', 'xq', 'es-XZ', 'es-LA', 'en-EU', '', 'es-419', 'fil'].map(
      (lang) => `<link rel=alternate hreflang="${lang}" href="https://example.com/gb">`,
    ),
    doesNotApply: '<p>x',
  },
});

const doubtful = { severity: 'warning' as const, title: 'A language code may mean another one' };

const wider = { severity: 'advice' as const, title: 'A language code is wider than search engines promise to read' };

/** Right as a language tag, and used by large sites: a language of three letters, or an area of the United Nations. */
function isWider(lang: string): boolean {
  return /^(?:[a-z]{3}(?:-|$)|[a-z]{2}-\d{3}$)/i.test(lang) && languageFault(lang) === undefined;
}
