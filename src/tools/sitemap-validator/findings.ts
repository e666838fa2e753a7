import type { Finding } from '#kit/shapes';

const protocol = { name: 'Sitemaps protocol', url: 'https://www.sitemaps.org/protocol.html' };
const google = {
  name: 'Google on sitemaps',
  url: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap',
};

type Words = Pick<Finding, 'severity' | 'title' | 'detail'> &
  Partial<Pick<Finding, 'why' | 'source'>> & { fix?: string };

const STOPS = 'Search engines may stop reading at the first mistake.';

/** What can be wrong, the gravest first. */
const words = {
  unread: {
    severity: 'error',
    title: 'A file could not be read',
    detail: 'The index links to it, but it does not answer with a sitemap.',
  },
  entity: {
    ...{ severity: 'error', title: 'The XML is broken, as a sign is not escaped', detail: STOPS },
    fix: 'Write & as &amp; and < as &lt; in addresses and texts. Names such as &nbsp; exist in HTML only.',
  },
  unclosed: {
    ...{ severity: 'error', title: 'The XML is broken, as an element is not closed', detail: STOPS },
    fix: 'Close every element, in the reverse order of their opening. Where the end of the file is missing, it was cut off while it was written or sent.',
  },
  prefix: {
    ...{ severity: 'error', title: 'The XML is broken, as a prefix is not declared', detail: STOPS },
    fix: 'Declare the namespace of the prefix on the root element, such as xmlns:image="http://www.google.com/schemas/sitemap-image/1.1".',
  },
  start: {
    ...{ severity: 'error', title: 'The XML is broken, as something is before or after it', detail: STOPS },
    fix: 'The file begins with <?xml or with its root element and ends with that. Empty lines before it, warnings of a program and a second root element break it.',
  },
  syntax: {
    ...{ severity: 'error', title: 'The XML is broken', detail: STOPS },
    fix: 'Correct the place that is named: the message says what was expected there.',
  },
  root: {
    severity: 'error',
    title: 'This is neither a sitemap nor an index',
    detail: 'The root element must be urlset or sitemapindex. Feeds and lists of addresses are taken as well.',
    source: protocol,
  },
  'too-many': {
    severity: 'error',
    title: 'More than 50,000 entries',
    detail: 'Split them into several files with an index.',
    source: protocol,
  },
  'too-large': {
    severity: 'error',
    title: 'More than 50 MB',
    detail: 'Split it into several files with an index.',
    source: protocol,
  },
  encoding: {
    severity: 'error',
    title: 'The file is not UTF-8',
    detail: 'The protocol requires UTF-8.',
    source: protocol,
  },
  'no-address': {
    severity: 'error',
    title: 'Entries without an address',
    detail: 'Each entry needs an address: a loc element, or a link in a feed.',
    source: protocol,
  },
  address: {
    severity: 'error',
    title: 'Incomplete addresses',
    detail: 'Each address must start with https:// and the domain.',
    source: protocol,
  },
  'other-site': {
    severity: 'error',
    title: 'Addresses from another site',
    detail: 'A sitemap is only valid for its own site; other addresses are ignored.',
    why: 'Otherwise anyone could submit pages for your site. Google makes an exception if the same owner has verified both sites.',
    source: protocol,
  },
  long: {
    severity: 'error',
    title: 'Addresses of more than 2,048 characters',
    detail: 'They are ignored.',
    source: protocol,
  },
  date: {
    severity: 'error',
    title: 'Invalid dates',
    detail: 'Write 2026-03-12 or 2026-03-12T18:30:00+01:00.',
    source: { name: 'W3C date and time formats', url: 'https://www.w3.org/TR/NOTE-datetime' },
  },
  namespace: {
    severity: 'warning',
    title: 'Wrong namespace',
    detail: 'It must be http://www.sitemaps.org/schemas/sitemap/0.9, with http.',
    source: protocol,
  },
  empty: { severity: 'warning', title: 'There are no entries', detail: 'A sitemap needs at least one entry.' },
  scheme: {
    severity: 'warning',
    title: 'http and https are mixed',
    detail: 'Use the address that answers without a redirect.',
  },
  nested: {
    severity: 'error',
    title: 'An index within an index',
    detail: 'An index may only link to sitemaps.',
    source: protocol,
  },
  repeated: { severity: 'warning', title: 'Duplicate addresses', detail: 'Once is enough.' },
  frequency: {
    severity: 'warning',
    title: 'Unknown change frequencies',
    detail: 'Valid values are always, hourly, daily, weekly, monthly, yearly and never. Google ignores them.',
    source: google,
  },
  priority: {
    severity: 'warning',
    title: 'Invalid priorities',
    detail: 'Priorities go from 0.0 to 1.0. Google ignores them.',
    source: google,
  },
  strange: {
    severity: 'warning',
    title: 'Unknown elements',
    detail: 'They are ignored.',
    source: protocol,
  },
  hash: { severity: 'advice', title: 'Addresses with a #', detail: 'Search engines ignore # and everything after it.' },
  unescaped: {
    severity: 'advice',
    title: 'Addresses that are not percent-encoded',
    detail: 'Spaces and letters outside ASCII must be encoded, such as %C3%BC for ü.',
    source: protocol,
  },
  'not-read': {
    severity: 'unknown',
    title: 'Not all files were read',
    detail: 'Only the first 20 files of an index were read.',
  },
} as const satisfies Record<string, Words>;

export type Kind = keyof typeof words;

/** What a message of the parser is about. */
export function syntaxKind(message: string): Kind {
  if (/entity|disallowed in char|disallowed character in tag name/i.test(message)) return 'entity';
  if (/unclosed tag|unexpected (?:close tag|end)|unmatched closing/i.test(message)) return 'unclosed';
  if (/prefix/i.test(message)) return 'prefix';
  return /start of the document|outside of root|only one root|text at start|root element|before root/i.test(message)
    ? 'start'
    : 'syntax';
}

/** Places that one finding names. */
const MOST_PLACES = 200;

/** Collects what is said of many places, as one finding each. */
export function createNotes() {
  const places = new Map<string, string[]>();
  const counts = new Map<string, number>();
  return {
    note(kind: Kind, where: string) {
      const list = places.get(kind) ?? [];
      if (list.length < MOST_PLACES) list.push(where);
      places.set(kind, list);
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
    },
    findings(): Finding[] {
      return Object.entries(words).flatMap(([kind, { title, fix, ...rest }]: [string, Words]) => {
        const count = counts.get(kind) ?? 0;
        if (count === 0) return [];
        const where = (places.get(kind) ?? []).filter((place) => place !== '');
        const counted = count === 1 ? title : `${title}: ${count.toLocaleString('en')}`;
        return [{ ...rest, title: counted, where, ...(fix && { fix: { words: fix } }) }];
      });
    },
  };
}
