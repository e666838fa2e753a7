import type { Ports } from '#kit/ports';
import { ToolError } from '#kit/tool-error';
import { createRobotsCheck } from '#lookups/robots-check';
import type { Target } from './target.ts';
import { type Visit, visitPage } from './verify-page.ts';

/** Sites that one run visits at once; the pages of one site are visited one after the other. */
const AT_ONCE = 4;
/** Pages in a row that a site may leave unanswered; then its others are not asked for. */
const MOST_SILENCES = 2;
const BLOCKED = 'The robots.txt of the site keeps crawlers such as Googlebot from reading it.';

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
  const mayRead = createRobotsCheck({ ...options, crawler: 'Googlebot' });
  const whyBlocked = async (address: string) => ((await mayRead(address)) ? undefined : BLOCKED);
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
      onVisit(address, { state: 'not-checked', reason: 'Its site did not answer when earlier pages were visited.' });
      continue;
    }
    const visit = await visitPage(address, options).catch((error: unknown) => {
      if (signal.aborted) return undefined;
      if (error instanceof ToolError) return { state: 'not-checked', reason: error.message } satisfies Visit;
      throw error;
    });
    if (!visit) return;
    silences = visit.state === 'unreachable' && visit.status === undefined ? silences + 1 : 0;
    onVisit(address, visit);
  }
}
