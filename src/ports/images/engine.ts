/** The part of sharp's interface that the work on pictures is written over: sharp is it on a server, codecs in WebAssembly are it in a browser. */

type Channels = 1 | 2 | 3 | 4;

export interface RawPicture {
  data: Uint8Array;
  info: { width: number; height: number; channels: Channels };
}

/** What a file's header says of it, where it says it. */
export interface PictureHeader {
  /** As stored, before its orientation is honoured. */
  width: number;
  height: number;
  autoOrient: { width: number; height: number };
  pages?: number | undefined;
  /** EXIF orientation, 1 to 8. */
  orientation?: number | undefined;
  space?: string | undefined;
  depth?: string | undefined;
  hasAlpha?: boolean | undefined;
  chromaSubsampling?: string | undefined;
  /** Milliseconds of each frame. */
  delay?: number[] | undefined;
  loop?: number | undefined;
  icc?: Uint8Array | undefined;
  exif?: Uint8Array | undefined;
  xmp?: Uint8Array | undefined;
  iptc?: Uint8Array | undefined;
}

/** The same as far as it is read from a file. */
export type StoredHeader = Omit<PictureHeader, 'autoOrient'>;

export interface HeicHeader extends StoredHeader {
  /** Pixels that decoding goes through: tiles can reach over the edge, or be asked for many times. */
  decodedPixels: number;
}

export interface JpegOptions {
  quality?: number;
  mozjpeg?: boolean;
  chromaSubsampling?: string;
  quantisationTable?: number;
  trellisQuantisation?: boolean;
  optimiseScans?: boolean;
}

export interface PngOptions {
  compressionLevel?: number;
  adaptiveFiltering?: boolean;
  palette?: boolean;
  quality?: number;
  colours?: number;
  effort?: number;
  dither?: number;
}

interface Animation {
  delay?: number[];
  loop?: number;
}

export interface WebpOptions extends Animation {
  quality?: number;
  lossless?: boolean;
  nearLossless?: boolean;
  effort?: number;
  smartSubsample?: boolean;
}

export interface GifOptions extends Animation {
  effort?: number;
  colours?: number;
  dither?: number;
  interFrameMaxError?: number;
}

export interface AvifOptions {
  quality?: number;
  effort?: number;
  chromaSubsampling?: string;
}

interface TiffOptions {
  compression?: 'deflate' | 'jpeg';
  predictor?: 'horizontal';
  quality?: number;
}

/** A picture on its way: each step is noted, and done in this order when the bytes are asked for. */
export interface Picture {
  metadata(): Promise<PictureHeader>;
  autoOrient(): Picture;
  extract(part: { left: number; top: number; width: number; height: number }): Picture;
  resize(options: {
    width: number;
    height?: number;
    fit?: 'cover' | 'fill';
    kernel?: 'nearest';
    fastShrinkOnLoad?: boolean;
  }): Picture;
  flip(isDone?: boolean): Picture;
  flop(isDone?: boolean): Picture;
  rotate(degrees: number): Picture;
  extend(margins: { left: number; top: number; right: number; bottom: number; background: string }): Picture;
  flatten(options: { background: string }): Picture;
  ensureAlpha(): Picture;
  removeAlpha(): Picture;
  /** What follows reckons in light. */
  pipelineColourspace(space: 'scrgb' | 'srgb'): Picture;
  toColourspace(space: 'srgb' | 'b-w' | 'grey16' | 'rgb16'): Picture;
  keepExif(): Picture;
  keepXmp(): Picture;
  timeout(limit: { seconds: number }): Picture;
  raw(options?: { depth: 'uchar' }): Picture;
  jpeg(options: JpegOptions): Picture;
  png(options: PngOptions): Picture;
  webp(options: WebpOptions): Picture;
  gif(options: GifOptions): Picture;
  avif(options: AvifOptions): Picture;
  tiff(options: TiffOptions): Picture;
  toBuffer(): Promise<Uint8Array>;
  toBuffer(options: { resolveWithObject: true }): Promise<RawPicture>;
}

export interface OpenOptions {
  /** Pixels, where `content` is nothing else; `pageHeight` where they are frames below each other. */
  raw?: { width: number; height: number; channels: Channels; pageHeight?: number };
  failOn?: 'error';
  limitInputPixels?: number | false;
  /** How many frames or pages; -1 for all of them, below each other. */
  pages?: number;
  /** Pixels an inch that a drawing is drawn at. */
  density?: number;
}

type OpenPicture = (content: Uint8Array, options?: OpenOptions) => Picture;

/** The engine lacks what a picture or its options ask for; another one may have it. The message is a sentence for the visitor. */
export class NotHere extends Error {
  override readonly name = 'NotHere';
}

/**
 * A HEIC as the engine opens it, as often as its pixels are asked for; it is decoded once.
 *
 * @throws RangeError for a broken one.
 */
type OpenHeic = (content: Uint8Array, header: HeicHeader) => () => Picture;

export interface Engine {
  open: OpenPicture;
  /** Fetches the decoder of HEIC when it is first asked for. */
  heic: () => Promise<OpenHeic>;
  /** Fetches what the net that finds a subject has learnt, and tells how much of it is there. */
  subject: (onShare: (share: number) => void) => Promise<Uint8Array>;
}

let engine: Engine | undefined;

/** Has all work on pictures in this program done by an engine. */
export function workWith(chosen: Engine): void {
  engine = chosen;
}

function chosen(): Engine {
  if (!engine) throw new Error('No engine has been chosen.');
  return engine;
}

/** A picture, opened by this program's engine. */
export const openPicture: OpenPicture = (content, options) => chosen().open(content, options);

/** @throws NotHere where the decoder cannot be fetched. */
export const heicOpener = () => chosen().heic();

/** @throws NotHere where it cannot be fetched. */
export const subjectWeights: Engine['subject'] = (onShare) => chosen().subject(onShare);
