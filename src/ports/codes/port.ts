/** A picture of one byte a pixel, 0 black to 255 white. */
export interface GreyPicture {
  pixels: Uint8Array;
  width: number;
  height: number;
}

export interface FoundCode {
  /** As ZXing names it: `QRCode`, `EAN13`. */
  format: string;
  /** The content as text; characters are guessed where the code does not say which they are. */
  text: string;
  /** The content as it is in the code. */
  bytes: Uint8Array;
  /** In pixels, clockwise from the top left corner of the code. */
  corners: { x: number; y: number }[];
  isInverted: boolean;
  isMirrored: boolean;
  /** Of a QR code `L`, `M`, `Q` or `H`; of others a percentage, or empty. */
  errorLevel: string;
  /** Such as `7` of a QR code; may be empty. */
  version: string;
  /** Of a content that is divided among codes: the number of this one, from 1. */
  part?: { number: number; of: number };
}

interface ReadOptions {
  /** Names of what is looked for, as in `FoundCode`; everything unless told. */
  formats?: readonly string[];
  /** Whether a program has just drawn the picture: then there is neither noise in it nor an angle. */
  isMade?: boolean;
  /** Whether it is one of many a second of the same: then what takes twice the time is not tried, codes that are light on dark and noise. */
  isLive?: boolean;
}

/** Reads QR codes and barcodes. It computes and nothing else: no network, no disk but for what reads. */
export interface Codes {
  /** What there is in a picture, at most 50 codes; empty where there is none. Pictures up to 4 million pixels take up to some tenths of a second. */
  read(picture: GreyPicture, options?: ReadOptions): Promise<FoundCode[]>;
}
