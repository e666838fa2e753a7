import { firstBytes } from './normalise-path.ts';
import { type PathPattern, pathPattern } from './path-pattern.ts';
import { type AgentName, agentName } from './product-token.ts';
import { type LineFault, type LineKind, readLine } from './read-line.ts';

/** Bytes of a file that crawlers must read, and Google's whole limit. Source: RFC 9309, section 2.5. */
export const READ_BYTES = 500 * 1024;

export interface Rule {
  type: 'allow' | 'disallow';
  /** As written. */
  path: string;
  pattern: PathPattern;
  /** Counted from 1. */
  line: number;
}

interface CrawlDelay {
  /** As written; `NaN` seconds when it is no number. */
  seconds: number;
  line: number;
}

/** Consecutive `User-agent` lines and what is below them. */
export interface Group {
  agents: readonly (AgentName & { line: number })[];
  rules: readonly Rule[];
  crawlDelays: readonly CrawlDelay[];
}

/** One line with something on it, as it was understood. */
export interface RobotsLine {
  line: number;
  kind: LineKind;
  /** The name before the colon, as written. */
  key: string;
  value: string;
  faults: readonly LineFault[];
  /** Whether a rule is before every `User-agent`, and so belongs to nobody. */
  isOrphan: boolean;
}

export interface RobotsTxt {
  lines: readonly RobotsLine[];
  groups: readonly Group[];
  sitemaps: readonly { url: string; line: number }[];
  /** Whether the file is longer than what crawlers read; the rest was left out. */
  isCut: boolean;
}

/**
 * Reads a robots.txt as Google's published parser does, which forgives more than RFC 9309 asks: a missing colon, common
 * typing errors, other records among the rules. Never throws: what nobody understands is a line of the kind `unknown`.
 */
export function parseRobotsTxt(text: string): RobotsTxt {
  const read = firstBytes(text, READ_BYTES);
  const lines: RobotsLine[] = [];
  const groups: Mutable<Group>[] = [];
  const sitemaps: { url: string; line: number }[] = [];
  let isOpen = false;

  // A byte order mark, also when only part of it is left.
  for (const [index, raw] of read
    .replace(/^[\uFEFF\uFFFD]/, '')
    .split(/\r\n|\n|\r/)
    .entries()) {
    const line = index + 1;
    const content = readLine(raw);
    if (!content) continue;
    const { kind, value } = content;
    const group = groups.at(-1);
    const isRule = kind === 'allow' || kind === 'disallow';
    lines.push({ ...content, line, isOrphan: isRule && !group });
    if (kind === 'user-agent') {
      const agent = { ...agentName(value), line };
      if (isOpen && group) group.agents.push(agent);
      else groups.push({ agents: [agent], rules: [], crawlDelays: [] });
      isOpen = true;
    } else if (isRule) {
      // Only a rule ends the run of agents: a sitemap or an unknown record between two names leaves them together.
      isOpen = false;
      group?.rules.push({ type: kind, path: value, pattern: pathPattern(value), line });
    } else if (kind === 'crawl-delay') {
      group?.crawlDelays.push({ seconds: secondsIn(value), line });
    } else if (kind === 'sitemap') {
      sitemaps.push({ url: value, line });
    }
  }
  return { lines, groups, sitemaps, isCut: read.length < text.length };
}

type Mutable<T> = { [K in keyof T]: T[K] extends readonly (infer E)[] ? E[] : T[K] };

function secondsIn(value: string): number {
  return /^\d+(\.\d+)?$/.test(value) ? Number(value) : Number.NaN;
}
