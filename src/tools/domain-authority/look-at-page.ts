import type { Ports } from '#kit/ports';
import { ToolError } from '#kit/tool-error';
import { type PageMarks, pageMarks } from '#lib/authority/page-marks';
import { registrableDomain } from '#lib/registrable-domain';
import { PAGE_TYPES, readPage } from '#lookups/web-page';

export interface PageLook {
  marks: PageMarks;
  /** Where it is, after redirects. */
  url: string;
  /** Whether that is under another registered name. */
  isForeign: boolean;
  overHttps: boolean;
  /** Why it did not come by https. */
  httpsFailure: string | undefined;
}

const TIMEOUT = 8_000;
const MOST_BYTES = 3 * 1024 * 1024;

/** What another try without encryption may still bring. */
const mayPassByHttp = new Set(['timed-out', 'upstream-failed']);

/**
 * Reads the home page under a name: by https, where that does not answer by http, and below `www.` where the bare name has
 * no address.
 *
 * @throws ToolError when there is no page, or it cannot be read.
 */
export async function lookAtPage(host: string, http: Ports['http'], signal: AbortSignal): Promise<PageLook> {
  const get = (url: string) =>
    http.get({ url, accept: PAGE_TYPES, maxBytes: MOST_BYTES, timeout: TIMEOUT, anyStatus: true, signal });
  const attempt = async (name: string) => {
    try {
      return { response: await get(`https://${name}/`), httpsFailure: undefined };
    } catch (error) {
      if (!(error instanceof ToolError) || !mayPassByHttp.has(error.code) || signal.aborted) throw error;
      const response = await get(`http://${name}/`).catch((second: unknown) => {
        // That neither way leads there is said by the first failure.
        throw second instanceof ToolError && mayPassByHttp.has(second.code) ? error : second;
      });
      return { response, httpsFailure: error.message };
    }
  };
  const { response, httpsFailure } = await attempt(host).catch((error: unknown) => {
    const isBare = registrableDomain(host) === host;
    if (!isBare || !(error instanceof ToolError) || error.code !== 'not-found') throw error;
    return attempt(`www.${host}`).catch(() => {
      throw error;
    });
  });
  const { status, url, headers } = response;
  if (status < 200 || status > 299) {
    throw new ToolError('upstream-failed', `${new URL(url).host} answered with status ${status}.`);
  }
  const page = readPage(url, response);
  if (page.kind !== 'html') throw new ToolError('unsupported', 'The address leads to plain text, not to a web page.');
  return {
    marks: pageMarks(page.text, url, headers['x-robots-tag']),
    url,
    isForeign: registrableDomain(new URL(url).hostname) !== registrableDomain(host),
    overHttps: httpsFailure === undefined,
    httpsFailure,
  };
}
