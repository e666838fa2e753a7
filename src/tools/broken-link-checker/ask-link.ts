import type { ToolOutput } from '#kit/define-tool';
import type { Ports } from '#kit/ports';
import { ToolError } from '#kit/tool-error';
import { followRedirects } from '#lookups/redirect-hops';
import type tool from './tool.ts';

type Link = ToolOutput<typeof tool>['links'][number];
export type Answer = Pick<Link, 'group' | 'status' | 'note'>;

interface AskOptions {
  http: Ports['http'];
  signal: AbortSignal;
}

/** Milliseconds that one address has to answer. */
const PATIENCE = 12_000;

/** Asks an address for the head of its answer, through its redirects; the body is not read. */
export async function askLink(url: string, { http, signal }: AskOptions): Promise<Answer> {
  const patience = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]);
  try {
    const { hops, end, failure } = await followRedirects(url, { http, signal: patience, isPolite: true });
    const last = hops.at(-1);
    if (!last) return { group: 'no-answer', status: null, note: 'There was no answer.' };
    const { status } = last;
    if (end === 'loop') return { group: 'broken', status, note: 'It redirects in a loop.' };
    if (end === 'endless') return { group: 'broken', status, note: 'It redirects more than ten times.' };
    if (end === 'failed')
      return { group: 'broken', status, note: `It redirects to an address that does not answer: ${failure}` };
    return hops.length > 1 && status < 400
      ? redirected(url, hops)
      : { group: groupOf(status), status, note: noteOf(status) };
  } catch (error) {
    if (signal.aborted) throw error;
    if (patience.aborted) return { group: 'no-answer', status: null, note: 'It did not answer within 12 seconds.' };
    if (!(error instanceof ToolError)) throw error;
    if (error.code === 'not-found') return { group: 'broken', status: null, note: error.message };
    if (error.code === 'busy' || error.code === 'target-refused')
      return { group: 'not-asked', status: null, note: error.message };
    return { group: 'no-answer', status: null, note: error.message };
  }
}

/** Statuses that say more about who asks than about the page; 999 is LinkedIn's. */
const REFUSALS = new Set([401, 402, 403, 405, 406, 407, 418, 423, 425, 429, 451, 999]);

function groupOf(status: number): Answer['group'] {
  if (status >= 200 && status <= 299) return 'fine';
  if (REFUSALS.has(status)) return 'refused';
  return status >= 500 ? 'server-error' : 'broken';
}

function noteOf(status: number): string {
  if (REFUSALS.has(status)) return 'It may work in a browser: the server does not answer automated checks.';
  if (status === 410) return 'The page is gone for good.';
  return '';
}

function redirected(url: string, hops: readonly { url: string; status: number }[]): Answer {
  const [first] = hops;
  const end = hops.at(-1);
  if (!first || !end) return { group: 'fine', status: null, note: '' };
  const from = new URL(url);
  const to = new URL(end.url);
  const isPermanent = hops.slice(0, -1).every(({ status }) => status === 301 || status === 308);
  if (to.pathname === '/' && to.search === '' && from.pathname.length > 1) {
    return {
      group: 'doubtful',
      status: first.status,
      note: `It leads to the home page, so the original page is probably gone: ${to.href}`,
    };
  }
  if (/\/(?:404|not-?found|error)(?:\.\w{2,5})?\/?$/i.test(to.pathname.slice(-40))) {
    return {
      group: 'doubtful',
      status: first.status,
      note: `It leads to a page that says “not found”: ${to.href}`,
    };
  }
  if (/\/(?:login|log-in|signin|sign-in|anmelden)(?:\.\w{2,5})?\/?$/i.test(to.pathname.slice(-40))) {
    return { group: 'refused', status: first.status, note: `It leads to a login page: ${to.host}` };
  }
  return {
    group: 'redirected',
    status: first.status,
    note: `${isPermanent ? 'Permanently' : 'Temporarily'} to ${to.href}`,
  };
}
