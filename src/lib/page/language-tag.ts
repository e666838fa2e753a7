/** Whether it has the form of a language tag. Source: BCP 47, as ECMA-402 reads it. */
export function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch (problem) {
    if (problem instanceof RangeError) return false;
    throw problem;
  }
}
