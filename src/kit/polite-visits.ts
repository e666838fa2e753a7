import { decideBy, type RulesFor, rulesFor } from '#lib/robots-txt/decide';
import { parseRobotsTxt } from '#lib/robots-txt/parse';
import { createGate } from './gate.ts';
import { createOutsideCalls } from './outside-calls.ts';
import type { Ports } from './ports.ts';
import { fetchRobotsTxt } from './robots-file.ts';
import { ToolError } from './tool-error.ts';

/**
 * For all visitors of this server together: a list of pages must not become a way to make us press upon one site. Five pages at
 * once, then four in a second.
 */
const turns = createOutsideCalls({ clock: { now: Date.now }, gap: 250, burst: 5, patience: 60_000 });
const gate = createGate({
  concurrency: 32,
  queue: 5_000,
  busy: 'Too many pages are being visited right now. Please try again in a minute.',
});

/**
 * Visits a page when its site's turn comes.
 *
 * @throws what `call` throws, ToolError `busy` when too many wait.
 */
export function politely<T>(address: string, signal: AbortSignal, call: () => Promise<T>): Promise<T> {
  const { host } = new URL(address);
  return gate.run(async () => {
    // `call` hides its failures from the turns, which would take them for a reason to ask again.
    const outcome = await turns.run(
      host,
      () =>
        call().then(
          (value) => ({ value }),
          (error: unknown) => ({ error }),
        ),
      signal,
    );
    if ('error' in outcome) throw outcome.error;
    return outcome.value;
  }, signal);
}

interface JudgeOptions {
  http: Ports['http'];
  signal: AbortSignal;
  /** Product token or whole name of the crawler whose rules count. */
  crawler: string;
}

/**
 * Judges addresses by the robots.txt of their sites, each fetched once: whether the crawler may read them. A file that cannot be
 * had is no reason against a page.
 */
export function robotsJudge({ http, signal, crawler }: JudgeOptions): (address: string) => Promise<boolean> {
  const known = new Map<string, Promise<RulesFor | undefined>>();
  const fetchRules = async (site: URL) => {
    try {
      const { outcome, text } = await fetchRobotsTxt(site, http, signal);
      return outcome === 'read' ? rulesFor(parseRobotsTxt(text), crawler) : undefined;
    } catch (error) {
      if (error instanceof ToolError && !signal.aborted) return undefined;
      throw error;
    }
  };
  return async (address) => {
    const site = new URL(address);
    const asked = known.get(site.origin) ?? fetchRules(site);
    known.set(site.origin, asked);
    const rules = await asked;
    return !rules || decideBy(rules, address).allowed;
  };
}
