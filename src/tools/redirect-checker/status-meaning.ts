/**
 * What search engines make of a status; those that they treat alike have the same words. Source: Google, "How HTTP status codes affect
 * Google's crawlers", and RFC 9110.
 */
export function statusMeaning(status: number): string {
  if (status === 301 || status === 308) return 'Moved permanently: the new address is indexed';
  if (status === 302 || status === 303 || status === 307) return 'Moved temporarily: the old address may stay indexed';
  if (status === 304) return 'Unchanged: nothing new is read';
  if (status >= 300 && status <= 399) return 'Not a redirect that is followed';
  if (status === 200) return 'The page is read';
  if (status >= 200 && status <= 299) return 'Read, if it contains a page';
  if (status === 429 || status >= 500) return 'The server is overloaded: crawled more slowly, dropped after a while';
  if (status === 404 || status === 410) return 'There is no page: it is dropped';
  if (status >= 400) return 'Search engines get no page: it is dropped';
  return 'Not final: ignored';
}

/** Sends on, where it says to what. */
export function isRedirect(status: number): boolean {
  return status === 301 || status === 308 || isTemporary(status);
}

/** Moved for now, as the sender says. */
export function isTemporary(status: number): boolean {
  return status === 302 || status === 303 || status === 307;
}
