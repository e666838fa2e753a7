import { extensionOf, mediaTypeOf } from '#lib/media-type';

/** Bytes of UTF-8 before the extension: well under the 255 that file systems bear, also percent-encoded in an address. */
const MAX_STEM_BYTES = 120;
const UNKNOWN_EXTENSION = 'bin';
const UNKNOWN_TYPE = 'application/octet-stream';

/**
 * A name that is safe on every file system, in an address and in a header: no path, no control or direction characters,
 * no leading dots, bounded. The extension follows from `type`, so that a name can never claim another type than the bytes have.
 */
export function safeName(name: string, type: string): string {
  const given = name
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\uFFFD]/gu, '')
    .replace(/[/\\<>:"|?*%#]/g, '-')
    .replace(/\s+/g, ' ');
  const hasExtensionOfType = mediaTypeOf(given) !== undefined;
  const dot = given.lastIndexOf('.');
  const stem = bounded(hasExtensionOfType ? given.slice(0, dot) : given).replace(/^[. ]+|(?<![. ])[. ]+$/g, '');
  // Names of devices, with any extension, cannot be opened on Windows, where people download to.
  const harmless = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(stem) ? `_${stem}` : stem;
  return `${harmless || 'file'}.${hasExtensionOfType ? keptExtension(given, type) : writtenExtension(type)}`;
}

/** The media type that a stored file's name stands for. */
export function typeOfStored(name: string): string {
  return mediaTypeOf(name) ?? UNKNOWN_TYPE;
}

/** `photo.jpeg` keeps its spelling when the type agrees. */
function keptExtension(name: string, type: string): string {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const written = writtenExtension(type);
  return mediaTypeOf(name) === mediaTypeOf(`.${written}`) ? extension : written;
}

function writtenExtension(type: string): string {
  return extensionOf(type) ?? UNKNOWN_EXTENSION;
}

function bounded(stem: string): string {
  const encoder = new TextEncoder();
  let bytes = 0;
  let kept = '';
  for (const character of stem) {
    bytes += encoder.encode(character).length;
    if (bytes > MAX_STEM_BYTES) break;
    kept += character;
  }
  return kept;
}
