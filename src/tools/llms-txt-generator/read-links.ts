import { readSitemap } from '#lib/sitemap/read-sitemap';

export interface Link {
  section: string;
  title: string;
  url: string;
  note: string;
}

/** Links that are written at most: a file that nobody can read helps nobody. */
export const MOST_LINKS = 500;
/** Lines that are looked at. */
const MOST_LINES = 20_000;

/** Addresses of a list or of a sitemap as links: the first folder is the section, the last part the title. */
export function linksOf(list: string): { links: Link[]; unread: string[]; tooMany: number } {
  const addresses = addressesOf(list);
  const links: Link[] = [];
  const unread: string[] = [];
  const seen = new Set<string>();
  for (const address of addresses) {
    const url = /^https?:\/\//i.test(address) ? URL.parse(address) : null;
    if (!url) unread.push(address.slice(0, 200));
    else if (!seen.has(url.href)) {
      seen.add(url.href);
      links.push({ ...namesOf(url), url: url.href, note: '' });
    }
  }
  return { links: links.slice(0, MOST_LINKS), unread, tooMany: Math.max(0, links.length - MOST_LINKS) };
}

function addressesOf(list: string): string[] {
  if (!/^\s{0,1000}</.test(list)) {
    return list
      .split(/\r\n|\r|\n/)
      .map((line) => line.trim().split(/[\t,; ]/, 1)[0] ?? '')
      .filter((line) => line !== '')
      .slice(0, MOST_LINES);
  }
  const { entries } = readSitemap(list.trim());
  return entries.slice(0, MOST_LINES).map(({ loc }) => loc);
}

function namesOf(url: URL): Pick<Link, 'section' | 'title'> {
  const parts = url.pathname.split('/').filter((part) => part !== '');
  const [first = ''] = parts;
  const last = parts.at(-1) ?? '';
  return { section: parts.length > 1 ? inWords(first) : 'Pages', title: last === '' ? 'Home' : inWords(last) };
}

/** `getting-started.html` as "Getting started". */
function inWords(part: string): string {
  const words = decoded(part)
    .replace(/\.(?:html?|php|aspx?|md)$/i, '')
    .replace(/[-_+]/g, ' ')
    .replace(/\s{2,}/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch (error) {
    if (error instanceof URIError) return part;
    throw error;
  }
}
