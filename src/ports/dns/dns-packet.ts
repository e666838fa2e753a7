import { getServers } from 'node:dns';
import type { DecodedPacket } from 'dns-packet';
import type { OutsideCalls } from '#calls/outside-calls';
import { ToolError } from '#kit/tool-error';
import { meansNoConnection } from '#lib/always-there';
import { ExchangeFailure, errorCode, exchange, type Limits, type Question } from './exchange.ts';
import type { Dns, DnsAnswer, DnsRecord, PublicResolver, RecordType } from './port.ts';
import { readRecords } from './records.ts';
import { type DnsServer, parseDnsServer } from './servers.ts';

/** Aliases followed for one question before it counts as endless. */
const MOST_ALIASES = 10;

const NO_ERROR = 0;
const NO_SUCH_DOMAIN = 3;
const errorNames = new Map([
  [1, 'FORMERR'],
  [2, 'SERVFAIL'],
  [4, 'NOTIMP'],
  [5, 'REFUSED'],
  [9, 'NOTAUTH'],
]);

export interface DnsOptions {
  /** `host[:port]`, asked in this order; none: the system's own, read anew for each question. */
  servers: readonly string[];
  /** Milliseconds to wait for one server, over each transport. */
  timeout?: number;
  /** Milliseconds until a packet that may be lost is sent once more; a busy server drops some. */
  resend?: number;
  /** How often the whole list is gone through. */
  tries?: number;
  /** Milliseconds for one question in all, aliases included. */
  limit?: number;
  /** Whom `queryAt` may ask. */
  publicResolvers?: readonly PublicResolver[];
  /** Spaces the questions to public resolvers; without it they go out at once. */
  calls?: OutsideCalls;
}

interface Reply {
  noSuchDomain: boolean;
  records: readonly DnsRecord[];
  server: string;
  authentic: boolean;
}

/**
 * A stub resolver. The servers are the operator's and trusted: their addresses pass no guard.
 *
 * @throws Error with one line when a server of the list is malformed.
 */
export function createDns({ servers, publicResolvers = [], calls, ...options }: DnsOptions): Dns {
  const { timeout = 2_000, resend = 700, tries = 2, limit = 10_000 } = options;
  const configured = servers.map(parseDnsServer);
  const current = () => (configured.length > 0 ? configured : getServers().map(parseDnsServer));
  const open = new Map(publicResolvers.map(({ server }) => [server, parseDnsServer(server)]));
  const ask = (at: readonly DnsServer[], asked: Question, outer: AbortSignal | undefined, times = tries) =>
    withinLimit(asked, { limit, outer }, (signal) =>
      follow(asked, (question) => askInTurn(at, question, { timeout, resend, tries: times, signal })),
    );
  return {
    query: (name, type, signal, { unchecked = false } = {}) => ask(current(), { name, type, unchecked }, signal),
    publicResolvers: async () => publicResolvers,
    async queryAt(server, name, type, signal, { unchecked = false } = {}) {
      const at = open.get(server);
      if (!at) throw new Error(`${server} is not one of the public resolvers`);
      // Outside calls are tried again where they are spaced.
      const call = () => ask([at], { name, type, unchecked }, signal, calls ? 1 : tries);
      return calls ? await politely(calls, at.host, call, signal) : await call();
    },
  };
}

/** An answer that is an error tells of the name that was asked for: it is no reason to leave the server alone. */
async function politely<T>(
  calls: OutsideCalls,
  host: string,
  call: () => Promise<T>,
  signal: AbortSignal | undefined,
): Promise<T> {
  const outcome = await calls.run(
    host,
    async () => {
      try {
        return { answer: await call() };
      } catch (error) {
        if (error instanceof ToolError && error.code === 'upstream-failed') return { error };
        throw error;
      }
    },
    signal,
  );
  if ('error' in outcome) throw outcome.error;
  return outcome.answer;
}

async function withinLimit<T>(
  question: Question,
  { limit, outer }: { limit: number; outer: AbortSignal | undefined },
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const onOuterAbort = () =>
    controller.abort(
      outer?.reason instanceof ToolError ? outer.reason : new ToolError('cancelled', 'The request was cancelled.'),
    );
  const timer = setTimeout(() => controller.abort(tooSlow(question)), limit);
  if (outer?.aborted) onOuterAbort();
  outer?.addEventListener('abort', onOuterAbort, { once: true });
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', onOuterAbort);
  }
}

