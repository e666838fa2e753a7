import type { ToolOutput } from '#kit/define-tool';
import type { Ports } from '#kit/ports';
import { ToolError } from '#kit/tool-error';
import { crawlers } from '#lib/robots-txt/crawlers';
import { decide } from '#lib/robots-txt/decide';
import { parseRobotsTxt } from '#lib/robots-txt/parse';
import { fetchRobotsTxt } from '#lookups/robots-file';
import type { ImageFormat } from '#ports/images/port';
import type tool from './tool.ts';

type Picture = ToolOutput<typeof tool>['pictures'][number];

/** A picture with what its findings need besides. */
export interface FetchedPicture {
  picture: Picture;
  format: ImageFormat | undefined;
  /** Networks that robots.txt keeps away from it. */
  blocked: readonly string[];
}

interface FetchOptions {
  ports: Pick<Ports, 'http' | 'images' | 'files'>;
  signal: AbortSignal;
}

/** Bytes of a picture that are fetched: more than any network takes. */
const LARGEST = 10 * 1024 * 1024;
/** Pixels across of the copy that is shown. */
const SHOWN = 800;

/** A picture as networks would fetch it, with a small copy to show; what cannot be had says why. */
export async function fetchPicture(
  tag: string,
  address: string,
  { ports, signal }: FetchOptions,
): Promise<FetchedPicture> {
  const nothing = { tag, address, width: null, height: null, bytes: null, shownAt: null };
  const blocked = await blockedFor(address, ports.http, signal);
  try {
    const original = await ports.http.download({ url: address, accept: ['image/*'], maxBytes: LARGEST, signal });
    const { format, width, height } = await ports.images.inspect(original, signal);
    const resize = { width: Math.min(width, SHOWN), fit: 'contain', enlarge: false } as const;
    const copy = await ports.images.transform(original, { resize, format: format === 'gif' ? 'png' : 'jpeg', signal });
    const { url } = await ports.files.put({ content: copy.content, name: 'shared-picture', type: copy.type });
    const picture = { tag, address, width, height, bytes: original.bytes, shownAt: url, fault: '' };
    return { picture, format, blocked };
  } catch (error) {
    if (!(error instanceof ToolError) || signal.aborted) throw error;
    return { picture: { ...nothing, fault: error.message }, format: undefined, blocked };
  }
}

/** Crawlers that fetch the pictures of cards. */
const previewers = crawlers.filter(({ purpose }) => purpose === 'preview');

async function blockedFor(address: string, http: Ports['http'], signal: AbortSignal): Promise<string[]> {
  const site = URL.parse(address);
  if (!site || !/^https?:$/.test(site.protocol)) return [];
  try {
    const { outcome, text } = await fetchRobotsTxt(site, http, signal);
    if (outcome !== 'read') return [];
    const rules = parseRobotsTxt(text);
    return previewers
      .filter(({ token }) => !decide(rules, { userAgent: token, url: address }).allowed)
      .map(({ operator }) => operator);
  } catch (error) {
    // That nothing answers is said of the picture itself.
    if (!(error instanceof ToolError) || signal.aborted) throw error;
    return [];
  }
}
