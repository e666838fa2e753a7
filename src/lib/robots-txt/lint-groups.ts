import { decideBy, rulesFor } from './decide.ts';
import type { Finding } from './finding.ts';
import type { Group, RobotsTxt, Rule } from './parse.ts';

/** Crawlers by which a site is found: closed to them, it vanishes from search. */
const FINDERS = ['Googlebot', 'Bingbot'];

const ASSETS =
  /(^|[/*])(css|js|javascripts?|styles?|stylesheets?|scripts?|assets|static|_next|wp-includes)(\/|\*|$)|\.(css|js)(\$|\*|\?|$)/i;

/** Groups with more rules than this are not compared rule by rule: that would take time for nothing. */
const MOST_COMPARED = 500;

/** What the rules say together. */
export function* groupFindings(robots: RobotsTxt): Generator<Finding> {
  yield* closedToAll(robots);
  yield* withoutAssets(robots);
  yield* notInherited(robots);
  const seen = new Set<string>();
  for (const name of namesIn(robots)) {
    const { rules, groups } = rulesFor(robots, name);
    const key = rules.map(({ line }) => line).join();
    yield* aboutGroups(name, groups);
    if (seen.has(key) || rules.length > MOST_COMPARED) continue;
    seen.add(key);
    yield* aboutRules(rules);
  }
}

/** Every name in the file once; `*` for everyone. */
function namesIn({ groups }: RobotsTxt): string[] {
  const names = groups.flatMap(({ agents }) =>
    agents.map(({ isEveryone, fullName }) => (isEveryone ? '*' : fullName)).filter((name) => name !== ''),
  );
  return [...new Set(names)].slice(0, 200);
}

function* closedToAll(robots: RobotsTxt): Generator<Finding> {
  // A name that no file holds gets what everyone gets.
  const everyone = decideBy(rulesFor(robots, '(any)'), '/');
  if (!everyone.allowed && everyone.rule) {
    const isWhole = !everyone.rule.path.endsWith('$');
    const message = isWhole
      ? 'This blocks the whole site for every crawler without its own group.'
      : 'This blocks the home page for every crawler without its own group.';
    yield { level: 'warning', line: everyone.rule.line, message };
  }
  for (const finder of FINDERS) {
    const { allowed, rule, agent } = decideBy(rulesFor(robots, finder), '/');
    if (allowed || !rule || agent === '*') continue;
    const message = `${finder} may not fetch the home page, so the site will disappear from search results.`;
    yield { level: 'warning', line: rule.line, message };
  }
}

function* withoutAssets(robots: RobotsTxt): Generator<Finding> {
  const rules = new Set(FINDERS.flatMap((finder) => rulesFor(robots, finder).rules));
  for (const { type, path, line } of rules) {
    if (type !== 'disallow' || !ASSETS.test(path)) continue;
    const message = 'This may block stylesheets or scripts. Search engines need them to render pages.';
    yield { level: 'warning', line, message };
  }
}

/** A group of its own replaces the one for everyone, which surprises people. */
function* notInherited(robots: RobotsTxt): Generator<Finding> {
  const shared = rulesFor(robots, '(any)').rules.filter(({ type, path }) => type === 'disallow' && path !== '');
  if (shared.length === 0) return;
  const free = namesIn(robots).filter((name) => {
    const own = rulesFor(robots, name).rules;
    const paths = new Set(own.map(({ path }) => path));
    const isClosed = own.some(
      ({ type, path }) => type === 'disallow' && (path === '/' || path === '/*' || path === '*'),
    );
    return name !== '*' && !isClosed && shared.some(({ path }) => !paths.has(path));
  });
  if (free.length === 0) return;
  const names = free.slice(0, 5).join(', ') + (free.length > 5 ? ' and others' : '');
  const message = `A crawler’s own group replaces the group for *, so these rules do not hold for ${names}. Repeat the ones that should.`;
  yield { level: 'note', message };
}

function* aboutGroups(name: string, groups: readonly Group[]): Generator<Finding> {
  const [first, second] = groups;
  if (!first) return;
  const lineOf = (group: Group) => group.agents[0]?.line;
  if (second) {
    const message = `${name} has several groups. They count as one, but older crawlers only read the first.`;
    yield { level: 'note', line: lineOf(second), message };
  }
  if (groups.every(({ rules }) => rules.length === 0)) {
    yield { level: 'note', line: lineOf(first), message: `There is no rule for ${name}: it may fetch everything.` };
  }
}

function* aboutRules(rules: readonly Rule[]): Generator<Finding> {
  const byPath = new Map<string, Rule>();
  const closing = rules.filter(({ type, path }) => type === 'disallow' && path !== '');
  for (const rule of rules) {
    const before = byPath.get(rule.path);
    byPath.set(rule.path, before ?? rule);
    if (rule.path === '') {
      if (rule.type === 'disallow' && closing.length > 0) {
        yield { level: 'note', line: rule.line, message: 'An empty Disallow next to other rules has no effect.' };
      }
      continue;
    }
    if (before && before.type === rule.type) {
      yield { level: 'note', line: rule.line, message: `The same rule is on line ${before.line}.` };
    } else if (before) {
      const message = `Line ${before.line} says the opposite for the same path. Allow wins.`;
      yield { level: 'warning', line: rule.line, message };
    } else {
      yield* redundant(rule, rules, closing);
    }
  }
}

function* redundant(rule: Rule, rules: readonly Rule[], closing: readonly Rule[]): Generator<Finding> {
  if (rule.type === 'allow' && closing.length === 0) {
    const message = 'Nothing is blocked here, so Allow has no effect.';
    yield { level: 'note', line: rule.line, message };
    return;
  }
  const cover = rules.find((each) => covers(each, rule));
  if (!cover) return;
  const isBroken = rules.some(({ type, pattern }) => type !== rule.type && pattern.length >= cover.pattern.length);
  if (isBroken) return;
  yield { level: 'note', line: rule.line, message: `Line ${cover.line} already covers this and more addresses.` };
}

/** Whether every address that fits `rule` fits `wider`, which is a plain beginning of it. */
function covers(wider: Rule, rule: Rule): boolean {
  if (wider.type !== rule.type || wider.path === '' || wider.pattern.length >= rule.pattern.length) return false;
  return wider.pattern.parts.length === 1 && !wider.pattern.toEnd && rule.path.startsWith(wider.path);
}
