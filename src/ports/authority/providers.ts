import * as z from 'zod';
import { createAnswerCache } from '#calls/answer-cache';
import { parseAnswer } from '#calls/check-answer';
import { ToolError } from '#kit/tool-error';
import { askDirectly } from '#ports/net-guard/ask-directly';
import type { Outside } from './answers.ts';
import type { Authority, MozFigures, OpenPageRank } from './port.ts';

/** A maker of figures who wants a key. */
export interface Provider extends Outside {
  url: string;
  /** Absent: it is not asked. */
  key: string | undefined;
  userAgent: string;
  /** Milliseconds for an answer. */
  timeout?: number;
}

const TIMEOUT = 8_000;
const MOST_BYTES = 200_000;

const pageRanks = z.object({
  response: z
    .array(
      z.object({
        status_code: z.number(),
        page_rank_decimal: z.union([z.number(), z.literal('')]).nullish(),
        rank: z.union([z.string(), z.number()]).nullish(),
      }),
    )
    .min(1),
  last_updated: z.string().max(60).nullish(),
});

/** Open PageRank. Source: https://www.domcop.com/openpagerank/documentation. */
export function createOpenPageRank(maker: Provider): Authority['openPageRank'] {
  const kept = createAnswerCache<Omit<OpenPageRank, 'askedAt'>>({ clock: maker.clock });

  async function ask(key: string, domain: string, signal: AbortSignal): Promise<Omit<OpenPageRank, 'askedAt'>> {
    const address = new URL(maker.url);
    address.searchParams.append('domains[]', domain);
    const text = await keyed(maker, { address, init: { headers: { 'API-OPR': key } }, signal });
    const { response, last_updated } = parseAnswer(text, pageRanks, address.host);
    const [found] = response;
    if (found === undefined || (found.status_code !== 200 && found.status_code !== 404)) {
      throw new ToolError('upstream-failed', `${address.host} has no answer for this domain.`);
    }
    const position = Number(found.rank ?? 0);
    return {
      pageRank: found.status_code === 200 ? Math.min(10, Math.max(0, Number(found.page_rank_decimal ?? 0))) : undefined,
      position: Number.isSafeInteger(position) && position > 0 ? position : undefined,
      updated: last_updated ?? undefined,
    };
  }

  return async ({ domain, signal }) => {
    const { key } = maker;
    if (key === undefined) return undefined;
    const { value, askedAt } = await kept.of(domain, () => ask(key, domain, signal));
    return { ...value, askedAt };
  };
}

const figure = z.number().min(0).max(100).nullish().catch(undefined);

const mozAnswer = z.object({
  result: z
    .object({
      site_metrics: z.object({
        domain_authority: figure,
        page_authority: figure,
        // -1 stands for one that Moz does not know, and falls out like anything else beyond the scale.
        spam_score: figure,
        root_domains_to_root_domain: z.int().nonnegative().nullish().catch(undefined),
        last_crawled: z.string().nullish().catch(undefined),
      }),
    })
    .nullish(),
  error: z.object({ status: z.number().nullish().catch(undefined) }).nullish(),
});

/** Moz. Source: https://moz.com/api/docs. */
export function createMoz(maker: Provider): Authority['moz'] {
  const kept = createAnswerCache<Omit<MozFigures, 'askedAt'>>({ clock: maker.clock });

  async function ask(key: string, domain: string, signal: AbortSignal): Promise<Omit<MozFigures, 'askedAt'>> {
    const address = new URL(maker.url);
    const call = {
      jsonrpc: '2.0',
      id: crypto.randomUUID(),
      method: 'data.site.metrics.fetch',
      params: { data: { site_query: { query: domain, scope: 'domain' } } },
    };
    const headers = { 'content-type': 'application/json', 'x-moz-token': key };
    const init = { method: 'POST', headers, body: JSON.stringify(call) };
    const { result, error } = parseAnswer(await keyed(maker, { address, init, signal }), mozAnswer, address.host);
    if (!result) {
      if (error?.status === 401 || error?.status === 403) throw refusedKey(address.host);
      throw new ToolError('upstream-failed', `${address.host} has no answer for this domain.`);
    }
    const metrics = result.site_metrics;
    return {
      domainAuthority: metrics.domain_authority ?? undefined,
      pageAuthority: metrics.page_authority ?? undefined,
      spamScore: metrics.spam_score ?? undefined,
      linkingDomains: metrics.root_domains_to_root_domain ?? undefined,
      lastCrawled: /^\d{4}-\d{2}-\d{2}/.exec(metrics.last_crawled ?? '')?.[0],
    };
  }

  return async ({ domain, signal }) => {
    const { key } = maker;
    if (key === undefined) return undefined;
    const { value, askedAt } = await kept.of(domain, () => ask(key, domain, signal));
    return { ...value, askedAt };
  };
}

interface KeyedRequest {
  address: URL;
  init: { method?: string; headers: Record<string, string>; body?: string };
  signal: AbortSignal;
}

async function keyed(
  { calls, userAgent, timeout = TIMEOUT }: Provider,
  { address, init, signal }: KeyedRequest,
): Promise<string> {
  const { host } = address;
  const headers = { ...init.headers, 'user-agent': userAgent, accept: 'application/json' };
  const refuse = (status: number) => (status === 401 || status === 403 ? refusedKey(host) : undefined);
  const request = { address, init: { ...init, headers }, timeout, maxBytes: MOST_BYTES, refuse, signal };
  return calls.run(host, () => askDirectly(request), signal);
}

function refusedKey(host: string): ToolError {
  return new ToolError('not-configured', `${host} refuses the key that is set here.`);
}
