import { ToolError } from '#kit/tool-error';
import type { AuditReport } from '#ports/audits/port';
import type { Clock } from '#ports/clock/port';
import type { Store, TakenWatch } from '#ports/store/port';
import { AUDIT, kindOf, type Output, type Seen, watchKinds } from './watch-kinds.ts';
import { watchMail } from './watch-mail.ts';

export interface Looking {
  watches: Store['watches'];
  clock: Clock;
  brand: string;
  publicUrl: string;
  /** Runs a tool. @throws ToolError. */
  runTool: (slug: string, input: object, signal: AbortSignal) => Promise<Output>;
  /** Audits a site, and keeps the report; absent where none are kept. @throws ToolError. */
  audit?: ((url: string, watch: string, signal: AbortSignal) => Promise<AuditedSite>) | undefined;
  /** Called when there is a new mail in the outbox. */
  wake: () => void;
}

export interface AuditedSite {
  /** Of the report, with its key. */
  link: string;
  report: Pick<AuditReport, 'score' | 'findings'>;
  /** What has changed since the report of that link; absent when that is gone. */
  since: (link: string) => Promise<{ fresh: number; fixed: number } | undefined>;
}

/** Looks that are kept of each: of a site, two weeks of hours. */
const LOOKS_KEPT = 400;
/** Looks at once on one server. */
const AT_ONCE = 4;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Hours between two audits of a site. */
const AUDIT_EVERY = 7 * 24;
/** After which a look that nobody ended is begun again: its server died. */
const GIVEN_UP_AFTER = 3 * HOUR;
/** What is seen for the first time is looked at again so soon, before anybody is told: most failures are over by then. */
const CONFIRMED_AFTER = 3 * MINUTE;

/** Looks at what is due, but for whole sites. Resolves with how many there were; several servers may do so over one store. */
export async function lookAtDue(looking: Looking, signal: AbortSignal): Promise<number> {
  const due = await take(looking, Object.keys(watchKinds), AT_ONCE);
  await Promise.all(due.map((watch) => lookAgain(watch, looking, signal)));
  return due.length;
}

/** Audits the next site that is due, which takes minutes. */
export async function auditDue({ audit, ...looking }: Looking, signal: AbortSignal): Promise<number> {
  const [watch] = audit ? await take(looking, [AUDIT], 1) : [];
  if (!audit || !watch) return 0;
  await auditAgain(watch, { ...looking, audit }, signal);
  return 1;
}

function take({ watches, clock }: Looking, kinds: readonly string[], limit: number): Promise<TakenWatch[]> {
  const now = clock.now();
  return watches.take({ kinds, now, until: now + GIVEN_UP_AFTER, limit });
}

async function lookAgain(watch: TakenWatch, looking: Looking, signal: AbortSignal): Promise<void> {
  const kind = kindOf(watch.kind);
  if (!kind) return;
  const { tool, field, isList = false, title, fix, every } = kind;
  const input = { [field]: isList ? [watch.target] : watch.target };
  const seen = await looking
    .runTool(tool, input, signal)
    .then(kind.seen)
    .catch((error: unknown) => failed(error, signal));
  if (!seen) return;
  const at = looking.clock.now();
  const isNew = watch.state !== undefined && seen.state !== watch.state;
  const isConfirmed = isNew && watch.pending === seen.state;
  const link = `${looking.publicUrl}/tools/${tool}?${new URLSearchParams({ [field]: watch.target })}`;
  const news = { to: watch.email, title, target: watch.target, words: seen.words, isBad: seen.isBad, fix, link };
  await looking.watches.note(
    watch.id,
    {
      ...{ at, words: seen.words, isBad: seen.isBad, isChange: isConfirmed },
      ...(seen.figure !== undefined && { figure: seen.figure }),
      // Of a bad first look nobody is told by email: whoever has begun it sees it on the page.
      state: isNew && !isConfirmed ? (watch.state ?? seen.state) : seen.state,
      ...(isNew && !isConfirmed && { pending: seen.state }),
      dueAt: at + (isNew && !isConfirmed ? CONFIRMED_AFTER : every * HOUR),
      ...(isConfirmed && { mail: watchMail(news, { ...looking, now: at }) }),
    },
    { looks: LOOKS_KEPT },
  );
  if (isConfirmed) looking.wake();
}

/** What a tool refused to tell: that is told as well. `undefined` when the program ends. */
function failed(error: unknown, signal: AbortSignal): Seen | undefined {
  if (signal.aborted) return undefined;
  if (!(error instanceof ToolError)) throw error;
  return { state: `failed ${error.code}`, words: error.message, isBad: true };
}

type Auditing = Looking & { audit: NonNullable<Looking['audit']> };

async function auditAgain(watch: TakenWatch, looking: Auditing, signal: AbortSignal): Promise<void> {
  const { clock, watches } = looking;
  const shared = { to: watch.email, title: 'A whole site', target: watch.target };
  try {
    const { link, report, since } = await looking.audit(watch.target, watch.id, signal);
    const changes = watch.state === undefined ? undefined : await since(watch.state);
    const { fresh = 0, fixed = 0 } = changes ?? {};
    const points = report.score === null ? '' : `, score ${report.score}`;
    const words = `${report.findings.length} findings${points}${changes ? `: ${fresh} new, ${fixed} fixed` : ''}.`;
    const isChange = fresh + fixed > 0;
    const at = clock.now();
    const fix = 'The report has the first things to do, and what is new since the last one.';
    const mail = watchMail({ ...shared, words, isBad: fresh > 0, fix, link }, { ...looking, now: at });
    await watches.note(
      watch.id,
      {
        ...{ at, words, isBad: fresh > 0, isChange, state: link, dueAt: at + AUDIT_EVERY * HOUR },
        ...(report.score !== null && { figure: report.score }),
        ...(isChange && { mail }),
      },
      { looks: LOOKS_KEPT },
    );
    if (isChange) looking.wake();
  } catch (error) {
    const seen = failed(error, signal);
    if (!seen) return;
    const at = clock.now();
    const { words, isBad } = seen;
    // The state stays: the next one is compared with the last report that there is.
    const state = watch.state ?? '';
    await watches.note(
      watch.id,
      { at, words, isBad, isChange: false, state, dueAt: at + 24 * HOUR },
      { looks: LOOKS_KEPT },
    );
  }
}
