import type { Run, ToolOutput } from '#kit/define-tool';
import { gravity } from '#kit/judge';
import { ToolError } from '#kit/tool-error';
import { wayNames } from '#lookups/page-signs';
import { createRobotsCheck } from '#lookups/robots-check';
import { chainFindings } from './chain-findings.ts';
import { homeFindings } from './end-findings.ts';
import { type Chain, followWay, type Hop } from './follow-way.ts';
import { isRedirect, statusMeaning } from './status-meaning.ts';
import type tool from './tool.ts';

type Output = ToolOutput<typeof tool>;

const run: Run<typeof tool> = async ({ urls }, { http }, { signal, report }) => {
  const different = [...new Set(urls)];
  const known = new Map<string, Chain>();
  const answer = () => told(different.flatMap((url) => known.get(url) ?? []));
  const isAllowed = createRobotsCheck({ http, signal, crawler: 'Googlebot' });
  const follow = async (url: string) => {
    const isPolite = different.length > 1;
    const chain = await followWay(url, { http, signal, isPolite, isAllowed }).catch((error: unknown): Chain => {
      if (!(error instanceof ToolError) || signal.aborted || different.length === 1) throw error;
      return { url, hops: [], end: 'failed', failure: error.message };
    });
    known.set(url, chain);
    report({
      share: known.size / different.length,
      stage: `${known.size} of ${different.length} addresses`,
      partial: answer(),
    });
  };
  await Promise.all(different.map(follow));
  return answer();
};

export default run;

function told(chains: readonly Chain[]): Output {
  return {
    findings: [...chains.flatMap(chainFindings), ...homeFindings(chains)].sort(
      (a, b) => gravity[a.severity] - gravity[b.severity],
    ),
    checked: chains.length,
    redirected: chains.filter(({ hops }) => hops.length > 1).length,
    broken: chains.filter(({ hops, end }) => end !== 'answered' || (hops.at(-1)?.status ?? 0) >= 300).length,
    chains: chains.map((chain) => ({
      url: chain.url,
      result: resultOf(chain),
      redirects: Math.max(0, chain.hops.length - (chain.end === 'answered' ? 1 : 0)),
      status: chain.hops.at(-1)?.status ?? 0,
      finalUrl: chain.hops.at(-1)?.url ?? '',
      time: chain.hops.reduce((sum, { waited }) => sum + waited, 0),
      noindex: chain.page?.noindex ?? '',
      canonical: chain.page?.canonical ?? '',
      robots: chain.hops.some(({ isBlocked }) => isBlocked) ? 'Blocked' : '',
    })),
    hops: chains.flatMap(({ hops }, chain) =>
      hops.map((hop, step) => ({
        ...{ chain: chain + 1, step: step + 1, status: hop.status, url: hop.url },
        meaning: meaningOf(hop),
        time: hop.waited,
      })),
    ),
    headers: chains.flatMap(({ hops }) =>
      hops.map(({ url, status, headers }) => ({ url, status, headers: { ...headers } })),
    ),
  };
}

function meaningOf({ status, wayOn }: Hop): string {
  return wayOn ? `Sent on by ${wayNames[wayOn.by]}` : statusMeaning(status);
}

function resultOf({ hops, end, failure }: Chain): string {
  if (end === 'loop') return 'Redirect loop';
  if (end === 'endless') return 'Too many redirects';
  if (end === 'failed') return hops.length === 0 ? failure : 'A redirect leads nowhere';
  const { status = 0 } = hops.at(-1) ?? {};
  if (isRedirect(status)) return 'A redirect without an address';
  if (status >= 400) return `Error ${status}`;
  return hops.length > 1 ? 'Redirected' : 'No redirect';
}
