import { X509Certificate } from 'node:crypto';
import { Certificate, SignedCertificateTimestampList } from 'pkijs';
import { ToolError } from '#kit/tool-error';
import { readIpAddress } from '#lib/ip-address';
import { own } from '#lib/own';
import type { TlsCertificate } from './port.ts';

/** Extensions. Sources: RFC 6962, section 3.3; RFC 7633. */
const TIMESTAMPS = '1.3.6.1.4.1.11129.2.4.2';
const FEATURES = '1.3.6.1.5.5.7.1.24';

const MOST_NAMES = 200;
const MOST_TIMESTAMPS = 20;

const curves: Readonly<Record<string, string>> = { prime256v1: 'P-256', secp384r1: 'P-384', secp521r1: 'P-521' };

/**
 * Reads certificates in DER.
 *
 * @throws ToolError `upstream-failed` when the first is none; a later one that is none is left out with all behind it.
 */
export function readCertificates(sent: readonly Buffer[]): { certificates: TlsCertificate[]; first: X509Certificate } {
  const read = sent.flatMap((der) => certificateOf(der) ?? []);
  const [first] = read;
  if (!first) throw new ToolError('upstream-failed', 'The certificate that was sent cannot be read.');
  return { certificates: read.map((each) => factsOf(each, read)), first };
}

function certificateOf(der: Buffer): X509Certificate | undefined {
  try {
    return new X509Certificate(der);
  } catch {
    return undefined;
  }
}

function factsOf(certificate: X509Certificate, all: readonly X509Certificate[]): TlsCertificate {
  const { validFromDate, validToDate, serialNumber, fingerprint256, publicKey, signatureAlgorithm, ca } = certificate;
  const isSelfSigned = certificate.subject === certificate.issuer && isSignedBy(certificate, certificate);
  const signer = all.find((other) => other !== certificate && isSignedBy(certificate, other));
  const organization = part(certificate.issuer, 'O');
  const { namedCurve = '', modulusLength } = publicKey.asymmetricKeyDetails ?? {};
  return {
    subject: nameOf(certificate.subject),
    issuer: nameOf(certificate.issuer),
    ...(organization && { issuerOrganization: organization }),
    names: namesIn(certificate.subjectAltName ?? ''),
    validFrom: validFromDate.toISOString(),
    validTo: validToDate.toISOString(),
    serial: serialNumber,
    fingerprint: fingerprint256,
    keyType: (publicKey.asymmetricKeyType ?? 'unknown').toUpperCase(),
    ...(modulusLength !== undefined && { keyBits: modulusLength }),
    ...(namedCurve && { curve: own(curves, namedCurve) ?? namedCurve }),
    signature: signatureAlgorithm ?? 'unknown',
    ...{ isCa: ca, isSelfSigned },
    ...(signer && !isSelfSigned && { signedBy: signer.fingerprint256 }),
    issuerUrls: urlsIn(certificate.infoAccess ?? '', 'CA Issuers'),
    ...extensionsOf(certificate.raw),
  };
}

function isSignedBy(certificate: X509Certificate, other: X509Certificate): boolean {
  try {
    return certificate.issuer === other.subject && certificate.verify(other.publicKey);
  } catch {
    return false;
  }
}

/** Common name, else the organisation, else all of it. */
function nameOf(subject: string | undefined): string {
  return part(subject ?? '', 'CN') ?? part(subject ?? '', 'O') ?? (subject ?? '').replaceAll('\n', ', ').slice(0, 200);
}

function part(subject: string, key: string): string | undefined {
  return subject
    .split('\n')
    .find((line) => line.startsWith(`${key}=`))
    ?.slice(key.length + 1)
    .slice(0, 200);
}

/** Node separates by commas, puts what holds one into quotation marks, and spells IPv6 out. */
function namesIn(text: string): string[] {
  const entries = text.match(/(?:DNS|IP Address):(?:"[^"]*"|[^,]*)/g) ?? [];
  return entries.slice(0, MOST_NAMES).map((entry) => {
    const name = entry.replace(/^(?:DNS|IP Address):/, '').trim();
    return readIpAddress(name)?.ip ?? name;
  });
}

function urlsIn(information: string, kind: string): string[] {
  const start = `${kind} - URI:`;
  const lines = information.split('\n').filter((line) => line.startsWith(start));
  return lines.slice(0, 5).map((line) => line.slice(start.length, start.length + 300));
}

function extensionsOf(der: Uint8Array): Pick<TlsCertificate, 'mustStaple' | 'logged'> {
  try {
    const { extensions = [] } = Certificate.fromBER(new Uint8Array(der));
    const list = extensions.find(({ extnID }) => extnID === TIMESTAMPS)?.parsedValue;
    const timestamps = list instanceof SignedCertificateTimestampList ? list.timestamps : [];
    return {
      mustStaple: extensions.some(({ extnID }) => extnID === FEATURES),
      logged: timestamps.slice(0, MOST_TIMESTAMPS).map(({ logID, timestamp }) => ({
        log: Buffer.from(logID).toString('hex'),
        at: timestamp.toISOString(),
      })),
    };
  } catch {
    return { mustStaple: false, logged: [] };
  }
}
