/** Types that servers give to files they do not know. */
const UNKNOWN_TYPES = new Set(['', 'application/octet-stream', 'binary/octet-stream']);

/**
 * Whether an answer of this `Content-Type` is of use to a caller who accepts `accept` (`text/html`, `image/*`, `*\/*`).
 *
 * Rule for pictures: when `accept` names any image type, an unknown or missing type passes too. Many servers mislabel
 * pictures, and the type of a picture is read from its bytes anyway.
 */
export function isAcceptedType(contentType: string | undefined, accept: readonly string[] | undefined): boolean {
  if (!accept) return true;
  const type = essence(contentType);
  const wanted = accept.map(essence);
  if (UNKNOWN_TYPES.has(type) && wanted.some((each) => each.startsWith('image/'))) return true;
  return wanted.some(
    (each) => each === '*/*' || each === type || (each.endsWith('/*') && type.startsWith(each.slice(0, -1))),
  );
}

function essence(contentType = ''): string {
  return contentType.split(';', 1).join('').trim().toLowerCase();
}
