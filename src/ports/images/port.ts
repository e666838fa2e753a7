/** Formats made of pixels, which can be written as well as read. */
export type PixelFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'tiff';

export type ImageFormat = PixelFormat | 'svg';

export interface ImageInfo {
  format: ImageFormat;
  /** Pixels as seen, after EXIF orientation. */
  width: number;
  height: number;
  /** Frames of an animation or pages of a document; 1 for a still picture. */
  frames: number;
}

export interface EncodedImage {
  content: Uint8Array;
  format: PixelFormat;
  /** Media type, such as `image/jpeg`. */
  type: string;
  /** Pixels as seen. */
  width: number;
  height: number;
}

export interface CompressedImage extends EncodedImage {
  /** Whether the picture data stayed as it was, because encoding it anew would not have made it smaller. */
  kept: boolean;
}

export interface CompressOptions {
  /** 1 (smallest) to 100 (best). */
  quality: number;
  signal?: AbortSignal;
}

/** Decoding and encoding of pictures that strangers chose, bounded in pixels, frames, time and parallelism. */
export interface Images {
  /**
   * What a picture is, from its header. The rest may still turn out broken.
   *
   * @throws ToolError `unsupported` (no image, broken), `too-large` (bytes, pixels or frames), `busy` (queue full), `cancelled`.
   */
  inspect(content: Uint8Array, signal?: AbortSignal): Promise<ImageInfo>;
  /**
   * The same picture in the same format with fewer bytes: orientation applied, metadata dropped, pixel dimensions as seen.
   * Never larger than `content`, with one exception: a TIFF whose metadata cannot be taken out in any other way.
   *
   * @throws ToolError as `inspect`, and `timed-out`.
   */
  compress(content: Uint8Array, options: CompressOptions): Promise<CompressedImage>;
}
