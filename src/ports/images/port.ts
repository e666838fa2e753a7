import type { FoundCode } from '#ports/codes/port';
import type { TemporaryFile } from '#ports/files/port';

/** Formats made of pixels, which can be written as well as read. */
export type PixelFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'tiff';

/** Formats that can be read. */
export type ImageFormat = PixelFormat | 'heic' | 'svg' | 'bmp' | 'ico';

export interface ImageInfo {
  format: ImageFormat;
  /** Pixels as seen, after EXIF orientation. */
  width: number;
  height: number;
  /** Frames of an animation or pages of a document; 1 for a still picture. */
  frames: number;
}

/** `Content` is how pictures are handed over: as temporary files, and as bytes between the parts of an adapter. */
export interface EncodedImage<Content = TemporaryFile> {
  content: Content;
  format: PixelFormat;
  /** Media type, such as `image/jpeg`. */
  type: string;
  /** Pixels as seen. */
  width: number;
  height: number;
}

export interface CompressedImage<Content = TemporaryFile> extends EncodedImage<Content> {
  source: ImageInfo;
  /** Whether the picture data stayed as it was, because encoding it anew would not have made it smaller. */
  kept: boolean;
  /** 1 to 100, of the encoder; 100 where nothing was lost. */
  quality: number;
}

export interface CompressOptions {
  /** 1 (smallest) to 100 (best), or as few bytes as it looks the same with, found by measuring. */
  quality: number | 'same-look';
  /**
   * The source's own by default (PNG for bmp and ico; JPEG for heic, or PNG where it is transparent); `smallest` tries JPEG (nothing transparent), PNG (transparent or a graphic),
   * WebP and AVIF, each as close to the picture as a JPEG of that quality. Several frames stay in GIF or WebP, or in their format.
   */
  format?: PixelFormat | 'smallest';
  signal?: AbortSignal;
}

/** A part of a picture, in pixels from its top left corner. */
export interface CropBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface ResizeOptions {
  /** Pixels; a side that is left out follows from the other and the picture's shape. */
  width?: number;
  height?: number;
  /**
   * What becomes of the shape when both sides are given: `stretch` gives it up, `cover` cuts off what is beyond, `contain` stays
   * within, `pad` fills up with the background.
   */
  fit: 'stretch' | 'cover' | 'contain' | 'pad';
  /**
   * Whether pixels may be invented. If not, `stretch` bounds each side, `cover` gives the largest part of the shape asked for, and
   * `pad` centres the picture as it is.
   */
  enlarge: boolean;
}

export interface TransformOptions {
  /** First, in pixels as seen (after EXIF orientation). */
  crop?: CropBox;
  /** Degrees clockwise, after cropping. */
  rotate?: 0 | 90 | 180 | 270;
  /** After rotating. `horizontal` swaps left and right. */
  flip?: 'horizontal' | 'vertical' | 'both';
  /** Last. */
  resize?: ResizeOptions;
  /** The source's own by default; PNG for svg, bmp, ico and a transparent heic, JPEG for any other heic, which can only be read. */
  format?: PixelFormat;
  /** 1 (smallest) to 100 (best); 80 by default. A PNG gets a palette at 80 or above only where nothing of it is seen. */
  quality?: number;
  /** `#rrggbb` under what is transparent where the format has no transparency, and for padding; white by default. */
  background?: string;
  /** Which frame of a GIF or WebP, or which picture of a HEIC, where there are several: it becomes a still picture. The first, or the main one, is 1. */
  frame?: number;
  /** Camera, place and author are dropped by default. */
  keepMetadata?: boolean;
  signal?: AbortSignal;
}

export interface TransformedImage<Content = TemporaryFile> extends EncodedImage<Content> {
  source: ImageInfo;
  /** Number of the one frame or page that was used, where there are several. */
  frame?: number;
}

export interface FitOptions {
  /** The file may have this many and no more. */
  bytes: number;
  /** The source's own by default; for what cannot be searched in (tiff, heic, svg, bmp, ico) PNG or JPEG. TIFF is refused. */
  format?: PixelFormat;
  /** `#rrggbb` under what is transparent in a JPEG; white by default. */
  background?: string;
  signal?: AbortSignal;
}

export interface FittedImage<Content = TemporaryFile> extends EncodedImage<Content> {
  source: ImageInfo;
  /** False: not even the smallest picture there is, which this one is, has so few bytes. */
  met: boolean;
  /** Whether these are the original's own bytes, which were few enough. */
  kept: boolean;
  /** 1 to 100, of the encoder; 100 where nothing was lost. */
  quality: number;
  /** Number of the one frame or page that was used, where there are several. */
  frame?: number;
}

export interface ColourOptions {
  /** The most that are found; a picture may have fewer that look different. */
  count: number;
  signal?: AbortSignal;
}

export interface PictureFocus {
  source: ImageInfo;
  /** Shares of the width and height, from the top left corner. */
  x: number;
  y: number;
}

