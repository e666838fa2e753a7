import { crawlerCalled } from './crawlers.ts';
import type { Group, RobotsTxt, Rule } from './parse.ts';
import { matchesPath, pathPattern, type Target, targetOf } from './path-pattern.ts';
import { isNamed, namesToLookFor, productToken } from './product-token.ts';

/** What a robots.txt says about one address and one crawler, and why. */
export interface Decision {
  allowed: boolean;
  /**
   * `rule`: a rule decided. `no-rule`: the crawler's group has none that fits. `no-group`: no group is for it.
   * `robots-file`: the address is /robots.txt, which everybody may fetch.
   */
  because: 'rule' | 'no-rule' | 'no-group' | 'robots-file';
  /** The name whose groups apply: the crawler's own, one it falls back to, or `*`. */
  agent: string | undefined;
  rule: Rule | undefined;
}

/** All rules that hold for one crawler: its groups are merged. */
export interface RulesFor {
  agent: string | undefined;
  rules: readonly Rule[];
  groups: readonly Group[];
}

interface Question {
  /** A product token, or a whole `User-Agent` header. */
  userAgent: string;
  /** An address, or its path with the query. */
  url: string;
}

/** Decides by RFC 9309, section 2.2: the longest rule that fits, and Allow where two are equally long. */
export function decide(robots: RobotsTxt, { userAgent, url }: Question): Decision {
  return decideBy(rulesFor(robots, userAgent), url);
}

/** The same for many addresses and one crawler. */
export function decideBy({ agent, rules }: RulesFor, url: string): Decision {
  const target = targetOf(
    url,
    rules.reduce((sum, { pattern }) => sum + pattern.length, 0),
  );
  if (target.path === '/robots.txt') return { allowed: true, because: 'robots-file', agent, rule: undefined };
  if (agent === undefined) return { allowed: true, because: 'no-group', agent, rule: undefined };
  let winner: Rule | undefined;
  let longest = 0;
  for (const rule of rules) {
    const length = fittingLength(rule, target);
    const isBetter = length > longest || (length === longest && winner?.type === 'disallow' && rule.type === 'allow');
    if (length === 0 || !isBetter) continue;
    winner = rule;
    longest = length;
  }
  if (!winner) return { allowed: true, because: 'no-rule', agent, rule: undefined };
  return { allowed: winner.type === 'allow', because: 'rule', agent, rule: winner };
}

/** The groups of a crawler: those that name it, else those of a name it falls back to, else those for everyone. */
export function rulesFor({ groups }: RobotsTxt, userAgent: string): RulesFor {
  const token = productToken(userAgent);
  for (const name of namesToLookFor(token)) {
    const own = groups.filter(({ agents }) => agents.some((agent) => isNamed(agent, name)));
    if (own.length > 0) return { agent: name, groups: own, rules: own.flatMap(({ rules }) => rules) };
  }
  const shared = groups.filter(({ agents }) => agents.some(({ isEveryone }) => isEveryone));
  if (shared.length === 0 || crawlerCalled(token)?.ignoresStar) return { agent: undefined, groups: [], rules: [] };
  return { agent: '*', groups: shared, rules: shared.flatMap(({ rules }) => rules) };
}

/** Octets of the rule where it fits, 0 where it does not; an empty path fits nothing. */
function fittingLength({ type, path, pattern }: Rule, target: Target): number {
  if (pattern.length === 0) return 0;
  if (matchesPath(pattern, target)) return pattern.length;
  // Google reads "Allow: /shop/index.html" as leave to fetch "/shop/" as well.
  const folder = type === 'allow' ? /^(.*\/)index\.htm[^/]*$/.exec(path)?.[1] : undefined;
  if (folder === undefined) return 0;
  const asFolder = pathPattern(`${folder}$`);
  return matchesPath(asFolder, target) ? asFolder.length : 0;
}
