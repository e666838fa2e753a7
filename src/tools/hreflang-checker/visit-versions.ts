import type { Ports } from '#kit/ports';
import { ToolError } from '#kit/tool-error';
import { isEngine, saysNoindex } from '#lib/page/directives';
import type { HeadFacts } from '#lib/page/facts';
import { withoutHash } from '#lib/url/without-hash';
import { gatherPage } from '#lookups/gather-page';
import { polite } from '#lookups/polite';
import { createRobotsCheck } from '#lookups/robots-check';

export interface VersionVisit {
  /** In words: "200", "Redirected to …". */
  answer: string;
  isPage: boolean;
  /** Absent when there was no page to read. */
  linksBack: boolean | undefined;
  /** The codes by which the version names the page. */
  codes: readonly string[];
  /** The `lang` of the page. */
  lang: string;
  /** What keeps the version itself out of search: "says noindex". */
  outOfSearch?: string | undefined;
  /** The other address that it names as canonical; absent where it names itself or none. */
  canonical?: string | undefined;
}

interface VisitOptions {
  http: Ports['http'];
  signal: AbortSignal;
  /** The address that they should link back to. */
  page: string;
  report: (share: number) => void;
}

export const MOST_VISITED = 25;

/** Asks each version once, by its address. */
export async function visitVersions(
  alternates: HeadFacts['alternates'],
  { http, signal, page, report }: VisitOptions,
): Promise<Map<string, VersionVisit>> {
  const addresses = [...new Set(alternates.map(({ url }) => url).filter((url) => /^https?:/.test(url)))].slice(
    0,
    MOST_VISITED,
  );
  const visits = new Map<string, VersionVisit>();
  const mayRead = createRobotsCheck({ http: polite(http), signal, crawler: 'Googlebot' });
  await Promise.all(
    addresses.map(async (address) => {
      const [version, isReadable] = await Promise.all([
        visit(address, { http: polite(http), signal, page }),
        mayRead(address),
      ]);
      visits.set(address, isReadable ? version : { ...version, outOfSearch: 'is blocked by robots.txt' });
      report(visits.size / addresses.length);
    }),
  );
  return visits;
}

async function visit(address: string, { http, signal, page }: Omit<VisitOptions, 'report'>): Promise<VersionVisit> {
  try {
    const { facts } = await gatherPage(address, { http, signal, parts: new Set() });
    const { status = 0, redirects = [], url = address } = facts.answer ?? {};
    const { head } = facts;
    const back = head?.alternates.filter((each) => withoutHash(each.url) === withoutHash(page));
    return {
      answer: redirects.length > 0 ? `Redirected to ${url.slice(0, 300)}` : String(status),
      isPage: head !== undefined && redirects.length === 0,
      linksBack: back && back.length > 0,
      codes: back?.map((each) => each.lang.toLowerCase()) ?? [],
      lang: head?.lang ?? '',
      outOfSearch: head?.robots.some((each) => isEngine(each) && saysNoindex(each)) ? 'says noindex' : undefined,
      canonical: head?.canonicals.map((each) => withoutHash(each.url)).find((each) => each !== withoutHash(url)),
    };
  } catch (error) {
    if (!(error instanceof ToolError) || signal.aborted) throw error;
    return { answer: error.message, isPage: false, linksBack: undefined, codes: [], lang: '' };
  }
}
