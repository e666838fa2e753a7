import { readSitemap } from '#lib/sitemap/read-sitemap';

/** What a sitemap names: pages, or further sitemaps. */
export interface NamedAddresses {
  isIndex: boolean;
  addresses: readonly string[];
}

/** Bytes of a sitemap that are read, also of what it unpacks to. */
export const MOST_BYTES = 20 * 1024 * 1024;
/** Bytes that are unpacked at once: each may become a thousand times as many. */
const PIECE = 4_096;

/** The addresses in a sitemap, a feed or an index, as far as it can be read. One of 9 MB takes a quarter of a second. */
export async function namedIn(body: Uint8Array): Promise<NamedAddresses> {
  const { kind, entries } = readSitemap(await unpacked(body));
  return { isIndex: kind === 'index', addresses: entries.map(({ loc }) => loc) };
}

/** Sitemaps may be gzipped files; what unpacks to more than is read, or is damaged, counts as far as it was read. */
async function unpacked(body: Uint8Array): Promise<string> {
  if (body[0] !== 0x1f || body[1] !== 0x8b) return new TextDecoder().decode(body);
  const { Gunzip } = await import('fflate');
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  const gunzip = new Gunzip((piece) => {
    bytes += piece.length;
    if (bytes <= MOST_BYTES) text += decoder.decode(piece, { stream: true });
  });
  try {
    for (let at = 0; at < body.length && bytes <= MOST_BYTES; at += PIECE) {
      gunzip.push(body.slice(at, at + PIECE), at + PIECE >= body.length);
    }
  } catch {
    return text;
  }
  return text;
}
