import type { SiteFinding } from '../../src/ports/audits/port.ts';
import type { PlantedSite } from './site.ts';

interface Score {
  check: string;
  planted: number;
  missed: string[];
  /** Places that look like it, how many there are and which were taken for it; and alarms elsewhere. */
  alike: number;
  alikeAlarms: string[];
  otherAlarms: string[];
}

/** Checks of which a finding is about one target, said first; about a group of pages; or about words. The others are about each page. */
const ofTargets = new Set(
  'link-broken link-unanswered picture-broken script-broken style-broken link-redirected link-nofollow blocked-linked page-huge next-broken'
    .split(' ')
    .map((name) => `site-${name}`),
);
const ofGroups = new Set(
  'slash-both case-both index-file title-shared description-shared heading-shared text-shared text-near'
    .split(' ')
    .map((name) => `site-${name}`),
);
const ofWords = new Set(['site-anchor-ambiguous']);

/** What an audit found of what was planted, and what it took for a fault besides. */
export function scoresOf(findings: readonly SiteFinding[], site: PlantedSite, origin: string): Score[] {
  const alarms = new Map<string, Set<string>>();
  for (const found of findings) {
    if (!found.check.startsWith('site-')) continue;
    const known = alarms.get(found.check) ?? new Set<string>();
    alarms.set(found.check, new Set([...known, ...keysOf(found, origin)]));
  }
  const checks = new Set([...site.faults.keys(), ...site.alike.keys(), ...alarms.keys()]);
  return [...checks].sort().map((check) => {
    const [said, planted] = [alarms.get(check) ?? new Set<string>(), site.faults.get(check) ?? new Set<string>()];
    const alike = site.alike.get(check) ?? new Set<string>();
    const wrong = [...said].filter((key) => !planted.has(key));
    const isAlike = (key: string) => key.split(ofGroups.has(check) ? ' ' : '\n').some((part) => alike.has(part));
    return {
      ...{ check, planted: planted.size, missed: [...planted].filter((key) => !said.has(key)), alike: alike.size },
      alikeAlarms: wrong.filter(isAlike),
      otherAlarms: wrong.filter((key) => !isAlike(key)),
    };
  });
}

function keysOf({ check, detail, pages }: SiteFinding, origin: string): string[] {
  const path = (url: string) => (url.startsWith(origin) ? url.slice(origin.length) : url);
  if (ofWords.has(check)) return [/“(.*?)”/.exec(detail)?.[1] ?? ''];
  if (ofTargets.has(check)) return [path(/https?:\/\/\S+?(?=[,.:]?\s|[,.]?$)/.exec(detail)?.[0] ?? '')];
  if (ofGroups.has(check)) return [pages.map(path).sort().join(' ')];
  return pages.map(path);
}
