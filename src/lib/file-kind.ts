import { extensionOf, mediaTypeOf } from '#lib/media-type';
import { sniffImage } from '#lib/sniff-image';

/** First bytes of kinds of files that are no pictures. */
const signatures: readonly (readonly [head: string, type: string, extension: string])[] = [
  ['%PDF-', 'application/pdf', 'pdf'],
  ['PK\u0003\u0004', 'application/zip', 'zip'],
  ['\u001f\u008b', 'application/gzip', 'gz'],
  ['OggS', 'audio/ogg', 'ogg'],
  ['ID3', 'audio/mpeg', 'mp3'],
  ['wOF2', 'font/woff2', 'woff2'],
  ['wOFF', 'font/woff', 'woff'],
  ['\u0000asm', 'application/wasm', 'wasm'],
];

/** What a file is by its first bytes: media type and the extension it is saved with. */
export function fileKind(bytes: Uint8Array): { type: string; extension: string } {
  const picture = sniffImage(bytes);
  if (picture) {
    const type = mediaTypeOf(`a.${picture}`) ?? 'application/octet-stream';
    return { type, extension: extensionOf(type) ?? picture };
  }
  const head = String.fromCharCode(...bytes.subarray(0, 8));
  const [, type, extension] = signatures.find(([begin]) => head.startsWith(begin)) ?? [];
  return { type: type ?? 'application/octet-stream', extension: extension ?? 'bin' };
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The text that bytes are: UTF-8 without control characters. `undefined` for anything else. */
export function textOf(bytes: Uint8Array): string | undefined {
  try {
    const text = utf8.decode(bytes);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those that no text has.
    return /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}
