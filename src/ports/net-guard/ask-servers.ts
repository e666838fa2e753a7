import { promises as dns, type LookupAddress } from 'node:dns';

/** Finds addresses until `ended` is aborted: then it ends by itself, with what it has. */
export type Ask = (host: string, ended: AbortSignal) => Promise<readonly LookupAddress[]>;

export interface Tries {
  /** Milliseconds to wait for one answer of one server. */
  timeout: number;
  /** How often the whole list is gone through. */
  tries: number;
}

/** Milliseconds for the addresses of one family, when those of the other are there. */
const OTHER_FAMILY = 500;

/**
 * Asks name servers (`address:port`) without taking a thread. Each question has sockets of its own: a name whose servers are silent
 * says nothing against the server that was asked for it.
 *
 * @throws Error with a code of the system, such as `ENOTFOUND`.
 */
export async function askServers(
  servers: readonly string[],
  host: string,
  { timeout, tries, ended }: Tries & { ended: AbortSignal },
): Promise<readonly LookupAddress[]> {
  ended.throwIfAborted();
  const resolver = new dns.Resolver({ timeout, maxTimeout: timeout, tries });
  resolver.setServers(servers);
  const cancel = () => resolver.cancel();
  ended.addEventListener('abort', cancel, { once: true });
  let late: NodeJS.Timeout | undefined;
  const questions = [resolver.resolve4(host), resolver.resolve6(host)];
  const onFirst = () => {
    late ??= setTimeout(cancel, OTHER_FAMILY);
  };
  for (const question of questions) question.then(onFirst, () => {});
  try {
    const answers = await Promise.allSettled(questions);
    const found = answers.flatMap((answer, at) =>
      answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family: at === 0 ? 4 : 6 })) : [],
    );
    if (found.length > 0) return found;
    const reasons: unknown[] = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
    throw reasons.find((reason) => codeOf(reason) === 'ENOTFOUND') ?? mostTelling(reasons);
  } finally {
    clearTimeout(late);
    ended.removeEventListener('abort', cancel);
  }
}

/** A server that could not answer says more than one that knows of nothing. */
export function mostTelling(failures: readonly unknown[]): unknown {
  return failures.find((failure) => !isAbsence(failure)) ?? failures[0];
}

/** Whether it says that there is no such name, or none with an address. */
export function isAbsence(error: unknown): boolean {
  return ['ENOTFOUND', 'ENODATA', 'EBADNAME'].includes(codeOf(error));
}

export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
