import type { Reason } from './failure.ts';

const refused = { words: 'it refuses our name or password', isLasting: true };
const noAnswer = { words: 'it does not answer', isLasting: false };
const away = { words: 'it is starting, stopping or gone', isLasting: false };
const crowded = { words: 'it takes no more connections', isLasting: false };
const full = { words: 'its disk or memory is full', isLasting: false };
const held = { words: 'another program holds what is needed', isLasting: false };
const readOnly = { words: 'this program may not write to it', isLasting: true };
const broken = { words: 'its disk fails or it is damaged', isLasting: true };
const noDatabase = { words: 'there is no such database', isLasting: true };
const taken = { words: 'it holds tables of another program', isLasting: true };

/** By the first letters of the error code, the longest first, https://www.postgresql.org/docs/current/errcodes-appendix.html. */
const reasons: readonly (readonly [prefix: string, Omit<Reason, 'code'>])[] = [
  ['25006', readOnly],
  ['42501', readOnly],
  ['3D000', noDatabase],
  ['42P07', taken],
  ['53300', crowded],
  ['57014', held],
  ['55P03', held],
  ['57P', away],
  ['08', away],
  ['28', refused],
  ['40', held],
  ['53', full],
  ['58', broken],
  ['XX', broken],
];

const unreachable =
  /^(?:ECONN\w+|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPIPE|ENOTFOUND|EAI_AGAIN|ENOENT|EACCES|EADDRNOTAVAIL)$/;

/** What the driver says in words alone. */
const lost =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (?:has encountered|was closed))/;

/** What `error` says about a database of PostgreSQL; `undefined` when it is a bug of ours. */
export function postgresReason(error: unknown): Reason | undefined {
  if (!(error instanceof Error)) return undefined;
  if (lost.test(error.message)) return { ...noAnswer, code: 'ECONNRESET' };
  const code = 'code' in error ? String(error.code) : '';
  if (unreachable.test(code)) return { ...noAnswer, code };
  const [, reason] = (/^[\dA-Z]{5}$/.test(code) && reasons.find(([prefix]) => code.startsWith(prefix))) || [];
  return reason && { ...reason, code };
}
