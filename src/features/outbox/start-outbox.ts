import type { Store } from '#ports/store/port';
import { noContactTo, type Sending, sendDue } from './send-due.ts';

export interface Outbox {
  /** There is something new to be sent: it need not wait for the next look. */
  wake(): void;
  /** Begins no mail any more. What is being sent gets a few seconds to end, and is due again at the next start otherwise. */
  stop(): Promise<void>;
}

export interface OutboxOptions extends Omit<Sending, 'mails'> {
  mails: Store['mails'];
  /** The store does not work: it is looked at again later. */
  onFailure: (error: unknown) => void;
  /** Milliseconds between two looks, for what other servers and commands put in and what is due again. */
  every?: number;
  /** Milliseconds that a mail which is being sent gets at the end. */
  grace?: number;
}

const EVERY = 15_000;
const GRACE = 5_000;

/** Sends what is in the outbox, for as long as the program runs. Several servers may do so over one store. */
export function startOutbox({ every = EVERY, grace = GRACE, onFailure, ...sending }: OutboxOptions): Outbox {
  const ending = new AbortController();
  let isStopping = false;
  let isWoken = false;
  let endPause = () => {};

  async function look(): Promise<void> {
    isWoken = false;
    try {
      await sendDue(sending, ending.signal, () => isStopping);
    } catch (error) {
      onFailure(error);
    }
  }

  function pause(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, every);
    endPause = () => {
      clearTimeout(timer);
      resolve();
    };
    if (isWoken || isStopping) endPause();
    return promise;
  }

  async function run(): Promise<void> {
    await askAnew(sending).catch(onFailure);
    while (!isStopping) {
      await look();
      await pause();
    }
  }

  const ended = run();
  return {
    wake() {
      isWoken = true;
      endPause();
    },
    async stop() {
      isStopping = true;
      endPause();
      const timer = setTimeout(() => ending.abort(), grace);
      await ended;
      clearTimeout(timer);
    },
  };
}

/** Mails to the people of the site that had nowhere to go: now they have. */
async function askAnew({
  mails,
  clock,
  contactTo,
}: Pick<OutboxOptions, 'mails' | 'clock' | 'contactTo'>): Promise<void> {
  if (contactTo === undefined) return;
  const failed = await mails.list({ state: 'failed' });
  for (const { id, lastError = '' } of failed) {
    if (lastError.endsWith(`: ${noContactTo}`)) await mails.retry(id, clock.now());
  }
}
