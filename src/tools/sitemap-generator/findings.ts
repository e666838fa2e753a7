import type { Finding } from '#kit/shapes';
import { counted } from '#lib/counted';
import { own } from '#lib/own';
import type { SitemapEntry, SitemapFile } from '#lib/sitemap/write-sitemap';
import { kinds, type ReadList } from './read-list.ts';

const source = { name: 'Sitemaps protocol', url: 'https://www.sitemaps.org/protocol.html' };
const google = {
  name: 'Google on sitemaps',
  url: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap',
};

/** Places that one finding names. */
const MOST_PLACES = 1_000;

const words: Readonly<Record<keyof typeof kinds, Pick<Finding, 'severity' | 'detail' | 'why' | 'source'>>> = {
  unread: {
    severity: 'error',
    detail: 'They were left out. An address must start with https:// and a domain.',
    source,
  },
  'other-site': {
    severity: 'error',
    detail: 'They were left out. All addresses must have the same scheme, domain and port as the first one.',
    why: 'A sitemap is for one site. Another site needs its own.',
    source,
  },
  long: { severity: 'error', detail: 'They were left out.', why: 'The protocol allows 2,048 characters.', source },
  date: {
    severity: 'warning',
    detail: 'The addresses were added without them. Write dates like 2026-03-12 or 2026-03-12T18:30:00+01:00.',
    why: 'An invalid date makes search engines trust the other dates less.',
    source,
  },
  code: { severity: 'warning', detail: 'Those versions were left out. Valid codes look like de, de-AT or x-default.' },
  unsure: {
    severity: 'warning',
    detail: 'Include the page itself among its versions, such as en=https://example.com/.',
    why: 'Each version has to list all versions, including itself.',
    source: {
      name: 'Google on localized versions',
      url: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
    },
  },
  repeated: { severity: 'advice', detail: 'Each was added once.' },
  hash: { severity: 'advice', detail: 'The # and everything after it was removed: search engines ignore it.' },
};

interface Made {
  notes: ReadList['notes'];
  entries: readonly SitemapEntry[];
  files: readonly SitemapFile[];
}

export function findingsOf({ notes, entries, files }: Made): Finding[] {
  const byKind = Map.groupBy(notes, ({ kind }) => kind);
  const names = Object.keys(kinds).filter((name): name is keyof typeof kinds => Object.hasOwn(kinds, name));
  const found = names.flatMap((kind): Finding[] => {
    const list = byKind.get(kind) ?? [];
    if (list.length === 0) return [];
    const count = counted(list.length, 'line');
    const where = list.slice(0, MOST_PLACES).map(({ place }) => place);
    return [{ title: `${own(kinds, kind)}: ${count}`, ...words[kind], where }];
  });
  return [...found, ...ofDates(entries), ...ofFiles(files)];
}

/** The same date on every page says nothing. */
function ofDates(entries: readonly SitemapEntry[]): Finding[] {
  const dates = entries.flatMap(({ lastmod }) => lastmod ?? []);
  if (dates.length < 10 || new Set(dates).size > 1) return [];
  const detail = `All ${dates.length.toLocaleString('en')} dates are ${dates[0]}. Give each page the date on which its content last changed.`;
  const why = 'Google uses these dates only if they are consistently accurate.';
  return [{ severity: 'advice', title: 'All pages have the same date', detail, why, source: google }];
}

function ofFiles(files: readonly SitemapFile[]): Finding[] {
  if (files.length < 2) return [];
  const detail = `A file can have at most 50,000 addresses and 50 MB. Submit the index, sitemap.xml: it links to the ${files.length - 1} others.`;
  return [{ severity: 'advice', title: `The list became ${files.length - 1} sitemaps and an index`, detail, source }];
}
