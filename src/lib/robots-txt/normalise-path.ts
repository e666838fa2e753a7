const PLAIN = /^[\w\-.~/?=&:;,+!'()@#[\]*$]*$/;
const UNRESERVED = /[\w\-.~]/;
const ESCAPE = /%[0-9A-Fa-f]{2}|[^\w\-.~/?=&:;,+!'()@#[\]*$%]+/gu;

/**
 * A path with its percent-encoding made alike, so that two ways of writing one address compare equal: unreserved letters
 * are decoded, everything that may not be in an address is encoded as UTF-8, digits of codes are upper case.
 * Every character of the outcome is one octet. Source: RFC 9309, section 2.2.2.
 */
export function normalisedPath(path: string): string {
  if (PLAIN.test(path)) return path;
  return path.toWellFormed().replace(ESCAPE, (found) => {
    if (!/^%[0-9A-Fa-f]{2}$/.test(found)) return encodeURIComponent(found);
    const letter = String.fromCharCode(Number.parseInt(found.slice(1), 16));
    return UNRESERVED.test(letter) ? letter : found.toUpperCase();
  });
}

/** The first `limit` bytes of a text in UTF-8; a letter that the cut goes through is dropped. */
export function firstBytes(text: string, limit: number): string {
  // No UTF-16 unit needs more than three bytes.
  if (text.length * 3 <= limit) return text;
  const bytes = new TextEncoder().encode(text.slice(0, limit));
  if (bytes.length <= limit) return text.length <= limit ? text : text.slice(0, limit);
  return new TextDecoder().decode(bytes.subarray(0, limit), { stream: true });
}
