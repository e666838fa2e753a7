import { percentDecode } from '#lib/url/percent-encoding';

interface DataUrl {
  /** Media type as it is said; empty where it is not. */
  type: string;
  isBase64: boolean;
  /** What is behind the comma, as it is written, and where that begins. */
  body: string;
  at: number;
}

const HEAD = /data:([\w.+/-]*(?:;[\w.+=-]+)*),/gi;
const CLOSING = new Map(Object.entries({ '"': '"', "'": "'", '(': ')', '`': '`' }));

/** The first data URL in a text, such as a rule of CSS or an `img`, and how many there are; a text that begins with one is one. */
export function findDataUrl(text: string): { found: DataUrl; count: number } | undefined {
  const all = [...text.matchAll(HEAD)];
  const [first] = all;
  if (!first) return undefined;
  const [head, said = ''] = first;
  const at = first.index + head.length;
  const closing = CLOSING.get(text[first.index - 1] ?? '');
  const end = closing === undefined ? -1 : text.indexOf(closing, at);
  const body = text.slice(at, end === -1 ? undefined : end);
  const type = said.replace(/;\s*base64$/i, '');
  return { found: { type, isBase64: type !== said, body, at }, count: all.length };
}

/** The bytes of a data URL that is no Base64. Source: WHATWG Fetch, data: URL processor. */
export function percentBytes(body: string): Uint8Array {
  return new TextEncoder().encode(percentDecode(body, 'component').text);
}
