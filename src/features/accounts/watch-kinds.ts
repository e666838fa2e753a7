/** What a look came to. */
export interface Seen {
  /** What a change is known by. */
  state: string;
  /** In a sentence. */
  words: string;
  /** For the chart. */
  figure?: number;
  isBad: boolean;
}

export type Output = Readonly<Record<string, unknown>>;

interface WatchKind {
  title: string;
  /** What it tells of, in a sentence. */
  help: string;
  takes: 'domain' | 'address';
  /** The tool that looks. */
  tool: string;
  /** Its field for the target. */
  field: string;
  /** Whether that field takes a list. */
  isList?: boolean;
  /** Hours between two looks. */
  every: number;
  /** What the figure is. */
  figure: { label: string; unit: string };
  /** What can be done about it, in a sentence. */
  fix: string;
  seen: (output: Output) => Seen;
}

/** Days before an end at which it is told of. */
const CERTIFICATE_DAYS = [21, 7, 1];
const DOMAIN_DAYS = [60, 30, 7];

/** What can be watched beside whole sites: a tool whose answer is looked at again and again. */
export const watchKinds = {
  site: {
    title: 'A site is up',
    help: 'Every hour: whether the site answers, and how quickly.',
    takes: 'domain',
    ...{ tool: 'website-status', field: 'domain', every: 1 },
    figure: { label: 'Time to first byte', unit: 'ms' },
    fix: 'Look at the server and its log; Website Status shows where it stops.',
    seen: ({ verdict, time }) => {
      const state = textOf(verdict);
      const figure = numberOf(time);
      const after = figure === undefined ? '' : `, first byte after ${figure} ms`;
      return { state, words: `${state}${after}.`, ...(figure !== undefined && { figure }), isBad: state !== 'Up' };
    },
  },
  page: {
    title: 'A page may appear in search',
    help: 'Every day: its status, robots.txt, and noindex in its tags and headers.',
    takes: 'address',
    ...{ tool: 'indexability-checker', field: 'url', every: 24 },
    figure: { label: 'Score', unit: '' },
    fix: 'Indexability Checker names what keeps it out, with the lines to change.',
    seen: ({ outOfSearch, score }) => {
      const reason = typeof outOfSearch === 'string' ? outOfSearch : undefined;
      const figure = numberOf(Object(score).value);
      return {
        ...{ state: reason ?? 'open', words: reason ?? 'It may appear in search.', isBad: reason !== undefined },
        ...(figure !== undefined && { figure }),
      };
    },
  },
  certificate: {
    title: 'A certificate',
    help: `Every day: whether it is in order, and ${CERTIFICATE_DAYS.join(', ')} days before it ends.`,
    takes: 'domain',
    ...{ tool: 'ssl-checker', field: 'domain', every: 24 },
    figure: { label: 'Days left', unit: 'days' },
    fix: 'Renew it, or see why what renews it did not; SSL Checker shows the whole chain.',
    seen: ({ verdict, daysLeft }) => untilEnd(textOf(verdict), numberOf(daysLeft), CERTIFICATE_DAYS, 'The certificate'),
  },
  domain: {
    title: "A domain's registration",
    help: `Every day: ${DOMAIN_DAYS.join(', ')} days before it ends.`,
    takes: 'domain',
    ...{ tool: 'domain-expiry', field: 'domains', isList: true, every: 24 },
    figure: { label: 'Days left', unit: 'days' },
    fix: 'Renew it at the registrar, and turn on automatic renewal there.',
    seen: ({ dates }) => {
      const [first] = Array.isArray(dates) ? dates : [];
      const { daysLeft, note }: { daysLeft?: unknown; note?: unknown } = Object(first);
      const days = numberOf(daysLeft);
      if (days === undefined)
        return { state: 'unknown', words: textOf(note) || 'The registry tells no date.', isBad: false };
      return untilEnd('OK', days, DOMAIN_DAYS, 'The registration');
    },
  },
} as const satisfies Record<string, WatchKind>;

export type KindName = keyof typeof watchKinds;

/** The kind that is no tool's answer but a whole audit. */
export const AUDIT = 'audit';

export function kindOf(name: string): WatchKind | undefined {
  return Object.hasOwn(watchKinds, name) ? Object.entries(watchKinds).find(([key]) => key === name)?.[1] : undefined;
}

function untilEnd(verdict: string, days: number | undefined, bounds: readonly number[], what: string): Seen {
  const isFine = verdict === 'OK' || verdict === 'Works, with problems';
  if (days === undefined) return { state: verdict, words: `${what}: ${verdict}.`, isBad: !isFine };
  const passed = bounds.filter((bound) => days <= bound);
  const ends = days < 0 ? `${what} has expired` : `${what} ends in ${days} ${days === 1 ? 'day' : 'days'}`;
  return {
    state: `${verdict} ${passed.length}`,
    words: `${ends}${isFine ? '' : `; ${verdict}`}.`,
    figure: days,
    isBad: !isFine || passed.length > 0,
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}
