import type { Finding } from '#kit/shapes';
import { counted } from '#lib/counted';
import type { Redirect, Unread } from './redirect.ts';
import { type Resolved, shownOld } from './resolve.ts';
import type { Refused } from './write-servers.ts';

const source = {
  name: 'Google on redirects',
  url: 'https://developers.google.com/search/docs/crawling-indexing/301-redirects',
};

interface Found {
  unread: readonly Unread[];
  refused: Refused;
  resolved: Resolved;
  flatten: boolean;
  redirects: readonly Redirect[];
}

/** Places that one finding names. */
const MOST_PLACES = 1_000;

/** What of the list could not be written, and what would harm. */
export function findingsOf({
  unread,
  refused,
  resolved: { doubled, loops, chains },
  flatten,
  redirects,
}: Found): Finding[] {
  const toHome = redirects.filter(({ to }) => to === '/' || /^https?:\/\/[^/]+\/$/.test(to));
  const reasons = Map.groupBy(refused, ({ reason }) => reason);
  return [
    ...some('error', unread, {
      title: (count) => `Not read: ${counted(count, 'line')}`,
      detail: 'They were left out.',
      place: ({ line, text, reason }) => `Line ${line}: ${text} (${reason})`,
      line: ({ line }) => line,
      isOver: true,
    }),
    ...some('error', loops, {
      title: (count) => `Redirect loop: ${counted(count, 'line')}`,
      detail: 'They were left out, because a browser would give up.',
      place: placeOf,
      line: ({ line }) => line,
    }),
    ...some('error', doubled, {
      title: (count) => `Duplicate old addresses: ${counted(count, 'line')}`,
      detail: 'The first of each was used.',
      place: placeOf,
      line: ({ line }) => line,
      isOver: true,
    }),
    ...[...reasons].flatMap(([reason, list]) =>
      some('error', list, {
        title: (count) => `Not possible with this server: ${counted(count, 'line')}`,
        detail: reason,
        place: ({ redirect }) => placeOf(redirect),
        line: ({ redirect }) => redirect.line,
      }),
    ),
    ...some(flatten ? 'advice' : 'warning', chains, {
      title: (count) => `Redirect chains: ${counted(count, 'line')}`,
      detail: flatten ? 'They now lead directly to the last address.' : 'Let them lead directly to the last address.',
      place: ({ redirect, steps }) => `Line ${redirect.line}: ${steps.join(' → ')}`,
      line: ({ redirect }) => redirect.line,
      why: 'Every step makes visitors wait, and crawlers give up after ten.',
    }),
    ...some('advice', toHome.length > 2 ? toHome : [], {
      title: (count) => `To the home page: ${counted(count, 'line')}`,
      detail: 'Redirect each to the page that replaces it, or answer with 410.',
      place: placeOf,
      line: ({ line }) => line,
      why: 'Search engines treat a redirect to an unrelated page as a missing page.',
    }),
  ];
}

interface Words<T> {
  title: (count: number) => string;
  detail: string;
  place: (each: T) => string;
  line: (each: T) => number;
  /** Whether the line has no effect: it can go. */
  isOver?: boolean;
  why?: string;
}

function some<T>(
  severity: Finding['severity'],
  list: readonly T[],
  { title, detail, place, line, isOver = false, why }: Words<T>,
): Finding[] {
  if (list.length === 0) return [];
  const named = list.slice(0, MOST_PLACES);
  const places = named.map((each) => ({ line: line(each), ...(isOver && { instead: '' }) }));
  return [
    { severity, title: title(list.length), detail, where: named.map(place), places, ...(why && { why, source }) },
  ];
}

function placeOf(redirect: Redirect): string {
  return `Line ${redirect.line}: ${shownOld(redirect)} → ${redirect.to || 'gone'}`.slice(0, 400);
}
