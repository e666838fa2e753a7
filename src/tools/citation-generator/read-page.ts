import { type PageTags, readTags } from '#lib/html/read-tags';
import { isRecord } from '#lib/is-record';
import { readDate, readDoi, readName } from './read-fields.ts';
import type { Author, PartialDate, Source, SourceType } from './source.ts';

/** Authors that are read of a page. */
const MOST_AUTHORS = 100;

/** What a page says of itself: by the tags that Google Scholar reads, Dublin Core, JSON-LD, Open Graph and its title, in this order. */
export function readPage(html: string, url: string): Partial<Source> {
  const tags = readTags(html);
  const all = (...names: string[]) => {
    for (const name of names) {
      const found = tags.metas.filter((meta) => meta.name.toLowerCase() === name && meta.content.trim() !== '');
      if (found.length > 0) return found.map(({ content }) => content.trim());
    }
    return [];
  };
  const one = (...names: string[]) => all(...names)[0] ?? '';
  const told = readJsonLd(tags);
  const journal = one('citation_journal_title', 'prism.publicationname');
  const school = one('citation_dissertation_institution');
  const institution = one('citation_technical_report_institution');
  const isbn = one('citation_isbn');
  const type: SourceType = journal ? 'article' : school ? 'thesis' : institution ? 'report' : isbn ? 'book' : 'webpage';
  const pages = [one('citation_firstpage'), one('citation_lastpage')].filter(Boolean).join('–');
  const names = all('citation_author', 'dc.creator', 'dcterms.creator');
  const authors = (names.length > 0 ? names : told.authors.length > 0 ? told.authors : all('author', 'article:author'))
    .slice(0, MOST_AUTHORS)
    .flatMap((name) => readName(name) ?? []);
  const date = one(
    'citation_publication_date',
    'citation_date',
    'citation_online_date',
    'dc.date.issued',
    'dc.date',
    'dcterms.issued',
  );
  return {
    type,
    title: clean(
      one('citation_title', 'dc.title', 'dcterms.title') ||
        told.title ||
        one('og:title') ||
        tags.titles[0] ||
        tags.h1[0] ||
        '',
    ),
    authors: unrepeated(authors),
    date: firstDate(date, told.date, one('article:published_time'), one('date')),
    container: clean(journal || (type === 'webpage' ? one('og:site_name') || told.publisher || hostOf(url) : '')),
    publisher: clean(school || institution || one('citation_publisher', 'dc.publisher')),
    volume: one('citation_volume', 'prism.volume'),
    issue: one('citation_issue', 'prism.number'),
    pages,
    doi: readDoi(one('citation_doi', 'prism.doi', 'dc.identifier')) ?? '',
    url: one('citation_public_url') || (tags.links.find(({ rel }) => rel.includes('canonical'))?.href ?? ''),
  };
}

function unrepeated(authors: readonly Author[]): Author[] {
  return authors.filter(
    ({ family, given }, at) => authors.findIndex((other) => other.family === family && other.given === given) === at,
  );
}

function firstDate(...written: readonly string[]): PartialDate | undefined {
  for (const each of written) {
    const date = readDate(each);
    if (date) return date;
  }
  return undefined;
}

function clean(text: string): string {
  return text.slice(0, 1_000).replace(/\s+/g, ' ').trim();
}

function hostOf(url: string): string {
  return (URL.parse(url)?.hostname ?? '').replace(/^www\./, '');
}

interface Told {
  title: string;
  authors: string[];
  date: string;
  publisher: string;
}

const WORKS = /(?:Article|Posting|Report|Book|Thesis|CreativeWork|WebPage)$/;

/** The first work that the page's JSON-LD describes. */
function readJsonLd({ jsonLd }: PageTags): Told {
  for (const source of jsonLd) {
    for (const node of nodesOf(source)) {
      const headline = textOf(node.headline) || textOf(node.name);
      if (headline === '' || !WORKS.test(typeOf(node))) continue;
      const people = Array.isArray(node.author) ? node.author : [node.author];
      return {
        title: headline,
        authors: people.map(nameOf).filter((name) => name !== ''),
        date: textOf(node.datePublished),
        publisher: nameOf(node.publisher),
      };
    }
  }
  return { title: '', authors: [], date: '', publisher: '' };
}

type Node = Readonly<Record<string, unknown>>;

function nodesOf(source: string): Node[] {
  try {
    const json: unknown = JSON.parse(source);
    const roots = (Array.isArray(json) ? json : [json]).filter(isRecord);
    const graphs = roots.flatMap((root) => (Array.isArray(root['@graph']) ? root['@graph'].filter(isRecord) : []));
    return [...roots, ...graphs].slice(0, 200);
  } catch {
    // Broken JSON-LD says nothing.
    return [];
  }
}

function typeOf(node: Node): string {
  const type = node['@type'];
  return Array.isArray(type) ? String(type[0]) : String(type ?? '');
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

function nameOf(value: unknown): string {
  return isRecord(value) ? textOf(value.name) : textOf(value);
}
