import type { RequestListener } from 'node:http';

interface WikiFault {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
  /** Takes the question and never answers. */
  neverAnswers?: boolean;
}

export interface WikiOptions {
  links: readonly (readonly [title: string, url: string])[];
  /** What its search finds words in. */
  articles?: readonly (readonly [title: string, text: string])[];
  /** What is answered instead, by the question (`euquery` or `srsearch`). */
  faults?: Readonly<Record<string, WikiFault>>;
  /** Links told at once, whatever is asked for. */
  pageSize?: number;
}

/** `api.php` of a small wiki: its search, and its index of external links, by protocol, host and beginning of the path, in parts. */
export function wikiRoute({ links, articles = [], faults = {}, pageSize = 500 }: WikiOptions): RequestListener {
  return (request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://wiki.invalid');
    const query = searchParams.get('euquery') ?? searchParams.get('srsearch') ?? '';
    const fault = faults[query];
    if (fault?.neverAnswers) return;
    if (fault) {
      response.writeHead(fault.status ?? 200, { 'content-type': 'application/json', ...fault.headers });
      response.end(fault.body ?? '');
      return;
    }
    const general = { server: `//${request.headers.host}`, articlepath: '/wiki/$1', sitename: 'A wiki' };
    if (searchParams.get('list') === 'search') {
      const found = articles.filter(([, text]) => holds(text, query)).slice(0, Number(searchParams.get('srlimit')));
      const search = found.map(([title, text]) => ({ ns: 0, title, pageid: 7, snippet: marked(text, query) }));
      const body = { batchcomplete: true, query: { searchinfo: { totalhits: found.length }, search, general } };
      response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
      return;
    }
    const fitting = links.filter(([, url]) => fits(url, query, searchParams.get('euprotocol') ?? ''));
    const from = Number(searchParams.get('eucontinue') ?? 0);
    const to = from + Math.min(pageSize, Number(searchParams.get('eulimit')));
    const answer = {
      ...(to < fitting.length && { continue: { eucontinue: String(to), continue: '-||' } }),
      query: {
        general,
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

/** A phrase in quotation marks is there just so, other words anywhere. */
function holds(text: string, query: string): boolean {
  const words = ` ${plain(text)} `;
  if (query.startsWith('"')) return words.includes(` ${plain(query)} `);
  return plain(query)
    .split(' ')
    .every((word) => words.includes(` ${word} `));
}

function plain(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}

/** A snippet is markup, with what was found marked in it. */
function marked(text: string, query: string): string {
  const words = new Set(plain(query).split(' '));
  return text.replace(/\p{L}+/gu, (word) =>
    words.has(word.toLowerCase()) ? `<span class="searchmatch">${word}</span>` : word,
  );
}
