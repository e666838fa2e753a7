import { Gunzip } from 'fflate';
import type { Ports } from '#kit/ports';
import { ToolError } from '#kit/tool-error';
import { MOST_BYTES } from '#lib/sitemap/limits';

interface FetchedMap {
  /** The address that answered. */
  url: string;
  text: string;
  /** Uncompressed. */
  bytes: number;
  isUtf8: boolean;
}

interface FetchOptions {
  http: Ports['http'];
  signal: AbortSignal;
}

/** Bytes of an answer that are read; the protocol allows 50 MB, which most send gzipped. */
const LARGEST = 20 * 1024 * 1024;

/**
 * A sitemap at an address, unpacked where it is gzipped.
 *
 * @throws ToolError of the client, and `too-large` when more than 50 MB are in it.
 */
export async function fetchSitemap(address: string, { http, signal }: FetchOptions): Promise<FetchedMap> {
  const { url, body } = await http.get({ url: address, maxBytes: LARGEST, isPolite: true, signal });
  const plain = body[0] === 0x1f && body[1] === 0x8b ? unpacked(body) : body;
  const text = decoded(plain);
  return { url, bytes: plain.byteLength, text: text ?? new TextDecoder().decode(plain), isUtf8: text !== undefined };
}

/** Piece by piece, as a small file may hold endless zeros. */
function unpacked(body: Uint8Array): Uint8Array {
  const pieces: Uint8Array[] = [];
  let length = 0;
  const gunzip = new Gunzip((piece) => {
    length += piece.byteLength;
    if (length > MOST_BYTES)
      throw new ToolError('too-large', 'Unpacked, the sitemap is larger than 50 MB, which search engines do not read.');
    pieces.push(piece);
  });
  try {
    const step = 65_536;
    for (let at = 0; at < body.byteLength; at += step)
      gunzip.push(body.subarray(at, at + step), at + step >= body.byteLength);
  } catch (cause) {
    if (cause instanceof ToolError) throw cause;
    throw new ToolError('unsupported', 'The file should be gzipped, but cannot be unpacked.', { cause });
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.byteLength;
  }
  return whole;
}

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}
