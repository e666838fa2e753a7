import { ToolError } from '#kit/tool-error';
import { type DecodedPage, decodePage } from '#lib/html/decode-page';
import { withoutHash } from '#lib/url/without-hash';
import type { Http, HttpResponse } from '#ports/http/port';

export interface WebPage extends DecodedPage {
  /** The address that answered, after redirects. */
  url: string;
  status: number;
  /** Whether another address answered than was asked. */
  isRedirected: boolean;
  /** Lower-case names. */
  headers: Readonly<Record<string, string>>;
  kind: 'html' | 'plain';
  byteLength: number;
}

interface FetchOptions {
  http: Http;
  signal: AbortSignal;
}

/** Bytes of a page, decompressed. Pages that people read are shorter; reading the worst of this size takes about a second. */
const MAX_BYTES = 5 * 1024 * 1024;

/** As browsers ask, so that a server that has several forms of a page sends the usual one. */
export const PAGE_TYPES = ['text/html', 'application/xhtml+xml', 'application/xml;q=0.9', '*/*;q=0.8'];

const kinds = new Map<string, WebPage['kind']>([
  ['text/html', 'html'],
  ['application/xhtml+xml', 'html'],
  ['text/plain', 'plain'],
  ['text/markdown', 'plain'],
]);

/**
 * Fetches a page through the guarded client and decodes it.
 *
 * @throws ToolError of the client, and `unsupported` when what is there is no page and no text.
 */
export async function fetchPage(address: string, { http, signal }: FetchOptions): Promise<WebPage> {
  const response = await http.get({ url: address, accept: PAGE_TYPES, maxBytes: MAX_BYTES, signal });
  return readPage(address, response);
}

/**
 * Decodes what an address answered with.
 *
 * @throws ToolError `unsupported` when it is no page and no text.
 */
export function readPage(address: string, { url, status, headers, body }: HttpResponse): WebPage {
  const type = headers['content-type'] ?? '';
  const kind = kindOf(type, body);
  if (!kind) throw new ToolError('unsupported', nameOfType(type), { field: 'url' });
  const isRedirected = withoutHash(url) !== withoutHash(URL.parse(address)?.href ?? address);
  return { url, status, isRedirected, headers, kind, byteLength: body.length, ...decodePage(body, type) };
}

/** What a body is by its type, or by its looks where none is stated; nothing when it is no page and no text. */
export function kindOf(contentType: string, body: Uint8Array): WebPage['kind'] | undefined {
  const type = essence(contentType);
  if (type !== '') return kinds.get(type);
  // A server that states no type leaves it to the reader to look.
  const start = new TextDecoder('windows-1252').decode(body.subarray(0, 1024));
  return /<(?:!doctype html|html|head|title|meta|body|h1|div|p)\b/i.test(start) ? 'html' : undefined;
}

const named: readonly (readonly [RegExp, string])[] = [
  [/^image\//, 'a picture'],
  [/^video\//, 'a video'],
  [/^audio\//, 'a sound'],
  [/^font\//, 'a font'],
  [/pdf$/, 'a PDF file'],
  [/json$/, 'JSON data'],
  [/xml$/, 'an XML file'],
  [/javascript$/, 'a script'],
  [/css$/, 'a style sheet'],
  [/zip|tar|compressed|octet-stream/, 'a file to download'],
];

/** Says in a sentence what an answer of such a type is instead of a page. */
export function nameOfType(contentType: string): string {
  const type = essence(contentType).slice(0, 100);
  if (type === '') return 'This address leads to content without a type, and it does not look like a web page.';
  const what = named.find(([pattern]) => pattern.test(type))?.[1] ?? 'something else';
  return `This address leads to ${what} (${type}), not to a web page.`;
}

function essence(contentType: string): string {
  return (contentType.split(';', 1)[0] ?? '').trim().toLowerCase();
}
