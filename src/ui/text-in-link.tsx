/** Longest fragment that is made, in characters: what browsers and chat programs still carry whole. */
export const LONGEST_FRAGMENT = 30_000;

/** A fragment that is unpacked gives at most this many bytes: a short one can hide a very long text. */
const LARGEST_TEXT = 20_000_000;

/** What the fragment of a link begins with that carries a form in place of a text. */
export const SHARED_FORM = '#form-';

const PLAIN = '#text=';
const DEFLATED = '#deflated=';

/**
 * A text as the fragment of an address, which browsers send to no server: `#text=` percent-encoded, or `#deflated=` (raw
 * DEFLATE, base64url) where that is shorter. `undefined` when it would be longer than {@link LONGEST_FRAGMENT}.
 */
export async function textToFragment(text: string): Promise<string | undefined> {
  const whole = text.toWellFormed();
  const packed = DEFLATED + toBase64Url(await through(new Blob([whole]), new CompressionStream('deflate-raw')));
  const plain = whole.length <= LONGEST_FRAGMENT ? PLAIN + encodeURIComponent(whole) : packed;
  const shorter = plain.length < packed.length ? plain : packed;
  return shorter.length <= LONGEST_FRAGMENT ? shorter : undefined;
}

/** The text in a fragment; `undefined` when there is none, or it is damaged or too long. */
export async function textFromFragment(fragment: string): Promise<string | undefined> {
  try {
    if (fragment.startsWith(PLAIN)) return decodeURIComponent(fragment.slice(PLAIN.length));
    if (!fragment.startsWith(DEFLATED)) return undefined;
    const packed = fromBase64Url(fragment.slice(DEFLATED.length));
    const bytes = await through(new Blob([packed]), new DecompressionStream('deflate-raw'));
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

type Transform = ReadableWritablePair<Uint8Array<ArrayBuffer>, BufferSource>;

async function through(blob: Blob, transform: Transform): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = blob.stream().pipeThrough(transform).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > LARGEST_TEXT) {
      await reader.cancel();
      throw new RangeError('There is more text than shown');
    }
    chunks.push(part.value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

function toBase64Url(bytes: Uint8Array): string {
  // In steps: a call takes only so many arguments.
  let binary = '';
  for (let at = 0; at < bytes.length; at += 8_192) binary += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
