import type { Ports } from '#kit/ports';
import { ToolError } from '#kit/tool-error';
import { parseSrcset } from '#lib/html/srcset';
import type { PageFacts } from '#lib/page/facts';
import type { Place } from '#lib/page/places';
import { runConcurrently } from '#lookups/run-concurrently';
import type { TemporaryFile } from '#ports/files/port';
import type { ImageFormat, ImageInfo } from '#ports/images/port';

/** A file that the page shows. */
interface NamedPicture {
  url: string;
  /** The tags that name it. */
  places: readonly Place[];
  /** What the tag says of its size, where it names this file alone. */
  shown: { width: number; height: number; isCut: boolean } | undefined;
}

export interface VisitedPicture extends NamedPicture {
  /** 0 when nothing answered. */
  status: number;
  type: string;
  format: ImageFormat | undefined;
  bytes: number;
  /** Pixels of the file; nothing when they are not to be read. */
  width: number | undefined;
  height: number | undefined;
  /** Why nothing is known of it. */
  fault: string;
}

/** Files that are visited, and at once. */
const MOST = 24;
const AT_ONCE = 4;
/** Bytes of one file: more is heavy without a doubt. */
export const LARGEST = 6 * 1024 * 1024;

interface VisitOptions {
  ports: Pick<Ports, 'http' | 'images'>;
  signal: AbortSignal;
  report: (share: number) => void;
}

/** Fetches the pictures of a page as browsers do, each file once, the first of the page first. */
export function visitPictures(
  facts: Partial<PageFacts>,
  { ports, signal, report }: VisitOptions,
): Promise<VisitedPicture[]> {
  const named = namedPictures(facts);
  return runConcurrently(named, {
    ...{ atOnce: AT_ONCE, each: 10_000, all: 25_000, signal },
    ask: (picture, limit) => visit(picture, ports, limit),
    failed: (picture, fault) => ({ ...unknown(picture), fault }),
    onRow: (rows) => report(rows.length / named.length),
  });
}

function namedPictures({ pictures = [], pictureSets, document }: Partial<PageFacts>): NamedPicture[] {
  const files = new Map<string, NamedPicture>();
  const add = (url: string, place: Place, shown?: NamedPicture['shown']) => {
    if (!/^https?:/.test(url)) return;
    const known = files.get(url);
    files.set(url, { url, places: [...(known?.places ?? []), place], shown: known ? known.shown : shown });
  };
  for (const picture of pictures) {
    const [width, height] = [picture.width, picture.height].map((size) => (/^\d{1,5}$/.test(size) ? Number(size) : 0));
    const isAlone = picture.srcset === '' && picture.sourceTypes.length === 0;
    const isCut = /object-fit|aspect-ratio/i.test(picture.style);
    add(picture.url, picture, isAlone ? { width: width ?? 0, height: height ?? 0, isCut } : undefined);
  }
  for (const { srcset = '', at } of pictureSets?.tags ?? []) {
    for (const { url } of parseSrcset(srcset).candidates) add(URL.parse(url, document?.base)?.href ?? '', { at });
  }
  return [...files.values()].slice(0, MOST);
}

function unknown(picture: NamedPicture): VisitedPicture {
  return {
    ...picture,
    status: 0,
    type: '',
    format: undefined,
    bytes: 0,
    width: undefined,
    height: undefined,
    fault: '',
  };
}

async function visit(
  picture: NamedPicture,
  ports: VisitOptions['ports'],
  signal: AbortSignal,
): Promise<VisitedPicture> {
  const { url } = picture;
  try {
    const file = await ports.http.download({ url, maxBytes: LARGEST, isPolite: true, signal });
    const { format, width, height } = await whatIs(file, ports.images, signal);
    return { ...picture, status: 200, type: file.type, format, bytes: file.bytes, width, height, fault: '' };
  } catch (error) {
    if (!(error instanceof ToolError) || signal.aborted) throw error;
    if (error.code === 'too-large') return { ...unknown(picture), status: 200, bytes: LARGEST + 1 };
    if (error.code !== 'not-found' && error.code !== 'upstream-failed') throw error;
    // Which status it was is asked once more; a host that is not there fails again.
    const { status } = await ports.http.get({ url, anyStatus: true, isPolite: true, maxBytes: LARGEST, signal });
    return { ...unknown(picture), status };
  }
}

/** Nothing where it is no picture. @throws ToolError where that cannot be known. */
async function whatIs(file: TemporaryFile, images: Ports['images'], signal: AbortSignal): Promise<Partial<ImageInfo>> {
  try {
    return await images.inspect(file, signal);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error.code === 'unsupported') return {};
    throw new ToolError('timed-out', error.message);
  }
}
