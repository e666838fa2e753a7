import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { ToolError } from '#kit/tool-error';
import { counted } from '#lib/counted';
import { isRecord } from '#lib/is-record';
import { own } from '#lib/own';
import { unpackJson } from '#lib/packed-json';
import type { AuditOrder, AuditReport, AuditStore, StoredAudit } from '#ports/audits/port';
import type { Clock } from '#ports/clock/port';
import type { Jobs } from '#ports/jobs/port';

export type KeptOrder = Omit<AuditOrder, 'signal' | 'onProgress' | 'report'>;

type Counts = Omit<Parameters<NonNullable<AuditOrder['onProgress']>>[0], 'link'>;

interface CrawlControl {
  /** This server ends: what is known stays for the next that takes it up. */
  signal: AbortSignal;
  /** Somebody has enough: it ends with what is known. */
  stop: AbortSignal;
  /** `found` is made when it is asked for. */
  onProgress: (counts: Omit<Counts, 'found'>, found: () => Counts['found']) => void;
}

export interface KeptAuditsParts {
  store: AuditStore;
  jobs: Jobs;
  clock: Clock;
  publicUrl: string;
  /** 64 hexadecimal digits, the same for all servers. */
  secret: () => Promise<string>;
  /** Reads and judges the site, from where an earlier run of that id was. Resolves with the report as `packJson` has it. */
  crawl: (id: string, order: KeptOrder, control: CrawlControl) => Promise<string>;
  /** Deletes what is known of a site's pages. */
  forget: (id: string) => Promise<void>;
  /** How a report is written down, by the format's name. */
  formats: Readonly<Record<string, (report: AuditReport) => string>>;
  /** Called with what is no fault of a visitor. */
  onFault: (error: unknown) => void;
}

/** What is said of an audit to whom has its link. */
export interface AuditState extends Counts {
  state: StoredAudit['state'];
  order: KeptOrder;
  createdAt: number;
  endedAt: number | null;
  expiresAt: number;
  fault: string | null;
}

export interface KeptAudits {
  /** Puts one in the queue. @throws ToolError `busy`, and `rate-limited` when this visitor has enough of them. */
  start(order: KeptOrder, visitor: string): Promise<{ id: string; link: string }>;
  /** @throws ToolError `not-found`. */
  state(id: string): Promise<AuditState>;
  /** @throws ToolError `not-found`, also as long as it goes on. */
  report(id: string): Promise<AuditReport>;
  /** The report as a file of that format; `undefined` when there is no such format. @throws ToolError `not-found`. */
  written(id: string, format: string): Promise<string | undefined>;
  formats: readonly string[];
  /** Ends it, with what was found. @throws ToolError `not-found`, also when `key` is another. */
  stop(id: string, key: string): Promise<void>;
  remove(id: string, key: string): Promise<void>;
  /** Starts to do what is in the queue. */
  work(): Promise<void>;
  /** Deletes reports whose time is over. */
  clean(): Promise<void>;
  close(): Promise<void>;
}

const DAY = 86_400_000;
/** How long a report is kept. */
export const KEPT_DAYS = 30;
/** Reports at most, of a few kilobytes for each hundred pages. */
const AT_MOST = 10_000;
/** Audits of one visitor that wait or run. */
const OF_OWNER = 3;
/** Audits at once on this server. */
const AT_ONCE = 2;
/** Milliseconds between two notes of how far one is. */
const NOTED_EVERY = 500;