/** A file as it is, for what is written into a text. */
export interface PictureFile {
  source: ImageInfo;
  content: Uint8Array;
}

export interface PictureColours {
  source: ImageInfo;
  /** By how much they cover of what is not transparent: parts of 0 to 255 in sRGB, and shares of 0 to 1. */
  colours: { red: number; green: number; blue: number; share: number }[];
  /** Share of the picture that is transparent. */
  transparent: number;
}

export interface TurnOptions
  extends Pick<TransformOptions, 'rotate' | 'flip' | 'quality' | 'background' | 'keepMetadata'> {
  /**
   * How a JPEG is turned. `blocks` moves what is coded and loses nothing, where the picture is made of whole blocks, and encodes it
   * again where not; `trim` leaves out the rest of a block at an edge; `tag` only says how it lies; `encode` always encodes it again.
   * Of other formats, pixels are moved and written again; `tag` is refused.
   */
  way: 'blocks' | 'trim' | 'tag' | 'encode';
  /** Degrees clockwise, of 45 at most, after `rotate` and `flip`: the picture is encoded again. */
  angle?: number;
  /** What becomes of the corners at an angle: cut off with all that is beside the largest upright rectangle, or filled. */
  corners?: 'cut' | 'fill';
  signal?: AbortSignal;
}

export interface EnlargeOptions extends Pick<TransformOptions, 'format' | 'quality' | 'background'> {
  /** How many times as wide and as high it becomes. */
  times: 2 | 4;
  signal?: AbortSignal;
  /** Called with the share of the pixels that are made, 0 to 1. */
  onProgress?: (share: number) => void;
}

export interface CutOutOptions extends Pick<TransformOptions, 'quality'> {
  format: 'png' | 'webp' | 'jpeg';
  /** `#rrggbb` behind what stands out; nothing unless told, and white in a JPEG. */
  colour?: string;
  signal?: AbortSignal;
  /** Called with a share of 0 to 1: with that of what is fetched first, as `loading`. */
  onProgress?: (share: number, stage?: 'loading') => void;
}

export interface TurnedImage<Content = TemporaryFile> extends TransformedImage<Content> {
  /** `moved` and `tagged` lose nothing. */
  how: 'moved' | 'tagged' | 'encoded';
  /** Pixels of the turned picture that were left out at its left and at its top. */
  trimmed: { left: number; top: number };
  /** Where a JPEG was encoded again although `blocks` or `trim` was asked for: the pixels of its blocks, none where they cannot be moved at all. */
  block?: { width: number; height: number };
}

/** A code as it is found in a picture. */
type PictureCode = Omit<FoundCode, 'bytes'>;

export interface PictureCodes {
  source: ImageInfo;
  /** From the top. */
  codes: PictureCode[];
}

export type Place = 'left' | 'center' | 'right' | `${'top' | 'bottom'}${'' | '-left' | '-right'}`;

/** All lengths are shares of the picture, so that the same looks alike on pictures of every size. */
export interface OverlayOptions extends Pick<TransformOptions, 'format' | 'quality' | 'background'> {
  /** Of the picture's width; what would be higher than the picture is made smaller. */
  width: number;
  /** Where it lies, or `tiled` for all over the picture. */
  place: Place | 'tiled';
  /** Between it and the edges, or between tiles: of the picture's shorter side. */
  margin: number;
  /** Degrees clockwise. */
  angle: number;
  /** 0 to 1. */
  opacity: number;
  signal?: AbortSignal;
}

export interface CompareOptions {
  /** Where sizes differ: the second is scaled to the first, or both are cut to what they share from their top left corners. */
  fit: 'scale' | 'overlap';
  /** How many times differences are drawn stronger than they are. */
  strength: number;
  signal?: AbortSignal;
}

/** Two pictures measured against each other, and a picture of what differs. Both are on white. */
export interface Comparison<Content = TemporaryFile> extends EncodedImage<Content> {
  sources: readonly [ImageInfo, ImageInfo];
  /** Structural similarity of luma after Wang et al. 2004, 1 for the same; none below 11 pixels a side. */
  ssim: number | null;
  /** SSIMULACRA 2 with the first as the original, 100 for the same; none below 8 pixels a side. */
  ssimulacra2: number | null;
  /** Decibels; none where nothing differs. */
  psnr: number | null;
  /** Share of the pixels that differ at all, and the largest difference of a part of a pixel, 0 to 255. */
  changed: number;
  largest: number;
  /** Where all that differs lies. */
  box: CropBox | null;
}

export interface AnimateOptions {
  format: 'gif' | 'webp';
  /** Milliseconds of each picture. */
  delays: readonly number[];
  /** How often it is played; 0 for ever. */
  loop: number;
  /** Pixels that neither side is longer than; the shape is that of the first picture. */
  longest: number;
  /** What becomes of pictures of another shape. */
  fit: 'cover' | 'pad' | 'stretch';
  /** `#rrggbb` around and below them. */
  background: string;
  /** Of a GIF: colours of a frame, 2 to 256, and how much they are mixed to look like others, 0 to 1. */
  colours: number;
  dither: number;
  /** Of a WebP, 1 to 100. */
  quality: number;
  signal?: AbortSignal;
}

