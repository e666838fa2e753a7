import { ToolError } from '#kit/tool-error';
import { FORM_MIN_MS } from '#lib/visitor-field';
import { notify } from '../notice/notices.tsx';
import { callApi } from '../tool-page/call-api.tsx';

/** Milliseconds after which nobody waits for an answer any more. */
const PATIENCE = 30_000;

/**
 * Sends what a form holds, with the time for which the page has been open. Resolves with the server's sentence.
 *
 * @throws ToolError with the server's sentence, or one of ours when no answer came.
 */
export async function sendForm(path: string, form: HTMLFormElement): Promise<string> {
  const values = Object.fromEntries(new FormData(form));
  // A browser fills in a whole form at once; the server would take that for a machine.
  await until(FORM_MIN_MS + 50);
  const signal = AbortSignal.timeout(PATIENCE);
  try {
    const { success, message } = await callApi(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...values, openFor: Math.floor(performance.now()) }),
      signal,
    });
    if (!success) throw new ToolError('upstream-failed', message);
    return message;
  } catch (cause) {
    throw signal.aborted ? new ToolError('timed-out', 'The server took too long to answer.', { cause }) : cause;
  }
}

/** Tells the visitor that a form was not received, and why as far as they can know. */
export function tellFailure(message: string, error: unknown): void {
  const isTold = error instanceof ToolError;
  if (!isTold) console.error(error);
  notify({ kind: 'error', message, ...(isTold ? { reason: error.message } : {}) });
}

/** Resolves when the page is that many milliseconds old. */
function until(age: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  setTimeout(resolve, Math.max(0, age - performance.now()));
  return promise;
}
