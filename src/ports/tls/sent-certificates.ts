import { type CipherGCMTypes, createDecipheriv, createHmac, type DecipherGCM } from 'node:crypto';

/** Of records and of messages in them. Source: RFC 8446, sections 4 and 5.1. */
const CHANGE_CIPHER_SPEC = 20;
const HANDSHAKE = 22;
const APPLICATION_DATA = 23;
const SERVER_HELLO = 2;
const CERTIFICATE = 11;
const CERTIFICATE_REQUEST = 13;

const HEADER = 5;
const TAG = 16;
const MOST_CERTIFICATES = 20;

interface Suite {
  cipher: CipherGCMTypes | 'chacha20-poly1305';
  hash: 'sha256' | 'sha384';
  keyLength: number;
}

/** Cipher suites of TLS 1.3. Source: RFC 8446, appendix B.4. */
const suites: Readonly<Record<number, Suite>> = {
  4865: { cipher: 'aes-128-gcm', hash: 'sha256', keyLength: 16 },
  4866: { cipher: 'aes-256-gcm', hash: 'sha384', keyLength: 32 },
  4867: { cipher: 'chacha20-poly1305', hash: 'sha256', keyLength: 32 },
};

interface Message {
  type: number;
  body: Buffer;
}

interface SentHandshake {
  /** In DER and in the server's order; none when they cannot be found. */
  certificates: readonly Buffer[];
  /** The server asks for a certificate of ours. */
  asksForCertificate: boolean;
}

/**
 * What a server sent during a handshake. OpenSSL only gives its certificates sorted into a chain, which hides what is superfluous or
 * in the wrong order. Up to TLS 1.2 the messages are sent in clear; in TLS 1.3 the secrets of this connection open them.
 *
 * @param received all bytes that came
 * @param secrets lines in the format of SSLKEYLOGFILE
 */
export function handshakeIn(received: Buffer, secrets: readonly string[]): SentHandshake {
  const clear: Buffer[] = [];
  const sealed: { header: Buffer; body: Buffer }[] = [];
  let isOver = false;
  for (const { type, header, body } of recordsIn(received)) {
    if (type === APPLICATION_DATA) sealed.push({ header, body });
    else if (type === HANDSHAKE && !isOver) clear.push(body);
    // Up to TLS 1.2 the handshake goes on in cipher from here. In TLS 1.3 this record means nothing.
    else if (type === CHANGE_CIPHER_SPEC) isOver = true;
  }
  const open = messagesIn(Buffer.concat(clear));
  const hello = open.findLast(({ type }) => type === SERVER_HELLO);
  const suite = hello && suiteOf(hello.body);
  const secret = secretIn(secrets);
  const unlocked = suite && secret ? messagesIn(unsealed(sealed, suite, secret)) : [];
  return {
    certificates: certificatesIn(open, unlocked),
    asksForCertificate: [...open, ...unlocked].some(({ type }) => type === CERTIFICATE_REQUEST),
  };
}

function certificatesIn(open: readonly Message[], unlocked: readonly Message[]): Buffer[] {
  const isCertificate = ({ type }: Message) => type === CERTIFICATE;
  const old = open.find(isCertificate);
  if (old) return listIn(old.body, { withExtensions: false });
  const sent = unlocked.find(isCertificate);
  return sent ? listIn(sent.body.subarray(1 + (sent.body[0] ?? 0)), { withExtensions: true }) : [];
}

function recordsIn(bytes: Buffer) {
  const records: { type: number; header: Buffer; body: Buffer }[] = [];
  let at = 0;
  while (at + HEADER <= bytes.length) {
    const end = at + HEADER + bytes.readUInt16BE(at + 3);
    if (end > bytes.length) break;
    const header = bytes.subarray(at, at + HEADER);
    records.push({ type: header[0] ?? 0, header, body: bytes.subarray(at + HEADER, end) });
    at = end;
  }
  return records;
}

function messagesIn(bytes: Buffer): Message[] {
  const messages: Message[] = [];
  let at = 0;
  while (at + 4 <= bytes.length) {
    const end = at + 4 + bytes.readUIntBE(at + 1, 3);
    if (end > bytes.length) break;
    messages.push({ type: bytes[at] ?? 0, body: bytes.subarray(at + 4, end) });
    at = end;
  }
  return messages;
}

function listIn(body: Buffer, { withExtensions }: { withExtensions: boolean }): Buffer[] {
  const certificates: Buffer[] = [];
  let at = 3;
  while (at + 3 <= body.length && certificates.length < MOST_CERTIFICATES) {
    const end = at + 3 + body.readUIntBE(at, 3);
    if (end > body.length) break;
    certificates.push(body.subarray(at + 3, end));
    at = end;
    if (withExtensions) at += at + 2 <= body.length ? 2 + body.readUInt16BE(at) : 2;
  }
  return certificates;
}

/** The chosen suite is behind version, random and session. */
function suiteOf(hello: Buffer): Suite | undefined {
  const at = 34 + 1 + (hello[34] ?? 0);
  return at + 2 <= hello.length ? suites[hello.readUInt16BE(at)] : undefined;
}

function secretIn(lines: readonly string[]): Buffer | undefined {
  const line = lines.findLast((each) => each.startsWith('SERVER_HANDSHAKE_TRAFFIC_SECRET '));
  return line === undefined ? undefined : Buffer.from(line.trim().split(' ')[2] ?? '', 'hex');
}

/** What sealed records hold of the handshake, up to the first that other keys were used for. Source: RFC 8446, section 5. */
function unsealed(records: readonly { header: Buffer; body: Buffer }[], suite: Suite, secret: Buffer): Buffer {
  const key = expanded(secret, { label: 'key', length: suite.keyLength, hash: suite.hash });
  const iv = expanded(secret, { label: 'iv', length: 12, hash: suite.hash });
  const parts: Buffer[] = [];
  for (const [sequence, { header, body }] of records.entries()) {
    const nonce = Buffer.from(iv);
    nonce.writeUInt32BE((nonce.readUInt32BE(8) ^ sequence) >>> 0, 8);
    const text = body.length < TAG ? undefined : opened(decipherOf(suite, key, nonce), header, body);
    if (text === undefined) break;
    const end = text.findLastIndex((byte) => byte !== 0);
    if (text[end] === HANDSHAKE) parts.push(text.subarray(0, end));
  }
  return Buffer.concat(parts);
}

function decipherOf({ cipher }: Suite, key: Buffer, nonce: Buffer): DecipherGCM {
  // Both take the tag as Galois/Counter Mode does.
  return cipher === 'chacha20-poly1305'
    ? createDecipheriv(cipher, key, nonce, { authTagLength: TAG })
    : createDecipheriv(cipher, key, nonce, { authTagLength: TAG });
}

function opened(decipher: DecipherGCM, header: Buffer, body: Buffer): Buffer | undefined {
  try {
    decipher.setAAD(header).setAuthTag(body.subarray(-TAG));
    return Buffer.concat([decipher.update(body.subarray(0, -TAG)), decipher.final()]);
  } catch {
    return undefined;
  }
}

/** HKDF-Expand-Label for what fits into one block. Source: RFC 8446, section 7.1. */
function expanded(secret: Buffer, { label, length, hash }: { label: string; length: number; hash: string }): Buffer {
  const name = Buffer.from(`tls13 ${label}`);
  const information = Buffer.concat([Buffer.from([0, length, name.length]), name, Buffer.from([0, 1])]);
  return createHmac(hash, secret).update(information).digest().subarray(0, length);
}
