import { quoted } from './quoted.ts';

/** Whether it has the form of a language tag. Source: BCP 47, as ECMA-402 reads it. */
export function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch (problem) {
    if (problem instanceof RangeError) return false;
    throw problem;
  }
}

const options = { fallback: 'none' } as const;
const languages = new Intl.DisplayNames('en', { ...options, type: 'language' });
const regions = new Intl.DisplayNames('en', { ...options, type: 'region' });

/** The name of a language in English; nothing where the tag is none that is known. */
export function languageName(tag: string): string | undefined {
  return isLanguageTag(tag) ? languages.of(tag) : undefined;
}

/** The language of a tag, without script and country, in its usual form: `he` for `iw-IL`; empty where it is no tag. */
export function baseLanguage(tag: string): string {
  const [first = ''] = tag.trim().split(/[-_]/, 1);
  return isLanguageTag(first) ? new Intl.Locale(first).language : '';
}

/** Whether people write the language from right to left. Source: the likely scripts of Unicode's CLDR. */
export function isRightToLeft(tag: string): boolean {
  if (!isLanguageTag(tag)) return false;
  return rightToLeft.has(new Intl.Locale(tag).maximize().script ?? '');
}

const rightToLeft = new Set(['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm', 'Rohg', 'Samr', 'Mand']);

/** What is wrong with a tag by the registries of languages and countries, and what may be meant; nothing where it is right. */
export function languageFault(tag: string): { detail: string; better?: string } | undefined {
  const hyphens = tag.replaceAll('_', '-');
  if (!isLanguageTag(tag)) {
    const better = hyphens !== tag && languageFault(hyphens) === undefined ? hyphens : undefined;
    return { detail: `${quoted(tag)} is not a language tag.`, ...(better && { better }) };
  }
  const [first = '', ...rest] = tag.split('-');
  const { language, region } = new Intl.Locale(tag);
  const replaced = (part: string) => [part, ...rest].join('-');
  // Not every language of three letters has a name here; one of two letters has, and longer ones are not in use.
  if (first.length !== 3 && languages.of(language) === undefined) {
    const meant = spokenIn(first);
    const what = meant ? `a country, and not a language: ${languages.of(meant)} is ${meant}` : 'not a language';
    return { detail: `${quoted(first)} is ${what}.`, ...(meant && { better: replaced(meant) }) };
  }
  if (language.length < first.length) {
    return { detail: `${quoted(first)} is written ${language} in a language tag.`, better: replaced(language) };
  }
  const written = rest.find((part) => /^(?:[a-z]{2}|\d{3})$/i.test(part));
  if (written === undefined || region === undefined) return undefined;
  const withRegion = () => [first, ...rest.map((part) => (part === written ? region : part))].join('-');
  if (regions.of(region) === undefined) return { detail: `${quoted(written)} in ${quoted(tag)} is not a country.` };
  return region === written.toUpperCase()
    ? undefined
    : {
        detail: `${quoted(written)} in ${quoted(tag)} is not the code of the country; ${region} is.`,
        better: withRegion(),
      };
}

/** The language that is likely in a country, by the country's code. */
function spokenIn(code: string): string | undefined {
  if (code.length !== 2 || regions.of(code.toUpperCase()) === undefined) return undefined;
  return new Intl.Locale(`und-${code}`).maximize().language;
}
