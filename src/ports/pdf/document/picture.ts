import { type PDFContext, PDFRawStream, type PDFRef } from '@cantoo/pdf-lib';
import { readJpegHeader } from '#ports/images/wasm/jpeg-header';
import { readPng } from './png.ts';

/** A picture within a document. */
export interface EmbeddedPicture {
  ref: PDFRef;
  /** Pixels as stored. */
  width: number;
  height: number;
  /** How it lies, as in EXIF: 1 to 8. */
  orientation: number;
}

/** Names of colour spaces by the number of their parts. */
const SPACES: Readonly<Record<number, string>> = { 1: 'DeviceGray', 3: 'DeviceRGB', 4: 'DeviceCMYK' };

/** Puts a JPEG or a PNG into a document, its pixels as they are packed. @throws RangeError for a broken one. */
export function embedPicture(context: PDFContext, content: Uint8Array): EmbeddedPicture {
  return content[0] === 0xff ? embedJpeg(context, content) : embedPng(context, content);
}

function embedJpeg(context: PDFContext, content: Uint8Array): EmbeddedPicture {
  const { width, height, space, icc, orientation = 1 } = readJpegHeader(content);
  const parts = space === 'cmyk' ? 4 : space === 'b-w' ? 1 : 3;
  const dict = context.obj({
    ...{ Type: 'XObject', Subtype: 'Image', Width: width, Height: height, BitsPerComponent: 8, Filter: 'DCTDecode' },
    ColorSpace: icc ? ['ICCBased', profile(context, icc, parts)] : SPACES[parts],
    // Files of their own hold print colours the other way round (Adobe's technical note 5116).
    ...(parts === 4 && { Decode: [1, 0, 1, 0, 1, 0, 1, 0] }),
  });
  return { ref: context.register(PDFRawStream.of(dict, content)), width, height, orientation };
}

function profile(context: PDFContext, icc: Uint8Array, parts: number): PDFRef {
  return context.register(context.flateStream(icc, { N: parts, Alternate: SPACES[parts] }));
}

function embedPng(context: PDFContext, content: Uint8Array): EmbeddedPicture {
  const { width, height, colour, alpha } = readPng(content);
  const image = (stream: typeof colour, more: object) => {
    const { parts, depth, palette, data } = stream;
    const space = palette
      ? ['Indexed', 'DeviceRGB', palette.length / 3 - 1, context.register(context.flateStream(palette))]
      : SPACES[parts];
    const dict = context.obj({
      ...{ Type: 'XObject', Subtype: 'Image', Width: width, Height: height, BitsPerComponent: depth },
      ...{ ColorSpace: space, Filter: 'FlateDecode', ...more },
      DecodeParms: { Predictor: 15, Colors: parts, BitsPerComponent: depth, Columns: width },
    });
    return context.register(PDFRawStream.of(dict, data));
  };
  const mask = alpha && image(alpha, {});
  return { ref: image(colour, mask ? { SMask: mask } : {}), width, height, orientation: 1 };
}
