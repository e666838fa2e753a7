import type { Finding } from '#kit/shapes';
import { counted } from '#lib/counted';
import { own } from '#lib/own';
import { type Criterion, criteria } from '#lib/wcag-criteria.data';
import type { InspectedPlace, InspectedRule } from '#ports/browser/port';
import { ruleWords, unclearReasons, whyByGroup } from './rules.data.ts';

export interface Picture {
  url: string;
  width: number;
  height: number;
}

/** Numbers as tags have them: `wcag1410` is 1.4.10. */
const byTag = new Map(criteria.map((criterion) => [`wcag${criterion.number.replaceAll('.', '')}`, criterion]));

/** Criteria of WCAG that a rule is about. */
export function criteriaOf({ tags }: Pick<InspectedRule, 'tags'>): Criterion[] {
  return tags.flatMap((tag) => byTag.get(tag) ?? []);
}

/** The level of WCAG that a rule belongs to; empty for a best practice. */
export function levelOf({ tags }: Pick<InspectedRule, 'tags'>): string {
  const level = tags.map((tag) => /^wcag2[12]?(a{1,3})$/.exec(tag)?.[1]).find(Boolean);
  return level?.toUpperCase() ?? '';
}

const severities: Readonly<Record<string, Finding['severity']>> = {
  critical: 'error',
  serious: 'error',
  moderate: 'warning',
  minor: 'advice',
};

export function findingOf(rule: InspectedRule, picture?: Picture): Finding {
  const [criterion] = criteriaOf(rule);
  const [wrong, fix] = own(ruleWords, rule.id) ?? [rule.id, 'See the explanation of the rule.'];
  const isUnclear = rule.outcome === 'unclear';
  const group = rule.tags.find((tag) => tag.startsWith('cat.')) ?? '';
  const why = own(whyByGroup, group);
  return {
    severity: isUnclear ? 'unknown' : criterion ? (own(severities, rule.impact) ?? 'warning') : 'advice',
    title: isUnclear ? `May be: ${wrong.charAt(0).toLowerCase()}${wrong.slice(1)}` : wrong,
    detail: counted(rule.count, 'place'),
    where: rule.places.map(shownPlace),
    ...(why !== undefined && { why }),
    source: criterion
      ? {
          name: `WCAG ${criterion.number} ${criterion.name}, level ${criterion.level}`,
          url: `https://www.w3.org/WAI/WCAG22/Understanding/${criterion.page}`,
        }
      : { name: 'axe-core', url: `https://dequeuniversity.com/rules/axe/4.14/${rule.id}` },
    fix: { words: fix },
    ...(picture && { picture }),
  };
}

/** "main > img: <img src=…>", with what was measured. */
function shownPlace({ selector, code, measured }: InspectedPlace): string {
  const said = measuredWords(measured);
  const short = code.length > 160 ? `${code.slice(0, 160)}…` : code;
  return `${selector}${said === '' ? '' : ` (${said})`}: ${short.replaceAll(/\s+/g, ' ')}`;
}

function measuredWords(measured: InspectedPlace['measured']): string {
  const { contrastRatio, expectedContrastRatio, fgColor, bgColor, messageKey, width, height } = measured;
  const reason = typeof messageKey === 'string' ? own(unclearReasons, messageKey) : undefined;
  if (reason !== undefined) return reason;
  if (typeof contrastRatio === 'number' && contrastRatio > 0) {
    const wanted = String(expectedContrastRatio ?? '').replace(':1', '');
    return `contrast ${contrastRatio}${wanted === '' ? '' : ` of ${wanted}`}, ${fgColor} on ${bgColor}`;
  }
  if (typeof width === 'number' && typeof height === 'number')
    return `${Math.round(width)} × ${Math.round(height)} pixels`;
  return '';
}
