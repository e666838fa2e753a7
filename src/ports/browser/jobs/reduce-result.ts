import type { Result } from 'lighthouse';
import * as z from 'zod';
import type { PageElement, SpeedAudit, SpeedFile, SpeedItem, SpeedReport, SpeedRun } from '../port.ts';

export type LighthouseResult = Pick<
  Result,
  'audits' | 'categories' | 'environment' | 'finalDisplayedUrl' | 'lighthouseVersion' | 'runWarnings' | 'runtimeError'
>;

export interface ReducedResult {
  run: SpeedRun;
  details: Omit<SpeedReport, 'runs' | 'frames'>;
  frames: readonly { at: number; picture: Uint8Array }[];
}

/** Pictures of a filmstrip, as many as Lighthouse makes. */
export const FRAMES = 8;

const MOST_ITEMS = 50;
const MOST_FILES = 1_000;
const MOST_WARNINGS = 10;
/** UTF-16 units of addresses and of all other text. */
const LONGEST_URL = 2_000;
const LONGEST = 400;

/** What is handed on, by its names. */
const handedOn =
  'render-blocking-insight image-delivery-insight lcp-discovery-insight unused-javascript unused-css-rules unminified-javascript unminified-css duplicated-javascript-insight legacy-javascript-insight font-display-insight modern-http-insight network-dependency-tree-insight cache-insight document-latency-insight redirects server-response-time dom-size-insight forced-reflow-insight viewport-insight unsized-images non-composited-animations layout-shifts long-tasks bootup-time third-parties-insight'.split(
    ' ',
  );

const text = z.string().transform((value) => (value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value));
const address = z.string().transform((value) => value.slice(0, LONGEST_URL));
const number = z.number().optional().catch(undefined);

const node = z.object({ type: z.literal('node'), selector: text.catch(''), snippet: text.catch('') });

/** A row of any table of Lighthouse's. */
const row = z.object({
  url: address.optional().catch(undefined),
  source: z
    .union([address, z.object({ url: address }).transform(({ url }) => url)])
    .optional()
    .catch(undefined),
  node: node.optional().catch(undefined),
  ...{
    totalBytes: number,
    transferSize: number,
    wastedBytes: number,
    wastedMs: number,
    duration: number,
    total: number,
  },
  ...{ startTime: number, score: number, cacheLifetimeMs: number, reflowTime: number, mainThreadTime: number },
  ...{ responseTime: number, navStartToEndTime: number },
  value: z
    .object({ value: number })
    .transform(({ value }) => value)
    .optional()
    .catch(undefined),
  ...{ protocol: text.optional(), statistic: text.optional(), entity: text.optional().catch(undefined) },
  subItems: z
    .object({
      items: z.array(
        z.object({
          reason: text.optional().catch(undefined),
          cause: text.optional().catch(undefined),
          signal: text.optional().catch(undefined),
          failureReason: text.optional().catch(undefined),
        }),
      ),
    })
    .optional()
    .catch(undefined),
});

const rows = z.object({ items: z.array(z.unknown()) });
const lists = z.object({ items: z.array(rows.catch({ items: [] })) });
const checklist = z.object({
  type: z.literal('checklist'),
  items: z.record(z.string(), z.object({ label: text, value: z.boolean() })),
});
const steps = z.array(z.object({ subpart: z.string(), duration: z.number() }));
const filmstrip = z.object({ items: z.array(z.object({ timing: z.number(), data: z.string() })) });
const requests = z.object({
  items: z.array(
    z.object({
      url: address,
      resourceType: z.string().catch('Other'),
      mimeType: z.string().catch(''),
      transferSize: z.number().catch(0),
      resourceSize: z.number().catch(0),
    }),
  ),
});

/** The chain of requests, of which only those that lead to the last one are wanted. */
interface Link {
  url: string;
  navStartToEndTime: number;
  isLongest?: boolean | undefined;
  children?: Record<string, Link> | undefined;
}

const link: z.ZodType<Link> = z.object({
  url: address,
  navStartToEndTime: z.number(),
  isLongest: z.boolean().optional(),
  get children() {
    return z.record(z.string(), link).optional();
  },
});
const tree = z.object({
  items: z.array(
    z.object({
      value: z
        .object({ chains: z.record(z.string(), link) })
        .optional()
        .catch(undefined),
    }),
  ),
});

/** What is kept of a report of a megabyte. */
export function reduceResult({ audits, categories, ...lhr }: LighthouseResult): ReducedResult {
  const value = (id: string) => audits[id]?.numericValue ?? 0;
  const [metrics] = rows.safeParse(audits.metrics?.details).data?.items ?? [];
  const { timeToFirstByte } = z.object({ timeToFirstByte: number }).catch({ timeToFirstByte: 0 }).parse(metrics);
  return {
    run: {
      score: Math.round((categories.performance?.score ?? 0) * 100),
      firstByte: timeToFirstByte ?? 0,
      firstPaint: value('first-contentful-paint'),
      largestPaint: value('largest-contentful-paint'),
      speedIndex: value('speed-index'),
      blockingTime: value('total-blocking-time'),
      layoutShift: value('cumulative-layout-shift'),
    },
    details: {
      url: lhr.finalDisplayedUrl.slice(0, LONGEST_URL),
      warnings: lhr.runWarnings.slice(0, MOST_WARNINGS).map((warning) => text.parse(warning)),
      benchmark: lhr.environment.benchmarkIndex,
      version: lhr.lighthouseVersion,
      ...largestOf(audits['lcp-breakdown-insight']?.details),
      audits: Object.fromEntries(handedOn.flatMap((id) => auditOf(id, audits[id]))),
      files: filesOf(audits['network-requests']?.details),
    },
    frames: (filmstrip.safeParse(audits['screenshot-thumbnails']?.details).data?.items ?? [])
      // Most are the same as the one before.
      .filter(({ data }, at, all) => data !== all[at - 1]?.data)
      .slice(0, FRAMES)
      .map(({ timing, data }) => ({ at: timing, picture: Buffer.from(data.slice(data.indexOf(',') + 1), 'base64') })),
  };
}

