import type { Ports } from '#kit/ports';
import { ToolError } from '#kit/tool-error';
import type { PageFacts } from '#lib/page/facts';
import { importsOf, plainInStyle } from '#lib/page/fetched-addresses';
import type { FileFacts } from '#lib/page/file-facts';
import { redirectTarget } from './redirect-hops.ts';
import { runConcurrently } from './run-concurrently.ts';

interface FilesOptions {
  http: Ports['http'];
  signal: AbortSignal;
  /** Files that are asked for. */
  most?: number;
}

type Named = Pick<FileFacts, 'kind' | 'url' | 'at'>;

/** As many as a browser asks one server for at once, so that none of them has more to do than for a visitor. */
const AT_ONCE = 6;
/** Files that are asked for unless the caller wants more. */
const FEW = 20;
/** Milliseconds for one of them, and of the time for all. */
const TIMEOUT = 5_000;
const TIME_EACH = 500;
/** Bytes of a script or style sheet that are read, unpacked: what is longer is too long anyhow. */
const LONGEST = 2 * 1024 * 1024;
/** Bytes that are read of all: a page must not make us fetch a lot from a site that it only names. */
const ROOM = 8 * 1024 * 1024;
const MOST_REDIRECTS = 3;

/**
 * Asks for the files that a page names, those first that it waits for. Scripts and style sheets are read, as servers that pack while they
 * send state no length; of others the head is enough.
 */
export async function gatherFiles(
  facts: Pick<PageFacts, 'resources' | 'pictures'>,
  { http, signal, most = FEW }: FilesOptions,
): Promise<FileFacts[]> {
  const files = filesOf(facts);
  const room = { left: ROOM };
  const asked = await runConcurrently(files.slice(0, most), {
    ...{ atOnce: AT_ONCE, each: TIMEOUT, all: TIME_EACH * most, signal },
    ask: (file, limit) => answerOf(file, { http, signal: limit, room }),
    failed: (file, failure) => ({ ...nothing(file), failure }),
  });
  const rest = files
    .slice(most, 1_000)
    .map((file) => ({ ...nothing(file), failure: `Only the first ${most} are asked for` }));
  return [...asked, ...rest.map((file) => ({ ...file, isAsked: false }))];
}

/** Files of the page, each once. */
function filesOf({ resources, pictures }: Pick<PageFacts, 'resources' | 'pictures'>): Named[] {
  const { styles, scripts, preloads, media } = resources;
  const named: Named[] = [
    ...styles.map(({ url, at }) => ({ kind: 'Styles' as const, url, at })),
    ...scripts.map(({ url, at }) => ({ kind: 'Scripts' as const, url, at })),
    ...preloads.map(({ url, at }) => ({ kind: 'Preloads' as const, url, at })),
    ...pictures.map(({ url, at }) => ({ kind: 'Pictures' as const, url, at })),
    ...media.map(({ url, at }) => ({ kind: 'Media' as const, url, at })),
  ].filter(({ url }) => /^https?:/.test(url));
  // A preload names what is used elsewhere as well: the first is kept.
  const bare = (url: string) => url.replace(/#.*$/s, '');
  return [...new Map(named.toReversed().map((file) => [bare(file.url), file])).values()].reverse();
}

function nothing(file: Named): FileFacts {
  return {
    ...file,
    isAsked: true,
    status: 0,
    headers: {},
    sentBytes: undefined,
    byteLength: undefined,
    plain: [],
    imports: [],
    failure: '',
  };
}

interface Visit {
  http: Ports['http'];
  signal: AbortSignal;
  room: { left: number };
}

async function answerOf(file: Named, { http, signal, room }: Visit): Promise<FileFacts> {
  const isRead = (file.kind === 'Styles' || file.kind === 'Scripts') && room.left > 0;
  let { url } = file;
  for (let hops = 0; ; hops += 1) {
    const how = isRead ? { anyStatus: true, maxBytes: LONGEST } : { headOnly: true };
    const answer = await http.get({ url, ...how, isPolite: true, signal }).catch((error: unknown) => {
      if (error instanceof ToolError && error.code === 'too-large') return undefined;
      throw error;
    });
    if (!answer) {
      room.left -= LONGEST;
      return await headOf(file, http, signal);
    }
    const next = redirectTarget(answer);
    if (!isRead && next && hops < MOST_REDIRECTS) {
      url = next;
      continue;
    }
    const { status, headers, body, encodedBytes } = answer;
    room.left -= encodedBytes;
    const isWhole = isRead && status >= 200 && status <= 299;
    const sentBytes = isWhole ? encodedBytes : lengthOf(headers);
    const css = isWhole && file.kind === 'Styles' ? new TextDecoder().decode(body) : '';
    const inside = { plain: plainInStyle(css), imports: importsOf(css) };
    return { ...nothing(file), ...inside, status, headers, sentBytes, byteLength: isWhole ? body.length : undefined };
  }
}

/** Of what is too long to be read. */
async function headOf(file: Named, http: Ports['http'], signal: AbortSignal): Promise<FileFacts> {
  const { status, headers } = await http.get({ url: file.url, headOnly: true, isPolite: true, signal });
  return { ...nothing(file), status, headers, sentBytes: lengthOf(headers), byteLength: LONGEST + 1 };
}

function lengthOf(headers: FileFacts['headers']): number | undefined {
  const length = headers['content-length'] ?? '';
  return /^\d{1,15}$/.test(length) ? Number(length) : undefined;
}
