import { createHash } from 'node:crypto';
import type { HttpResponse } from '#ports/http/port';

/** Headers, and parts of their names, that differ from answer to answer and say nothing about the page. */
const PASSING = new Set(
  'date age expires last-modified etag connection keep-alive content-length transfer-encoding server-timing via'.split(
    ' ',
  ),
);
const PASSING_PARTS = new Set('request trace correlation cache ray timer served runtime'.split(' '));
/** What the cache says of itself passes; what it is told is judged. */
const JUDGED = 'cache-control';

/** The same for answers in which all that is judged is the same. */
export function answerDigest({ status, headers, setCookies, body }: HttpResponse): string {
  const lasting = Object.entries(headers).filter(([name]) => name === JUDGED || !isPassing(name));
  const cookies = setCookies.map((cookie) => cookie.replace(/=[^;]*/, ''));
  const head = JSON.stringify([status, lasting.sort(), cookies]);
  return createHash('sha256').update(head).update(body).digest('base64url');
}

function isPassing(name: string): boolean {
  return name === 'set-cookie' || PASSING.has(name) || name.split('-').some((part) => PASSING_PARTS.has(part));
}
