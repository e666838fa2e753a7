import { completeAddress } from '#kit/page-address';
import { parseDomainName } from '#lib/domain-name';
import { isTracking } from '#lib/page/own-address';

/** What links are looked for: to a name and all below it, or to one page. */
export interface Target {
  kind: 'domain' | 'page';
  /** ASCII, without `www.`. */
  host: string;
  /** `example.com`, or the page's address. */
  text: string;
  /** The page. */
  url?: URL;
}

interface Match {
  /** In what the address differs from the one that is meant, in words; it leads to the same place nevertheless. */
  differences: readonly string[];
}

/** Reads what a person enters: a domain, an e-mail address, the address of a site or of a page. */
export function parseTarget(entered: string): Target | { reason: string } {
  const name = parseDomainName(entered);
  if (!name.ok) return { reason: name.reason };
  const host = withoutWww(name.ascii);
  const address = completeAddress(entered);
  const url = 'href' in address ? URL.parse(address.href) : null;
  const isPage = url !== null && isWeb(url) && (url.pathname !== '/' || url.search !== '');
  if (!isPage) return { kind: 'domain', host, text: host };
  url.hash = '';
  url.username = '';
  url.password = '';
  return { kind: 'page', host, text: url.href, url };
}

/** Whether an address is what links are looked for. */
export function matchTarget({ kind, host, url }: Target, link: URL): Match | undefined {
  if (!isWeb(link)) return undefined;
  const there = link.hostname.replace(/\.$/, '');
  if (kind === 'domain') {
    return there === host || there.endsWith(`.${host}`) ? { differences: [] } : undefined;
  }
  if (!url || withoutWww(there) !== host || link.port !== url.port) return undefined;
  if (pathOf(link) !== pathOf(url) || queryOf(link) !== queryOf(url)) return undefined;
  return { differences: differences(url, link) };
}

function differences(meant: URL, link: URL): string[] {
  const isTracked = (address: URL) => [...address.searchParams.keys()].some((name) => isTracking(name));
  const hasSlash = (address: URL) => address.pathname.endsWith('/');
  return [
    link.protocol === meant.protocol ? '' : `${link.protocol}//`,
    isWww(link) === isWww(meant) ? '' : `${isWww(link) ? 'with' : 'without'} www.`,
    hasSlash(link) === hasSlash(meant) ? '' : `${hasSlash(link) ? 'with' : 'without'} a final slash`,
    isTracked(link) && !isTracked(meant) ? 'with tracking parameters' : '',
    link.hash === '' ? '' : 'to a place within the page',
  ].filter(Boolean);
}

function isWww({ hostname }: URL): boolean {
  return withoutWww(hostname) !== hostname;
}

/** `www.com` is a name of its own. */
function withoutWww(host: string): string {
  return host.replace(/^www\.(?=[^.]+\.)/, '');
}

function isWeb({ protocol }: URL): boolean {
  return protocol === 'http:' || protocol === 'https:';
}

/** One spelling of what may be spelled in several ways: `%7e` and `~`, `%c3%a4` and `%C3%A4`, with and without a final slash. */
function pathOf({ pathname }: URL): string {
  const spelled = pathname.replace(/%[0-9a-f]{2}/gi, (code) => {
    const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : code.toUpperCase();
  });
  return spelled.replace(/\/$/, '');
}

function queryOf({ searchParams }: URL): string {
  const telling = [...searchParams].filter(([name]) => !isTracking(name));
  return JSON.stringify(telling.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
}
