import type { FormParts, Row } from '#ui/drawn/field-kind';
import { shownValue } from '#ui/drawn/held-values';
import { notify } from '#ui/notice/notices';
import { wantedIn } from './generate.ts';
import { presets } from './presets.ts';

/** Puts the rules of a preset before those that ask for something. Its own ones that ask for nothing give way to them. */
export function takePreset({ values, change }: FormParts, name: string) {
  const preset = rowsIn(shownValue(new Map(Object.entries(presets)).get(name)));
  const rest = rowsIn(values.rules).filter(asks);
  const isOpen = (row: Row) => asks(row) || !rest.some(({ userAgents }) => userAgents === row.userAgents);
  change({ preset: '', rules: [...preset.filter(isOpen), ...rest] });
}

/** Fills in the file of a live site, from the answer of the tester. */
export function takeFile({ change }: FormParts, data: unknown) {
  const { robotsTxt, outcome, explanation }: Record<string, unknown> = { ...Object(data) };
  if (typeof robotsTxt !== 'string' || outcome !== 'read') {
    notify({ kind: 'error', message: 'There is no robots.txt to load', reason: String(explanation ?? '') });
    return;
  }
  const { groups, sitemaps } = wantedIn(robotsTxt);
  const rules = shownValue(groups.length > 0 ? groups : presets['allow-all']);
  change({ rules, sitemaps: sitemaps.join('\n') });
  notify({ kind: 'success', message: 'Robots.txt loaded successfully' });
}

function asks({ allow, disallow, crawlDelay }: Row): boolean {
  return Boolean(allow || disallow || crawlDelay);
}

function rowsIn(value: Row[string] | undefined): readonly Row[] {
  return typeof value === 'object' ? value : [];
}
