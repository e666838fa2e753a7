import { setTimeout as sleep } from 'node:timers/promises';
import { type AuditedSite, auditDue, type Looking, lookAtDue } from '#features/accounts/look-at-watches.ts';
import { comparedWith } from '#features/audits/compare-reports.ts';
import type { KeptAudits } from '#features/audits/kept-audits.ts';
import type { Registry } from '#kit/registry';
import type { RunTool } from '#kit/run-tool';
import { ToolError } from '#kit/tool-error';

interface WatchingOptions extends Omit<Looking, 'runTool' | 'audit'> {
  registry: Registry;
  runTool: RunTool;
  keptAudits: KeptAudits | undefined;
  /** Pages at most that an audit reads. */
  auditPagesMax: number;
  /** Whether anything may be watched here. */
  isOn: boolean;
  /** Called with what is no fault of what is watched. */
  onFault: (error: unknown) => void;
  /** Milliseconds between two looks for what is due. */
  every?: number;
}

interface Watching {
  /** There is something new to be looked at. */
  wake(): void;
  close(): Promise<void>;
}

const EVERY = 30_000;
const LOOKED_EVERY = 2_000;
/** Whose runs these are: they share what one visitor may have. */
const VISITOR = 'watching';
/** What is read of a site that is watched, unless the operator allows less. */
const MOST_PAGES = 200;
const ORDER = { depth: 20, subdomains: false, include: [], exclude: [] };

/** Looks at what accounts have watched, for as long as the program runs. */
export function startWatching({
  registry,
  runTool,
  keptAudits,
  auditPagesMax,
  isOn,
  onFault,
  every = EVERY,
  ...parts
}: WatchingOptions): Watching {
  const ending = new AbortController();
  const looking: Looking = {
    ...parts,
    async runTool(slug, input, signal) {
      const entry = registry.get(slug);
      if (!entry) throw new Error(`There is no tool "${slug}".`);
      const json = await runTool(entry, { input, visitor: VISITOR, signal });
      return { ...Object(JSON.parse(typeof json === 'string' ? json : new TextDecoder().decode(json))) };
    },
    ...(keptAudits && {
      audit: (url, watch, signal) =>
        audited(keptAudits, { url, watch, mostPages: Math.min(MOST_PAGES, auditPagesMax) }, signal),
    }),
  };
  const woken = new Set<() => void>();
  // A site takes minutes: what takes seconds does not wait for it.
  const ended = Promise.all([run(lookAtDue), run(auditDue)]);

  async function run(look: typeof lookAtDue): Promise<void> {
    while (isOn && !ending.signal.aborted) {
      const found = await look(looking, ending.signal).catch((error: unknown) => {
        if (!ending.signal.aborted) onFault(error);
        return 0;
      });
      // There may be more than were taken.
      if (found === 0) await pause();
    }
  }

  async function pause(): Promise<void> {
    const pausing = new AbortController();
    const wake = () => pausing.abort();
    woken.add(wake);
    const signal = AbortSignal.any([pausing.signal, ending.signal]);
    await sleep(every, undefined, { signal, ref: false }).catch(() => {});
    woken.delete(wake);
  }

  return {
    wake() {
      for (const wake of woken) wake();
    },
    async close() {
      ending.abort();
      await ended;
    },
  };
}

async function audited(
  kept: KeptAudits,
  { watch, ...order }: { url: string; watch: string; mostPages: number },
  signal: AbortSignal,
): Promise<AuditedSite> {
  const { id, link } = await kept.start({ ...ORDER, ...order }, `${VISITOR} ${watch}`);
  for (;;) {
    const { state, fault } = await kept.state(id);
    if (fault !== null) throw new ToolError('upstream-failed', fault);
    if (state === 'done' || state === 'stopped') break;
    await sleep(LOOKED_EVERY, undefined, { signal });
  }
  const report = await kept.report(id);
  return {
    ...{ link, report },
    async since(before) {
      const earlier = /#([\da-f]{32})/.exec(before)?.[1];
      const then = earlier === undefined ? undefined : await kept.report(earlier).catch(() => undefined);
      if (!then) return undefined;
      const { fresh, fixed } = comparedWith(then, report);
      return { fresh: fresh.length, fixed: fixed.length };
    },
  };
}
