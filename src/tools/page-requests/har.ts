import type { LoadedPage, PageRequest } from '#ports/browser/port';

/** UTF-16 units of all headers together, beyond which those of later requests are left out. */
const MOST_HEADERS = 1_500_000;

/** What a page asked for, as an HTTP Archive 1.2: http://www.softwareishard.com/blog/har-12-spec/. */
export function harOf(page: LoadedPage, began: Date): string {
  let left = MOST_HEADERS;
  const headersOf = (headers: Readonly<Record<string, string>>) => {
    const all = Object.entries(headers).map(([name, value]) => ({ name, value }));
    left -= all.reduce((sum, { name, value }) => sum + name.length + value.length + 24, 0);
    return left < 0 ? [] : all;
  };
  const entryOf = (request: PageRequest) => {
    const { start, head = start, end = head } = request;
    return {
      pageref: 'page',
      startedDateTime: new Date(began.getTime() + start).toISOString(),
      time: end - start,
      request: {
        ...{ method: request.method, url: request.url, httpVersion: request.protocol || 'unknown' },
        ...{ cookies: [], headers: headersOf(request.requestHeaders), queryString: queryOf(request.url) },
        ...{ headersSize: -1, bodySize: -1 },
      },
      response: {
        ...{ status: request.status, statusText: request.statusText, httpVersion: request.protocol || 'unknown' },
        ...{ cookies: [], headers: headersOf(request.responseHeaders), redirectURL: request.redirectedTo ?? '' },
        content: { size: request.decodedBytes, mimeType: request.mime },
        ...{ headersSize: -1, bodySize: request.encodedBytes, _transferSize: request.encodedBytes },
      },
      cache: {},
      timings: { send: 0, wait: head - start, receive: end - head },
      ...(request.failure !== undefined && { comment: request.failure }),
    };
  };
  return JSON.stringify({
    log: {
      version: '1.2',
      creator: { name: 'Clearkit', version: '1' },
      pages: [
        {
          ...{ startedDateTime: began.toISOString(), id: 'page', title: page.url },
          pageTimings: { onContentLoad: page.ready ?? -1, onLoad: page.loaded ?? -1 },
        },
      ],
      entries: page.requests.map(entryOf),
    },
  });
}

function queryOf(url: string) {
  return [...(URL.parse(url)?.searchParams ?? [])].map(([name, value]) => ({ name, value }));
}
