import { ToolError } from '#kit/tool-error';
import { openPicture, subjectWeights } from './engine.ts';
import { type ImageLimits, readHeader } from './header.ts';
import { refuseWrongOptions } from './options.ts';
import { pixelsChanged } from './pixels-changed.ts';
import type { CutOutOptions, TransformedImage } from './port.ts';
import { decoded } from './refusals.ts';
import { cutAlong, matteOf } from './subject/matte.ts';
import { SIDE, subjectIn } from './subject/net.ts';
import { halfFloats } from './subject/weights.ts';
import { type Strip, uprightTurn } from './turn.ts';

const NOTHING = 'Nothing in this picture stands out from what is behind it. Crop it closer to what you want to keep.';

/** Pixels of a picture that is cut out where time is short: about half a second for each million, after two for what the net does. */
const MOST_IN_TIME = 16_000_000;
const TOO_LARGE =
  'Pictures of up to 16 million pixels are cut out on the server. A browser takes larger ones: choose the file itself on the page.';

/** Of all pixels, what belongs to the subject at least; and how sure the net is of one that does. */
const [LEAST, SURE] = [0.001, 0.5];

/** As long as the program lives: they are made in a tenth of a second, of two megabytes. */
let weights: Float32Array | undefined;

/** What stands out in a picture, without what is behind it, as the port says. */
export async function cutOut(
  content: Uint8Array,
  options: CutOutOptions,
  limits: ImageLimits,
): Promise<TransformedImage<Uint8Array>> {
  const { format, colour, quality, signal, onProgress = () => undefined } = options;
  refuseWrongOptions({ ...options, ...(colour !== undefined && { background: colour }) });
  const header = await readHeader(content, limits);
  signal?.throwIfAborted();
  const { info, metadata, timeout } = header;
  if (Number.isFinite(timeout) && info.width * info.height > MOST_IN_TIME) throw new ToolError('too-large', TOO_LARGE);
  const net = weights ?? halfFloats(await subjectWeights((share) => onProgress(share, 'loading')));
  weights = net;
  const behind = format === 'jpeg' ? (colour ?? '#ffffff') : colour;
  const working = {
    size: { width: info.width, height: info.height },
    limits,
    format,
    quality: format === 'png' ? 100 : quality,
    background: '#ffffff',
    signal,
  };
  const change = { ...working, turn: uprightTurn(metadata.orientation), isStill: true, isClear: behind === undefined };
  return pixelsChanged(header, change, async (strip) => {
    onProgress(0.1);
    const small = await seenSmall(strip, timeout);
    const said = subjectIn(small, net);
    if (said.filter((value) => value > SURE).length < LEAST * said.length) throw new ToolError('unsupported', NOTHING);
    onProgress(0.7);
    return cutAlong(matteOf(said, small), strip, behind === undefined ? undefined : partsOf(behind));
  });
}

/** As the net sees it; what is transparent is white. */
async function seenSmall({ data, width, height }: Strip, timeout: number): Promise<Uint8Array> {
  const picture = openPicture(data, { raw: { width, height, channels: 4 }, limitInputPixels: false });
  const small = picture.flatten({ background: '#ffffff' }).resize({ width: SIDE, height: SIDE, fit: 'fill' });
  return (await decoded(small.raw().toBuffer({ resolveWithObject: true }), timeout)).data;
}

const partsOf = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
