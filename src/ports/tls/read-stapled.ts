import { verify, X509Certificate } from 'node:crypto';
import { BasicOCSPResponse, OCSPResponse, type SingleResponse } from 'pkijs';
import type { StapledAnswer } from './port.ts';

/** Hashes by the signature's identifier; Ed25519 has none of its own. */
const hashes = new Map<string, string | null>([
  ['1.2.840.113549.1.1.5', 'sha1'],
  ['1.2.840.113549.1.1.11', 'sha256'],
  ['1.2.840.113549.1.1.12', 'sha384'],
  ['1.2.840.113549.1.1.13', 'sha512'],
  ['1.2.840.10045.4.1', 'sha1'],
  ['1.2.840.10045.4.3.2', 'sha256'],
  ['1.2.840.10045.4.3.3', 'sha384'],
  ['1.2.840.10045.4.3.4', 'sha512'],
  ['1.3.101.112', null],
]);

/** Tags of the states. Source: RFC 6960, section 4.2.1. */
const states = ['good', 'revoked', 'unknown'] as const;

const MOST_SIGNERS = 5;

/**
 * What an authority says of a certificate in the answer that a server staples. Whether it is up to date is left to the
 * reader.
 *
 * @param sent the server's certificates in DER, of which the first is asked about
 */
export function readStapled(der: Uint8Array, sent: readonly Buffer[]): StapledAnswer {
  try {
    return answerIn(der, sent.flatMap(certificateOf));
  } catch {
    return { is: 'unusable', why: 'It cannot be read.' };
  }
}

function answerIn(der: Uint8Array, [leaf, ...others]: readonly X509Certificate[]): StapledAnswer {
  const { responseStatus, responseBytes } = OCSPResponse.fromBER(new Uint8Array(der));
  const status = responseStatus.valueBlock.valueDec;
  if (status !== 0 || !responseBytes) return { is: 'unusable', why: `The authority answers with error ${status}.` };
  const basic = BasicOCSPResponse.fromBER(new Uint8Array(responseBytes.response.valueBlock.valueHexView));
  const about = basic.tbsResponseData.responses.find((single) => serialOf(single) === serial(leaf?.serialNumber));
  if (!leaf || !about) return { is: 'unusable', why: 'It is about another certificate.' };
  const issuer = [leaf, ...others].find((other) => leaf.issuer === other.subject && leaf.verify(other.publicKey));
  const isSigned = issuer && isSignedFor(basic, issuer);
  if (isSigned === false) return { is: 'unusable', why: 'Its signature is not that of the authority.' };
  const is = states[about.certStatus.idBlock.tagNumber];
  if (is === undefined) return { is: 'unusable', why: 'It cannot be read.' };
  if (isSigned === undefined && is !== 'revoked') {
    return { is: 'unusable', why: 'It cannot be verified, as the certificate of the authority is not sent.' };
  }
  const revokedAt: unknown = is === 'revoked' ? about.certStatus.valueBlock.value[0]?.toDate?.() : undefined;
  return {
    ...{ is, from: about.thisUpdate.toISOString() },
    ...(about.nextUpdate && { until: about.nextUpdate.toISOString() }),
    ...(revokedAt instanceof Date && { revokedAt: revokedAt.toISOString() }),
  };
}

function serialOf({ certID }: SingleResponse): bigint {
  return serial(Buffer.from(certID.serialNumber.valueBlock.valueHexView).toString('hex'));
}

/** Serial numbers are written with and without zeros at their start. */
function serial(hex: string | undefined): bigint {
  return BigInt(`0x${hex || '0'}`);
}

/** By the authority itself, or by one to whom it gave that right. Source: RFC 6960, section 4.2.2.2. */
function isSignedFor(basic: BasicOCSPResponse, issuer: X509Certificate): boolean {
  const hash = hashes.get(basic.signatureAlgorithm.algorithmId);
  if (hash === undefined) return false;
  const delegates = (basic.certs ?? [])
    .slice(0, MOST_SIGNERS)
    .flatMap((each) => certificateOf(Buffer.from(each.toSchema(true).toBER())))
    .filter((each) => each.issuer === issuer.subject && each.keyUsage?.includes(OCSP_SIGNING))
    .filter((each) => each.verify(issuer.publicKey));
  const signature = Buffer.from(basic.signature.valueBlock.valueHexView);
  const signed = Buffer.from(basic.tbsResponseData.tbsView);
  return [issuer, ...delegates].some(({ publicKey }) => {
    try {
      return verify(hash, signed, publicKey, signature);
    } catch {
      return false;
    }
  });
}

/** The right to answer for another, among the uses of a key. */
const OCSP_SIGNING = '1.3.6.1.5.5.7.3.9';

function certificateOf(der: Buffer): X509Certificate[] {
  try {
    return [new X509Certificate(der)];
  } catch {
    return [];
  }
}
