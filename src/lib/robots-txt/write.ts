import { normalisedPath } from './normalise-path.ts';

/** Rules for some crawlers, as a person asks for them. */
export interface WantedGroup {
  userAgents: readonly string[];
  allow: readonly string[];
  disallow: readonly string[];
  /** Seconds. */
  crawlDelay?: number | undefined;
}

export interface Wanted {
  groups: readonly WantedGroup[];
  /** Complete addresses. */
  sitemaps: readonly string[];
}

/**
 * A robots.txt that every crawler reads alike: agents with the same rules share a group, Allow is before Disallow for
 * crawlers that take the first rule that fits, paths are encoded. Nothing in a value can begin a line of its own.
 */
export function writeRobotsTxt({ groups, sitemaps }: Wanted): string {
  const written = shared(groups.map(cleaned).filter(({ userAgents }) => userAgents.length > 0)).map(groupText);
  const addresses = [...new Set(sitemaps.map(oneLine))].filter((address) => address !== '');
  const sitemapText = addresses.map((address) => `Sitemap: ${address}`).join('\n');
  return `${[...written, sitemapText].filter((part) => part !== '').join('\n\n')}\n`;
}

function cleaned({ userAgents, allow, disallow, crawlDelay }: WantedGroup): WantedGroup {
  const paths = (list: readonly string[]) => [...new Set(list.map(writtenPath))].filter((path) => path !== '');
  return {
    userAgents: [...new Set(userAgents.map((name) => oneLine(name).replace(/#.*/, '').trim()))].filter(
      (name) => name !== '',
    ),
    allow: paths(allow),
    disallow: paths(disallow),
    crawlDelay,
  };
}

/** Groups of the same names become one, then names with the same rules. */
function shared(groups: readonly WantedGroup[]): WantedGroup[] {
  const byNames = new Map<string, WantedGroup>();
  for (const group of groups) {
    const key = group.userAgents.join('\n').toLowerCase();
    const before = byNames.get(key);
    byNames.set(key, before ? merged(before, group) : group);
  }
  const byRules = new Map<string, WantedGroup>();
  for (const group of byNames.values()) {
    const key = JSON.stringify([group.allow, group.disallow, group.crawlDelay]);
    const before = byRules.get(key);
    const userAgents = [...new Set([...(before?.userAgents ?? []), ...group.userAgents])];
    byRules.set(key, { ...group, userAgents });
  }
  return [...byRules.values()];
}

function merged(one: WantedGroup, other: WantedGroup): WantedGroup {
  return {
    userAgents: one.userAgents,
    allow: [...new Set([...one.allow, ...other.allow])],
    disallow: [...new Set([...one.disallow, ...other.disallow])],
    crawlDelay: other.crawlDelay ?? one.crawlDelay,
  };
}

function groupText({ userAgents, allow, disallow, crawlDelay }: WantedGroup): string {
  const rules = [...allow.map((path) => `Allow: ${path}`), ...disallow.map((path) => `Disallow: ${path}`)];
  return [
    ...userAgents.map((name) => `User-agent: ${name}`),
    // A group without a rule would run on into the next one.
    ...(rules.length > 0 ? rules : ['Disallow:']),
    ...(crawlDelay === undefined ? [] : [`Crawl-delay: ${crawlDelay}`]),
  ].join('\n');
}

/** Encoded, so that it is the same path to every crawler, and with the slash that a path begins with. */
function writtenPath(path: string): string {
  const encoded = normalisedPath(oneLine(path)).replaceAll('#', '%23');
  return encoded === '' || /^[/*]/.test(encoded) ? encoded : `/${encoded}`;
}

function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
