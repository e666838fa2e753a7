import type { Ports } from '#kit/ports';
import { ToolError } from '#kit/tool-error';
import type { HttpHead } from '#ports/http/port';

/** The answers of a visit, in their order. */
export interface Visit {
  heads: HttpHead[];
  /** Why a redirect could not be followed. */
  trouble?: string;
}

const MOST_REDIRECTS = 5;
/** Milliseconds for one answer. */
const TIMEOUT = 10_000;

/**
 * Asks an address and what it redirects to, heads only.
 *
 * @throws ToolError when the first address does not answer.
 */
export async function visit(
  address: string,
  { http, signal }: { http: Ports['http']; signal: AbortSignal },
): Promise<Visit> {
  const heads: HttpHead[] = [];
  let url = address;
  while (heads.length <= MOST_REDIRECTS) {
    let head: HttpHead;
    try {
      head = await http.get({ url, headOnly: true, isTimed: true, isPolite: true, timeout: TIMEOUT, signal });
    } catch (error) {
      if (!(error instanceof ToolError) || heads.length === 0 || signal.aborted) throw error;
      return { heads, trouble: `It redirects to ${hostOf(url)}, which does not answer: ${error.message}` };
    }
    heads.push(head);
    const next = head.status >= 300 && head.status < 400 ? URL.parse(head.headers.location ?? '', url) : null;
    if (!next || !head.headers.location) return { heads };
    if (heads.some((each) => each.url === next.href)) return { heads, trouble: 'It redirects in a loop.' };
    url = next.href;
  }
  return { heads, trouble: `It redirects more than ${MOST_REDIRECTS} times.` };
}

function hostOf(url: string): string {
  return URL.parse(url)?.host ?? url;
}
