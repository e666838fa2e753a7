import type { SiteFinding } from '#ports/audits/port';

/** How bad a finding is on one page. */
export const weights: Readonly<Record<SiteFinding['severity'], number>> = {
  fatal: 10,
  error: 5,
  warning: 3,
  advice: 1,
};

export function isSeverity(name: string): name is SiteFinding['severity'] {
  return Object.hasOwn(weights, name);
}
