import type { Ports } from '#kit/ports';
import { ToolError } from '#kit/tool-error';
import { decideBy, type RulesFor, rulesFor } from '#lib/robots-txt/decide';
import { parseRobotsTxt } from '#lib/robots-txt/parse';
import { fetchRobotsTxt } from './robots-file.ts';

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
export function createRobotsCheck({ http, signal, crawler }: JudgeOptions): (address: string) => Promise<boolean> {
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
