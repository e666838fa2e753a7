import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Route } from './http-server.ts';

/** The key that both makers take. */
export const MAKERS_KEY = 'a-key';

interface KnownDomain {
  /** Lines of Common Crawl's index: counted one by one up to one block, else told as blocks. */
  captures?: number;
  firstCapture?: string;
  /** First and last day of each year in which it was kept, with the number of copies. */
  years?: readonly (readonly [first: string, last: string, copies: number])[];
  pageRank?: number;
  mozDomain?: number;
}

const json = (response: ServerResponse, body: unknown, status = 200) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/** As the Internet Archive answers `showSkipCount`: a row of names, then one of each year. Without copies, nothing at all. */
function historyOf(domain: string, years: KnownDomain['years'] = []): string[][] {
  const names = 'urlkey timestamp original mimetype statuscode digest length skipcount endtimestamp'.split(' ');
  const stamp = (day: string) => `${day.replaceAll('-', '')}021530`;
  const rows = years.map(([first, last, copies]) => [
    ...['test,example)/', stamp(first), `http://${domain}:80/`, 'text/html', '200', 'ABC', '512'],
    ...[String(copies - 1), copies > 1 ? stamp(last) : '-'],
  ]);
  return rows.length > 0 ? [names, ...rows] : [];
}

const parametersOf = ({ url = '' }: IncomingMessage) => new URL(url, 'http://server.invalid').searchParams;

/** Common Crawl's index, the Internet Archive's, Open PageRank and Moz, as they answer about `known`. */
export function authorityRoutes(known: Readonly<Record<string, KnownDomain>>): Record<string, Route> {
  return {
    '/cc/collinfo.json': (_request, response) => {
      const crawls = ['CC-MAIN-2026-02', 'CC-MAIN-2025-51'].map((id) => ({
        id,
        name: id,
        'cdx-api': `https://x/${id}`,
      }));
      json(response, crawls);
    },
    '/cc/CC-MAIN-2026-02-index': (request, response) => {
      const asked = parametersOf(request);
      const count = known[asked.get('url')?.replace('*.', '') ?? '']?.captures ?? 0;
      if (asked.get('showNumPages') === 'true') {
        const blocks = Math.max(1, Math.ceil(count / 3_000));
        return json(response, { pages: Math.ceil(blocks / 5), pageSize: 5, blocks });
      }
      if (count === 0) return json(response, { message: `No Captures found for: ${asked.get('url')}` }, 404);
      const line = `${JSON.stringify({ timestamp: '20260117093011' })}\n`;
      response.writeHead(200, { 'content-type': 'text/x-ndjson' }).end(line.repeat(count));
    },
    '/ia/cdx/search/cdx': (request, response) => {
      const asked = parametersOf(request);
      const domain = asked.get('url') ?? '';
      if (asked.get('output') === 'json') return json(response, historyOf(domain, known[domain]?.years));
      const day = known[domain]?.firstCapture;
      response.writeHead(200, { 'content-type': 'text/plain' });
      response.end(day === undefined ? '' : `${day.replaceAll('-', '')}021530 http://${domain}:80/\n`);
    },
    '/opr/getPageRank': (request, response) => {
      if (request.headers['api-opr'] !== MAKERS_KEY) return json(response, { error: 'Invalid API Key' }, 403);
      const domain = parametersOf(request).get('domains[]') ?? '';
      const decimal = known[domain]?.pageRank;
      const found = { page_rank_integer: Math.floor(decimal ?? 0), page_rank_decimal: decimal, rank: '4711' };
      const none = { page_rank_integer: 0, page_rank_decimal: 0, rank: null, error: 'Domain not found' };
      const entry = {
        status_code: decimal === undefined ? 404 : 200,
        domain,
        ...(decimal === undefined ? none : found),
      };
      json(response, { status_code: 200, response: [entry], last_updated: '1st Jan 2026' });
    },
    '/moz/jsonrpc': async (request, response) => {
      const { method, id, params } = JSON.parse(await text(request));
      if (request.headers['x-moz-token'] !== MAKERS_KEY) {
        return json(response, { id, jsonrpc: '2.0', error: { code: -32655, status: 403, message: 'Forbidden' } });
      }
      if (request.method !== 'POST' || method !== 'data.site.metrics.fetch') return json(response, {}, 400);
      const authority = known[params.data.site_query.query]?.mozDomain;
      const metrics = {
        ...{ page_authority: 48, domain_authority: authority ?? 1, spam_score: authority === undefined ? -1 : 3 },
        ...{ root_domains_to_root_domain: 1_234, last_crawled: '2026-01-09' },
      };
      json(response, { id, jsonrpc: '2.0', result: { site_query: params.data.site_query, site_metrics: metrics } });
    },
  };
}
