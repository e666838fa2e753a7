/** Types that servers give to files they do not know. */
const UNKNOWN_TYPES = new Set(['', 'application/octet-stream', 'binary/octet-stream']);

/**
 * Whether an answer of this media type is of use to a caller who accepts `accept` (`text/html`, `image/*`, `*\/*`).
 *
 * Rule for pictures: when `accept` names any image type, an unknown or missing type passes too. Many servers mislabel
 * pictures, and the type of a picture is read from its bytes anyway.
 */
export function isAcceptedType(type: string, accept: readonly string[] | undefined): boolean {
  if (!accept) return true;
  const wanted = accept.map(mediaType);
  if (UNKNOWN_TYPES.has(type) && wanted.some((each) => each.startsWith('image/'))) return true;
  return wanted.some(
    (each) => each === '*/*' || each === type || (each.endsWith('/*') && type.startsWith(each.slice(0, -1))),
  );
}

/** The bare type of a `Content-Type`, without parameters and in lower case; empty when there is none. */
export function mediaType(contentType = ''): string {
  return contentType.split(';', 1).join('').trim().toLowerCase();
}
