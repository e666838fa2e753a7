import { ToolError } from '#kit/tool-error';
import type { Whois } from './port.ts';

/** The name of the server where referrals start, for answers in the fake. */
export const FAKE_ROOT = 'whois.root.test';

const NO_SUCH_NAME = 'No match for that name.\n';

/** When the fake asked, always. */
const askedAt = Date.UTC(2026, 0, 15, 11, 59);

/** Answers by server and query, as `whois.nic.test example.test`. */
export function createFakeWhois(answers: Readonly<Record<string, string | ToolError>> = {}): Whois {
  return {
    async ask({ server = FAKE_ROOT, query, signal }) {
      if (signal?.aborted) throw new ToolError('cancelled', 'The request was cancelled.');
      const answer = answers[`${server} ${query}`] ?? NO_SUCH_NAME;
      if (answer instanceof ToolError) throw answer;
      return { server, text: answer, isCut: false, askedAt };
    },
  };
}
