import type { SpeedRun } from '#ports/browser/port';
import type { ExperienceName, ExperienceReport } from '#ports/experience/port';

export type Device = 'phone' | 'desktop';
export type Verdict = 'good' | 'fair' | 'poor';

/** Up to `good` is good, above `poor` is poor. */
interface Limits {
  good: number;
  poor: number;
}

interface Figure {
  name: string;
  meaning: string;
  /** Milliseconds, but for the layout shift. */
  limits: Readonly<Record<Device, Limits>>;
}

type FigureName = Exclude<keyof SpeedRun, 'score'>;

const both = (good: number, poor: number) => ({ phone: { good, poor }, desktop: { good, poor } });

/**
 * Where Lighthouse gives 90 and 50 points (developer.chrome.com/docs/lighthouse/performance/performance-scoring); it has stricter limits
 * for desktops. The first byte: web.dev/articles/ttfb.
 */
const figures: Readonly<Record<FigureName, Figure>> = {
  largestPaint: {
    name: 'Largest Contentful Paint',
    meaning: 'Until the largest picture or text of the first screen is there: when people feel that the page has come.',
    limits: { phone: { good: 2_500, poor: 4_000 }, desktop: { good: 1_200, poor: 2_400 } },
  },
  layoutShift: {
    name: 'Cumulative Layout Shift',
    meaning: 'How much moves while the page loads: 0 is nothing, 0.25 a quarter of the screen by its own height.',
    limits: both(0.1, 0.25),
  },
  blockingTime: {
    name: 'Total Blocking Time',
    meaning: 'How long scripts keep the page from answering taps and keys while it loads.',
    limits: { phone: { good: 200, poor: 600 }, desktop: { good: 150, poor: 350 } },
  },
  firstPaint: {
    name: 'First Contentful Paint',
    meaning: 'Until anything of the page is seen: the first text or picture.',
    limits: { phone: { good: 1_800, poor: 3_000 }, desktop: { good: 934, poor: 1_600 } },
  },
  speedIndex: {
    name: 'Speed Index',
    meaning: 'How soon, on average, the parts of the first screen look as they will in the end.',
    limits: { phone: { good: 3_387, poor: 5_800 }, desktop: { good: 1_311, poor: 2_300 } },
  },
  firstByte: {
    name: 'Time to First Byte',
    meaning: 'Until the answer of the server begins. Everything else waits for it.',
    limits: both(800, 1_800),
  },
};

const figureNames: readonly FigureName[] = [
  ...(['largestPaint', 'layoutShift', 'blockingTime', 'firstPaint', 'speedIndex', 'firstByte'] as const),
];

function verdictOf(value: number, { good, poor }: Limits): Verdict {
  if (value <= good) return 'good';
  return value <= poor ? 'fair' : 'poor';
}

/** The verdict on a figure of a run. */
export function judged(name: FigureName, run: Pick<SpeedRun, FigureName>, device: Device): Verdict {
  return verdictOf(run[name], figures[name].limits[device]);
}

/** The middle of all, or the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = sorted.length / 2;
  return ((sorted[Math.ceil(at) - 1] ?? 0) + (sorted[Math.floor(at)] ?? 0)) / 2;
}

/** The median of each figure, as if it were a run. */
export function medianRun(runs: readonly SpeedRun[]): SpeedRun {
  const of = (name: keyof SpeedRun) => median(runs.map((run) => run[name]));
  return {
    ...{ score: Math.round(of('score')), layoutShift: of('layoutShift'), blockingTime: of('blockingTime') },
    ...{ firstByte: of('firstByte'), firstPaint: of('firstPaint') },
    ...{ largestPaint: of('largestPaint'), speedIndex: of('speedIndex') },
  };
}

/** Each figure with its median and from where to where it went. */
export function figureRows(runs: readonly SpeedRun[], device: Device) {
  return figureNames.map((key) => {
    const { name, meaning, limits } = figures[key];
    const values = runs.map((run) => run[key]);
    const [low, high, middle] = [Math.min(...values), Math.max(...values), median(values)];
    const isTime = key !== 'layoutShift';
    const { good, poor } = limits[device];
    return {
      name,
      median: said(key, middle),
      spread: said(key, low) === said(key, high) ? said(key, low) : `${said(key, low)} to ${said(key, high)}`,
      verdict: verdictOf(middle, { good, poor }),
      limits: `up to ${said(key, good)}, poor above ${said(key, poor)}`,
      meaning,
      // The layout shift is no time, and cannot be on the axis of the others.
      lowest: isTime ? Math.round(low) : null,
      middle: isTime ? Math.round(middle) : null,
      highest: isTime ? Math.round(high) : null,
    };
  });
}

/** What Google says is good of Core Web Vitals and their neighbours, on all devices: web.dev/articles/vitals. */
const met: Readonly<Record<ExperienceName, { name: string } & Limits>> = {
  largestPaint: { name: 'Largest Contentful Paint', good: 2_500, poor: 4_000 },
  interaction: { name: 'Interaction to Next Paint', good: 200, poor: 500 },
  layoutShift: { name: 'Cumulative Layout Shift', good: 0.1, poor: 0.25 },
  firstPaint: { name: 'First Contentful Paint', good: 1_800, poor: 3_000 },
  firstByte: { name: 'Time to First Byte', good: 800, poor: 1_800 },
};

const metNames: readonly ExperienceName[] = ['largestPaint', 'interaction', 'layoutShift', 'firstPaint', 'firstByte'];

/** What visitors met, figure by figure; those without an answer are left out. */
export function experienceRows(report: ExperienceReport) {
  return metNames.flatMap((key) => {
    const figure = report.figures[key];
    if (!figure) return [];
    const { name, ...limits } = met[key];
    const percent = (share: number) => Math.round(share * 100);
    return [
      {
        ...{ name, p75: said(key, figure.p75), verdict: verdictOf(figure.p75, limits) },
        ...{ good: percent(figure.good), fair: percent(figure.needsWork), poor: percent(figure.poor) },
      },
    ];
  });
}

function said(name: FigureName | ExperienceName, value: number): string {
  return name === 'layoutShift' ? String(Math.round(value * 1000) / 1000) : seconds(value);
}

/** Milliseconds as people say them: `240 ms`, `2.4 s`. */
export function seconds(value: number): string {
  return value < 995 ? `${Math.round(value)} ms` : `${(value / 1000).toFixed(1)} s`;
}
