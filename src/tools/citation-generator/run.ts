import type { Run, ToolInput } from '#kit/define-tool';
import { completeAddress } from '#kit/page-address';
import { ToolError } from '#kit/tool-error';
import { fetchPage } from '#lookups/web-page';
import type { Http } from '#ports/http/port';
import { invertedName } from './names.ts';
import { readCsl } from './read-csl.ts';
import { readAuthors, readDate, readDoi } from './read-fields.ts';
import { readPage } from './read-page.ts';
import { referencesOf } from './references.ts';
import type { PartialDate, Source } from './source.ts';
import type tool from './tool.ts';

type Input = ToolInput<typeof tool>;

/** Bytes of what is said of a work: some have thousands of authors. */
const MAX_BYTES = 2_000_000;

const run: Run<typeof tool> = async (input, { http, clock }, { signal }) => {
  const found = await find(input.source.trim(), { http, signal });
  const today = dayOf(clock.now());
  const source = withEntered(input, found, today);
  if (source.title === '') {
    throw new ToolError('invalid-input', 'Please enter an address, a DOI or at least a title.', { field: 'title' });
  }
  return {
    ...referencesOf(source),
    note: noteOn(source),
    details: {
      source: '',
      type: source.type,
      title: source.title,
      // As the form takes them.
      authors: source.authors.map((author) => `${invertedName(author)}${author.isEditor ? ' (Ed.)' : ''}`),
      date: source.date ? isoOf(source.date) : '',
      container: source.container,
      publisher: source.publisher,
      ...{ volume: source.volume, issue: source.issue, pages: source.pages, edition: source.edition },
      ...{ number: source.number, doi: source.doi, url: source.url },
      accessed: source.accessed ? isoOf(source.accessed) : '',
    },
  };
};

async function find(written: string, { http, signal }: { http: Http; signal: AbortSignal }): Promise<Partial<Source>> {
  if (written === '') return {};
  const doi = readDoi(written);
  if (doi !== undefined) return findByDoi(doi, { http, signal });
  const address = completeAddress(written);
  if (!('href' in address)) throw new ToolError('invalid-input', address.reason, { field: 'source' });
  const page = await fetchPage(address.href, { http, signal });
  if (page.kind === 'plain') return { type: 'webpage', url: page.url };
  const found = readPage(page.text, page.url);
  return { ...found, url: URL.parse(found.url ?? '', page.url)?.href ?? page.url };
}

async function findByDoi(doi: string, { http, signal }: { http: Http; signal: AbortSignal }): Promise<Partial<Source>> {
  const { body } = await http.get({
    url: `https://doi.org/${encodeURI(doi).replaceAll('#', '%23').replaceAll('?', '%3F')}`,
    accept: ['application/vnd.citationstyles.csl+json'],
    maxBytes: MAX_BYTES,
    signal,
  });
  const work = readCsl(new TextDecoder().decode(body));
  if (!work) throw new ToolError('upstream-failed', 'The registry has no usable details for this DOI.');
  return { ...work, doi: work.doi || doi };
}

/** What was entered goes before what was found. */
function withEntered(input: Input, found: Partial<Source>, today: PartialDate): Source {
  const text = (entered: string, known = '') => entered.trim() || known;
  const authors = readAuthors(input.authors);
  const entered = input.date.trim();
  const date = entered === '' ? found.date : readDate(entered);
  if (entered !== '' && !date) {
    throw new ToolError('invalid-input', 'Please enter a date with its year, such as 2024-05-31.', { field: 'date' });
  }
  const url = text(input.url, found.url);
  const written = text(input.doi, found.doi);
  const type = input.type === 'auto' ? (found.type ?? (url ? 'webpage' : 'book')) : input.type;
  return {
    type,
    title: text(input.title, found.title),
    authors: authors.length > 0 ? authors : (found.authors ?? []),
    date,
    container: text(input.container, found.container),
    publisher: text(input.publisher, found.publisher),
    volume: text(input.volume, found.volume),
    issue: text(input.issue, found.issue),
    pages: text(input.pages, found.pages),
    edition: text(input.edition, found.edition),
    number: text(input.number, found.number),
    doi: readDoi(written) ?? written,
    url,
    accessed: readDate(input.accessed) ?? (type === 'webpage' || url ? today : undefined),
  };
}

function noteOn({ authors, date, container, type }: Source): string | null {
  const missing = [
    ...(authors.length === 0 ? ['no author'] : []),
    ...(date ? [] : ['no date']),
    ...(type === 'article' && container === '' ? ['no journal'] : []),
  ];
  return missing.length === 0 ? null : `There is ${missing.join(' and ')}. Add what you know in the details.`;
}

function dayOf(now: number): PartialDate {
  const day = new Date(now);
  return { year: day.getUTCFullYear(), month: day.getUTCMonth() + 1, day: day.getUTCDate() };
}

function isoOf({ year, month, day }: PartialDate): string {
  return [String(year), ...[month, day].flatMap((part) => (part ? [String(part).padStart(2, '0')] : []))].join('-');
}

export default run;
