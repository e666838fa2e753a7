import * as z from 'zod';
import { createAnswerCache } from '#calls/answer-cache';
import { parseAnswer } from '#calls/check-answer';
import type { OutsideCalls } from '#calls/outside-calls';
import { ToolError } from '#kit/tool-error';
import type { Clock } from '#ports/clock/port';
import { askDirectly } from '#ports/net-guard/ask-directly';
import type { Experience, ExperienceName, ExperienceReport, MetExperience } from './port.ts';

interface ChromeUxReportOptions {
  /** Address of `records:queryRecord`. */
  url: string;
  /** Absent: nobody is asked. */
  key: string | undefined;
  calls: OutsideCalls;
  clock: Clock;
  userAgent: string;
  /** Milliseconds for one answer. */
  timeout?: number;
}

type Kept = Omit<ExperienceReport, 'askedAt'> | undefined;

const TIMEOUT = 8_000;
const MOST_BYTES = 200_000;
/** Milliseconds: its figures are of 28 days, and change once a day. */
const KEEP = 30 * 60_000;

const names: Readonly<Record<ExperienceName, string>> = {
  largestPaint: 'largest_contentful_paint',
  interaction: 'interaction_to_next_paint',
  layoutShift: 'cumulative_layout_shift',
  firstPaint: 'first_contentful_paint',
  firstByte: 'experimental_time_to_first_byte',
};

// The layout shift comes as text, "0.05"; all others as numbers.
const figure = z.coerce.number();
const share = z.object({ density: z.number().min(0).max(1).catch(0) });
const metric = z.object({
  histogram: z.tuple([share, share, share]),
  percentiles: z.object({ p75: figure }),
});
const day = z
  .object({ year: z.int(), month: z.int(), day: z.int() })
  .transform(({ year, month, day }) => [year, month, day].map((part) => String(part).padStart(2, '0')).join('-'));
const answered = z.object({
  record: z.object({
    metrics: z.record(z.string(), metric.optional().catch(undefined)),
    collectionPeriod: z.object({ firstDate: day, lastDate: day }),
  }),
});

/** Google's Chrome UX Report. Source: https://developer.chrome.com/docs/crux/api. */
export function createChromeUxReport(options: ChromeUxReportOptions): Experience {
  const { key, calls, clock, userAgent, timeout = TIMEOUT } = options;
  const address = new URL(options.url);
  const { host } = address;
  const kept = createAnswerCache<{ report: Kept }>({ clock, keep: KEEP });

  /** `undefined` when it has no such record. */
  async function ask(question: { url: string } | { origin: string }, formFactor: string, signal: AbortSignal) {
    const init = {
      method: 'POST',
      headers: {
        ...{ 'content-type': 'application/json', accept: 'application/json', 'user-agent': userAgent },
        'x-goog-api-key': key ?? '',
      },
      body: JSON.stringify({ ...question, formFactor, metrics: Object.values(names) }),
    };
    const text = await calls.run(
      host,
      () =>
        askDirectly({ address, init, timeout, maxBytes: MOST_BYTES, refuse, signal }).catch((error: unknown) => {
          if (error instanceof ToolError && error.code === 'not-found') return undefined;
          throw error;
        }),
      signal,
    );
    return text === undefined ? undefined : parseAnswer(text, answered, host).record;
  }

  function refuse(status: number): ToolError | undefined {
    if (status === 404) return new ToolError('not-found', `${host} has no figures.`);
    // A key that is none is a wrong request to Google.
    const isRefused = status === 400 || status === 401 || status === 403;
    return isRefused ? new ToolError('not-configured', `${host} refuses the key that is set here.`) : undefined;
  }

  async function look(url: string, formFactor: string, signal: AbortSignal): Promise<Kept> {
    const page = await ask({ url }, formFactor, signal);
    const record = page ?? (await ask({ origin: new URL(url).origin }, formFactor, signal));
    if (!record) return undefined;
    const { firstDate, lastDate } = record.collectionPeriod;
    return { of: page ? 'page' : 'origin', figures: figuresOf(record.metrics), from: firstDate, to: lastDate };
  }

  return {
    isSetUp: async () => key !== undefined,
    async of({ url, device, signal }) {
      if (key === undefined) throw new ToolError('not-configured', 'No key for the Chrome UX Report is set here.');
      const formFactor = device === 'phone' ? 'PHONE' : 'DESKTOP';
      const { value, askedAt } = await kept.of(`${formFactor} ${url}`, async () => ({
        report: await look(url, formFactor, signal),
      }));
      return value.report && { ...value.report, askedAt };
    },
  };
}

function figuresOf(metrics: z.output<typeof answered>['record']['metrics']): ExperienceReport['figures'] {
  const entries = Object.entries(names).flatMap(([name, theirs]): [string, MetExperience][] => {
    const { histogram, percentiles } = metrics[theirs] ?? {};
    if (!histogram || !percentiles) return [];
    const [good, needsWork, poor] = histogram.map(({ density }) => density);
    return [[name, { p75: percentiles.p75, good: good ?? 0, needsWork: needsWork ?? 0, poor: poor ?? 0 }]];
  });
  return Object.fromEntries(entries);
}
