import { nameParticles } from '#lib/text/name-particles';
import type { Author, PartialDate } from './source.ts';

/** Names such as "Smith, Anna", "King, Martin Luther, Jr." and "Smith, Anna (Ed.)". One without a comma is an organisation. */
export function readAuthors(names: readonly string[]): Author[] {
  return names
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .map((line) => {
      const name = line.replace(EDITOR, '');
      return name === line || name === '' ? readAuthor(line) : { ...readAuthor(name), isEditor: true };
    });
}

const EDITOR = / ?\((?:eds?|editors?)\.?\)$/i;
// No V: it is more often an initial.
const SUFFIX = /^(?:[JjSs]r\.?|I{2,3}|IV)$/;
const SUFFIX_AT_END = / (?:[JjSs]r\.?|I{2,3}|IV)$/;
const COMPANY = /^(?:inc|ltd|llc|co|corp)\.?$/i;

function readAuthor(name: string): Author {
  const [family = '', ...rest] = name.split(',').map((part) => part.trim());
  const last = rest.at(-1) ?? '';
  if (rest.length === 0 || COMPANY.test(last)) return { family: name, given: '' };
  if (SUFFIX.test(last)) {
    const named = rest.length === 1 ? readName(family) : { family, given: rest.slice(0, -1).join(', ') };
    return { ...(named ?? { family, given: '' }), suffix: suffixOf(last) };
  }
  const [first = '', ...others] = rest;
  if (SUFFIX.test(first)) return { family, given: others.join(', '), suffix: suffixOf(first) };
  return withoutSuffix(family, rest.join(', '));
}

/** "King Jr., Martin" and "King, Martin Jr." */
function withoutSuffix(family: string, given: string): Author {
  const [suffix] = SUFFIX_AT_END.exec(family) ?? SUFFIX_AT_END.exec(given) ?? [];
  if (suffix === undefined) return { family, given };
  return {
    family: family.replace(SUFFIX_AT_END, ''),
    given: given.replace(SUFFIX_AT_END, ''),
    suffix: suffixOf(suffix.trim()),
  };
}

function suffixOf(written: string): string {
  return /^[js]r$/i.test(written) ? `${written}.` : written;
}

const ORGANISATION =
  /\b(?:university|institute|organi[sz]ation|association|society|council|committee|department|ministry|agency|group|team|editors?|staff|news|times|press|inc|ltd|gmbh|foundation|centre|center|bank|office|library|museum|company|contributors)\b/i;

/** A name as pages write it: "Anna Smith", "Smith, Anna", "World Health Organization". */
export function readName(written: string): Author | undefined {
  const name = written.replace(/\s+/g, ' ').trim().slice(0, 200);
  if (name === '' || /^https?:/i.test(name)) return undefined;
  if (name.includes(',')) return readAuthors([name])[0];
  const { suffix } = withoutSuffix(name, '');
  if (suffix !== undefined) {
    const named = readName(name.replace(SUFFIX_AT_END, ''));
    return named && { ...named, suffix };
  }
  const words = name.split(' ');
  if (words.length === 1 || words.length > 5 || ORGANISATION.test(name)) return { family: name, given: '' };
  let from = words.length - 1;
  while (from > 1 && nameParticles.has(words[from - 1] ?? '')) from--;
  return { family: words.slice(from).join(' '), given: words.slice(0, from).join(' ') };
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A date as people and pages write it: 2020, 2020-03, 2020/3/5, 2020-03-05T10:00Z, "5 March 2020", "March 5, 2020". */
export function readDate(written: string): PartialDate | undefined {
  const text = written.trim().slice(0, 60);
  const [, year, month, day] = /^(\d{4})(?:[-/.](\d{1,2})(?:[-/.](\d{1,2}))?)?(?!\d)/.exec(text) ?? [];
  if (year !== undefined) return partial(Number(year), Number(month ?? 0), Number(day ?? 0));
  const named = /\p{L}{3,}/u.exec(text)?.[0]?.slice(0, 3).toLowerCase() ?? '';
  const numbers = (text.match(/\d+/g) ?? []).map(Number);
  const last = numbers.find((number) => number >= 1_000 && number <= 9_999);
  if (last === undefined) return undefined;
  return partial(last, MONTHS.indexOf(named) + 1, numbers.find((number) => number <= 31) ?? 0);
}

function partial(year: number, month: number, day: number): PartialDate {
  if (month < 1 || month > 12) return { year };
  return day >= 1 && day <= 31 ? { year, month, day } : { year, month };
}

/** The DOI in an address or a text: `10.1000/182` of `https://doi.org/10.1000/182`. */
export function readDoi(written: string): string | undefined {
  const text = written.trim();
  const [doi] = /^10\.\d{4,9}\/\S{1,300}$/.exec(text.replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)/i, '')) ?? [];
  return doi;
}
