import { ToolError } from '#kit/tool-error';
import type { Rdap, RdapAnswer } from './port.ts';

/** Answers by domain, and by address for those that are followed. `null`: no such domain; a name that is not there: no server. */
export function createFakeRdap(answers: Readonly<Record<string, object | ToolError | null>> = {}): Rdap {
  async function answer(key: string, signal: AbortSignal | undefined): Promise<RdapAnswer> {
    if (signal?.aborted) throw new ToolError('cancelled', 'The request was cancelled.');
    const body = answers[key];
    if (body instanceof ToolError) throw body;
    if (body === undefined) return { status: 'no-server' };
    const url = URL.canParse(key) ? key : `https://rdap.test/domain/${key}`;
    return body === null ? { status: 'no-such-domain', url } : { status: 'found', url, body };
  }
  return {
    domain: ({ domain, signal }) => answer(domain, signal),
    follow: (url, signal) => answer(url, signal),
  };
}
