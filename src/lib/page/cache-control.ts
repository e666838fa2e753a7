import type { AnswerHead } from './facts.ts';

interface CacheDirective {
  /** Lower case. */
  name: string;
  /** Without quotes; empty when there is none. */
  value: string;
}

const LONGEST = 2_000;

/** Sources: RFC 9111, RFC 8246, RFC 5861; `pre-check` and `post-check` are of old browsers, and harmless. */
const known = new Set(
  'max-age s-maxage no-cache no-store no-transform must-revalidate proxy-revalidate must-understand private public immutable stale-while-revalidate stale-if-error max-stale min-fresh only-if-cached pre-check post-check'.split(
    ' ',
  ),
);

export function isKnownDirective(name: string): boolean {
  // Caches have words of their own: only what is likely misspelt counts.
  return known.has(name) || !/^(?:max|s-?max|no|must|pub|priv|immut|stale)/.test(name);
}

export function cacheDirectives(header: string): CacheDirective[] {
  return header
    .slice(0, LONGEST)
    .split(',')
    .flatMap((part) => {
      const [name = '', value = ''] = part.split('=', 2);
      return name.trim() === '' ? [] : [{ name: name.trim().toLowerCase(), value: value.trim().replaceAll('"', '') }];
    });
}

/** Seconds for which a browser shows it without asking again; nothing when the server does not say. */
export function keptFor(headers: AnswerHead['headers']): number | undefined {
  const directives = cacheDirectives(headers['cache-control'] ?? '');
  if (directives.some(({ name }) => name === 'no-store' || name === 'no-cache')) return 0;
  const age = directives.find(({ name, value }) => name === 'max-age' && /^\d{1,15}$/.test(value));
  if (age) return Number(age.value);
  const [date, expires] = [Date.parse(headers.date ?? ''), Date.parse(headers.expires ?? '')];
  if (headers.expires !== undefined && Number.isNaN(expires)) return 0;
  return Number.isNaN(date) || Number.isNaN(expires) ? undefined : Math.max(0, (expires - date) / 1000);
}
