import type { Ports } from '#kit/ports';
import { ToolError } from '#kit/tool-error';

/** Bytes of a robots.txt that are fetched at most; what is over the crawlers' limit of 500 KiB is told as a fault. */
const LARGEST = 5 * 1024 * 1024;

export interface FetchedFile {
  outcome: 'read' | 'missing' | 'unavailable' | 'given';
  text: string;
  /** Where the file was found, after redirects. */
  url: string | null;
  status: number | null;
  /** What its absence means, in words. */
  explanation: string;
}

/**
 * The robots.txt of a site, or what its absence means: statuses of 400 to 499 allow everything, errors of the server, 429 and
 * silence forbid everything. Sources: RFC 9309, section 2.3.1, and Google's documentation for 429 and for redirects.
 *
 * @throws ToolError where crawlers have nothing to conclude: no such host, an address that must not be reached, a huge file.
 */
export async function fetchRobotsTxt(site: URL, http: Ports['http'], signal: AbortSignal): Promise<FetchedFile> {
  const address = `${site.protocol}//${site.host}/robots.txt`;
  try {
    const { url, status, body } = await http.get({ url: address, anyStatus: true, maxBytes: LARGEST, signal });
    if (status >= 200 && status <= 299) {
      return { outcome: 'read', text: new TextDecoder().decode(body), url, status, explanation: '' };
    }
    return withoutFile(status, url);
  } catch (error) {
    if (!(error instanceof ToolError) || (error.code !== 'upstream-failed' && error.code !== 'timed-out')) throw error;
    const explanation = `${error.message} Crawlers that cannot reach robots.txt treat the whole site as blocked for now.`;
    return { outcome: 'unavailable', text: '', url: address, status: null, explanation };
  }
}

function withoutFile(status: number, url: string): FetchedFile {
  const file = { text: '', url, status };
  if (status === 429 || status >= 500) {
    const who = status === 429 ? 'Google takes' : 'Crawlers take';
    const explanation = `The server answered ${status}. ${who} this as blocking the whole site, for now.`;
    return { ...file, outcome: 'unavailable', explanation };
  }
  const what = status >= 400 ? `answered ${status}` : `redirects more than five times or in a loop (${status})`;
  return {
    ...file,
    outcome: 'missing',
    explanation: `The server ${what}. Without a robots.txt, everything is allowed.`,
  };
}