/** Audits that go on when whoever asked has left, and whose reports are kept for a time at a link that nobody guesses. */
export function createKeptAudits(parts: KeptAuditsParts): KeptAudits {
  const { store, jobs, clock, publicUrl, secret, crawl, forget, formats, onFault } = parts;

  async function found(id: string): Promise<StoredAudit> {
    const audit = /^[\da-f]{32}$/.test(id) ? await store.find(id) : undefined;
    if (audit && audit.expiresAt > clock.now()) return audit;
    throw new ToolError('not-found', `There is no report at this link. Reports are deleted after ${KEPT_DAYS} days.`);
  }

  async function ownOf(id: string, key: string): Promise<StoredAudit> {
    const audit = await found(id);
    if (hashOf(key) === audit.keyHash) return audit;
    throw new ToolError(
      'not-found',
      'This link shows the report only. Who began the audit has the link that changes it.',
    );
  }

  async function report(id: string): Promise<AuditReport> {
    await found(id);
    const text = await store.report(id);
    if (text === undefined) throw new ToolError('not-found', 'The audit is not over yet, or has no report.');
    return reportOf(text);
  }

  async function run(id: string, signal: AbortSignal): Promise<void> {
    const audit = await store.find(id);
    if (!audit || audit.endedAt !== undefined) return;
    const stop = new AbortController();
    let counts = (): Counts => audit;
    let noting: Promise<void> | undefined;
    const note = async () => {
      const state = await store.note(id, counts());
      if (state === undefined || state === 'stopping') stop.abort();
    };
    const timer = setInterval(() => {
      noting ??= note()
        .catch(onFault)
        .finally(() => {
          noting = undefined;
        });
    }, NOTED_EVERY);
    try {
      await note();
      const onProgress: CrawlControl['onProgress'] = (news, found) => {
        counts = () => ({ ...news, found: found() });
      };
      const found = await crawl(id, orderOf(audit), { signal, stop: stop.signal, onProgress });
      signal.throwIfAborted();
      await store.note(id, counts());
      await store.end(id, {
        state: stop.signal.aborted ? 'stopped' : 'done',
        endedAt: clock.now(),
        report: found,
      });
    } catch (error) {
      // Nothing is over: the next server takes it up.
      if (signal.aborted) throw error;
      await store.end(id, { state: 'failed', endedAt: clock.now(), fault: sentenceOf(error) });
      if (!(error instanceof ToolError)) onFault(error);
    } finally {
      clearInterval(timer);
      await noting;
      if (!signal.aborted) await forget(id).catch(onFault);
    }
  }

  return {
    async start(order, visitor) {
      const [id, key] = [bytesToHex(randomBytes(16)), bytesToHex(randomBytes(16))];
      const now = clock.now();
      const owner = bytesToHex(hmac(sha256, utf8ToBytes(await secret()), utf8ToBytes(visitor))).slice(0, 32);
      const audit = { id, keyHash: hashOf(key), owner, what: JSON.stringify(order), createdAt: now };
      const kept = await store.add(
        { ...audit, expiresAt: now + KEPT_DAYS * DAY },
        { atMost: AT_MOST, ofOwner: OF_OWNER },
      );
      if (kept === 'enough') {
        const sentence = `You have ${counted(OF_OWNER, 'audit')} going on. Please wait until one is over, or end it on its page.`;
        throw new ToolError('busy', sentence);
      }
      if (kept === 'full') {
        throw new ToolError('busy', 'No more reports can be kept right now. Please have this one shown here alone.');
      }
      try {
        await jobs.add({ id, owner });
      } catch (error) {
        await store.remove(id);
        throw error;
      }
      return { id, link: `${publicUrl}/audit#${id}.${key}` };
    },
    async state(id) {
      const audit = await found(id);
      const { state, pages, files, waiting, found: soFar, createdAt, endedAt = null, expiresAt, fault = null } = audit;
      return {
        state,
        pages,
        files,
        waiting,
        found: soFar,
        createdAt,
        endedAt,
        expiresAt,
        fault,
        order: orderOf(audit),
      };
    },
    report,
    formats: Object.keys(formats),
    async written(id, format) {
      const write = own(formats, format);
      return write?.(await report(id));
    },
    async stop(id, key) {
      await ownOf(id, key);
      await store.stop(id);
    },
    async remove(id, key) {
      await ownOf(id, key);
      await store.remove(id);
    },
    work: () => jobs.work({ atOnce: AT_ONCE, run: ({ id }, signal) => run(id, signal) }),
    clean: () => store.removeExpired(clock.now()),
    close: () => jobs.close(),
  };
}

function hashOf(key: string): string {
  return bytesToHex(sha256(utf8ToBytes(key)));
}

/** What was kept was written by `start` and by nobody else. */
function orderOf({ what }: StoredAudit): KeptOrder {
  return JSON.parse(what);
}

function reportOf(packed: string): AuditReport {
  const report = unpackJson(packed);
  if (isReport(report)) return report;
  throw new Error('What is kept is no report.');
}

function isReport(value: unknown): value is AuditReport {
  return isRecord(value) && Array.isArray(value.findings) && Array.isArray(value.list);
}

function sentenceOf(error: unknown): string {
  return error instanceof ToolError ? error.message : 'Something went wrong on our side.';
}
