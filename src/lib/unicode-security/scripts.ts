import { own } from '../own.ts';

/** Scripts by the names that regular expressions know, those that are written most first. */
const NAMES =
  'Latin Cyrillic Greek Han Hiragana Katakana Hangul Arabic Hebrew Devanagari Thai Bengali Tamil Telugu Gujarati Gurmukhi Kannada Malayalam Oriya Sinhala Myanmar Khmer Lao Tibetan Armenian Georgian Ethiopic Thaana Bopomofo Cherokee Coptic Canadian_Aboriginal Mongolian Syriac Nko Lisu Tifinagh Yi Vai Osage Deseret Gothic Glagolitic Runic Old_Italic Javanese Balinese Adlam Braille'.split(
    ' ',
  );

/** Scripts that count as one with others. Source: Unicode Technical Standard 39, section 5.1. */
const WRITTEN_WITH: Readonly<Record<string, readonly string[]>> = {
  Han: ['Japanese', 'Korean', 'Chinese with Bopomofo'],
  Hiragana: ['Japanese'],
  Katakana: ['Japanese'],
  Hangul: ['Korean'],
  Bopomofo: ['Chinese with Bopomofo'],
};

const patterns = NAMES.map((name) => [name, new RegExp(`^\\p{Script_Extensions=${name}}$`, 'u')] as const);
const inAll = /^[\p{Script=Common}\p{Script=Inherited}]$/u;
const known = new Map<string, ReadonlySet<string> | 'all'>();

/** The scripts in which a character is used; `all` for digits, signs and marks that belong to none. Rare ones are "Other". */
export function scriptsOf(character: string): ReadonlySet<string> | 'all' {
  const cached = known.get(character);
  if (cached) return cached;
  const found = new Set(patterns.filter(([, pattern]) => pattern.test(character)).map(([name]) => name));
  const scripts = found.size > 0 ? found : inAll.test(character) ? 'all' : new Set(['Other']);
  known.set(character, scripts);
  return scripts;
}

/** The scripts of a text, without what belongs to all of them: at most one for each letter, the one that is written most. */
export function usedScripts(text: string): string[] {
  const used = new Set<string>();
  for (const character of text) {
    const scripts = scriptsOf(character);
    if (scripts === 'all' || [...scripts].some((script) => used.has(script))) continue;
    const [first] = scripts;
    if (first) used.add(first);
  }
  return [...used];
}

/**
 * Whether one script, or one way of writing such as Japanese, covers all of a text.
 * Source: Unicode Technical Standard 39, section 5.1.
 */
export function isSingleScript(text: string): boolean {
  return covers(text, () => true);
}

/**
 * Whether Latin beside one of the ways in which Chinese, Japanese and Korean are written covers a text: what a page or a name may mix
 * without suspicion. Source: Unicode Technical Standard 39, section 5.2, "Highly Restrictive".
 */
export function isHighlyRestrictive(text: string): boolean {
  if (isSingleScript(text)) return true;
  const rest = Array.from(text).filter((character) => {
    const scripts = scriptsOf(character);
    return scripts === 'all' || !scripts.has('Latin');
  });
  return covers(rest.join(''), (script) => /^(?:Japanese|Korean|Chinese with Bopomofo|Han)$/.test(script));
}

function covers(text: string, isWanted: (script: string) => boolean): boolean {
  let common: Set<string> | undefined;
  for (const character of text) {
    const scripts = scriptsOf(character);
    if (scripts === 'all') continue;
    const wide = new Set([...scripts].flatMap((script) => [script, ...(own(WRITTEN_WITH, script) ?? [])]));
    common = common ? new Set([...common].filter((script) => wide.has(script))) : wide;
    if (common.size === 0) return false;
  }
  return common === undefined || [...common].some(isWanted);
}
