import { checkGroups } from '#kit/check';
import type { AuditReport, SiteFinding } from '#ports/audits/port';

/** Points that a group of checks loses when a finding is on every page; on some pages it loses their share. */
const lost: Readonly<Record<SiteFinding['severity'], number>> = { fatal: 75, error: 30, warning: 10, advice: 3 };

/** Groups that only a browser fills, and that do not count where there is nothing to tell of them. */
const RARE = checkGroups.rendered;

/** Points of a site of so many pages: of each group of checks, and their mean. */
export function siteScore(
  findings: readonly Pick<SiteFinding, 'group' | 'severity' | 'number'>[],
  pages: number,
): Pick<AuditReport, 'score' | 'groups'> {
  if (pages === 0) return { score: null, groups: [] };
  const groups = Object.values(checkGroups).flatMap((title) => {
    const own = findings.filter(({ group }) => group === title);
    if (own.length === 0 && title === RARE) return [];
    const all = own.reduce((sum, { severity, number }) => sum + lost[severity] * Math.min(1, number / pages), 0);
    return { title, score: Math.max(0, Math.round(100 - all)), findings: own.length };
  });
  return { score: Math.round(groups.reduce((sum, { score }) => sum + score, 0) / groups.length), groups };
}
