import { ToolError } from '#kit/tool-error';
import { decodePage } from '#lib/html/decode-page';
import type { TemporaryFiles } from '#ports/files/port';
import type { Http } from '#ports/http/port';
import type { Browser, LoadedPage, PageRequest, Visit } from './port.ts';

interface FakeBrowserOptions {
  /** The web that it sees. */
  http: Http;
  temporary: TemporaryFiles;
  /** What every picture of a page is: a file of the format asked for. */
  picture: Uint8Array;
  /** What the scripts of pages do to their HTML; nothing by default. */
  scripts?: (html: string) => string;
}

/** Pages as the server sends them, and as `scripts` changes them. */
export function createFakeBrowser({ http, temporary, picture, scripts = (html) => html }: FakeBrowserOptions): Browser {
  async function load({ url: address, signal }: Omit<Visit, 'screen'>): Promise<LoadedPage> {
    const answer = await http.get({ url: address, anyStatus: true, ...(signal && { signal }) });
    const { url, status, headers, body } = answer;
    const mime = headers['content-type']?.split(';', 1)[0] ?? '';
    if (!/html/.test(mime)) throw new ToolError('unsupported', 'This address leads to a file that browsers save.');
    const request: PageRequest = {
      ...{ url, method: 'GET', type: 'Document', askedBy: '', priority: 'VeryHigh', start: 0, head: 20, end: 30 },
      ...{ status, statusText: '', protocol: 'http/1.1', mime, isCached: false },
      ...{ encodedBytes: answer.encodedBytes, decodedBytes: body.length },
      ...{ requestHeaders: {}, responseHeaders: headers },
    };
    return {
      ...{ url, status, headers, isWhole: true, requests: [request], console: [], cookies: [] },
      html: scripts(decodePage(body, headers['content-type']).text),
      ...{ ready: 40, loaded: 50, taken: 600, isQuiet: true, windows: 0, dialogs: 0 },
    };
  }

  return {
    missing: async () => undefined,
    load,
    async shoot(visit, shots) {
      await load(visit);
      const file = await temporary.write(picture, visit.signal);
      return shots.map(({ screen: { width, height, scale } }) => ({
        ...{ file, width: Math.round(width * scale), height: Math.round(height * scale), isCut: false },
      }));
    },
  };
}
