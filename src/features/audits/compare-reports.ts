import type { AuditReport, SiteFinding } from '#ports/audits/port';

interface Compared {
  /** Not there before, with the pages that are new to it. */
  fresh: SiteFinding[];
  /** No more there, with the pages that had it: as it was found. */
  fixed: SiteFinding[];
  /** Still there. */
  stay: SiteFinding[];
}

/**
 * What has changed between two audits of one site. A finding is the same when its check and its title are; one that is on some pages no
 * more, and on others newly, is told of in both lists with just those.
 */
export function comparedWith(before: Pick<AuditReport, 'findings'>, now: Pick<AuditReport, 'findings'>): Compared {
  const [then, after] = [byKind(before.findings), byKind(now.findings)];
  return {
    fresh: now.findings.flatMap((found) => without(found, then.get(kindOf(found)))),
    fixed: before.findings.flatMap((found) => without(found, after.get(kindOf(found)))),
    stay: now.findings.flatMap((found) => within(found, then.get(kindOf(found)))),
  };
}

function kindOf({ check, title }: SiteFinding): string {
  return `${check} ${title}`;
}

/** All pages of a kind of finding, whose checks may tell of several groups. */
function byKind(findings: readonly SiteFinding[]): Map<string, Set<string>> {
  const known = new Map<string, Set<string>>();
  for (const found of findings) {
    const pages = known.get(kindOf(found)) ?? new Set();
    for (const page of found.pages) pages.add(page);
    known.set(kindOf(found), pages);
  }
  return known;
}

function without(found: SiteFinding, known: ReadonlySet<string> = new Set()): SiteFinding[] {
  return about(
    found,
    found.pages.filter((page) => !known.has(page)),
  );
}

function within(found: SiteFinding, known: ReadonlySet<string> = new Set()): SiteFinding[] {
  return about(
    found,
    found.pages.filter((page) => known.has(page)),
  );
}

function about(found: SiteFinding, pages: readonly string[]): SiteFinding[] {
  if (pages.length === found.pages.length) return [found];
  return pages.length > 0 ? [{ ...found, pages, number: pages.length }] : [];
}
