import { strFromU8, unzipSync } from 'fflate';

/** Bytes that the files taken out of one document may have together. */
const MOST_BYTES = 100 * 1024 * 1024;

/**
 * The files of a ZIP whose names are asked for, as text.
 *
 * @returns nothing for what is no ZIP, is damaged, or would unpack to more than 100 MB.
 */
export function packedFiles(
  content: Uint8Array,
  isWanted: (name: string) => boolean,
): ReadonlyMap<string, string> | undefined {
  let bytes = 0;
  try {
    // No file is unpacked beyond the size that it claims.
    const files = unzipSync(content, {
      filter({ name, originalSize }) {
        if (!isWanted(name)) return false;
        bytes += originalSize;
        return bytes <= MOST_BYTES;
      },
    });
    if (bytes > MOST_BYTES) return undefined;
    return new Map(Object.entries(files).map(([name, file]) => [name, strFromU8(file)]));
  } catch {
    return undefined;
  }
}
