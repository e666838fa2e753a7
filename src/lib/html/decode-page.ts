import type { HtmlReader } from './html-reader.ts';
import { walkHtml } from './walk-html.ts';

/** What said in which encoding a page is. */
type CharsetSource = 'bom' | 'header' | 'meta' | 'late-meta' | 'guess';

export interface DecodedPage {
  text: string;
  /** Name of the encoding it was read in, by the WHATWG's Encoding Standard, such as `windows-1251`. */
  charset: string;
  source: CharsetSource;
  /** Whether bytes were met that the encoding does not have. */
  isDamaged: boolean;
}

/** Bytes in which a declaration within the page must be. Source: HTML Living Standard, 4.2.5.4. */
export const PRESCAN_BYTES = 1024;

/** Bytes in which a late one is still looked for. */
const LATE_SCAN_BYTES = 128 * 1024;

/**
 * The text of a page, in the encoding that a browser would find: a byte order mark, then the `Content-Type` header, then a
 * declaration in the page; without any, UTF-8 where the bytes are valid, else windows-1252.
 */
export function decodePage(bytes: Uint8Array, contentType = ''): DecodedPage {
  const { charset, source } = encodingOf(bytes, contentType);
  try {
    return { text: new TextDecoder(charset, { fatal: true }).decode(bytes), charset, source, isDamaged: false };
  } catch {
    return { text: new TextDecoder(charset).decode(bytes), charset, source, isDamaged: true };
  }
}

function encodingOf(bytes: Uint8Array, contentType: string): { charset: string; source: CharsetSource } {
  const bom = byteOrderMark(bytes);
  if (bom) return { charset: bom, source: 'bom' };
  const header = encodingNamed(/;\s*charset\s*=\s*["']?([^\s"';,]+)/i.exec(contentType)?.[1]);
  if (header) return { charset: header, source: 'header' };
  const meta = declaredIn(bytes, PRESCAN_BYTES);
  if (meta) return { charset: meta, source: 'meta' };
  const late = bytes.length > PRESCAN_BYTES ? declaredIn(bytes, LATE_SCAN_BYTES) : undefined;
  if (late) return { charset: late, source: 'late-meta' };
  return { charset: isUtf8(bytes) ? 'utf-8' : 'windows-1252', source: 'guess' };
}

function byteOrderMark([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return undefined;
}

/** The name of the encoding that a label stands for: `latin1` is windows-1252. */
export function encodingNamed(label = ''): string | undefined {
  try {
    return label.trim() === '' ? undefined : new TextDecoder(label.trim()).encoding;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The encoding that a `meta` element names, by `charset` or by `http-equiv`; `undefined` when it names none that is known. */
function metaCharset(attributes: ReadonlyMap<string, string>): string | undefined {
  const direct = attributes.get('charset');
  if (direct !== undefined) return direct;
  if (attributes.get('http-equiv')?.trim().toLowerCase() !== 'content-type') return undefined;
  return /charset\s*=\s*["']?([^\s"';]+)/i.exec(attributes.get('content') ?? '')?.[1];
}

function declaredIn(bytes: Uint8Array, length: number): string | undefined {
  let found: string | undefined;
  const reader: HtmlReader<null> = {
    start: null,
    open(name, attributes) {
      if (name === 'meta') found ??= encodingNamed(metaCharset(attributes));
      return null;
    },
    close: () => {},
    text: () => {},
  };
  // Every encoding that can be declared this way has the letters of a tag where ASCII has them.
  walkHtml(new TextDecoder('windows-1252').decode(bytes.subarray(0, length)), reader);
  // A page whose declaration could be read is no UTF-16. Source: HTML Living Standard, 13.2.3.2.
  if (found?.startsWith('utf-16')) return 'utf-8';
  return found === 'x-user-defined' ? 'windows-1252' : found;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
