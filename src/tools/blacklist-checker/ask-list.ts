import type { Ports } from '#kit/ports';
import { readIpAddress } from '#lib/ip-address';
import { reverseNameOf } from '#lib/reverse-name';
import type { BlockList } from './lists.data.ts';

/** `silent`: a list that does not know what every list has for tests does not answer us, and says so to nobody. */
export type Verdict =
  | { is: 'listed'; meaning: string; reason: string }
  | { is: 'clear' }
  | { is: 'refused'; why: string }
  | { is: 'silent' };

/** A question to one list. */
export interface Question {
  list: BlockList;
  /** An address, or a registered name. */
  target: string;
}

/** Why a list does not answer, in 127.255.255.x. Source: Spamhaus, "Return codes". */
const refusals: Readonly<Record<number, string>> = {
  252: 'The list says that the query was malformed.',
  254: 'The list does not answer public resolvers: the operator of this site needs a resolver of their own.',
  255: 'This site has sent the list too many queries.',
};
const LONGEST = 300;

/**
 * Asks one list about one address or name. Source: RFC 5782.
 *
 * @throws ToolError when the list could not be asked.
 */
export async function askList({ list, target }: Question, dns: Ports['dns'], signal: AbortSignal): Promise<Verdict> {
  const name = `${labelsOf(target)}.${list.zone}`;
  const found = await addressesAt(name, dns, signal);
  const refusal = refusalIn(found, list);
  if (refusal !== undefined) return { is: 'refused', why: refusal };
  const codes = found.filter(isCode).map(lastNumber);
  if (codes.length > 0) {
    // What must never be on a list, by RFC 5782, section 5: a list that has it has everything.
    const unlisted = await addressesAt(`${list.of === 'address' ? '1.0.0.127' : 'invalid'}.${list.zone}`, dns, signal);
    if (unlisted.length > 0) {
      return { is: 'refused', why: 'The list says that everything is listed, even what never is.' };
    }
    return { is: 'listed', meaning: meaningOf(codes, list), reason: await reasonAt(name, dns, signal) };
  }
  if (found.length > 0) {
    return {
      is: 'refused',
      why: `The answer ${found[0]} is not one that lists give: a resolver along the way has changed it.`,
    };
  }
  const test = await addressesAt(`${list.testPoint}.${list.zone}`, dns, signal);
  const testRefusal = refusalIn(test, list);
  if (testRefusal !== undefined) return { is: 'refused', why: testRefusal };
  return test.some(isCode) ? { is: 'clear' } : { is: 'silent' };
}

/** An address backwards, as its reverse name begins; a name as it is. */
function labelsOf(target: string): string {
  return readIpAddress(target) ? (reverseNameOf(target) ?? '').replace(/\.(?:in-addr|ip6)\.arpa$/, '') : target;
}

async function addressesAt(name: string, dns: Ports['dns'], signal: AbortSignal): Promise<string[]> {
  const answer = await dns.query(name, 'A', signal);
  return answer.status === 'found' ? answer.records.map(({ value }) => value) : [];
}

/** The list's own words, which are good to have: without them the code says enough. */
async function reasonAt(name: string, dns: Ports['dns'], signal: AbortSignal): Promise<string> {
  const answer = await dns.query(name, 'TXT', signal).catch(() => undefined);
  if (signal.aborted || answer?.status !== 'found') return '';
  return (answer.records[0]?.value ?? '').slice(0, LONGEST);
}

/** Answers of lists, but for the machine itself and what registries answer for names in conflict (127.0.53.53). */
function isCode(value: string): boolean {
  return value.startsWith('127.') && value !== '127.0.0.1' && value !== '127.0.53.53';
}

function refusalIn(values: readonly string[], { refusals: own = [] }: BlockList): string | undefined {
  for (const value of values) {
    if (value.startsWith('127.255.255.')) return refusals[lastNumber(value)] ?? 'The list refuses to answer.';
    if (value.startsWith('127.0.0.') && own.includes(lastNumber(value))) {
      return 'The list does not answer this server’s resolver, or no longer exists.';
    }
  }
  return undefined;
}

function lastNumber(value: string): number {
  return Number(value.split('.').at(-1));
}

function meaningOf(given: readonly number[], { codes, isSum }: BlockList): string {
  const single = Object.keys(codes).map(Number).filter(Number.isInteger);
  const numbers = isSum ? single.filter((bit) => given.some((code) => (code & bit) !== 0)) : given;
  const words = numbers.map((code) => codes[code] ?? codes.default);
  return [...new Set(words)].join('; ') || codes.default;
}
