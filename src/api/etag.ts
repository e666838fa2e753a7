/** Whether an `If-None-Match` header names `etag` (RFC 9110, 13.1.2: weak comparison). */
export function isUnchanged(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag || header === '*') return true;
  return header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag);
}
