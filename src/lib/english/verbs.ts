import { doubling, irregularVerbs, otherPasts } from './irregular-verbs.data.ts';

/** By the names of the Penn Treebank: base, third person, past, past participle, present participle. */
export type VerbForm = 'VB' | 'VBZ' | 'VBD' | 'VBN' | 'VBG';

interface Pasts {
  past: string;
  participle: string;
}

function table(lines: readonly string[]): Map<string, Pasts> {
  return new Map(
    lines.map((line) => {
      const [base = '', past = '', participle = past] = line.split(' ');
      return [base, { past, participle }] as const;
    }),
  );
}

const irregular = table(irregularVerbs);
const others = table(otherPasts);
const doubled = new Set(doubling);
const thirdPersons = new Map([
  ['be', 'is'],
  ['have', 'has'],
  ['do', 'does'],
  ['go', 'goes'],
]);

/** A verb in the form asked for. A phrase bends in its first word: `carry out`, `carried out`. */
export function conjugate(base: string, form: VerbForm): string {
  const space = base.indexOf(' ');
  if (space > 0) return conjugate(base.slice(0, space), form) + base.slice(space);
  if (form === 'VB') return base;
  if (form === 'VBZ') return thirdPersons.get(base) ?? withS(base);
  if (form === 'VBG') return withIng(base);
  const pasts = irregular.get(base);
  return form === 'VBD' ? (pasts?.past ?? withEd(base)) : (pasts?.participle ?? withEd(base));
}

/** The forms that a word can be of a verb: `set` is nearly all of them. */
export function formsOf(word: string, base: string): VerbForm[] {
  const forms: VerbForm[] = [];
  const other = others.get(base);
  if (word === base) forms.push('VB');
  if (word === conjugate(base, 'VBZ')) forms.push('VBZ');
  if (word === conjugate(base, 'VBD') || word === other?.past) forms.push('VBD');
  if (word === conjugate(base, 'VBN') || word === other?.participle) forms.push('VBN');
  if (word === conjugate(base, 'VBG')) forms.push('VBG');
  return forms;
}

/** Bases by each irregular form of theirs, for reading. */
const basesByForm = new Map<string, string>();
for (const map of [irregular, others]) {
  for (const [base, { past, participle }] of map) {
    for (const form of [past, participle]) if (!basesByForm.has(form)) basesByForm.set(form, base);
  }
}
for (const form of ['am', 'are', 'is', 'were']) basesByForm.set(form, 'be');
basesByForm.set('has', 'have');

/** The base of an irregular form: `went` is of `go`. */
export function irregularBase(word: string): string | undefined {
  return basesByForm.get(word);
}

/** A plural or a third person: `watches`, `tries`, `takes`. */
export function withS(word: string): string {
  if (/(?:s|x|z|ch|sh)$/.test(word)) return `${word}es`;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /[^aeiou]o$/.test(word) ? `${word}es` : `${word}s`;
}

function withEd(base: string): string {
  if (base.endsWith('e')) return `${base}d`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  return `${stem(base)}ed`;
}

function withIng(base: string): string {
  if (base === 'be') return 'being';
  if (base.endsWith('ie')) return `${base.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(base) && base.length > 2 && base !== 'singe' && base !== 'dye') return `${base.slice(0, -1)}ing`;
  return `${stem(base)}ing`;
}

/** With the last consonant doubled where that is written so. */
function stem(base: string): string {
  if (base.endsWith('c') && /[aeiou]c$/.test(base) && base.length > 4) return `${base}k`;
  const last = base.at(-1) ?? '';
  const isShort = /^[^aeiou]*(?:qu)?[aeiou][bdfgklmnprtvz]$/.test(base);
  return isShort || doubled.has(base) ? base + last : base;
}
