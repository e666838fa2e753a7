import { createGate } from '#kit/gate';
import { createOutsideCalls } from '#kit/outside-calls';
import type { Ports } from '#kit/ports';
import { fetchRobotsTxt } from '#kit/robots-file';
import { ToolError } from '#kit/tool-error';
import { decideBy, type RulesFor, rulesFor } from '#lib/robots-txt/decide';
import { parseRobotsTxt } from '#lib/robots-txt/parse';
import type { Target } from './target.ts';
import { type Visit, visitPage } from './verify-page.ts';

/** Sites that one run visits at once; the pages of one site are visited one after the other. */
const AT_ONCE = 4;
/** Pages in a row that a site may leave unanswered; then its others are not asked for. */
const MOST_SILENCES = 2;

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

interface VisitsOptions {
  target: Target;
  http: Ports['http'];
  /** Aborted with a ToolError: pages not yet visited keep its sentence as their reason. */
  signal: AbortSignal;
  onVisit: (address: string, visit: Visit) => void;
}

/** Visits pages politely, and tells of each as it comes. Ends early, and quietly, when `signal` is aborted. */
export async function visitPages(addresses: readonly string[], options: VisitsOptions): Promise<void> {
  const sites = [...Map.groupBy(addresses, (address) => new URL(address).host).values()];
  const whyBlocked = robotsJudge(options);
  const worker = async () => {
    for (let site = sites.shift(); site && !options.signal.aborted; site = sites.shift()) {
      await visitSite(site, { ...options, whyBlocked });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

type SiteOptions = VisitsOptions & { whyBlocked: (url: string) => Promise<string | undefined> };

async function visitSite(addresses: readonly string[], options: SiteOptions): Promise<void> {
  const { signal, onVisit } = options;
  let silences = 0;
  for (const address of addresses) {
    if (signal.aborted) return;
    if (silences === MOST_SILENCES) {
      onVisit(address, { state: 'not-checked', reason: 'Its site did not answer for the pages before this one.' });
      continue;
    }
    const visit = await politely(address, signal, () => visitPage(address, options)).catch((error: unknown) => {
      if (signal.aborted) return undefined;
      if (error instanceof ToolError) return { state: 'not-checked', reason: error.message } satisfies Visit;
      throw error;
    });
    if (!visit) return;
    silences = visit.state === 'unreachable' && visit.status === undefined ? silences + 1 : 0;
    onVisit(address, visit);
  }
}

/** `call` hides its failures from the turns, which would take them for a reason to ask again. */
function politely<T>(address: string, signal: AbortSignal, call: () => Promise<T>): Promise<T> {
  const { host } = new URL(address);
  return gate.run(async () => {
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

/** Judges addresses by the robots.txt of their sites, each fetched once. One that cannot be had is no reason against a page. */
function robotsJudge({ http, signal }: Pick<VisitsOptions, 'http' | 'signal'>) {
  const known = new Map<string, Promise<RulesFor | undefined>>();
  const fetchRules = async (site: URL) => {
    try {
      const { outcome, text } = await fetchRobotsTxt(site, http, signal);
      return outcome === 'read' ? rulesFor(parseRobotsTxt(text), 'Googlebot') : undefined;
    } catch (error) {
      if (error instanceof ToolError && !signal.aborted) return undefined;
      throw error;
    }
  };
  return async (address: string): Promise<string | undefined> => {
    const site = new URL(address);
    const asked = known.get(site.origin) ?? fetchRules(site);
    known.set(site.origin, asked);
    const rules = await asked;
    if (!rules || decideBy(rules, address).allowed) return undefined;
    return 'The robots.txt of the site keeps crawlers such as Googlebot from reading it.';
  };
}
