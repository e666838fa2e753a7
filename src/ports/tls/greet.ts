import { isIP, type Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { connect, type SecureVersion, type TLSSocket } from 'node:tls';
import { ToolError } from '#kit/tool-error';
import { own } from '#lib/own';
import { handshakeIn } from './sent-certificates.ts';

interface GreetOptions {
  host: string;
  signal: AbortSignal;
  roots?: readonly string[];
  minVersion?: SecureVersion;
  maxVersion?: SecureVersion;
  /** Ciphers that may be used, in OpenSSL's words. */
  ciphers?: string;
}

/** What a handshake tells. */
export interface Greeting {
  address: string;
  version: string;
  cipher: string;
  /** OpenSSL's name of why the chain is not trusted. */
  fault: string | undefined;
  /** An OCSP answer in DER. */
  stapled: Buffer | undefined;
  /** Bits of the numbers that keys were agreed on with (DHE). */
  bits: number | undefined;
  /** Certificates in DER, as they were sent. */
  sent: readonly Buffer[];
  /** The server asks for a certificate of ours, and whether it went on without. */
  clientCertificate: 'asked' | 'required' | undefined;
}

/** A handshake that did not come about. */
export class HandshakeFailure extends ToolError {
  /** The server said no, or hung up, rather than saying something else. */
  readonly isRefusal: boolean;

  constructor(message: string, { isRefusal, cause }: { isRefusal: boolean; cause?: unknown }) {
    super('upstream-failed', message, { cause });
    this.isRefusal = isRefusal;
  }
}

/** A handshake that went as far as the server's certificate, and was ended because there is none of ours. */
export class ClientCertificateRequired extends ToolError {
  constructor(host: string, cause: unknown) {
    const message = `${host} requires a client certificate (mutual TLS) and ends the handshake without one, so its own certificate cannot be checked.`;
    super('upstream-failed', message, { cause });
  }
}

const ignore = () => undefined;

/** Milliseconds in which a server that wants a certificate says so after a handshake in TLS 1.3. */
const DEMAND_WAIT = 1_000;

/** Bytes of a handshake that are kept: chains have some thousands. */
const MOST_KEPT = 512 * 1024;

const versions: Readonly<Record<string, string>> = {
  TLSv1: 'TLS 1.0',
  'TLSv1.1': 'TLS 1.1',
  'TLSv1.2': 'TLS 1.2',
  'TLSv1.3': 'TLS 1.3',
};

/**
 * Shakes hands over a connection and hangs up. No certificate is refused, and nothing is sent after the handshake.
 *
 * @throws HandshakeFailure; the signal's reason when that was aborted.
 */
export async function greet(socket: Socket, options: GreetOptions): Promise<Greeting> {
  const { host, signal, roots, minVersion = 'TLSv1', maxVersion = 'TLSv1.3', ciphers = 'DEFAULT' } = options;
  const wire = overheard(socket);
  const secrets: string[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const secured: TLSSocket = connect({
    socket: wire.stream,
    ...(isIP(host) === 0 && { servername: host }),
    rejectUnauthorized: false,
    requestOCSP: true,
    minVersion,
    maxVersion,
    // What is old or weak is to be found, not to be refused: nothing secret goes over this connection.
    ciphers: `${ciphers}:@SECLEVEL=0`,
    minDHSize: 1,
    ...(roots && { ca: [...roots] }),
  });
  let stapled: Buffer | undefined;
  const onAbort = () => reject(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  if (signal.aborted) onAbort();
  secured.on('keylog', (line: Buffer) => secrets.push(line.toString('latin1')));
  secured.on('OCSPResponse', (response: Buffer | null) => {
    if (response && response.length > 0) stapled = response;
  });
  secured.once('secureConnect', resolve);
  const fail = (error?: Error) => reject(failure(host, { received: wire.bytes(), secrets }, error));
  const onClose = () => fail();
  secured.on('error', fail).once('close', onClose);
  try {
    await promise;
    secured.off('error', fail).off('close', onClose).on('error', ignore);
    const { authorizationError: fault } = secured;
    const leaf = secured.getPeerX509Certificate();
    const { certificates, asksForCertificate } = handshakeIn(wire.bytes(), secrets);
    const sent = certificates.length > 0 ? certificates : leaf ? [leaf.raw] : [];
    if (sent.length === 0) {
      throw new HandshakeFailure(`${host} speaks TLS, but sends no certificate.`, { isRefusal: false });
    }
    const greeting = {
      address: socket.remoteAddress ?? '',
      version: own(versions, secured.getProtocol() ?? '') ?? 'unknown',
      cipher: secured.getCipher().standardName,
      fault: secured.authorized ? undefined : faultOf(fault),
      stapled,
      bits: exchangedBits(secured),
      sent,
    };
    return { ...greeting, clientCertificate: asksForCertificate ? await demandOf(secured, signal) : undefined };
  } finally {
    signal.removeEventListener('abort', onAbort);
    secured.destroy();
  }
}

/**
 * Whether a server that asked for a certificate goes on without. Up to TLS 1.2 it has then finished its side; in TLS 1.3 the
 * handshake is over for us before the server has seen that there is none. Source: RFC 8446, section 4.4.2.4.
 */
async function demandOf(secured: TLSSocket, signal: AbortSignal): Promise<'asked' | 'required'> {
  if (secured.getProtocol() !== 'TLSv1.3') return 'asked';
  const { promise, resolve } = Promise.withResolvers<'asked' | 'required'>();
  const goOn = () => resolve('asked');
  const waiting = setTimeout(goOn, DEMAND_WAIT);
  signal.addEventListener('abort', goOn, { once: true });
  // A ticket for another connection is only given to those who were let in.
  secured.once('session', goOn).once('data', goOn);
  secured.once('error', () => resolve('required')).once('close', () => resolve('required'));
  try {
    return await promise;
  } finally {
    clearTimeout(waiting);
    signal.removeEventListener('abort', goOn);
  }
}

function exchangedBits(secured: TLSSocket): number | undefined {
  const info = secured.getEphemeralKeyInfo();
  return info !== null && 'type' in info && info.type === 'DH' ? info.size : undefined;
}

/** A mismatch of names is no fault of the chain: Node says so only where there is no other. */
function faultOf(error: Error | string | null): string | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error ?? 'UNKNOWN');
  return code === 'ERR_TLS_CERT_ALTNAME_INVALID' ? undefined : code;
}

/** The socket as a stream whose incoming bytes are kept. */
function overheard(socket: Socket): { stream: Duplex; bytes: () => Buffer } {
  const parts: Buffer[] = [];
  let length = 0;
  const stream = new Duplex({
    read: () => socket.resume(),
    write: (chunk, encoding, done) => void socket.write(chunk, encoding, done),
    final: (done) => void socket.end(done),
    destroy: (error, done) => {
      socket.destroy();
      done(error);
    },
  });
  socket.on('data', (part: Buffer) => {
    if (length < MOST_KEPT) parts.push(part);
    length += part.length;
    if (!stream.push(part)) socket.pause();
  });
  socket.on('end', () => stream.push(null));
  socket.on('error', (error) => stream.destroy(error));
  return { stream, bytes: () => Buffer.concat(parts) };
}

/** Kinds of records of TLS. Source: RFC 8446, section 5.1. */
const ALERT = 21;
const HANDSHAKE = 22;

interface Heard {
  received: Buffer;
  secrets: readonly string[];
}

function failure(host: string, { received, secrets }: Heard, cause: Error | undefined): Error {
  if (cause instanceof ToolError) return cause;
  const [kind] = received;
  const { certificates, asksForCertificate } = handshakeIn(received, secrets);
  const isEndedByServer = !cause || ('code' in cause && /ALERT|ECONNRESET|EPIPE/.test(String(cause.code)));
  if (isEndedByServer && asksForCertificate && certificates.length > 0)
    return new ClientCertificateRequired(host, cause);
  const start = received.subarray(0, 5).toString('latin1');
  if (start === 'HTTP/' || start.startsWith('<')) {
    return new HandshakeFailure(`${host} answers with plain HTTP at this port: there is no TLS.`, { isRefusal: false });
  }
  if (kind === undefined) {
    const message = `${host} hung up before it said anything: it may want another version of TLS, or none.`;
    return new HandshakeFailure(message, { isRefusal: true, cause });
  }
  if (kind === ALERT || kind === HANDSHAKE) {
    return new HandshakeFailure(`${host} speaks TLS, but no handshake came about.`, { isRefusal: true, cause });
  }
  return new HandshakeFailure(`${host} answers at this port with something else than TLS.`, { isRefusal: false });
}
