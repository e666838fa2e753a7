import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

export interface SearchFault {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
  /** Takes the question and never answers. */
  neverAnswers?: boolean;
}

interface SearchOptions {
  /** Pages that are searched: address, title and text. */
  pages: readonly (readonly [url: string, title: string, text: string])[];
  /** What is answered instead, by words in the question. */
  faults?: Readonly<Record<string, SearchFault>>;
}

/** `/search` of a SearXNG, which gives JSON when it is asked for it. */
export function searxngRoute({ pages, faults = {} }: SearchOptions): RequestListener {
  return (request, response) => {
    const { searchParams } = addressOf(request);
    const query = searchParams.get('q') ?? '';
    if (failed(response, query, faults)) return;
    if (searchParams.get('format') !== 'json') return void response.writeHead(403).end('Forbidden');
    const results = found(pages, query).map(([url, title, content]) => {
      return { url, title, content, engine: 'one', engines: ['one'], score: 1, category: 'general' };
    });
    json(response, { query, number_of_results: 0, results, answers: [], suggestions: [], unresponsive_engines: [] });
  };
}

/** Brave's web search, for who has the key. Titles and descriptions are markup. */
export function braveRoute({ pages, faults = {}, key }: SearchOptions & { key: string }): RequestListener {
  return (request, response) => {
    const { searchParams } = addressOf(request);
    const query = searchParams.get('q') ?? '';
    if (failed(response, query, faults)) return;
    if (request.headers['x-subscription-token'] !== key) {
      const error = { code: 'SUBSCRIPTION_TOKEN_INVALID', status: 422, detail: 'The provided token is invalid.' };
      return json(response, { type: 'ErrorResponse', error }, 422);
    }
    const results = found(pages, query)
      .slice(0, Number(searchParams.get('count')))
      .map(([url, title, text]) => ({ type: 'search_result', url, title, description: `<strong>${text}</strong>` }));
    const web = results.length > 0 ? { web: { type: 'search', results, family_friendly: true } } : {};
    json(response, { type: 'search', query: { original: query }, ...web });
  };
}

function addressOf({ url }: IncomingMessage): URL {
  return new URL(url ?? '/', 'http://search.invalid');
}

function failed(response: ServerResponse, query: string, faults: Readonly<Record<string, SearchFault>>): boolean {
  const [, fault] = Object.entries(faults).find(([words]) => query.includes(words)) ?? [];
  if (!fault) return false;
  if (fault.neverAnswers) return true;
  response.writeHead(fault.status ?? 200, { 'content-type': 'application/json', ...fault.headers });
  response.end(fault.body ?? '');
  return true;
}

function found(pages: SearchOptions['pages'], query: string) {
  const words = plain(query);
  return pages.filter(([, , text]) => {
    if (query.startsWith('"')) return ` ${plain(text)} `.includes(` ${words} `);
    return words.split(' ').every((word) => ` ${plain(text)} `.includes(` ${word} `));
  });
}

function plain(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}

function json(response: ServerResponse, value: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}
