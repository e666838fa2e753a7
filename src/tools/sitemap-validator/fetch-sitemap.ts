import { FlateErrorCode, Gunzip } from 'fflate';
import type { Ports } from '#kit/ports';
import { ToolError } from '#kit/tool-error';
import { joined } from '#lib/joined-bytes';
import { MOST_BYTES } from '#lib/sitemap/limits';

interface FetchedMap {
  /** The address that answered. */
  url: string;
  text: string;
  /** Uncompressed. */
  bytes: number;
  isUtf8: boolean;
  /** Whether it is sent as HTML, and whether another address was asked. */
  isHtml: boolean;
  isMoved: boolean;
  /** Whether the end of a gzipped file is missing. */
  isCut: boolean;
}

interface FetchOptions {
  http: Ports['http'];
  signal: AbortSignal;
}

/** An XML declaration of another encoding. */
const DECLARED = /^\s{0,20}<\?xml\s[^>]{0,100}\bencoding\s{0,5}=\s{0,5}["'](?!utf-?8\b)/i;

/** Bytes of an answer that are read; the protocol allows 50 MB, which most send gzipped. */
const LARGEST = 20 * 1024 * 1024;

/**
 * A sitemap at an address, unpacked where it is gzipped.
 *
 * @throws ToolError of the client, and `too-large` when more than 50 MB are in it.
 */
export async function fetchSitemap(address: string, { http, signal }: FetchOptions): Promise<FetchedMap> {
  const { url, body, headers, redirects } = await http.get({ url: address, maxBytes: LARGEST, isPolite: true, signal });
  const isPacked = body[0] === 0x1f && body[1] === 0x8b;
  const { bytes: plain, isCut } = isPacked ? unpacked(body) : { bytes: body, isCut: false };
  const text = decoded(plain);
  const isUtf8 = (text !== undefined && !DECLARED.test(text)) || isCut;
  const about = { isHtml: /^\s*text\/html\b/i.test(headers['content-type'] ?? ''), isMoved: redirects.length > 0 };
  return { url, bytes: plain.byteLength, text: text ?? new TextDecoder().decode(plain), isUtf8, isCut, ...about };
}

/** Piece by piece, as a small file may hold endless zeros. */
function unpacked(body: Uint8Array): { bytes: Uint8Array; isCut: boolean } {
  const pieces: Uint8Array[] = [];
  let length = 0;
  let members = 0;
  let isCut = false;
  const gunzip = new Gunzip((piece) => {
    length += piece.byteLength;
    if (length > MOST_BYTES)
      throw new ToolError('too-large', 'Unpacked, the sitemap is larger than 50 MB, which search engines do not read.');
    pieces.push(piece);
  });
  gunzip.onmember = () => {
    members += 1;
  };
  try {
    const step = 65_536;
    for (let at = 0; at < body.byteLength; at += step)
      gunzip.push(body.subarray(at, at + step), at + step >= body.byteLength);
  } catch (cause) {
    if (cause instanceof ToolError) throw cause;
    isCut = cause instanceof Error && 'code' in cause && cause.code === FlateErrorCode.UnexpectedEOF;
    if (!isCut) throw new ToolError('unsupported', 'The file should be gzipped, but cannot be unpacked.', { cause });
  }
  // The last four bytes say how long the contents are: the library takes an end that is missing before them for the end.
  const view = new DataView(body.buffer, body.byteOffset, body.byteLength);
  isCut ||= body.byteLength < 18 || (members === 0 && view.getUint32(body.byteLength - 4, true) !== length);
  return { bytes: joined(pieces), isCut };
}

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}
