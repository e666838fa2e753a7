import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request comes from a page of ours or from no page at all. A browser names where a call comes from; programs name
 * nothing. Over plain HTTP a browser may leave out `Sec-Fetch-Site`, and the page's origin is then compared with the host asked.
 */
export function isOwnOrProgram(headers: IncomingHttpHeaders, publicUrl: string): boolean {
  const { origin, host } = headers;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (origin === undefined || origin === publicUrl) return true;
  return URL.parse(origin)?.host === host;
}