function auditOf(id: string, audit: LighthouseResult['audits'][string] | undefined): [string, SpeedAudit][] {
  if (!audit || audit.scoreDisplayMode === 'notApplicable' || audit.scoreDisplayMode === 'error') return [];
  const { FCP = 0, LCP = 0 } = audit.metricSavings ?? {};
  const items = itemsOf(id, audit.details).slice(0, MOST_ITEMS);
  return [[id, { hasPassed: (audit.score ?? 1) >= 0.9, savedFirstPaint: FCP, savedLargestPaint: LCP, items }]];
}

function itemsOf(id: string, details: unknown): SpeedItem[] {
  if (id === 'network-dependency-tree-insight') return chainOf(details);
  const single = checklist.safeParse(details).data;
  if (single) return failedIn(single);
  const outer = rows.safeParse(details).data?.items ?? [];
  const inner = lists.safeParse(details).data?.items.flatMap(({ items }) => items) ?? [];
  const checks = outer.flatMap((each) => checklist.safeParse(each).data ?? []).flatMap(failedIn);
  const places = outer.flatMap((each) => elementOf(each));
  const found = (inner.length > 0 ? inner : outer).flatMap((each) => itemOf(each));
  return checks.length > 0 ? checks.map((each) => ({ ...each, ...(places[0] && { element: places[0] }) })) : found;
}

/** What a list of checks says is not so. */
function failedIn({ items }: z.output<typeof checklist>): SpeedItem[] {
  return Object.entries(items).flatMap(([name, { value }]) => (value ? [] : [{ notes: [name] }]));
}

function elementOf(value: unknown): PageElement[] {
  const found = node.safeParse(value).data;
  return found ? [{ selector: found.selector, code: found.snippet }] : [];
}

function itemOf(value: unknown): SpeedItem[] {
  const found = row.safeParse(value).data;
  if (!found) return [];
  const { subItems, source } = found;
  const [element] = elementOf(found.node);
  const url = found.url ?? (source !== undefined && URL.canParse(source) ? source : undefined);
  const time =
    found.wastedMs ?? found.duration ?? found.total ?? found.reflowTime ?? found.mainThreadTime ?? found.responseTime;
  const notes = [
    ...[found.protocol, found.statistic, found.entity, url === undefined ? source : undefined],
    ...(subItems?.items ?? []).flatMap(({ reason, cause, signal, failureReason }) => [
      reason,
      cause,
      signal,
      failureReason,
    ]),
  ];
  return [
    present({
      ...{ url, element, time, start: found.startTime, shift: found.score, keptFor: found.cacheLifetimeMs },
      ...{ bytes: found.totalBytes ?? found.transferSize, savedBytes: found.wastedBytes, count: found.value },
      notes: notes.flatMap((note) => note ?? []),
    }),
  ];
}

/** The longest chain from the page to what comes last. */
function chainOf(details: unknown): SpeedItem[] {
  const found = tree.safeParse(details).data?.items.flatMap(({ value }) => value ?? [])[0];
  const items: SpeedItem[] = [];
  let links: readonly Link[] = Object.values(found?.chains ?? {});
  while (links.length > 0 && items.length < MOST_ITEMS) {
    const next = links.find(({ isLongest }) => isLongest);
    if (!next) break;
    items.push({ url: next.url, time: next.navStartToEndTime, notes: [] });
    links = Object.values(next.children ?? {});
  }
  return items;
}

function largestOf(details: unknown): Pick<SpeedReport, 'largest'> {
  const parts = z.object({ items: z.array(z.unknown()) }).safeParse(details).data?.items ?? [];
  const [element] = parts.flatMap((each) => elementOf(each));
  if (!element) return {};
  const found = parts.flatMap((each) => steps.safeParse(rows.safeParse(each).data?.items).data ?? []);
  return { largest: { ...element, parts: found.map(({ subpart, duration }) => ({ name: subpart, time: duration })) } };
}

function filesOf(details: unknown): SpeedFile[] {
  return (requests.safeParse(details).data?.items ?? []).slice(0, MOST_FILES).map((file) => ({
    ...{ url: file.url, type: file.resourceType, mime: file.mimeType },
    ...{ sentBytes: file.transferSize, decodedBytes: file.resourceSize },
  }));
}

/** Without what is undefined. */
function present<T extends object>(value: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return JSON.parse(JSON.stringify(value));
}
