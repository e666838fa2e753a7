import { createPublicKey, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** A key and a certificate for `127.0.0.1` and `localhost` that its own signature vouches for, as PEM. */
export interface LoopbackCertificate {
  key: string;
  cert: string;
}

const HOUR = 3_600_000;
/** Object identifiers in DER: ecdsa-with-SHA256, commonName, subjectAltName. */
const ECDSA_SHA256 = Buffer.from('06082a8648ce3d040302', 'hex');
const COMMON_NAME = Buffer.from('0603550403', 'hex');
const ALT_NAME = Buffer.from('0603551d11', 'hex');

/** Made anew for each run: a certificate in the source would run out, and its key be no secret. X.509 v3, RFC 5280. */
export function makeLoopbackCertificate(): LoopbackCertificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = der(0x30, ECDSA_SHA256);
  const name = der(0x30, der(0x31, der(0x30, COMMON_NAME, der(0x0c, Buffer.from('localhost')))));
  const names = der(0x30, der(0x82, Buffer.from('localhost')), der(0x87, Buffer.from([127, 0, 0, 1])));
  const content = der(
    0x30,
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    name,
    der(0x30, moment(Date.now() - HOUR), moment(Date.now() + 24 * HOUR)),
    name,
    createPublicKey(publicKey.export({ type: 'spki', format: 'pem' })).export({ type: 'spki', format: 'der' }),
    der(0xa3, der(0x30, der(0x30, ALT_NAME, der(0x04, names)))),
  );
  const signature = sign('sha256', content, privateKey);
  const certificate = der(0x30, content, algorithm, der(0x03, Buffer.from([0]), signature));
  const lines = certificate.toString('base64').replace(/.{64}/g, '$&\n');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  };
}

function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

/** A GeneralizedTime to the second. */
function moment(time: number): Buffer {
  return der(0x18, Buffer.from(`${new Date(time).toISOString().replace(/[-:T]/g, '').slice(0, 14)}Z`));
}
