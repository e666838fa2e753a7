import type { SiteFinding } from '#ports/audits/port';

/** What is known to be wrong: pages by the id of the check that found them. */
type Baseline = Readonly<Record<string, readonly string[]>>;

export function baselineOf(findings: readonly SiteFinding[]): Baseline {
  const known = new Map<string, Set<string>>();
  for (const { check, pages } of findings) known.set(check, new Set([...(known.get(check) ?? []), ...pages]));
  return Object.fromEntries([...known].sort().map(([check, pages]) => [check, [...pages].sort()]));
}

/** What is new since: findings about other pages. */
export function sinceBaseline(findings: readonly SiteFinding[], baseline: Baseline): SiteFinding[] {
  return findings.flatMap((found) => {
    const known = new Set(baseline[found.check] ?? []);
    const pages = found.pages.filter((page) => !known.has(page));
    return pages.length > 0 ? [{ ...found, pages, number: Math.max(pages.length, found.number - known.size) }] : [];
  });
}

export function isBaseline(value: unknown): value is Baseline {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((pages) => Array.isArray(pages) && pages.every((page) => typeof page === 'string'));
}
