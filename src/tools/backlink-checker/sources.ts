import type { ToolOutput } from '#kit/define-tool';
import type { Ports } from '#kit/ports';
import { ToolError } from '#kit/tool-error';
import { matchTarget, type Target } from './target.ts';
import type tool from './tool.ts';

export type AskedSource = ToolOutput<typeof tool>['sources'][number];

/** A page that is said to link, and where to. */
export interface KnownPage {
  page: string;
  title: string;
  /** As the source tells it. */
  target: string | undefined;
  source: string;
}

interface Told {
  source: AskedSource;
  pages: KnownPage[];
  failure?: ToolError;
}

/** Links that are taken from one source. */
const MOST_TOLD = 200;

/** Linking domains that are named. */
const MOST_DOMAINS = 200;
/** Home pages of them that are looked at on request. */
const MOST_HOME_PAGES = 50;

type LinkingDomains = ToolOutput<typeof tool>['linkingDomains'];

/** Who links by the graph that the operator imported; nothing without one. */
export async function askGraph(authority: Ports['authority'], domain: string): Promise<LinkingDomains> {
  const told = await authority.referringDomains(domain, { limit: MOST_DOMAINS });
  return told
    ? { release: told.release, isChosen: told.isChosen, total: told.total, domains: [...told.domains] }
    : null;
}

/** Where the graph's domains may link from, for want of better knowledge. */
export function homePages(linking: LinkingDomains): KnownPage[] {
  const domains = linking?.domains.slice(0, MOST_HOME_PAGES) ?? [];
  return domains.map(({ domain }) => ({
    page: `https://${domain}/`,
    title: '',
    target: undefined,
    source: 'Common Crawl',
  }));
}

interface SourceOptions {
  target: Target;
  signal: AbortSignal;
}

/**
 * Asks Wikipedia. That it could not be asked is part of what is told. Another source of pages is a function like this one.
 *
 * @throws ToolError `cancelled`
 */
export async function askWikipedia(wikipedia: Ports['wikipedia'], { target, signal }: SourceOptions): Promise<Told> {
  const name = 'Wikipedia';
  const path = target.url && `${target.url.pathname.replace(/\/$/, '')}`;
  try {
    const question = { domain: target.host, ...(path && { path }), limit: MOST_TOLD, signal };
    const { links, isCut, server, askedAt } = await wikipedia.externalLinks(question);
    const pages = links.flatMap(({ page, title, url }) => {
      const link = URL.parse(url, page);
      return link && matchTarget(target, link) ? [{ page, title, target: link.href, source: name }] : [];
    });
    const found = new Set(pages.map(({ page }) => page)).size;
    const source = { name, server, found, isCut, askedAt: new Date(askedAt).toISOString(), failure: null };
    return { source, pages };
  } catch (error) {
    if (!(error instanceof ToolError) || error.code === 'cancelled' || signal.aborted) throw error;
    const source = { name, server: null, found: 0, isCut: false, askedAt: null, failure: error.message };
    return { source, pages: [], failure: error };
  }
}
