import type { Ports } from '#kit/ports';
import { ToolError } from '#kit/tool-error';
import { askPage, isOtherPage, type PageSigns, readSigns, type WayOn } from '#lookups/page-signs';
import { followRedirects, type Hops } from '#lookups/redirect-hops';
import type { HttpHead } from '#ports/http/port';

/** An answer on the way. */
export interface Hop extends HttpHead {
  /** How it sends on to the next, where its status does not. */
  wayOn?: WayOn | undefined;
  /** Whether robots.txt keeps search engines from asking. */
  isBlocked: boolean;
}

/** An address that was followed, or why it could not be. */
export interface Chain extends Omit<Hops, 'hops'> {
  url: string;
  hops: readonly Hop[];
  /** What is at its end; absent when it could not be read. */
  page?: PageSigns | undefined;
}

interface FollowOptions {
  http: Ports['http'];
  signal: AbortSignal;
  isPolite: boolean;
  /** Whether search engines may ask. */
  isAllowed: (url: string) => Promise<boolean>;
}

/** Redirects that are followed, as many as Googlebot's. */
const MOST = 10;

/**
 * Follows an address through redirects of the server and of its pages: by header, by tag, by a plain script.
 *
 * @throws ToolError when the first address cannot be asked.
 */
export async function followWay(url: string, options: FollowOptions): Promise<Chain> {
  const { isAllowed, ...asking } = options;
  const hops: Hop[] = [];
  for (let address = url; ; ) {
    const most = Math.max(0, MOST - hops.length);
    const part = await followRedirects(address, { ...asking, most }).catch((error: unknown) => {
      if (!(error instanceof ToolError) || hops.length === 0 || asking.signal.aborted) throw error;
      return { hops: [], end: 'failed' as const, failure: error.message };
    });
    const isLoop = part.hops.some((hop) => hops.some((before) => !isOtherPage(before.url, hop.url)));
    const answered = part.hops.map(async (hop) => ({ ...hop, isBlocked: !(await isAllowed(hop.url)) }));
    hops.push(...(await Promise.all(answered)));
    const { end, failure } = part;
    const last = hops.at(-1);
    if (isLoop) return { url, hops, end: 'loop', failure };
    const page = last && end === 'answered' ? await signsOf(last, asking) : undefined;
    if (!last || !page?.wayOn) return { url, hops, end, failure, page };
    last.wayOn = page.wayOn;
    if (hops.length > MOST) return { url, hops, end: 'endless', failure };
    address = page.wayOn.url;
  }
}

/** Nothing for what is no page, and for what answers differently the second time. */
async function signsOf({ url, status }: HttpHead, asking: Omit<FollowOptions, 'isAllowed'>) {
  if (status < 200 || status > 299) return undefined;
  try {
    const response = await askPage(url, asking);
    return response.status === status && !isOtherPage(response.url, url) ? readSigns(response) : undefined;
  } catch (error) {
    if (!(error instanceof ToolError) || asking.signal.aborted) throw error;
    return undefined;
  }
}
