/** Words that are written with a vowel and spoken with a consonant. */
const SPOKEN_CONSONANT =
  /^(?:eu|ewe|once\b|one\b|ouija|uni(?:[cfloqv]|s(?!s)|t)|us[aeu]|u(?:bi|fo|ku|ra|re|ti|te|to)|(?:u|uk|un|us)\b)/i;
/** Words that are written with a consonant and spoken with a vowel. */
const SPOKEN_VOWEL = /^(?:heir|hono(?!lulu)|honest|hour)/i;
/** Letters whose names begin with a vowel, when letters are said one by one. */
const VOWEL_NAMES = /^[AEFHILMNORSX](?:[A-Z.\d-]|$)/;

/** `a` or `an`, by how the next word is spoken. */
export function articleBefore(word: string): 'a' | 'an' {
  const bare = word.replace(/^[^\p{L}\p{N}]+/u, '');
  if (/^\d/.test(bare)) return /^(?:8|11(?:\D|$)|18(?:\D|$)|11,|18,)/.test(bare) ? 'an' : 'a';
  const isSpelled = /^(?:[A-Z]{2,}|[A-Z]\.|[A-Z]-|[A-Z]$)/.test(bare) && !/[AEIOU].*[AEIOU]/.test(bare.slice(0, 4));
  if (isSpelled) return VOWEL_NAMES.test(bare) ? 'an' : 'a';
  if (SPOKEN_VOWEL.test(bare)) return 'an';
  return /^[aeiouàáâäåæèéêëìíîïòóôöøùúûü]/i.test(bare) && !SPOKEN_CONSONANT.test(bare) ? 'an' : 'a';
}
