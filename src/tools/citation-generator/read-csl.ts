import * as z from 'zod';
import { own } from '#lib/own';
import type { Author, PartialDate, Source, SourceType } from './source.ts';

const words = z.union([z.string(), z.number(), z.array(z.string())]).nullish();
const date = z
  .object({ 'date-parts': z.array(z.array(z.union([z.number(), z.string(), z.null()]))).nullish() })
  .nullish();

const people = z
  .array(
    z.object({
      family: z.string().nullish(),
      given: z.string().nullish(),
      suffix: z.string().nullish(),
      'dropping-particle': z.string().nullish(),
      'non-dropping-particle': z.string().nullish(),
      literal: z.string().nullish(),
      name: z.string().nullish(),
    }),
  )
  .nullish();

/** What a DOI's registration agency says of a work: CSL-JSON, as far as it is of use here. */
const csl = z.object({
  type: z.string().nullish(),
  title: words,
  author: people,
  editor: people,
  issued: date,
  'container-title': words,
  publisher: words,
  volume: words,
  issue: words,
  page: words,
  edition: words,
  number: words,
  genre: words,
  DOI: words,
  URL: words,
});

const types: Readonly<Record<string, SourceType>> = {
  book: 'book',
  monograph: 'book',
  'edited-book': 'book',
  'reference-book': 'book',
  report: 'report',
  'report-component': 'report',
  thesis: 'thesis',
  dissertation: 'thesis',
  webpage: 'webpage',
  'post-weblog': 'webpage',
};

/** A work by its CSL-JSON; `undefined` for anything else. */
export function readCsl(json: string): Partial<Source> | undefined {
  const parsed = csl.safeParse(asJson(json));
  if (!parsed.success) return undefined;
  const work = parsed.data;
  const authors = authorsOf(work.author);
  const type = own(types, work.type ?? '') ?? 'article';
  return {
    type,
    title: text(work.title),
    // A collection has editors alone.
    authors: authors.length > 0 ? authors : authorsOf(work.editor).map((each) => ({ ...each, isEditor: true })),
    date: dateOf(work.issued?.['date-parts']?.[0]),
    container: text(work['container-title']),
    publisher: text(work.publisher),
    volume: text(work.volume),
    issue: text(work.issue),
    pages: text(work.page),
    edition: text(work.edition),
    number: type === 'thesis' ? text(work.genre) : type === 'report' ? text(work.number) : '',
    doi: text(work.DOI),
  };
}

function authorsOf(named: z.output<typeof people>): Author[] {
  return (named ?? []).flatMap((person): Author[] => {
    const { family, given, suffix, literal, name } = person;
    const said = family ?? literal ?? name;
    if (!said) return [];
    if (!family || !given) return [{ family: plain(said), given: '' }];
    const whole = [person['non-dropping-particle'], family].filter(Boolean).join(' ');
    const first = [given, person['dropping-particle']].filter(Boolean).join(' ');
    return [{ family: plain(whole), given: plain(first), ...(suffix && { suffix: plain(suffix) }) }];
  });
}

function asJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function text(value: z.output<typeof words>): string {
  return plain(String((Array.isArray(value) ? value[0] : value) ?? ''));
}

/** Titles come with markup now and then. */
function plain(value: string): string {
  return value
    .slice(0, 2_000)
    .replace(/<\/?[a-z]{1,10}>/gi, '')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
}

function dateOf(parts: readonly (number | string | null)[] | undefined): PartialDate | undefined {
  const [year, month, day] = (parts ?? []).map(Number);
  if (!year) return undefined;
  return { year, ...(month && { month }), ...(month && day && { day }) };
}
