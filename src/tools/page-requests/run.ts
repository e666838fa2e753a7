import type { Run } from '#kit/define-tool';
import { formatBytes } from '#lib/byte-size';
import { counted } from '#lib/counted';
import { formatDuration } from '#lib/duration';
import { screens } from '#lib/screens';
import { hostOf, kilobytes, partiesOf, shortName, typeName } from '#lookups/page-files';
import { visitProgress } from '#lookups/visit-progress';
import type { LoadedPage, PageRequest } from '#ports/browser/port';
import { harOf } from './har.ts';
import type tool from './tool.ts';

const run: Run<typeof tool> = async ({ url, device }, { browser }, { signal, report }) => {
  const began = new Date();
  const screen = { ...screens[device], colours: 'light' } as const;
  const page = await browser.load({ url, screen, signal, onNews: visitProgress(report) });
  const { requests, loaded } = page;
  const partyOf = partiesOf(page.url);
  const files = requests.map((request) => ({ ...rowOf(request), ...partyOf(hostOf(request.url)) }));
  const parties = byParty(files);
  return {
    url: page.url,
    note: noteOf(page),
    requests: requests.length,
    weight: formatBytes(requests.reduce((sum, { encodedBytes }) => sum + encodedBytes, 0)),
    loaded: loaded === undefined ? null : `${(loaded / 1000).toFixed(2)} s`,
    thirdParties: parties.filter(({ party }) => party === 'third').length,
    failed: files.filter(({ problem }) => problem !== '').length,
    cookiesSet: page.cookies.length,
    kinds: byType(requests),
    files: files.map(({ kind: _, ...file }) => file),
    parties,
    cookies: page.cookies.map((cookie) => ({
      name: cookie.name,
      domain: cookie.domain,
      party: partyOf(cookie.domain.replace(/^\./, '')).party,
      lifetime: cookie.expires < 0 ? 'Until the browser closes' : lifetime(cookie.expires * 1000 - began.getTime()),
      flags: flagsOf(cookie).join(', '),
      bytes: cookie.bytes,
    })),
    har: harOf(page, began),
  };
};

export default run;

function noteOf({ isQuiet, windows, dialogs }: LoadedPage): string | null {
  const said = [
    ...(isQuiet ? [] : ['The page was still loading files when the list was taken.']),
    ...(windows + dialogs > 0
      ? [`It wanted to open ${counted(windows + dialogs, 'window or dialog', 'windows or dialogs')}.`]
      : []),
  ];
  return said.join(' ') || null;
}

function rowOf(request: PageRequest) {
  const { url, type, status, start, head, end, protocol, isCached, askedBy, encodedBytes } = request;
  return {
    name: shortName(url),
    type: typeName(type),
    status,
    size: kilobytes(encodedBytes),
    start,
    firstByte: head ?? null,
    end: end ?? null,
    protocol,
    cache: isCached ? 'From the cache of this visit' : (request.responseHeaders['cache-control'] ?? '').slice(0, 200),
    askedBy: askedBy === '' ? '' : shortName(askedBy),
    problem: problemOf(request),
    address: url,
  };
}

function problemOf({ status, statusText, failure, blocked }: PageRequest): string {
  if (blocked !== undefined) return `Blocked: ${blocked}`;
  if (failure !== undefined) return failure === 'cancelled' ? 'Cancelled' : failure.replace(/^net::/, '');
  return status >= 400 ? `${status} ${statusText}`.trim() : '';
}

function byType(requests: readonly PageRequest[]) {
  const kinds = Map.groupBy(requests, ({ type }) => typeName(type));
  return [...kinds]
    .map(([name, all]) => ({
      name,
      value: kilobytes(all.reduce((sum, { encodedBytes }) => sum + encodedBytes, 0)),
      note: `KB, ${counted(all.length, 'request')}`,
    }))
    .sort((a, b) => b.value - a.value);
}

function byParty(files: readonly { owner: string; kind: string; party: 'first' | 'third'; size: number }[]) {
  return [...Map.groupBy(files, ({ owner }) => owner).values()]
    .flatMap((all) => {
      const [first] = all;
      if (!first) return [];
      const size = Math.round(all.reduce((sum, file) => sum + file.size, 0) * 10) / 10;
      return [{ owner: first.owner, kind: first.kind, party: first.party, requests: all.length, size }];
    })
    .sort((a, b) => b.size - a.size);
}

function flagsOf({ httpOnly, secure, sameSite }: LoadedPage['cookies'][number]): string[] {
  return [
    ...(secure ? ['Secure'] : []),
    ...(httpOnly ? ['HttpOnly'] : []),
    ...(sameSite ? [`SameSite=${sameSite}`] : []),
  ];
}

function lifetime(milliseconds: number): string {
  const days = milliseconds / 86_400_000;
  return days >= 1 ? counted(Math.round(days), 'day') : formatDuration(Math.max(0, milliseconds / 1000));
}
