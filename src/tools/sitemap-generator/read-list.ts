import { readHreflang } from '#lib/hreflang/read-code';
import { pastedColumns } from '#lib/pasted-columns';
import { LONGEST_ADDRESS } from '#lib/sitemap/limits';
import { isW3cDate } from '#lib/sitemap/w3c-date';
import type { SitemapEntry } from '#lib/sitemap/write-sitemap';

/** Something about one line, said together with the same about others. */
interface Note {
  kind: keyof typeof kinds;
  place: string;
}

/** What may be said of a line; those of which nothing is written come first. */
export const kinds = {
  unread: 'Not a full address',
  'other-site': 'From another site',
  long: 'Longer than 2,048 characters',
  date: 'An invalid date',
  code: 'An unknown language code',
  unsure: 'The page’s own language is missing',
  repeated: 'Already in the list',
  hash: 'A # in the address',
} as const;

export interface ReadList {
  entries: SitemapEntry[];
  notes: Note[];
  /** Lines of which nothing is written. */
  leftOut: number;
}

/** The addresses of a list, each once, of the first one's site. */
export function readList(list: string): ReadList {
  const entries = new Map<string, SitemapEntry>();
  const notes: Note[] = [];
  let origin: string | undefined;
  let leftOut = 0;
  for (const [index, text] of list.split(/\r\n|\r|\n/).entries()) {
    const [first, ...rest] = pastedColumns(text);
    if (first === undefined || first.startsWith('#')) continue;
    const note = (kind: Note['kind'], what = text.trim()) => {
      notes.push({ kind, place: `Line ${index + 1}: ${what.slice(0, 200)}` });
    };
    const url = /^https?:\/\//i.test(first) ? URL.parse(first) : null;
    origin ??= url?.origin;
    const fault = !url
      ? 'unread'
      : url.origin !== origin
        ? 'other-site'
        : url.href.length > LONGEST_ADDRESS
          ? 'long'
          : undefined;
    if (!url || fault) {
      // Headings of a table.
      if (index === 0 && !/[/.]/.test(text)) continue;
      note(fault ?? 'unread');
      leftOut += 1;
      continue;
    }
    if (url.hash !== '') note('hash', first);
    url.hash = '';
    if (entries.has(url.href) && rest.length === 0) note('repeated', first);
    const alternates = alternatesOf(rest, { origin, note });
    const lastmod = dateOf(rest, note);
    if (alternates.length > 0 && !alternates.some((each) => each.url === url.href)) note('unsure', first);
    entries.set(url.href, { ...entries.get(url.href), url: url.href, alternates, ...(lastmod && { lastmod }) });
    for (const other of alternates) {
      // Each version names all of them, or search engines believe none.
      if (URL.parse(other.url)?.origin === origin)
        entries.set(other.url, { ...entries.get(other.url), url: other.url, alternates });
    }
  }
  return { entries: [...entries.values()], notes, leftOut };
}

const ALTERNATE = /^([a-z]{1,3}(?:[-_][a-z\d]{2,8}){0,2}|x-default)=(https?:\/\/.+)$/i;

interface LineNotes {
  origin: string | undefined;
  note: (kind: Note['kind'], what?: string) => void;
}

/** Versions on one line that are read; no page has more. */
const MOST_VERSIONS = 200;

function alternatesOf(columns: readonly string[], { note }: LineNotes): { code: string; url: string }[] {
  return columns.slice(0, MOST_VERSIONS).flatMap((column) => {
    const [, written, address] = ALTERNATE.exec(column) ?? [];
    if (written === undefined || address === undefined) return [];
    const { code } = readHreflang(written);
    const url = URL.parse(address);
    if (code !== undefined && url) return [{ code, url: url.href }];
    note('code', column);
    return [];
  });
}

function dateOf(columns: readonly string[], note: LineNotes['note']): string | undefined {
  const date = columns.find((column) => column !== '' && !ALTERNATE.test(column));
  if (date === undefined || isW3cDate(date)) return date;
  note('date', date);
  return undefined;
}
