import { checksAbout } from '#checks/every';
import type { Run } from '#kit/define-tool';
import { crawlers, purposes } from '#lib/robots-txt/crawlers';
import { type Decision, decide } from '#lib/robots-txt/decide';
import { checkPage } from '#lookups/check-page';
import type tool from './tool.ts';

/** Purposes that are listed, in this order; the others are no matter of AI. */
const listed = ['ai-answers', 'ai-training', 'search', 'archive'] as const;

const run: Run<typeof tool> = async ({ url, rendered }, { http, browser }, { signal, report }) => {
  const checks = checksAbout('ai', 'answers', 'llms', 'robots-noindex', 'robots-txt-allows', 'text-by-scripts');
  const { facts, view } = await checkPage(url, {
    http,
    browser,
    rendered,
    signal,
    report,
    checks,
    parts: ['robots', 'site'],
  });
  const { robots, site } = facts;
  const { score: _, ...rest } = view;
  const rows = listed
    .flatMap((each) => crawlers.filter(({ purpose }) => purpose === each))
    .map(({ token, operator, purpose, about, mayIgnore }) => {
      const known = { crawler: token, operator, purpose: purposes[purpose], about };
      if (!robots) return { ...known, access: 'Unknown', because: 'robots.txt could not be read' };
      if (robots.outcome === 'unavailable') return { ...known, access: 'No', because: 'robots.txt cannot be fetched' };
      const decision = decide(robots.rules, { userAgent: token, url: view.url });
      return { ...known, access: accessOf(decision, mayIgnore), because: reasonOf(decision) };
    });
  return {
    ...rest,
    mayRead: rows.filter(({ access }) => access === 'Yes').length,
    mayNot: rows.filter(({ access }) => access.startsWith('No')).length,
    llmsTxt: site?.llmsTxt.status === 200 && site.llmsTxt.type !== 'text/html' ? 'Found' : 'None',
    crawlers: rows,
  };
};

export default run;

function accessOf({ allowed }: Decision, mayIgnore = false): string {
  if (allowed) return 'Yes';
  return mayIgnore ? 'No, but it may ignore that' : 'No';
}

function reasonOf({ because, rule, agent }: Decision): string {
  if (rule) return `Line ${rule.line}: ${rule.type === 'allow' ? 'Allow' : 'Disallow'}: ${rule.path.slice(0, 200)}`;
  if (because === 'no-group') return 'No rule applies to it';
  return agent === '*' ? 'No general rule matches' : `No rule for ${agent} matches`;
}
