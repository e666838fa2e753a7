/** Bytes from which on it is worth it. */
const LARGE = 1 << 12;

/**
 * Gives the memory of a large file back at once. Only for the one who holds it, and when no native code can still be reading it:
 * the bytes are empty afterwards. Left to the collector, it is what starts collections of the whole heap, which cost 15 ms and more.
 */
export function releaseMemory({ buffer, byteLength }: Uint8Array): void {
  const isItsOwn = buffer instanceof ArrayBuffer && buffer.byteLength === byteLength;
  if (isItsOwn && byteLength >= LARGE) buffer.transfer(0);
}