/** One at least. */
export type Several<Content> = readonly [Content, ...Content[]];

export interface AnimatedImage<Content = TemporaryFile> extends EncodedImage<Content> {
  sources: readonly ImageInfo[];
}

/** Decoding and encoding of pictures that strangers chose, bounded in pixels, frames, time and parallelism. What is made is of the run. */
export interface Images<Content = TemporaryFile> {
  /**
   * What a picture is, from its header. The rest may still turn out broken.
   *
   * @throws ToolError `unsupported` (no image, broken), `too-large` (bytes, pixels or frames), `busy` (queue full), `cancelled`.
   */
  inspect(content: Content, signal?: AbortSignal): Promise<ImageInfo>;
  /** The file as it is, with what its header says of it. @throws ToolError as `inspect`. */
  read(content: Content, signal?: AbortSignal): Promise<PictureFile>;
  /**
   * The same picture with fewer bytes: orientation applied, metadata dropped, pixel dimensions as seen. Where that is not less than
   * before, the picture data is kept in its own format, so that it is never larger than `content`. Exceptions: a TIFF whose metadata
   * cannot be taken out in any other way, and what can only be read.
   *
   * @throws ToolError as `inspect`, and `timed-out`; `invalid-input` for sides that a format cannot have.
   */
  compress(content: Content, options: CompressOptions): Promise<CompressedImage<Content>>;
  /**
   * The picture cropped, turned, resized and written in another format; colours become sRGB. Animations stay animated from GIF and
   * WebP to GIF and WebP.
   *
   * @throws ToolError as `compress`; `invalid-input` for a crop outside the picture and for options out of their ranges.
   */
  transform(content: Content, options: TransformOptions): Promise<TransformedImage<Content>>;
  /**
   * The picture with as much quality as a number of bytes holds, and smaller dimensions where those look better than less quality.
   * Never more bytes than asked for unless `met` is false. A file that is small enough already comes back as it is.
   *
   * @throws ToolError as `compress`; `invalid-input` for options out of their ranges.
   */
  fit(content: Content, options: FitOptions): Promise<FittedImage<Content>>;
  /**
   * The picture turned by quarters, mirrored, or straightened, in its own format (as `transform` for what can only be read), upright
   * without a word of its metadata. A JPEG loses nothing by it where its blocks allow.
   *
   * @throws ToolError as `transform`; `invalid-input` for `tag` of another format than JPEG, and with an angle.
   */
  turn(content: Content, options: TurnOptions): Promise<TurnedImage<Content>>;
  /**
   * The picture with more pixels, made by a net that has learnt from photographs what is sharp. In its own format unless told (as
   * `transform`), all frames of an animation, without its metadata.
   *
   * @throws ToolError as `transform`; `too-large` for more pixels than a server has time for.
   */
  enlarge(content: Content, options: EnlargeOptions): Promise<TransformedImage<Content>>;
  /**
   * What stands out in a picture, as a net sees it, without what is behind it; of several frames the first, without its metadata.
   *
   * @throws ToolError as `transform`; `unsupported` where nothing stands out.
   */
  cutOut(content: Content, options: CutOutOptions): Promise<TransformedImage<Content>>;
  /**
   * Another picture, or a drawing of our own as SVG, laid over a picture, and over each frame of an animation.
   *
   * @throws ToolError as `transform`.
   */
  overlay(content: Content, layer: Content | string, options: OverlayOptions): Promise<TransformedImage<Content>>;
  /** The main colours of a picture, of its first frame or page. @throws ToolError as `inspect`, and `timed-out`. */
  colours(content: Content, options: ColourOptions): Promise<PictureColours>;
  /** The QR codes and barcodes in a picture, in its first frame or page. @throws ToolError as `inspect`, and `timed-out`. */
  codes(content: Content, signal?: AbortSignal): Promise<PictureCodes>;
  /** Where the eye goes first, as a guess from its first frame or page. @throws ToolError as `inspect`, and `timed-out`. */
  focus(content: Content, signal?: AbortSignal): Promise<PictureFocus>;
  /**
   * How far a picture is from another, each by its first frame or page. Above 2 million pixels, both are made smaller for that.
   *
   * @throws ToolError as `compress`.
   */
  compare(pair: readonly [Content, Content], options: CompareOptions): Promise<Comparison<Content>>;
  /**
   * Pictures as the frames of an animation, in their order.
   *
   * @throws ToolError as `compress`; `invalid-input` for more pixels than a quarter of what one picture may have.
   */
  animate(contents: Several<Content>, options: AnimateOptions): Promise<AnimatedImage<Content>>;
}
