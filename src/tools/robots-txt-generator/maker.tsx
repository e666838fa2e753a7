import { type Wanted, type WantedGroup, writeRobotsTxt } from '#lib/robots-txt/write';
import { AddressPanel } from '#ui/form/address-panel';
import { readSharedText } from '#ui/form/shared-text';
import { notify } from '#ui/notice/notices';
import { wantedFrom, wantedIn } from './generate.ts';
import { isPresetName } from './preset-names.ts';
import type { Entered, RuleFields } from './rule-fields.ts';

export { CrawlerPicker } from './crawler-picker.tsx';
export { Explained } from './explained.tsx';

/** Far more than crawlers read; writing more while somebody types would hold up the page. UTF-16 units. */
const MOST = 600_000;

/** The file that the form asks for. */
export function write({ rules, sitemaps }: Entered): string {
  const length = rules.reduce((sum, { disallow, allow }) => sum + disallow.length + allow.length, sitemaps.length);
  if (length > MOST) return '# More than crawlers read: a robots.txt holds 500 KiB at most.\n';
  return writeRobotsTxt({ groups: rules.map(toGroup), sitemaps: sitemaps.split('\n') });
}

function toGroup({ crawlers, disallow, allow, delay }: RuleFields): WantedGroup {
  const seconds = delay.trim() === '' ? Number.NaN : Number(delay.trim().replace(',', '.'));
  return {
    userAgents: crawlers.split(/[\s,;]+/),
    disallow: disallow.split('\n'),
    allow: allow.split('\n'),
    crawlDelay: seconds >= 0 && seconds <= 86_400 ? seconds : undefined,
  };
}

/** A sample or a preset as the form holds it. */
export function fromInput({ preset, rules, sitemaps }: Record<string, unknown>): Entered {
  return toEntered(
    wantedFrom({
      preset: isPresetName(preset) ? preset : undefined,
      rules: textsIn(rules),
      sitemaps: textsIn(sitemaps),
    }),
  );
}

/** The file in a shared link. */
export function readShared(fragment: string, onEntered: (entered: Entered) => void): Promise<void> {
  return readSharedText(fragment, (text) => onEntered(toEntered(wantedIn(text))));
}

interface LivePanelProps {
  onEntered: (entered: Entered) => void;
  onClose: () => void;
}

/** Asks for the address of a site, and loads its file. */
export function LivePanel({ onEntered, onClose }: LivePanelProps) {
  return (
    <AddressPanel
      slug="robots-txt-tester"
      failed="Failed to load robots.txt"
      help="Our server fetches the robots.txt of that site. Nothing of it is kept."
      onAnswer={(data) => readAnswer(data, onEntered)}
      onClose={onClose}
    />
  );
}

/** The file of a live site, from the answer of the tester. */
function readAnswer(data: unknown, onEntered: (entered: Entered) => void): void {
  const { robotsTxt, outcome, explanation }: Record<string, unknown> = { ...Object(data) };
  if (typeof robotsTxt !== 'string' || outcome !== 'read') {
    notify({ kind: 'error', message: 'There is no robots.txt to load', reason: String(explanation ?? '') });
    return;
  }
  const wanted = wantedIn(robotsTxt);
  onEntered(toEntered(wanted.groups.length > 0 ? wanted : { ...wantedFrom({ rules: [], sitemaps: wanted.sitemaps }) }));
  notify({ kind: 'success', message: 'Robots.txt loaded successfully' });
}

function toEntered({ groups, sitemaps }: Wanted): Entered {
  return { rules: groups.map(toFields), sitemaps: sitemaps.join('\n') };
}

function toFields({ userAgents, allow, disallow, crawlDelay }: WantedGroup, id: number): RuleFields {
  return {
    id,
    crawlers: userAgents.join(', '),
    allow: allow.join('\n'),
    disallow: disallow.join('\n'),
    delay: crawlDelay === undefined ? '' : String(crawlDelay),
  };
}

function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}
