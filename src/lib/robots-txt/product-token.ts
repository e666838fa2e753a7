import { crawlerCalled, isCrawlerToken } from './crawlers.ts';

/** The name in a `User-agent` line. */
export interface AgentName {
  /** As written. */
  written: string;
  /** The letters, hyphens and underscores it begins with, in lower case: what RFC 9309 calls the product token. */
  token: string;
  /** With digits and dots as well, for crawlers whose names have them, such as MJ12bot; in lower case. */
  fullName: string;
  /** Whether it stands for every crawler. */
  isEveryone: boolean;
}

/** Reads the value of a `User-agent` line: whatever follows the name, such as a version, does not count. */
export function agentName(value: string): AgentName {
  return {
    written: value,
    token: /^[a-z_-]*/i.exec(value)?.[0].toLowerCase() ?? '',
    fullName: /^[\w.-]*/.exec(value)?.[0].toLowerCase() ?? '',
    isEveryone: /^\*(\s|$)/.test(value),
  };
}

export function isNamed({ token, fullName }: Pick<AgentName, 'token' | 'fullName'>, name: string): boolean {
  const wanted = name.toLowerCase();
  return wanted !== '' && (wanted === token || wanted === fullName);
}

/**
 * The name by which a crawler looks for its group: the product of `Name/1.0 (...)`, the crawler in the long header of one
 * that introduces itself as a browser, or the text itself. A name of several words is no product and fits no group.
 */
export function productToken(userAgent: string): string {
  const text = userAgent.trim();
  if (/^mozilla\//i.test(text)) return tokenInBrowserHeader(text);
  return /^([^\s/();]+)(?:\/|\s+[\d(]|$)/.exec(text)?.[1] ?? text;
}

/** Names of groups to look for, the best first: Googlebot-Image falls back to Googlebot, as its operator documents. */
export function namesToLookFor(token: string): string[] {
  return [token, ...(crawlerCalled(token)?.fallsBackTo ?? [])];
}

function tokenInBrowserHeader(header: string): string {
  const words = header.slice(0, 2_000).match(/[a-z][\w.-]*/gi) ?? [];
  const known = words.find((word) => isCrawlerToken(word));
  return known ?? /compatible;\s*([a-z][\w.-]*)/i.exec(header)?.[1] ?? 'Mozilla';
}
