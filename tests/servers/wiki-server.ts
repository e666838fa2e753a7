import type { RequestListener } from 'node:http';

export interface WikiFault {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
  /** Takes the question and never answers. */
  isSilent?: boolean;
}

export interface WikiOptions {
  links: readonly (readonly [title: string, url: string])[];
  /** What is answered instead, by the question (`euquery`). */
  faults?: Readonly<Record<string, WikiFault>>;
  /** Links told at once, whatever is asked for. */
  pageSize?: number;
}

/** `api.php` of a small wiki: its index of external links, by protocol, host and beginning of the path, in parts. */
export function wikiRoute({ links, faults = {}, pageSize = 500 }: WikiOptions): RequestListener {
  return (request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://wiki.invalid');
    const query = searchParams.get('euquery') ?? '';
    const fault = faults[query];
    if (fault?.isSilent) return;
    if (fault) {
      response.writeHead(fault.status ?? 200, { 'content-type': 'application/json', ...fault.headers });
      response.end(fault.body ?? '');
      return;
    }
    const fitting = links.filter(([, url]) => fits(url, query, searchParams.get('euprotocol') ?? ''));
    const from = Number(searchParams.get('eucontinue') ?? 0);
    const to = from + Math.min(pageSize, Number(searchParams.get('eulimit')));
    const answer = {
      ...(to < fitting.length && { continue: { eucontinue: String(to), continue: '-||' } }),
      query: {
        general: { server: `//${request.headers.host}`, articlepath: '/wiki/$1', sitename: 'A wiki' },
        exturlusage: fitting.slice(from, to).map(([title, url]) => ({ ns: 0, title, url })),
      },
    };
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(answer));
  };
}

function fits(url: string, query: string, protocol: string): boolean {
  const { protocol: own, hostname, pathname, search } = new URL(url);
  const [, host = '', path = ''] = /^([^/]*)(.*)$/.exec(query) ?? [];
  const isHost = host.startsWith('*.')
    ? hostname === host.slice(2) || hostname.endsWith(host.slice(1))
    : hostname === host;
  return own === `${protocol}:` && isHost && `${pathname}${search}`.startsWith(path);
}
