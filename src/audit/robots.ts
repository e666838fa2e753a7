import { ToolError } from '#kit/tool-error';
import { isRecord } from '#lib/is-record';
import { decideBy, rulesFor } from '#lib/robots-txt/decide';
import { parseRobotsTxt } from '#lib/robots-txt/parse';
import { fetchRobotsTxt } from '#lookups/robots-file';
import type { CrawlOptions } from './crawl-options.ts';

type RobotsOptions = Pick<CrawlOptions, 'data' | 'http' | 'start' | 'signal' | 'now' | 'delay'>;

interface HostRules {
  allows(url: string): boolean;
  sitemaps: readonly string[];
  /** Seconds between two requests. */
  delay: number;
}

/** The name that a robots.txt may call us by. */
const OUR_NAME = 'Clearkit';
/** Seconds between two requests that a robots.txt may ask for; more would never end. */
const LONGEST_DELAY = 10;
/** Milliseconds for which a robots.txt holds. Source: RFC 9309, section 2.4. */
const HOLDS = 24 * 60 * 60_000;
/** UTF-16 units that are kept: crawlers read the first 500 KiB. */
const LONGEST = 512_000;

/** What each host of a site forbids, asked once and kept with the crawl. */
export function createRobots(options: RobotsOptions): (url: URL) => Promise<HostRules> {
  const hosts = new Map<string, Promise<HostRules>>();
  return (url) => {
    const known = hosts.get(url.origin);
    if (known) return known;
    const asked = rulesOf(url, options);
    hosts.set(url.origin, asked);
    return asked;
  };
}

async function rulesOf(url: URL, options: RobotsOptions): Promise<HostRules> {
  const { outcome, text } = keptIn(url, options) ?? (await fetched(url, options));
  const parsed = parseRobotsTxt(text);
  const rules = rulesFor(parsed, OUR_NAME);
  const delays = rules.groups.flatMap(({ crawlDelays }) => crawlDelays.map(({ seconds }) => seconds));
  return {
    // Crawlers that cannot reach the file take the whole site as closed. Source: RFC 9309, section 2.3.1.4.
    allows: (address) => outcome !== 'unavailable' && decideBy(rules, address).allowed,
    sitemaps: parsed.sitemaps.map(({ url: sitemap }) => sitemap),
    delay: Math.max(options.delay ?? 0, Math.min(LONGEST_DELAY, Math.max(0, ...delays))),
  };
}

function keptIn({ origin }: URL, { data, now }: RobotsOptions) {
  const noted: unknown = JSON.parse(data.noted(`robots ${origin}`) ?? 'null');
  if (!isRecord(noted) || now - Number(noted.at) > HOLDS) return undefined;
  return { outcome: String(noted.outcome), text: String(noted.text) };
}

async function fetched(url: URL, { data, http, signal, now, start }: RobotsOptions) {
  const isStart = url.origin === start.origin;
  const file = await fetchRobotsTxt(url, http, signal).catch((error: unknown) => {
    if (!(error instanceof ToolError) || signal.aborted || isStart) throw error;
    return { outcome: 'unavailable', text: '', explanation: error.message, status: null };
  });
  if (isStart && file.outcome === 'unavailable' && file.status === null)
    throw new ToolError('upstream-failed', file.explanation);
  const text = file.text.slice(0, LONGEST);
  const { outcome, explanation } = file;
  data.note(`robots ${url.origin}`, JSON.stringify({ at: now, outcome, text, explanation }));
  return { outcome, text };
}
