import type { TemporaryFiles } from '#ports/files/port';
import { type Answer, tooLarge } from './guarded-get.ts';
import type { HeldAnswer } from './port.ts';

interface HeldOptions {
  host: string;
  /** For clients that download. */
  temporary: TemporaryFiles | undefined;
}

/** What is in memory already, as a server would have sent it. */
export function heldAnswer(held: HeldAnswer, { host, temporary }: HeldOptions): Answer {
  const { status = 200, headers = {}, setCookies = [], body = '', waited = 0, read = 0 } = held;
  const content = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  const refuseTooMuch = (maxBytes: number) => {
    if (content.byteLength > maxBytes) throw tooLarge(host, maxBytes);
  };
  return {
    status,
    headers: setCookies.length > 0 ? { ...headers, 'set-cookie': setCookies.join(', ') } : headers,
    setCookies,
    waited,
    read: async (maxBytes) => {
      refuseTooMuch(maxBytes);
      // An answer is its reader's own, and may be given back.
      const encodedBytes = held.encodedBytes ?? content.byteLength;
      return { body: new Uint8Array(content), encodedBytes, read };
    },
    save: async (maxBytes, signal) => {
      refuseTooMuch(maxBytes);
      if (!temporary) throw new Error('This client keeps no files.');
      return temporary.write(content, signal);
    },
    discard: () => {},
  };
}
