/** Bytes given to a connection at once: how much of them is taken cannot be seen. */
export const PIECE = 64 * 1024;

/** The same bytes, a piece at a time. */
export function* piecesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE);
}
