import { pastedColumns } from '#lib/pasted-columns';

/** What every server is told: an old path with its query, and where it leads. */
export interface Redirect {
  /** Of the list, from 1. */
  line: number;
  /** With its port; empty where only a path was given. */
  host: string;
  /** Percent-encoded, as browsers ask for it. */
  path: string;
  /** Without `?`; empty for any. */
  query: string;
  /** A complete address or a path, percent-encoded; empty for 410. */
  to: string;
  status: number;
}

export interface Unread {
  line: number;
  text: string;
  reason: string;
}

const STATUSES = new Set([301, 302, 307, 308, 410]);

/** Stands for the site of a path while it is read. */
const NOWHERE = 'http://nowhere.invalid';

/** The redirects of a list, in its order, and the lines that are none. Comments and a line of headings are passed over. */
export function readList(list: string, usual: number): { redirects: Redirect[]; unread: Unread[] } {
  const redirects: Redirect[] = [];
  const unread: Unread[] = [];
  for (const [index, text] of list.split(/\r\n|\r|\n/).entries()) {
    const columns = pastedColumns(text);
    if (columns.length === 0 || columns[0]?.startsWith('#')) continue;
    const read = readLine(columns, usual);
    if ('reason' in read) {
      // Headings of a table have no address in them.
      if (redirects.length + unread.length === 0 && !columns.some((column) => /[/.]/.test(column))) continue;
      unread.push({ line: index + 1, text: text.trim().slice(0, 200), reason: read.reason });
    } else redirects.push({ ...read, line: index + 1 });
  }
  return { redirects, unread };
}

function readLine(columns: readonly string[], usual: number): Omit<Redirect, 'line'> | { reason: string } {
  const [from = '', second = ''] = columns;
  const last = columns.at(-1) ?? '';
  const status = /^\d{3}!?$/.test(last) && columns.length > 1 ? Number.parseInt(last, 10) : usual;
  const to = second === last && /^\d{3}!?$/.test(second) ? '' : second;
  if (columns.length > 3) return { reason: 'It has more than an old address, a new address and a status.' };
  if (!STATUSES.has(status)) return { reason: `${status} is not 301, 302, 307, 308 or 410.` };
  // Apache's own rules have a "-" in place of a new address.
  const old = readOld(status === 410 ? from.replace(/ -$/, '') : from);
  if (old === undefined) return { reason: 'The old address is neither a path, such as /page, nor a full address.' };
  if (status === 410) return { ...old, to: '', status };
  const target = readNew(to);
  if (target === undefined) {
    return { reason: to === '' ? 'There is no new address.' : 'The new address is neither a path nor a full address.' };
  }
  return { ...old, to: target, status };
}

function readOld(text: string): Pick<Redirect, 'host' | 'path' | 'query'> | undefined {
  const url = parsed(text);
  // A line break would end the rule.
  if (!url || /\p{Cc}/u.test(decodedPath(url.pathname))) return undefined;
  const host = url.origin === NOWHERE ? '' : url.host;
  return { host, path: url.pathname, query: url.search.slice(1) };
}

function readNew(text: string): string | undefined {
  const url = parsed(text);
  if (!url) return undefined;
  // A path with two slashes at its start would be another host's address.
  if (url.origin === NOWHERE && url.pathname.startsWith('//')) return undefined;
  return url.origin === NOWHERE ? url.pathname + url.search + url.hash : url.href;
}

function parsed(text: string): URL | undefined {
  // Of an address without its scheme, servers and browsers take what follows the slashes for the host; the secure scheme is meant.
  if (/^(?:https?:)?\/\//i.test(text)) return URL.parse(text.startsWith('/') ? `https:${text}` : text) ?? undefined;
  return text.startsWith('/') ? (URL.parse(NOWHERE + text) ?? undefined) : undefined;
}

/** What a path says, as servers compare it; as it is where its bytes are no UTF-8. */
export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch (error) {
    if (error instanceof URIError) return path;
    throw error;
  }
}
