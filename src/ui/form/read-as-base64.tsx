import { formatBytes } from '#lib/byte-size';
import { notify } from '../notice/notices.tsx';

/** A file's bytes in Base64. Resolves with `undefined`, after a notice, when it is too long or cannot be read. */
export async function readAsBase64(file: File, maxLength = 14_000_000): Promise<string | undefined> {
  const most = Math.floor(maxLength / 4) * 3;
  if (file.size > most) {
    notify({
      kind: 'error',
      message: 'This file is too large',
      reason: `Up to ${formatBytes(most)} can be used here.`,
    });
    return undefined;
  }
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const pieces = Array.from({ length: Math.ceil(bytes.length / PIECE) }, (_, at) =>
      String.fromCharCode(...bytes.subarray(at * PIECE, (at + 1) * PIECE)),
    );
    return btoa(pieces.join(''));
  } catch (error) {
    console.error(error);
    notify({ kind: 'error', message: 'The file could not be read' });
    return undefined;
  }
}

/** Bytes at once: each becomes an argument of one call. */
const PIECE = 8_192;
