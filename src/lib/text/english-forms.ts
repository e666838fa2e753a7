import { once } from '../once.ts';
import { irregularForms } from './english-forms.data.ts';

/** Verbs whose final consonant is doubled before an ending: `planned`. Others end in two by themselves: `called`, `passed`. */
const DOUBLED = /([bdgmnprt])\1$/;
const VOWEL = /[aeiouy]/;
/** Consonant, vowel, consonant at the end, as in `sit` and `site`: there an `e` makes another word. */
const SHORT_ENDING = /[^aeiou][aeiouy][^aeiouwxy]$/;

/**
 * What the forms of an English word have in common: `page`, `pages` and `page's`; `plan`, `plans`, `planned` and
 * `planning`; `write` and `written`. A key for comparing and no word to show. Derived words (`planner`) have keys of
 * their own. The rules for regular endings follow the first steps of M. F. Porter's "An algorithm for suffix stripping" (1980).
 */
export function englishKey(word: string): string {
  const bare = word.replace(/'s?$/, '');
  const known = irregularKeys().get(bare);
  if (known !== undefined) return known;
  if (!/^[a-z]+$/.test(bare)) return bare;
  if (bare.length < 4) return withoutY(bare);
  return withoutSilentE(withoutY(withoutVerbEnding(withoutPlural(bare))));
}

function withoutPlural(word: string): string {
  if (/ies$/.test(word)) return word.slice(0, -2);
  if (/(ss|us|is)$/.test(word)) return word;
  if (/sses$/.test(word)) return word.slice(0, -2);
  return /^[^aeiouy]*[aeiouy].*[^s]s$/.test(word) ? word.slice(0, -1) : word;
}

function withoutVerbEnding(word: string): string {
  if (/eed$/.test(word)) return word;
  if (/ied$/.test(word)) return word.slice(0, -2);
  const stem = word.replace(/(ed|ing)$/, '');
  if (stem === word || stem.length < 2 || !VOWEL.test(stem)) return word;
  if (/(at|bl|iz|is)$/.test(stem) && stem.length > 3) return `${stem}e`;
  if (DOUBLED.test(stem)) return stem.slice(0, -1);
  return measure(stem) === 1 && SHORT_ENDING.test(stem) ? `${stem}e` : stem;
}

function withoutY(word: string): string {
  return /[^aeiou]y$/.test(word) && word.length > 2 ? `${word.slice(0, -1)}i` : word;
}

function withoutSilentE(word: string): string {
  if (!word.endsWith('e') || word.length < 4) return word;
  const stem = word.slice(0, -1);
  const syllables = measure(stem);
  return syllables > 1 || (syllables === 1 && !SHORT_ENDING.test(stem)) ? stem : word;
}

/** How often a vowel is followed by a consonant: roughly the syllables. */
function measure(stem: string): number {
  return stem.match(/[aeiouy][^aeiouy]/g)?.length ?? 0;
}

const irregularKeys = once((): ReadonlyMap<string, string> => {
  const irregular = new Map<string, string>();
  for (const family of irregularForms.trim().split(/[\n|]/)) {
    const [base = '', ...forms] = family.split(' ');
    // The key of the base by the rules, so that its regular forms meet the irregular ones.
    const key = regularKey(base);
    for (const form of [base, ...forms]) if (!irregular.has(form)) irregular.set(form, key);
  }
  return irregular;
});

function regularKey(base: string): string {
  return withoutSilentE(withoutY(base));
}
