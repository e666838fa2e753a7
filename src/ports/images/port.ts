export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'tiff' | 'svg';

export interface ImageInfo {
  format: ImageFormat;
  /** Pixels as seen, after EXIF orientation. */
  width: number;
  height: number;
  /** 1 for a still picture. */
  frames: number;
}

export interface EncodedImage {
  content: Uint8Array;
  format: ImageFormat;
  /** Media type, such as `image/jpeg`. */
  type: string;
  width: number;
  height: number;
}

export interface CompressOptions {
  /** 1 (smallest) to 100 (best). */
  quality: number;
  signal?: AbortSignal;
}

/** Decoding and encoding of pictures that strangers chose, bounded in pixels, frames, time and parallelism. */
export interface Images {
  /** @throws ToolError `unsupported` (no image, broken), `too-large` (pixels or frames), `busy` (queue full). */
  inspect(content: Uint8Array, signal?: AbortSignal): Promise<ImageInfo>;
  /**
   * The same picture in the same format with fewer bytes: orientation applied, metadata dropped, pixel dimensions as seen.
   * May come out larger than `content`; the caller compares.
   *
   * @throws ToolError as `inspect`, and `timed-out`.
   */
  compress(content: Uint8Array, options: CompressOptions): Promise<EncodedImage>;
}
