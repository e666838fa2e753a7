import { editDistance } from '#lib/edit-distance';
import { type SearchableTool, searchTools } from '#lib/search-tools';

export interface Suggestion {
  label: string;
  href: string;
}

interface Places {
  tools: readonly SearchableTool[];
  /** Pages that are not a tool's. */
  pages: readonly Suggestion[];
}

const AT_MOST = 2;

/** Pages that a visitor of the unknown address `path` most likely looked for, at most two, the likeliest first. */
export function didYouMean(path: string, { tools, pages }: Places): Suggestion[] {
  const wanted = nameIn(path);
  if (wanted === '') return [];
  const ofTools = tools.map(({ slug, title }) => ({ label: title, href: `/tools/${slug}` }));
  const misspelt = [...ofTools, ...pages]
    // The home page has no name in its address that could be misspelt.
    .filter(({ href }) => href !== '/')
    .map((place) => ({ place, distance: distanceTo(wanted, place) }))
    .filter(({ distance }) => distance <= Math.max(1, Math.floor(wanted.length / 3)))
    .sort((one, other) => one.distance - other.distance)
    .map(({ place }) => place);
  if (misspelt.length > 0) return misspelt.slice(0, AT_MOST);
  const found = searchTools(wanted.replaceAll('-', ' '), tools);
  return found.slice(0, AT_MOST).map(({ slug, title }) => ({ label: title, href: `/tools/${slug}` }));
}

function distanceTo(wanted: string, { href, label }: Suggestion): number {
  return Math.min(editDistance(wanted, nameIn(href)), editDistance(wanted, nameIn(label)));
}

/** The last part of an address as a slug: without an ending, in small letters, words joined by hyphens. */
function nameIn(path: string): string {
  const [last = ''] = path.split('/').filter(Boolean).slice(-1);
  return decoded(last)
    .toLowerCase()
    .replace(/\.(html?|php|aspx?)$/, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
