import type { Run } from '#kit/define-tool';
import { ToolError } from '#kit/tool-error';
import { statusName } from '#lib/http-status';
import type tool from './tool.ts';
import { type Visit, visit } from './visit.ts';

/** What a site can be blamed for; anything else is ours, or the visitor's. */
const THEIRS: ReadonlySet<string> = new Set(['not-found', 'timed-out', 'upstream-failed', 'too-large']);

const run: Run<typeof tool> = async ({ domain }, { http, clock }, { signal, report }) => {
  const attempt = async (scheme: 'https' | 'http') => {
    report({ stage: `Asking ${scheme}://${domain}/` });
    try {
      return await visit(`${scheme}://${domain}/`, { http, signal });
    } catch (error) {
      if (!(error instanceof ToolError) || !THEIRS.has(error.code) || signal.aborted) throw error;
      return error;
    }
  };
  const secure = await attempt('https');
  // A name that is not there is not there for the other scheme either.
  const isTriedAgain = secure instanceof ToolError && secure.code !== 'not-found';
  const plain = isTriedAgain ? await attempt('http') : secure;
  const outcome = plain instanceof ToolError ? secure : plain;
  const checkedAt = new Date(clock.now()).toISOString();
  const source = { protocol: isTriedAgain ? 'HTTPS and HTTP' : 'HTTPS', server: domain };
  if (outcome instanceof ToolError) {
    return {
      ...{ verdict: 'Down', time: null, domain, status: null, address: null, finalUrl: null },
      ...{ reason: outcome.message, stages: [], steps: [] },
      sources: [{ ...source, failure: outcome.message }],
      checkedAt,
    };
  }
  return { domain, ...answerOf(outcome, secure), sources: [source], checkedAt };
};

export default run;

function answerOf({ heads, trouble }: Visit, secure: Visit | ToolError) {
  const [first] = heads;
  const last = heads.at(-1);
  if (!first || !last) throw new Error('A visit that failed has been reported as such.');
  const { lookup = 0, connect = 0, secure: handshake = 0, address = '' } = first.connection ?? {};
  const withoutTls = secure instanceof ToolError ? `HTTPS fails: ${secure.message}` : undefined;
  return {
    verdict: verdictOf(last.status, withoutTls !== undefined, trouble !== undefined),
    time: first.waited,
    status: statusName(last.status),
    address: address || null,
    finalUrl: last.url,
    reason: trouble ?? withoutTls ?? reasonOf(last.status),
    stages: [
      { name: 'DNS lookup', value: lookup },
      { name: 'Connecting', value: connect },
      ...(handshake > 0 ? [{ name: 'TLS handshake', value: handshake }] : []),
      { name: 'Waiting for the page', value: Math.max(0, first.waited - lookup - connect - handshake) },
      ...heads.slice(1).map(({ waited }, index) => ({ name: `Redirect ${index + 1}`, value: waited })),
    ],
    steps: heads.map(({ url, status, waited, connection }) => ({
      ...{ url, status: statusName(status), waited },
      server: connection?.address ?? '',
    })),
  };
}

function verdictOf(status: number, isPlain: boolean, isTroubled: boolean): string {
  if (isTroubled) return 'Up, but redirects to a broken address';
  if (status >= 500) return 'Answers with an error';
  if (status >= 400) return 'Up, but refuses access';
  return isPlain ? 'Up, without HTTPS' : 'Up';
}

function reasonOf(status: number): string | null {
  if (status >= 500) return 'The server answers, but reports an error.';
  if (status === 401) return 'The site asks for a user name and password.';
  if (status === 403 || status === 429) return 'The site is up but refuses this server. Many sites block programs.';
  if (status >= 400) return 'The server answers, but has no page at this address.';
  return null;
}
