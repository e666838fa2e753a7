import type { Ports } from '#kit/ports';
import { ToolError } from '#kit/tool-error';
import { withoutHash } from '#lib/url/without-hash';
import type { HttpHead } from '#ports/http/port';
import { PAGE_TYPES } from './web-page.ts';

export interface Hops {
  /** Answers in their order; the last is where it ended. */
  hops: HttpHead[];
  /** `loop`: the last leads to one before it. `endless`: more than are followed. `failed`: the last leads to what cannot be asked. */
  end: 'answered' | 'loop' | 'endless' | 'failed';
  /** Why it failed, in a sentence. */
  failure: string;
}

interface FollowOptions {
  http: Ports['http'];
  signal: AbortSignal;
  /** Redirects that are followed; 10 by default, as many as Googlebot's. */
  most?: number;
  isPolite?: boolean;
}

/**
 * Follows an address answer by answer, without reading a page.
 *
 * @throws ToolError when the first address cannot be asked.
 */
export async function followRedirects(address: string, options: FollowOptions): Promise<Hops> {
  const { http, signal, most = 10, isPolite = false } = options;
  const hops: HttpHead[] = [];
  const seen = new Set<string>();
  for (let url = address; ; ) {
    const answer = await http
      .get({ url, headOnly: true, accept: PAGE_TYPES, isPolite, signal })
      .catch((error: unknown) => {
        if (!(error instanceof ToolError) || hops.length === 0 || signal.aborted) throw error;
        return error;
      });
    if (answer instanceof ToolError) return { hops, end: 'failed', failure: answer.message };
    const { url: asked, status, headers, setCookies, waited } = answer;
    hops.push({ url: asked, status, headers, setCookies, waited });
    seen.add(withoutHash(asked));
    const next = redirectTarget(answer);
    if (next === undefined) return { hops, end: 'answered', failure: '' };
    if (next === '') return { hops, end: 'failed', failure: 'The last redirect leads to no web address.' };
    if (seen.has(withoutHash(next))) return { hops, end: 'loop', failure: '' };
    if (hops.length > most) return { hops, end: 'endless', failure: '' };
    url = next;
  }
}

const redirects = new Set([301, 302, 303, 307, 308]);

/** Where an answer sends on to: complete, empty when that is no address, and nothing when it is no redirect. */
export function redirectTarget({
  url,
  status,
  headers,
}: Pick<HttpHead, 'url' | 'status' | 'headers'>): string | undefined {
  if (!redirects.has(status) || headers.location === undefined) return undefined;
  const target = URL.parse(headers.location, url);
  return target && /^https?:$/.test(target.protocol) ? target.href : '';
}
