import type { Run, ToolOutput } from '#kit/define-tool';
import { gravity } from '#kit/judge';
import { ToolError } from '#kit/tool-error';
import { followRedirects } from '#lookups/redirect-hops';
import { type Chain, chainFindings } from './chain-findings.ts';
import { statusMeaning } from './status-meaning.ts';
import type tool from './tool.ts';

type Output = ToolOutput<typeof tool>;

const run: Run<typeof tool> = async ({ urls }, { http }, { signal, report }) => {
  const different = [...new Set(urls)];
  const known = new Map<string, Chain>();
  const answer = () => told(different.flatMap((url) => known.get(url) ?? []));
  const follow = async (url: string) => {
    const hops = await followRedirects(url, { http, signal, isPolite: different.length > 1 }).catch(
      (error: unknown) => {
        if (!(error instanceof ToolError) || signal.aborted) throw error;
        if (different.length === 1) throw error;
        return { hops: [], end: 'failed' as const, failure: error.message };
      },
    );
    known.set(url, { url, ...hops });
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
    findings: chains.flatMap(chainFindings).sort((a, b) => gravity[a.severity] - gravity[b.severity]),
    checked: chains.length,
    redirected: chains.filter(({ hops }) => hops.length > 1).length,
    broken: chains.filter(({ hops, end }) => end !== 'answered' || (hops.at(-1)?.status ?? 0) >= 400).length,
    chains: chains.map((chain) => ({
      url: chain.url,
      result: resultOf(chain),
      redirects: Math.max(0, chain.hops.length - (chain.end === 'answered' ? 1 : 0)),
      status: chain.hops.at(-1)?.status ?? 0,
      finalUrl: chain.hops.at(-1)?.url ?? '',
      time: chain.hops.reduce((sum, { waited }) => sum + waited, 0),
    })),
    hops: chains.flatMap(({ hops }, chain) =>
      hops.map(({ status, url, waited }, step) => ({
        ...{ chain: chain + 1, step: step + 1, status, url },
        meaning: statusMeaning(status),
        time: waited,
      })),
    ),
    headers: chains.flatMap(({ hops }) =>
      hops.map(({ url, status, headers }) => ({ url, status, headers: { ...headers } })),
    ),
  };
}

function resultOf({ hops, end, failure }: Chain): string {
  if (end === 'loop') return 'Redirect loop';
  if (end === 'endless') return 'Too many redirects';
  if (end === 'failed') return hops.length === 0 ? failure : 'A redirect leads nowhere';
  const { status = 0 } = hops.at(-1) ?? {};
  if (status >= 400) return `Error ${status}`;
  return hops.length > 1 ? 'Redirected' : 'No redirect';
}
