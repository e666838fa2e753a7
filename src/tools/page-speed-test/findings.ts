import { gravity } from '#kit/judge';
import type { Finding } from '#kit/shapes';
import { judged } from './figures.ts';
import { pictureFindings } from './picture-findings.ts';
import type { Rule } from './rule.ts';
import { rules } from './rules.ts';
import { type Judged, type Saving, savedBy, severityOf, soonerBy } from './saving.ts';
import { sentFindings } from './sent-findings.ts';

const MOST_PLACES = 50;

/** What is wrong and how it is fixed, the most serious first, then what saves most time. */
export function speedFindings(measured: Omit<Judged, 'verdict'>): Finding[] {
  const { middle, device } = measured;
  const about: Judged = { ...measured, verdict: (figure) => judged(figure, middle, device) };
  const found: Saving[] = [
    ...pictureFindings(about),
    ...sentFindings(about),
    ...rules.flatMap((rule) => findingOf(rule, about) ?? []),
  ];
  return found
    .sort((a, b) => gravity[a.severity] - gravity[b.severity] || b.saved - a.saved)
    .map(({ saved: _, ...finding }) => finding);
}

function findingOf(rule: Rule, about: Judged): Saving | undefined {
  const audit = about.report.audits[rule.audit];
  if (!audit) return undefined;
  const { why, source } = rule;
  const items = rule.only ? audit.items.filter(rule.only) : audit.items;
  if (rule.isFine?.(audit, about) ?? audit.hasPassed) {
    return { severity: 'passed', title: rule.title, detail: '', why, source, saved: 0 };
  }
  if (items.length === 0) return undefined;
  const saved = rule.savesNothing ? 0 : savedBy(audit);
  const severity = rule.severity?.(about, items) ?? severityOf(saved);
  return {
    ...{ severity, title: rule.failed, why, source, saved },
    detail: [rule.detail(items, about), soonerBy(saved)].filter(Boolean).join(' '),
    where: [...new Set(items.map(rule.where))].slice(0, MOST_PLACES),
    fix: rule.fix(items, about),
  };
}
