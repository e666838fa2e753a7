import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { isSame } from '#lib/is-same';

/** What a link lets its reader do. */
export type LinkPurpose = 'confirm' | 'unsubscribe';

export const linkPaths = {
  confirm: '/newsletter/confirm',
  unsubscribe: '/newsletter/unsubscribe',
} as const satisfies Record<LinkPurpose, string>;

/** The key that links are signed with, by its name in the store. */
export const LINK_SECRET = 'newsletter-links';

const DAY = 86_400_000;
/** Days for which an address can be confirmed; after as many, one that nobody confirmed is forgotten. */
export const CONFIRM_DAYS = 30;

/** Bytes of the signature: nobody guesses one of 2^128. */
const SIGNATURE = 16;

export interface LinkSigner {
  publicUrl: string;
  /** 64 hexadecimal digits. */
  secret: string;
}

/** The address under which a subscriber confirms, until `CONFIRM_DAYS` after `from`; in milliseconds since 1970-01-01 UTC. */
export function confirmLink(subscriber: string, from: number, signer: LinkSigner): string {
  const until = Math.ceil((from + CONFIRM_DAYS * DAY) / 1000).toString(36);
  return link('confirm', `${subscriber}.${until}`, signer);
}

/** The address under which a subscriber leaves; it works for good, as an email may be read years later. */
export function unsubscribeLink(subscriber: string, signer: LinkSigner): string {
  return link('unsubscribe', subscriber, signer);
}

function link(purpose: LinkPurpose, content: string, { publicUrl, secret }: LinkSigner): string {
  return `${publicUrl}${linkPaths[purpose]}?token=${content}.${signature(purpose, content, secret)}`;
}

function signature(purpose: LinkPurpose, content: string, secret: string): string {
  const signed = new TextEncoder().encode(`${purpose} ${content}`);
  return bytesToHex(hmac(sha256, hexToBytes(secret), signed).subarray(0, SIGNATURE));
}

/** Whose link it is. `forged`: not one of ours, or one for something else. */
type ReadToken = { subscriber: string } | 'forged' | 'expired';

/** Reads what is behind `?token=` in a link. `now` in milliseconds since 1970-01-01 UTC. */
export function readToken(
  purpose: LinkPurpose,
  token: string,
  { secret, now }: { secret: string; now: number },
): ReadToken {
  const [, content = '', subscriber = '', until, signed = ''] =
    /^(([0-9a-f]{16})(?:\.([0-9a-z]{1,10}))?)\.([0-9a-f]{32})$/.exec(token) ?? [];
  if (!isSame(signature(purpose, content, secret), signed)) return 'forged';
  if (until !== undefined && Number.parseInt(until, 36) * 1000 < now) return 'expired';
  return { subscriber };
}
