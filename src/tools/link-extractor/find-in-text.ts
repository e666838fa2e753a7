import { parse } from 'tldts';
import { isEmailAddress } from '#lib/email-address';
import { own } from '#lib/own';

export type Kind = 'link' | 'email' | 'phone';

interface Found {
  kind: Kind;
  /** As it is written, but for marks around it. */
  value: string;
  /** Offset in UTF-16 units. */
  at: number;
}

/** UTF-16 units of the parts of an e-mail address (RFC 5321), and of an address of a page that is looked at. */
const LOCAL = 64;
const DOMAIN = 253;
const LONGEST = 4_000;

/** What follows a scheme, up to white space or a sign that ends addresses in texts. */
const WITH_SCHEME = /(?:https?|ftp):\/\/[^\s<>"`{}|\\^。、，；！？「」『』（）《》]+/gi;

/** Addresses that begin with a scheme. */
export function* schemedLinks(text: string): Generator<Found> {
  for (const { index, 0: whole } of text.matchAll(WITH_SCHEME)) {
    const value = trimmed(whole.slice(0, LONGEST));
    if (/^[a-z]+:\/\/[^/?#]/i.test(value) && URL.canParse(value)) yield { kind: 'link', value, at: index };
  }
}

/** Endings of files that are endings of domain names as well: `readme.md` is hardly in Moldova. */
const FILE_ENDINGS = new Set(['md', 'py', 'sh', 'rs', 'pl', 'zip', 'mov', 'ps', 'cc', 'so', 'ml', 'app', 'java', 'st']);
const WORDS = /[^\s<>"'`(),;{}|\\^[\]。、，；！？「」『』（）《》]+/g;

/** Addresses without a scheme: `www.example.com`, `example.co.uk/page`. */
export function* bareLinks(text: string): Generator<Found> {
  for (const { index, 0: word } of text.matchAll(WORDS)) {
    const start = /^[*_~.:=-]*/.exec(word)?.[0].length ?? 0;
    const value = trimmed(word.slice(start, LONGEST));
    if (value.includes('.') && !value.includes('://') && isBare(value)) {
      yield { kind: 'link', value, at: index + start };
    }
  }
}

function isBare(value: string): boolean {
  const host = /^[^/?#:@]+/.exec(value.slice(0, DOMAIN + 1))?.[0] ?? '';
  if (host.length > DOMAIN || value.charAt(host.length) === '@') return false;
  if (!/^(?:[\p{L}\p{N}_-]{1,63}\.){1,20}[\p{L}-]{2,63}$/u.test(host) && !/\.xn--[a-z\d-]{2,59}$/i.test(host))
    return false;
  const labels = host.split('.');
  const ending = labels.at(-1) ?? '';
  // "The end.Next" is two sentences.
  if (ending !== ending.toLowerCase() && host !== host.toUpperCase()) return false;
  if (labels.length === 2 && value === host && FILE_ENDINGS.has(ending.toLowerCase())) return false;
  const { isIcann, domainWithoutSuffix } = parse(host.toLowerCase());
  return isIcann === true && (domainWithoutSuffix ?? '') !== '';
}

/** E-mail addresses, of any script. Only what is around an at sign is looked at. */
export function* emails(text: string): Generator<Found> {
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const local = text.slice(reachBack(text, at), at).replace(/^[.'`*_{|/=]{1,64}/, '');
    const domain = withoutDots(/^[\p{L}\p{N}\p{M}.-]+/u.exec(text.slice(at + 1, at + 1 + DOMAIN))?.[0] ?? '');
    if (local === '' || local.length > LOCAL || !domain.includes('.') || local.includes('..')) continue;
    const host = URL.parse(`http://${domain}/`)?.hostname;
    const { isIcann, domainWithoutSuffix } = parse(host ?? '');
    if (!host || isIcann !== true || !domainWithoutSuffix) continue;
    const isAscii = /^[\x21-\x7e]+$/.test(local);
    if (isAscii && !isEmailAddress(`${local}@${host}`)) continue;
    yield { kind: 'email', value: `${local}@${domain}`, at: at - local.length };
  }
}

/** Where the signs that may be in a local part begin, before an at sign. */
function reachBack(text: string, at: number): number {
  let start = at;
  while (start > at - LOCAL - 1 && /[\p{L}\p{N}\p{M}.!#$%&'*+/=?^_`{|}~-]/u.test(text.charAt(start - 1))) start -= 1;
  return start;
}

function withoutDots(domain: string): string {
  let end = domain.length;
  while (end > 0 && '.-'.includes(domain.charAt(end - 1))) end -= 1;
  return domain.slice(0, end);
}

/** Signs that a number of a phone is made of; the digits are counted afterwards. */
const PHONE = /(?<![\p{L}\p{N}.,:/_@=-])(?:\+|00|\(0|0|\()?\d[\d ().\u00a0\u2009/-]{4,24}\d(?![\p{L}\p{N}])/gu;

/** Phone numbers as people write them. Only such as have a plus sign, a leading 0 or groups can be told from other numbers. */
export function* phones(text: string): Generator<Found> {
  for (const { index, 0: value } of text.matchAll(PHONE)) {
    const digits = value.replace(/\D/g, '');
    if (digits.length < 7 || digits.length > 15) continue;
    const isForeign = /^(?:\+|00)/.test(value);
    const groups = value.split(/[ ().\u00a0\u2009/-]+/).filter((group) => group !== '');
    if (!isForeign && (groups.length < 2 || isOtherNumber(value, groups))) continue;
    if (isForeign && digits.length < 8) continue;
    yield { kind: 'phone', value: value.trim(), at: index };
  }
}

/** Dates, versions, addresses of computers, prices and ranges of years. */
function isOtherNumber(value: string, groups: readonly string[]): boolean {
  if (/^\d{4}[-/.]\d{1,2}[-/.]\d{1,2}(?:\D|$)/.test(value) || /^\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}(?:\D|$)/.test(value))
    return true;
  if (/^\d{1,3}(?:\.\d{1,3}){3}$/.test(value)) return true;
  if (/^\d{1,3}(?:[ .\u00a0\u2009]\d{3}){1,5}$/.test(value) && !value.startsWith('0')) return true;
  if (/^(?:1[5-9]|20)\d\d ?[-/] ?(?:1[5-9]|20)\d\d$/.test(value)) return true;
  return groups.length < 3 && !/^[(0]/.test(value) && !/^\d{3}[-. ]\d{4}$/.test(value);
}

const CLOSERS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** Without the marks at its end that belong to the sentence: a bracket stays when it was opened within. */
function trimmed(text: string): string {
  const counts = new Map<string, number>();
  for (const sign of text) if ('()[]{}'.includes(sign)) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  let end = text.length;
  for (; end > 0; end -= 1) {
    const last = text.charAt(end - 1);
    const opener = own(CLOSERS, last);
    if (opener === undefined && !/[.,;:!?'"*_~…»”’›]/.test(last)) break;
    if (opener !== undefined) {
      const closed = counts.get(last) ?? 0;
      if (closed <= (counts.get(opener) ?? 0)) break;
      counts.set(last, closed - 1);
    }
  }
  return text.slice(0, end);
}

/** Text with "name (at) example (dot) com" as an address; "at" and "dot" without brackets only in capitals. */
export function unveiled(text: string): string {
  return text
    .replace(/\s{0,2}[([{<]\s{0,2}(?:at|@|ät)\s{0,2}[)\]}>]\s{0,2}|\sAT\s/gi, (found) => (isLoud(found) ? '@' : found))
    .replace(/\s{0,2}[([{<]\s{0,2}(?:dot|punkt|punto|\.)\s{0,2}[)\]}>]\s{0,2}|\sDOT\s/gi, (found) =>
      isLoud(found) ? '.' : found,
    );
}

function isLoud(found: string): boolean {
  return /[^\s\p{L}]/u.test(found) || found === found.toUpperCase();
}
