import { bytesOfBase64 } from './base64.ts';
import { quoted } from './report.ts';
import { rsaBits } from './rsa-key.ts';
import { readTagList } from './tag-list.ts';

interface DkimKey {
  /** `rsa`, `ed25519`, or what the record says. */
  kind: string;
  /** Bits of the key, where it can be read. */
  bits: number | undefined;
  /** The owner has withdrawn it. */
  isRevoked: boolean;
  /** Receivers treat failures as if nothing had been signed. */
  isTest: boolean;
  /** Only SHA-1 is allowed, which receivers no longer take. */
  isOldHash: boolean;
  faults: readonly string[];
}

const ED25519_BYTES = 32;

/** Whether a TXT may be a key of DKIM: it has a `p`, and says no other version. */
export function isDkimKey(text: string): boolean {
  return /(?:^|;)\s*p\s*=/i.test(text) && !/^\s*v\s*=\s*(?!DKIM1\s*(?:;|$))/i.test(text);
}

/** Source: RFC 6376, section 3.6.1; RFC 8463; RFC 8301 for what is too weak. */
export function readDkimKey(text: string): DkimKey {
  const { tags, faults: form } = readTagList(text.replaceAll('\\\\', '\\'));
  const faults = [...form];
  const kind = (tags.get('k') ?? 'rsa').toLowerCase();
  const flags = (tags.get('t') ?? '').split(':').map((flag) => flag.trim().toLowerCase());
  const hashes = (tags.get('h') ?? '').split(':').map((hash) => hash.trim().toLowerCase());
  const written = tags.get('p') ?? '';
  const isRevoked = written.replace(/\s/g, '') === '';
  const der = isRevoked ? undefined : bytesOfBase64(written);
  const bits = der && bitsOf(kind, der);
  if (kind !== 'rsa' && kind !== 'ed25519') faults.push(`DKIM has no keys of the type ${quoted(kind)}.`);
  else if (!isRevoked && der === undefined) faults.push('The key (p=) is not valid Base64, so nobody can use it.');
  else if (!isRevoked && bits === undefined)
    faults.push(`The key (p=) cannot be read as ${kind === 'rsa' ? 'an RSA' : 'an Ed25519'} key; it may be cut off.`);
  return {
    kind,
    bits,
    isRevoked,
    isTest: flags.includes('y'),
    isOldHash: hashes.includes('sha1') && !hashes.includes('sha256'),
    faults,
  };
}

function bitsOf(kind: string, der: Uint8Array): number | undefined {
  if (kind === 'ed25519') return der.length === ED25519_BYTES ? 256 : undefined;
  return kind === 'rsa' ? rsaBits(der) : undefined;
}
