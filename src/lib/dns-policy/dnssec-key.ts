import { sha1 } from '@noble/hashes/legacy.js';
import { sha256, sha384 } from '@noble/hashes/sha2.js';
import { bytesOfBase64 } from './base64.ts';

export interface ZoneKey {
  /** As it was given. */
  text: string;
  flags: number;
  algorithm: number;
  key: Uint8Array;
  tag: number;
  /** Signs the other keys; the parent points at it. */
  isEntryPoint: boolean;
  isRevoked: boolean;
}

export interface DelegationSigner {
  text: string;
  tag: number;
  algorithm: number;
  digestType: number;
  /** Upper-case hex digits. */
  digest: string;
}

type Strength = 'strong' | 'weak' | 'unknown';

interface Method {
  name: string;
  strength: Strength;
}

/** Source: IANA's registry of DNSSEC algorithms; strength: RFC 8624, section 3. */
const algorithms: Readonly<Record<number, Method>> = {
  1: { name: 'RSA/MD5', strength: 'weak' },
  3: { name: 'DSA/SHA-1', strength: 'weak' },
  5: { name: 'RSA/SHA-1', strength: 'weak' },
  6: { name: 'DSA/SHA-1 (NSEC3)', strength: 'weak' },
  7: { name: 'RSA/SHA-1 (NSEC3)', strength: 'weak' },
  8: { name: 'RSA/SHA-256', strength: 'strong' },
  10: { name: 'RSA/SHA-512', strength: 'strong' },
  12: { name: 'GOST R 34.10-2001', strength: 'weak' },
  13: { name: 'ECDSA P-256', strength: 'strong' },
  14: { name: 'ECDSA P-384', strength: 'strong' },
  15: { name: 'Ed25519', strength: 'strong' },
  16: { name: 'Ed448', strength: 'strong' },
};

/** Source: IANA's registry of DS digests; strength: RFC 8624, section 3.3. */
const digests: Readonly<Record<number, Method>> = {
  1: { name: 'SHA-1', strength: 'weak' },
  2: { name: 'SHA-256', strength: 'strong' },
  3: { name: 'GOST R 34.11-94', strength: 'weak' },
  4: { name: 'SHA-384', strength: 'strong' },
};

export function algorithmOf(number: number): Method {
  return algorithms[number] ?? { name: `algorithm ${number}`, strength: 'unknown' };
}

export function digestOf(number: number): Method {
  return digests[number] ?? { name: `digest ${number}`, strength: 'unknown' };
}

const ZONE_KEY = 0x0100;
const REVOKED = 0x0080;
const ENTRY_POINT = 0x0001;

/** Reads `257 3 13 Base64`; `undefined` for what is no key of a zone. Source: RFC 4034, section 2; RFC 5011 for the revoked bit. */
export function readZoneKey(text: string): ZoneKey | undefined {
  const parts = /^(?<flags>\d{1,5}) 3 (?<algorithm>\d{1,3}) (?<key>[\sA-Za-z0-9+/=]+)$/.exec(text)?.groups;
  const key = bytesOfBase64(parts?.key ?? '');
  const flags = Number(parts?.flags);
  const algorithm = Number(parts?.algorithm);
  if (!parts || !key || !(flags & ZONE_KEY) || flags > 0xffff || algorithm > 255) return undefined;
  const tag = keyTag(wireOf(flags, algorithm, key));
  return {
    text,
    flags,
    algorithm,
    key,
    tag,
    isEntryPoint: (flags & ENTRY_POINT) !== 0,
    isRevoked: (flags & REVOKED) !== 0,
  };
}

/** Reads `60485 5 1 2BB1…`. Source: RFC 4034, section 5. */
export function readDs(text: string): DelegationSigner | undefined {
  const parts = /^(?<tag>\d{1,5}) (?<algorithm>\d{1,3}) (?<type>\d{1,3}) (?<digest>[0-9a-f]+)$/i.exec(text)?.groups;
  if (!parts) return undefined;
  return {
    text,
    tag: Number(parts.tag),
    algorithm: Number(parts.algorithm),
    digestType: Number(parts.type),
    digest: (parts.digest ?? '').toUpperCase(),
  };
}

/** The DS with SHA-256 that a parent publishes for a key. */
export function dsOf(zone: string, key: ZoneKey): string {
  return `${key.tag} ${key.algorithm} 2 ${digest(zone, key, 2)}`;
}

/** Whether a DS stands for a key; `undefined` where its digest is of a kind that is not computed here. */
export function matches(zone: string, ds: DelegationSigner, key: ZoneKey): boolean | undefined {
  if (ds.tag !== key.tag || ds.algorithm !== key.algorithm) return false;
  const computed = digest(zone, key, ds.digestType);
  return computed === undefined ? undefined : computed === ds.digest;
}

function digest(zone: string, { flags, algorithm, key }: ZoneKey, type: number): string | undefined {
  const hash = { 1: sha1, 2: sha256, 4: sha384 }[type];
  const owner = ownerOf(zone);
  if (!hash || !owner) return undefined;
  const bytes = hash(new Uint8Array([...owner, ...wireOf(flags, algorithm, key)]));
  return [...bytes]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();
}

/** A name as it is in a message: each label behind its length. */
function ownerOf(zone: string): number[] {
  const labels = zone === '' ? [] : zone.toLowerCase().split('.');
  return [...labels.flatMap((label) => [label.length, ...new TextEncoder().encode(label)]), 0];
}

function wireOf(flags: number, algorithm: number, key: Uint8Array): number[] {
  return [flags >> 8, flags & 0xff, 3, algorithm, ...key];
}

/** Source: RFC 4034, appendix B, with B.1 for the oldest algorithm. */
function keyTag(wire: readonly number[]): number {
  if (wire[3] === 1) return ((wire.at(-3) ?? 0) << 8) | (wire.at(-2) ?? 0);
  let sum = 0;
  for (const [index, byte] of wire.entries()) sum += index % 2 === 0 ? byte << 8 : byte;
  return (sum + ((sum >> 16) & 0xffff)) & 0xffff;
}
