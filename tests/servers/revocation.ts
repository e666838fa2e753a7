import { sign, X509Certificate } from 'node:crypto';
import { der, type Issued, moment } from './certificates.ts';

const DAY = 86_400_000;
/** Object identifiers in DER: ecdsa-with-SHA256, SHA-1, the basic answer of OCSP. */
const ECDSA_SHA256 = Buffer.from('06082a8648ce3d040302', 'hex');
const SHA1 = Buffer.from('06052b0e03021a', 'hex');
const BASIC = Buffer.from('06092b0601050507300101', 'hex');

interface Statement {
  about: Issued;
  /** Who signs it. */
  issuer: Issued;
  state: 'good' | 'revoked' | 'unknown';
  /** Milliseconds since 1970; it holds for a week, and what is revoked was so then. */
  from: number;
}

/** What an authority says of a certificate. Source: RFC 6960, section 4.2.1. */
export function revocationAnswer({ about, issuer, state, from }: Statement): Buffer {
  const states = { good: der(0x80), revoked: der(0xa1, moment(from)), unknown: der(0x82) };
  const serial = Buffer.from(new X509Certificate(about.cert).serialNumber, 'hex');
  const unread = der(0x04, Buffer.alloc(20));
  const id = der(0x30, der(0x30, SHA1, der(0x05)), unread, unread, der(0x02, serial));
  const single = der(0x30, id, states[state], moment(from), der(0xa0, moment(from + 7 * DAY)));
  const content = der(0x30, der(0xa2, unread), moment(from), der(0x30, single));
  const signature = der(0x03, Buffer.from([0]), sign('sha256', content, issuer.privateKey));
  const basic = der(0x30, content, der(0x30, ECDSA_SHA256), signature);
  return der(0x30, der(0x0a, Buffer.from([0])), der(0xa0, der(0x30, BASIC, der(0x04, basic))));
}
