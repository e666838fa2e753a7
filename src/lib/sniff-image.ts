export type SniffedImage = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'heic' | 'tiff' | 'bmp' | 'ico' | 'svg';

const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx']);
/** How much of a text is looked through for `<svg`: prologs, comments and licence texts can be long. */
const SVG_PROLOG = 16_384;

/**
 * The format of a picture by its first bytes, whatever its name or declared type; `undefined` when it is none of these.
 * Says nothing of whether the rest is sound.
 */
export function sniffImage(bytes: Uint8Array): SniffedImage | undefined {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  const head = ascii(bytes, 0, 6);
  if (head === 'GIF87a' || head === 'GIF89a') return 'gif';
  if (head.startsWith('RIFF') && ascii(bytes, 8, 4) === 'WEBP') return 'webp';
  if (ascii(bytes, 4, 4) === 'ftyp') return sniffBrands(bytes);
  // 42 is TIFF, 43 BigTIFF, in either byte order.
  if (startsWith(bytes, [0x49, 0x49, 0x2a, 0]) || startsWith(bytes, [0x49, 0x49, 0x2b, 0])) return 'tiff';
  if (startsWith(bytes, [0x4d, 0x4d, 0, 0x2a]) || startsWith(bytes, [0x4d, 0x4d, 0, 0x2b])) return 'tiff';
  if (head.startsWith('BM') && isBmpHeader(little32(bytes, 14))) return 'bmp';
  if (isIcon(bytes)) return 'ico';
  return isSvg(bytes) ? 'svg' : undefined;
}

/** The brands of an ISO base media file: the major one, then the compatible ones up to the end of the box. */
function sniffBrands(bytes: Uint8Array): SniffedImage | undefined {
  const end = Math.min(big32(bytes, 0), bytes.length, 256);
  const brands = [ascii(bytes, 8, 4)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(ascii(bytes, at, 4));
  for (const brand of brands) {
    if (brand === 'avif' || brand === 'avis') return 'avif';
    if (HEIC_BRANDS.has(brand)) return 'heic';
  }
  return undefined;
}

/** Lengths that the second header of a BMP file has in the versions there are: OS/2 lets its own end anywhere. */
function isBmpHeader(length: number): boolean {
  return length === 12 || (length >= 16 && length <= 64) || length === 108 || length === 124;
}

/** Icons and cursors. */
function isIcon(bytes: Uint8Array): boolean {
  const count = (bytes[4] ?? 0) + (bytes[5] ?? 0) * 256;
  // The fourth byte of the first entry is reserved and zero; the bitmap lies behind all entries.
  return (
    (startsWith(bytes, [0, 0, 1, 0]) || startsWith(bytes, [0, 0, 2, 0])) &&
    count > 0 &&
    count <= 256 &&
    bytes[9] === 0 &&
    little32(bytes, 18) >= 6 + 16 * count
  );
}

/** XML whose first element is `svg`, with or without a prefix. An HTML page that contains a drawing is none. */
function isSvg(bytes: Uint8Array): boolean {
  let text = new TextDecoder().decode(bytes.subarray(0, SVG_PROLOG)).trimStart();
  for (;;) {
    const end = prologEnd(text);
    if (end === undefined) return /^<(?:[\w-]+:)?svg[\s/>]/.test(text);
    if (end === -1) return false;
    text = text.slice(end).trimStart();
  }
}

/** Where a leading declaration, comment or document type ends; -1 when it does not end, `undefined` when there is none. */
function prologEnd(text: string): number | undefined {
  const closing = closingOf(text);
  if (closing === undefined) return undefined;
  const at = text.indexOf(closing);
  return at === -1 ? -1 : at + closing.length;
}

function closingOf(text: string): string | undefined {
  if (text.startsWith('<?xml')) return '?>';
  if (text.startsWith('<!--')) return '-->';
  if (!/^<!doctype\s+(?:[\w-]+:)?svg/i.test(text)) return undefined;
  return /^[^>]*\[/.test(text) ? ']>' : '>';
}

function startsWith(bytes: Uint8Array, magic: readonly number[]): boolean {
  return magic.every((byte, at) => bytes[at] === byte);
}

function ascii(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length));
}

function big32(bytes: Uint8Array, at: number): number {
  return [0, 1, 2, 3].reduce((sum, offset) => sum * 256 + (bytes[at + offset] ?? 0), 0);
}

function little32(bytes: Uint8Array, at: number): number {
  return [3, 2, 1, 0].reduce((sum, offset) => sum * 256 + (bytes[at + offset] ?? 0), 0);
}
