export const sourceTypes = ['webpage', 'article', 'book', 'report', 'thesis'] as const;
export type SourceType = (typeof sourceTypes)[number];

/** A person, or an organisation, which has no given name. */
export interface Author {
  family: string;
  given: string;
  /** "Jr.", "III". */
  suffix?: string;
  isEditor?: true;
}

/** A day as far as it is known. */
export interface PartialDate {
  year: number;
  /** 1 to 12. */
  month?: number | undefined;
  day?: number | undefined;
}

/** What is cited. Texts are empty where nothing is known. */
export interface Source {
  type: SourceType;
  title: string;
  authors: readonly Author[];
  date: PartialDate | undefined;
  /** The journal or the website that it is part of; of a thesis the archive. */
  container: string;
  /** The publisher; of a thesis the university. */
  publisher: string;
  volume: string;
  issue: string;
  pages: string;
  edition: string;
  /** Number of a report, or kind of a thesis: "PhD". */
  number: string;
  /** Without https://doi.org/. */
  doi: string;
  url: string;
  /** The day on which an address was looked at. */
  accessed: PartialDate | undefined;
}

/** A piece of a reference. */
export interface Part {
  text: string;
  italic?: true;
}

export const italic = (text: string): Part => ({ text, italic: true });

type Piece = string | Part | undefined | false | readonly (string | Part)[];

/** The pieces that there are, as one reference without a space at its end. */
export function reference(...pieces: readonly Piece[]): Part[] {
  const parts: Part[] = [];
  for (const piece of pieces.flat()) {
    if (!piece) continue;
    const part: Part = typeof piece === 'string' ? { text: piece } : piece;
    const last = parts.at(-1);
    if (part.text === '') continue;
    if (last && last.italic === part.italic) last.text += part.text;
    else parts.push({ ...part });
  }
  const last = parts.at(-1);
  if (last) last.text = last.text.trimEnd();
  return parts;
}

/** With a full stop, unless a mark ends it already. */
export function stopped(part: string | Part, after = '. '): (string | Part)[] {
  const text = typeof part === 'string' ? part : part.text;
  if (text === '') return [];
  return [part, /[.?!…]["”’]?$/u.test(text) ? after.replace(/^[.]/, '') : after];
}

/** With straight quotation marks as they are set there: “game” or, inside of others, ‘game’. */
export function withQuotes(title: string, [open, close]: readonly [string, string]): string {
  return title.replace(/"([^"]*)"/g, `${open}$1${close}`);
}

/** In quotation marks, with the full stop or comma inside as Americans write it. */
export function quoted(title: string, mark: '.' | ','): string {
  const inner = innerQuotes(title);
  if (/[?!]’?$/u.test(inner) || (mark === '.' && /\.’?$/u.test(inner))) return `“${inner}” `;
  if (/["”]$/u.test(title)) return `“${inner.slice(0, -1)}${mark}’” `;
  return `“${inner}${mark}” `;
}

/** A title inside double quotation marks has single ones of its own. */
export function innerQuotes(title: string): string {
  return withQuotes(title, ['‘', '’']).replaceAll('“', '‘').replaceAll('”', '’');
}

/** "a, b, and c": items with their last joined as told. */
export function listed(items: readonly string[], { two, last }: { two: string; last: string }): string {
  if (items.length < 3) return items.join(two);
  return `${items.slice(0, -1).join(', ')}${last}${items.at(-1)}`;
}

export const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** 2 becomes "2nd"; an edition in words stays as it is, without the word "edition". The first is not named. */
export function namedEdition({ edition }: Source): string {
  const named = edition.trim().replace(/(?:^| )(?:edition|edn?)\.?$/i, '');
  if (/^rev(?:ised)?\.?$/i.test(named)) return 'Rev.';
  const number = /^(\d+)(?:st|nd|rd|th)?\.?$/i.exec(named)?.[1];
  if (number === undefined) return named;
  if (number === '1') return '';
  const ending = /1[123]$/.test(number) ? 'th' : (['th', 'st', 'nd', 'rd'][Number(number) % 10] ?? 'th');
  return number + ending;
}

/** An article of a newspaper, a magazine or a blog: of its day, not of a volume. */
export function isOfDay({ type, date, volume, issue, doi }: Source): boolean {
  return type === 'article' && volume === '' && issue === '' && doi === '' && date?.month !== undefined;
}

/** Whether a thesis was written for a master's degree: "Master’s thesis", "MA", "M.Sc.". */
export function isMasters({ number }: Source): boolean {
  return /master|\bM\.?(?:A|S|Sc|Ed|Eng|Phil|Res|FA|BA)\b/i.test(number);
}

/** Pages with the dash between them that ranges have. */
export function pageRange({ pages }: Source): string {
  return pages
    .split(/[-–—]+/)
    .map((part) => part.trim())
    .join('–');
}

/** Where it is found: by its DOI, else its address. */
export function linkOf({ doi, url }: Source): string {
  return doi ? `https://doi.org/${doi}` : url;
}
