import type { Run, ToolOutput } from '#kit/define-tool';
import { ToolError } from '#kit/tool-error';
import { decideBy, rulesFor } from '#lib/robots-txt/decide';
import { explainDecision, ruleText } from '#lib/robots-txt/explain';
import { lintRobotsTxt } from '#lib/robots-txt/lint';
import { parseRobotsTxt } from '#lib/robots-txt/parse';
import { productToken } from '#lib/robots-txt/product-token';
import { type FetchedFile, fetchRobotsTxt } from '#lookups/robots-file';
import type tool from './tool.ts';

type Output = ToolOutput<typeof tool>;

const run: Run<typeof tool> = async ({ url, userAgent, path, robotsTxt }, { http }, { signal }) => {
  const address = url.trim();
  const file =
    robotsTxt === undefined ? await fetchRobotsTxt(siteOf(address), http, signal) : given(address, robotsTxt);
  const tested = testedPath(address, path?.trim());
  const robots = parseRobotsTxt(file.text);
  const rules = rulesFor(robots, userAgent);
  const token = productToken(userAgent);
  const delay = rules.groups.flatMap(({ crawlDelays }) => crawlDelays).find(({ seconds }) => !Number.isNaN(seconds));
  return {
    ...verdict({ file, decision: decideBy(rules, tested), token }),
    userAgent: token,
    path: tested,
    outcome: file.outcome,
    robotsUrl: file.url,
    status: file.status,
    crawlDelay: delay?.seconds ?? null,
    sitemaps: robots.sitemaps.map((sitemap) => sitemap.url),
    warnings: lintRobotsTxt(file.text).map(({ level, line, message }) => ({ level, line: line ?? null, message })),
    robotsTxt: file.text,
  };
};

interface Judged {
  file: FetchedFile;
  decision: ReturnType<typeof decideBy>;
  token: string;
}

function verdict({
  file,
  decision,
  token,
}: Judged): Pick<Output, 'allowed' | 'explanation' | 'group' | 'line' | 'rule'> {
  if (file.outcome === 'missing' || file.outcome === 'unavailable') {
    const allowed = file.outcome === 'missing';
    return { allowed, explanation: file.explanation, group: null, line: null, rule: null };
  }
  return {
    allowed: decision.allowed,
    explanation: explainDecision(decision, token),
    group: decision.agent ?? null,
    line: decision.rule?.line ?? null,
    rule: decision.rule ? ruleText(decision.rule) : null,
  };
}

/** An address without a scheme is taken for one on https, as a browser does. */
function siteOf(address: string): URL {
  const isPath = address.startsWith('/');
  const url = isPath ? null : URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(address) ? address : `https://${address}`);
  if (url?.hostname) return url;
  throw new ToolError('invalid-input', 'This is no web address, such as https://example.com/page.', { field: 'url' });
}

function given(address: string, text: string): FetchedFile {
  if (!address.startsWith('/')) siteOf(address);
  return { outcome: 'given', text, url: null, status: null, explanation: '' };
}

/** The path and query that are tested, as they would be asked for. */
function testedPath(address: string, path: string | undefined): string {
  const [asked = ''] = (path || pathOf(address)).split('#', 1);
  return asked === '' ? '/' : asked;
}

function pathOf(address: string): string {
  if (address.startsWith('/')) return address;
  const start = address.replace(/^[a-z][a-z0-9+.-]*:\/\//i, '');
  const cut = start.search(/[/?#]/);
  if (cut < 0) return '/';
  return start[cut] === '/' ? start.slice(cut) : `/${start.slice(cut)}`;
}

export default run;
