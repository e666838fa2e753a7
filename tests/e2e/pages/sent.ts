import type { Page, Request } from 'playwright-core';

/** What a page's network saw go out: bytes of bodies and of queries, by host and path. */
interface Heard {
  /** Waits for the line below the result. @returns where it says something else than the network. */
  compare(): Promise<string[]>;
}

/** Listens to all that a page and its workers send from now on. */
export function hearSent(page: Page): Heard {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return {
    async compare() {
      const line = page.locator('summary', { hasText: 'Sent from this device:' });
      await line.waitFor();
      const heard = new Map<string, number>();
      for (const request of requests) {
        const { protocol, host, pathname, search } = new URL(request.url());
        if (!protocol.startsWith('http')) continue;
        // Counted by the browser as it sends; without a body there is nothing to wait for.
        const hasBody = request.method() !== 'GET';
        const body = hasBody ? Number((await request.allHeaders())['content-length'] ?? 0) : 0;
        const bytes = body + search.slice(1).length;
        if (bytes > 0) heard.set(host + pathname, (heard.get(host + pathname) ?? 0) + bytes);
      }
      const items = await line.locator('xpath=..').locator('li').allTextContents();
      const named = new Map(
        items.flatMap((item) => {
          const [, bytes = '', place = ''] = /^([\d,]+) bytes to (\S+?)(?: in \d+ requests)?: /.exec(item) ?? [];
          return place ? [[place, Number(bytes.replaceAll(',', ''))] as const] : [];
        }),
      );
      const total = [...heard.values()].reduce((sum, bytes) => sum + bytes, 0);
      const isNothing = (await line.innerText()).endsWith(': nothing');
      return [
        ...[...heard].flatMap(([place, bytes]) =>
          named.get(place) === bytes ? [] : [`${bytes} bytes went to ${place}: the line says ${named.get(place)}`],
        ),
        ...[...named.keys()].flatMap((place) =>
          heard.has(place) ? [] : [`nothing went to ${place}: the line says so`],
        ),
        ...(isNothing === (total === 0) ? [] : [`${total} bytes went out: "${await line.innerText()}"`]),
      ];
    },
  };
}
