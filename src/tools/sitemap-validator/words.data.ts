import { sources } from '#lib/page/sources.data';
import { google, visitWords, type Words } from './visit-words.data.ts';

const protocol = { name: 'Sitemaps protocol', url: 'https://www.sitemaps.org/protocol.html' };

const STOPS = 'Search engines may stop reading at the first mistake.';

/** What can be wrong. */
export const words = {
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
  'map-blocked': {
    ...{
      severity: 'error',
      title: 'robots.txt blocks the sitemap',
      detail: 'Search engines may not fetch the file itself.',
    },
    source: google,
    fix: 'Add an Allow line for the file to robots.txt.',
  },
  cut: {
    ...{
      severity: 'error',
      title: 'The gzip file is cut off',
      detail: 'It ends before its contents do, so entries are missing.',
    },
    fix: 'Write and upload the file again.',
  },
  'escaped-twice': {
    ...{
      severity: 'warning',
      title: 'Addresses that are escaped twice',
      detail: 'They contain &amp; where & is meant, and lead to another page.',
    },
    source: protocol,
    fix: 'Escape & once, as &amp;.',
  },
  lacking: {
    ...{
      severity: 'error',
      title: 'Pictures, videos, news or versions that lack something',
      detail: 'Search engines ignore them without it.',
    },
    source: google,
  },
  folder: {
    ...{
      severity: 'warning',
      title: 'Addresses outside the folder of the sitemap',
      detail:
        'A sitemap counts for its own folder and those in it, unless robots.txt names it or you submit it yourself.',
    },
    source: protocol,
    fix: 'Move the sitemap to the top folder, or name it in robots.txt.',
  },
  moved: {
    ...{
      severity: 'advice',
      title: 'The sitemap is at another address',
      detail: 'Its address redirects. Use the final one in robots.txt and wherever you submit it.',
    },
    source: google,
  },
  type: {
    ...{
      severity: 'advice',
      title: 'The sitemap is sent as a web page',
      detail: 'Its type should be application/xml, or text/plain for a list of addresses.',
    },
    source: google,
  },
  session: {
    ...{
      severity: 'warning',
      title: 'Addresses with a session or a campaign',
      detail: 'They contain parameters of one visit, and not of a page.',
    },
    source: sources.addresses,
    fix: 'List the addresses without these parameters.',
  },
  future: {
    ...{ severity: 'warning', title: 'Dates in the future', detail: 'A page cannot have been changed later than now.' },
    ...{ why: 'Search engines use the dates only where they prove right.', source: google },
  },
  'too-old': {
    ...{
      severity: 'warning',
      title: 'Dates before the web',
      detail: 'Where a program knows no date, it should write none.',
    },
    source: google,
  },
  'same-date': {
    ...{
      severity: 'advice',
      title: 'All dates are the same',
      detail: 'A date should say when its own page was last changed, not when the sitemap was written.',
    },
    ...{ why: 'Search engines use the dates only where they prove right.', source: google },
  },
  'version-code': {
    ...{
      severity: 'error',
      title: 'Wrong language codes of versions',
      detail: 'Versions with a wrong code are ignored.',
    },
    source: sources.versions,
  },
  'version-address': {
    ...{
      severity: 'error',
      title: 'Versions without a complete address',
      detail: 'Each xhtml:link needs hreflang, and an href that starts with https://.',
    },
    source: sources.versions,
  },
  'version-self': {
    ...{
      severity: 'warning',
      title: 'Versions that do not list their own page',
      detail: 'Each entry must name all versions, and itself among them.',
    },
    source: sources.versions,
  },
  'version-back': {
    ...{
      severity: 'error',
      title: 'Versions that are not linked back',
      detail: 'The entry of the other version does not name this one, so both are ignored.',
    },
    source: sources.versions,
  },
  twice: {
    ...{
      severity: 'warning',
      title: 'Entries that say the same thing twice',
      detail: 'Each entry has one loc, and at most one lastmod, changefreq and priority.',
    },
    source: protocol,
  },
  extension: {
    ...{
      severity: 'warning',
      title: 'Unknown namespaces of extensions',
      detail: 'Search engines do not recognise these elements, and ignore them.',
    },
    source: google,
  },
  'not-read': {
    severity: 'unknown',
    title: 'Not all files were read',
    detail: 'The first 20 files of an index are read, as far as the time allows.',
  },
  ...visitWords,
} as const satisfies Record<string, Words>;
