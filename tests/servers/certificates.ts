import { createPublicKey, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** A certificate and its key. */
export interface Issued {
  key: string;
  /** PEM. */
  cert: string;
  subject: string;
  privateKey: KeyObject;
}

interface Order {
  subject: string;
  /** Who signs; itself when left out. */
  issuer?: Issued;
  /** Names and IP addresses that it is for. */
  names?: readonly string[];
  isCa?: boolean;
  /** Its key is one of RSA; then somebody else has to sign. */
  isRsa?: boolean;
  /** Milliseconds since 1970. */
  from?: number;
  to?: number;
  /** Times of promises by logs of certificate transparency, which are not signed. */
  logged?: readonly number[];
}

const HOUR = 3_600_000;
/** Object identifiers in DER: ecdsa-with-SHA256, commonName, subjectAltName, basicConstraints, list of SCTs. */
const ECDSA_SHA256 = Buffer.from('06082a8648ce3d040302', 'hex');
const COMMON_NAME = Buffer.from('0603550403', 'hex');
const ALT_NAME = Buffer.from('0603551d11', 'hex');
const CONSTRAINTS = Buffer.from('0603551d13', 'hex');
const TIMESTAMPS = Buffer.from('060a2b06010401d679020402', 'hex');

/** Made anew for each run: a certificate in the source would run out, and its key be no secret. X.509 v3, RFC 5280. */
export function issueCertificate({
  subject,
  issuer,
  names = [],
  isCa = false,
  isRsa = false,
  from,
  to,
  logged = [],
}: Order): Issued {
  const { privateKey, publicKey } = isRsa
    ? generateKeyPairSync('rsa', { modulusLength: 2048 })
    : generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = der(0x30, ECDSA_SHA256);
  const extensions = [
    ...(names.length > 0 ? [extension(ALT_NAME, der(0x30, ...names.map(nameOf)))] : []),
    ...(isCa ? [extension(CONSTRAINTS, der(0x30, der(0x01, Buffer.from([255]))))] : []),
    ...(logged.length > 0 ? [extension(TIMESTAMPS, der(0x04, timestampList(logged)))] : []),
  ];
  const content = der(
    0x30,
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    distinguished(issuer?.subject ?? subject),
    der(0x30, moment(from ?? Date.now() - HOUR), moment(to ?? Date.now() + 24 * HOUR)),
    distinguished(subject),
    createPublicKey(publicKey.export({ type: 'spki', format: 'pem' })).export({ type: 'spki', format: 'der' }),
    ...(extensions.length > 0 ? [der(0xa3, der(0x30, ...extensions))] : []),
  );
  const signature = sign('sha256', content, issuer?.privateKey ?? privateKey);
  const certificate = der(0x30, content, algorithm, der(0x03, Buffer.from([0]), signature));
  const lines = certificate
    .toString('base64')
    .match(/.{1,64}/g)
    ?.join('\n');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    subject,
    privateKey,
  };
}

function distinguished(name: string): Buffer {
  return der(0x30, der(0x31, der(0x30, COMMON_NAME, der(0x0c, Buffer.from(name)))));
}

function nameOf(name: string): Buffer {
  return isIP(name) === 0 ? der(0x82, Buffer.from(name)) : der(0x87, Buffer.from(ipaddr.parse(name).toByteArray()));
}

function extension(id: Buffer, content: Buffer): Buffer {
  return der(0x30, id, der(0x04, content));
}

/** Each with a log's name of 32 random bytes, and a signature of nobody. Source: RFC 6962, section 3.3. */
function timestampList(times: readonly number[]): Buffer {
  const entries = times.map((time) => {
    const stamp = Buffer.alloc(8);
    stamp.writeBigUInt64BE(BigInt(time));
    const signature = Buffer.from([4, 3, 0, 4, 1, 2, 3, 4]);
    return sized(Buffer.concat([Buffer.from([0]), randomBytes(32), stamp, Buffer.from([0, 0]), signature]));
  });
  return sized(Buffer.concat(entries));
}

function sized(content: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(content.length);
  return Buffer.concat([length, content]);
}

export function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

/** A GeneralizedTime to the second. */
export function moment(time: number): Buffer {
  return der(0x18, Buffer.from(`${new Date(time).toISOString().replace(/[-:T]/g, '').slice(0, 14)}Z`));
}
