import { decideBy, type RulesFor, rulesFor } from '#lib/robots-txt/decide';
import { parseRobotsTxt } from '#lib/robots-txt/parse';
import type { Clock } from '#ports/clock/port';
import type { Http } from '#ports/http/port';
import { createGate } from './gate.ts';
import { createOutsideCalls } from './outside-calls.ts';
import type { Ports } from './ports.ts';
import { fetchRobotsTxt } from './robots-file.ts';
import { ToolError } from './tool-error.ts';

/**
 * The client with its turns: a list of pages must not become a way to make us press upon one site. Five pages at once, then four in
 * a second, for the visits of everybody together.
 */
export function withTurns(http: Http, clock: Clock): Http {
  const turns = createOutsideCalls({ clock, gap: 250, burst: 5, patience: 60_000 });
  const gate = createGate({
    concurrency: 32,
    queue: 5_000,
    busy: 'Too many pages are being visited right now. Please try again in a minute.',
  });
  return {
    get: (request) =>
      request.isPolite
        ? gate.run(async () => {
            // Failures are hidden from the turns, which would take them for a reason to ask again.
            const outcome = await turns.run(
              URL.parse(request.url)?.host ?? '',
              () => http.get(request).then(toValue, toError),
              request.signal,
            );
            if ('error' in outcome) throw outcome.error;
            return outcome.value;
          }, request.signal)
        : http.get(request),
  };
}

const toValue = <T>(value: T) => ({ value });
const toError = (error: unknown) => ({ error });

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
