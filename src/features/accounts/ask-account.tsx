import { ToolError } from '#kit/tool-error';
import { FORM_MIN_MS } from '#lib/visitor-field';
import { notify } from '#ui/notice/notices';
import { callApi, type Envelope } from '#ui/tool-page/call-api';
import { rememberSignedIn } from './signed-in.tsx';

const PATIENCE = 30_000;

/** Asks for something of accounts by its name. Resolves with the server's sentence and data. @throws ToolError. */
export async function askAccount(name: string, input?: object): Promise<Envelope> {
  const send = input && {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  };
  try {
    return await callApi(`/account/${name}`, { ...send, signal: AbortSignal.timeout(PATIENCE) });
  } catch (error) {
    if (error instanceof ToolError && error.code === 'not-signed-in') rememberSignedIn(false);
    throw error;
  }
}

/** The same, where a failure is told by a notice; resolves with nothing then. */
export async function tryAccount(failed: string, name: string, input?: object): Promise<Envelope | undefined> {
  try {
    return await askAccount(name, input);
  } catch (error) {
    const isTold = error instanceof ToolError;
    if (!isTold) console.error(error);
    notify({ kind: 'error', message: failed, ...(isTold ? { reason: error.message } : {}) });
    return undefined;
  }
}

/** What keeps machines from forms. A browser fills in a whole form at once: then the answer waits a moment. */
export async function trapped(form: HTMLFormElement): Promise<{ reference: string; openFor: number }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  setTimeout(resolve, Math.max(0, FORM_MIN_MS + 50 - performance.now()));
  await promise;
  const reference = form.elements.namedItem('reference');
  return {
    reference: reference instanceof HTMLInputElement ? reference.value : '',
    openFor: Math.floor(performance.now()),
  };
}
