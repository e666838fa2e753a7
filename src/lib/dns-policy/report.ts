/** A record as its owner would publish it. */
interface Proposal {
  name: string;
  type: 'TXT' | 'CAA' | 'DS';
  value: string;
}

/** As in the results of tools, before it has a title. */
export interface Finding {
  /** `unknown`: it could not be asked, and so nothing is said of how it is. */
  severity: 'error' | 'warning' | 'advice' | 'passed' | 'unknown';
  /** What was found, in a sentence. */
  detail: string;
  /** What to do about it, in a sentence. */
  fix?: string;
  /** The record that does it, where that can be known. */
  record?: Proposal;
}

/** A part of a record and what it means. */
export interface Explained {
  part: string;
  meaning: string;
}

/**
 * What becomes of mail that somebody forges in a name: it passes as real, nothing is said against it, or it is marked,
 * held or refused.
 */
type Forgery = 'passes' | 'unstopped' | 'stopped';

/** What the readers of this folder say of one subject. */
export interface Report {
  /** What was found, in one sentence. */
  summary: string;
  records: readonly { name: string; value: string }[];
  explained: readonly Explained[];
  findings: readonly Finding[];
  /** Of those that decide it. */
  forgery?: Forgery;
}

/**
 * Asks the DNS for the values of a name: none for "there are none" and for "there is no such name", `undefined` when
 * nobody could be asked. Aliases are followed. Rejects only when all is over, as after an abort.
 */
export type Ask = (
  name: string,
  type: 'A' | 'AAAA' | 'CAA' | 'DNSKEY' | 'DS' | 'MX' | 'SOA' | 'TXT',
) => Promise<readonly string[] | undefined>;

/** Parts and findings that one report holds at most, so that a hostile record makes no endless one. */
const MOST = 100;

/** The first of a list that may be endless. */
export function capped<T>(list: readonly T[]): readonly T[] {
  return list.slice(0, MOST);
}

/** A text in quotation marks, shortened when it is long. */
export function quoted(text: string): string {
  return text.length > 80 ? `"${text.slice(0, 79)}…"` : `"${text}"`;
}