/** Answers the question, asking on where a server left the chain of aliases unfinished. */
async function follow(question: Question, ask: (question: Question) => Promise<Reply>): Promise<DnsAnswer> {
  const { name, type } = question;
  const visited = [name.toLowerCase()];
  let owner = visited[0] ?? name;
  let isAuthentic = true;
  while (true) {
    const { records, noSuchDomain, server, authentic } = await ask({ ...question, name: owner });
    // A chain is as sure as its weakest answer.
    isAuthentic &&= authentic;
    const source = { server, ...(isAuthentic && { authentic: true as const }) };
    const asked = owner;
    if (type !== 'CNAME') owner = endOfChain(records, owner, visited);
    const found = records.filter((record) => record.type === type && record.name === owner);
    if (found.length > 0) return { status: 'found', records: inOrder(found), ...source };
    const offline = noSuchDomain && visited.length === 1 && meansNoConnection(name);
    if (offline) throw new ToolError('upstream-failed', offline);
    if (noSuchDomain) return { status: visited.length === 1 ? 'no-such-domain' : 'no-records', ...source };
    if (owner === asked) return { status: 'no-records', ...source };
  }
}

function endOfChain(records: readonly DnsRecord[], start: string, visited: string[]): string {
  const [name = start] = visited;
  let owner = start;
  while (true) {
    const alias = records.find((record) => record.type === 'CNAME' && record.name === owner);
    if (!alias) return owner;
    owner = alias.value.toLowerCase();
    if (visited.includes(owner)) {
      throw new ToolError('upstream-failed', `${name} is an alias that leads back to itself, so it has no records.`);
    }
    visited.push(owner);
    if (visited.length > MOST_ALIASES + 1) {
      throw new ToolError('upstream-failed', `${name} leads through more than ${MOST_ALIASES} aliases in a row.`);
    }
  }
}

function inOrder(records: readonly DnsRecord[]): DnsRecord[] {
  return [...records].sort((a, b) => (a.priority ?? 0) - (b.priority ?? 0));
}

async function askInTurn(
  servers: readonly DnsServer[],
  question: Question,
  { tries, ...limits }: Limits & { tries: number },
): Promise<Reply> {
  if (!isAskable(question.name)) {
    throw new ToolError('upstream-failed', `"${question.name}" is not a name that the DNS can be asked for.`);
  }
  const failures: ExchangeFailure[] = [];
  for (const server of Array.from({ length: tries }, () => servers).flat()) {
    try {
      return readReply(await exchange(server, question, limits), server);
    } catch (error) {
      if (!(error instanceof ExchangeFailure)) throw error;
      failures.push(error);
    }
  }
  throw couldNotAsk(question, failures);
}

/** A reply that says something about the question, or a failure that lets the next server try. */
function readReply(reply: DecodedPacket, server: DnsServer): Reply {
  const code = errorCode(reply);
  if (code !== NO_ERROR && code !== NO_SUCH_DOMAIN) {
    throw new ExchangeFailure(`answered with the error ${errorNames.get(code) ?? code}`);
  }
  if (isReferral(reply)) throw new ExchangeFailure('do not look up names for others');
  return {
    noSuchDomain: code === NO_SUCH_DOMAIN,
    records: readRecords(reply),
    server: server.label,
    authentic: reply.flag_ad,
  };
}

/** "Ask those servers instead": not the statement that there are no records. */
function isReferral({ answers = [], authorities = [], ...reply }: DecodedPacket): boolean {
  if (answers.length > 0 || reply.flag_aa || reply.flag_ra) return false;
  return authorities.some(({ type }) => type === 'NS') && !authorities.some(({ type }) => type === 'SOA');
}

function isAskable(name: string): boolean {
  return name.length <= 253 && name.split('.').every((label) => /^[\x21-\x5b\x5d-\x7e]{1,63}$/.test(label));
}

function couldNotAsk(question: Question, failures: readonly ExchangeFailure[]): ToolError {
  const telling = failures.findLast((failure) => !failure.timedOut);
  if (!telling) return tooSlow(question);
  return new ToolError(
    'upstream-failed',
    `The DNS servers could not give the ${question.type} records of ${question.name}: they ${telling.message}.`,
    { cause: telling },
  );
}

function tooSlow({ name, type }: { name: string; type: RecordType }): ToolError {
  return new ToolError('timed-out', `The DNS servers did not give the ${type} records of ${name} in time.`);
}
