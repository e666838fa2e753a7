import { escapeMarkup } from '../markup.ts';
import { MOST_BYTES, MOST_ENTRIES, SITEMAP_NAMESPACE } from './limits.ts';

export interface SitemapEntry {
  /** Complete, percent-encoded. */
  url: string;
  lastmod?: string;
  alternates: readonly { code: string; url: string }[];
}

export interface SitemapFile {
  name: string;
  text: string;
}

interface Limits {
  entries: number;
  bytes: number;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const XHTML = ' xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/**
 * The entries as a sitemap; as several with an index, which is the first, where one would be too large.
 *
 * @param folder Address that the files' names are put behind, with its last slash.
 * @param ending What their names end in on the server: `.xml` or `.xml.gz`.
 */
export function writeSitemaps(
  entries: readonly SitemapEntry[],
  { folder, ending }: { folder: string; ending: string },
  limits: Limits = { entries: MOST_ENTRIES, bytes: MOST_BYTES },
): SitemapFile[] {
  const groups = groupsOf(entries, limits);
  if (groups.length === 1) return [{ name: 'sitemap.xml', text: groups[0] ?? '' }];
  const files = groups.map((text, index) => ({ name: `sitemap-${index + 1}.xml`, text }));
  const places = files.map(({ name }) => folder + name.replace(/\.xml$/, ending));
  const listed = places.map((place) => `  <sitemap>\n    <loc>${escapeMarkup(place)}</loc>\n  </sitemap>\n`);
  const index = `${HEAD}<sitemapindex xmlns="${SITEMAP_NAMESPACE}">\n${listed.join('')}</sitemapindex>\n`;
  return [{ name: 'sitemap.xml', text: index }, ...files];
}

function groupsOf(entries: readonly SitemapEntry[], limits: Limits): string[] {
  const open = `${HEAD}<urlset xmlns="${SITEMAP_NAMESPACE}"${entries.some(({ alternates }) => alternates.length > 0) ? XHTML : ''}>\n`;
  const close = '</urlset>\n';
  const groups: string[] = [];
  let written: string[] = [];
  let bytes = open.length + close.length;
  for (const entry of entries) {
    // All of it is ASCII: addresses are percent-encoded.
    const text = entryOf(entry);
    if (written.length > 0 && (written.length === limits.entries || bytes + text.length > limits.bytes)) {
      groups.push(open + written.join('') + close);
      written = [];
      bytes = open.length + close.length;
    }
    written.push(text);
    bytes += text.length;
  }
  return [...groups, open + written.join('') + close];
}

function entryOf({ url, lastmod, alternates }: SitemapEntry): string {
  const links = alternates.map(
    ({ code, url: other }) => `    <xhtml:link rel="alternate" hreflang="${code}" href="${escapeMarkup(other)}"/>\n`,
  );
  const date = lastmod === undefined ? '' : `    <lastmod>${lastmod}</lastmod>\n`;
  return `  <url>\n    <loc>${escapeMarkup(url)}</loc>\n${date}${links.join('')}  </url>\n`;
}
