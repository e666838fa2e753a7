import type { Decision } from './decide.ts';
import type { Rule } from './parse.ts';

/** A decision in words: who may or may not, and by which line. */
export function explainDecision({ allowed, because, agent, rule }: Decision, userAgent: string): string {
  const name = userAgent === '' ? 'A crawler without a name' : userAgent;
  const may = `${name} ${allowed ? 'may' : 'may not'} fetch this address.`;
  if (because === 'robots-file') return `${may} Everyone may fetch robots.txt itself.`;
  if (because === 'no-group') return `${may} No group applies to this crawler.`;
  const group = groupWords(agent, name);
  if (!rule) return `${may} ${group} has no matching rule.`;
  return `${may} ${group} decides by line ${rule.line}: ${ruleText(rule)}.`;
}

/** "Disallow: /private/". */
export function ruleText({ type, path }: Pick<Rule, 'type' | 'path'>): string {
  return `${type === 'allow' ? 'Allow' : 'Disallow'}: ${path}`;
}

function groupWords(agent: string | undefined, name: string): string {
  if (agent === '*') return 'The group for everyone';
  if (agent === undefined || agent.toLowerCase() === name.toLowerCase()) return 'Its own group';
  return `The group for ${agent}`;
}
