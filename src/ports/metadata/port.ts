import type { TemporaryFile } from '#ports/files/port';
import type { ImageFormat } from '#ports/images/port';

/** One thing that a file says beside its picture. */
export interface MetadataEntry {
  /** Such as "EXIF". */
  group: string;
  name: string;
  /** In words, as far as its values have any. */
  value: string;
  /** Whether it is about where the picture was taken. */
  isPlace: boolean;
}

export interface PictureMetadata {
  format: ImageFormat;
  /** Pixels as stored; 0 where the header does not say. */
  width: number;
  height: number;
  entries: MetadataEntry[];
  /** In degrees, north and east of zero; metres above the sea. */
  place?: { latitude: number; longitude: number; altitude?: number };
  /** Whether any block of the file is about a place, those included that no entry is read from. */
  saysPlace: boolean;
  /** Whether there are notes in a form that only the camera's maker knows. */
  hasMakerNotes: boolean;
  /** Bytes that follow the picture, such as the film of a photo that moves. */
  behind: number;
  /** Of a HEIC: how many pictures it holds that are shown, and what else is in it, in words. */
  within?: { pictures: number; others: string[] };
  /** A small JPEG within the file, in Base64. */
  thumbnail?: string;
  /** What signed origins say (C2PA): the program, and how the picture came about in the words of IPTC. Signatures are not checked. */
  provenance?: { generator?: string; sources: string[] };
}

export interface CleanedImage<Content = TemporaryFile> {
  content: Content;
  format: ImageFormat;
  /** Media type, such as `image/heic`. */
  type: string;
  /** Whether what is coded of the picture is the same, byte for byte. */
  isSamePicture: boolean;
}

export interface CleanOptions {
  /** The place alone, or all that is not needed to draw the picture as before. */
  remove: 'place' | 'all';
  signal?: AbortSignal;
}

/** What picture files say beside their pictures. The adapters of `images` serve this port too, as both find their way through the same files. */
export interface Metadata<Content = TemporaryFile> {
  /**
   * All that a file says beside its picture. Nothing is decoded.
   *
   * @throws ToolError as `inspect`.
   */
  describe(content: Content, signal?: AbortSignal): Promise<PictureMetadata>;
  /**
   * The same picture, not encoded again, in a file that says less. Orientation and colour profile stay.
   *
   * @throws ToolError as `inspect`; `unsupported` for formats that hold none, and for files that are built in another way.
   */
  clean(content: Content, options: CleanOptions): Promise<CleanedImage<Content>>;
}
