import { isIP } from 'node:net';
import type { Visits } from '#calls/polite-visits';
import { cancelledBy, ToolError } from '#kit/tool-error';
import type { DialTarget, NetGuard } from '#ports/net-guard/net-guard';
import { connectTo } from './connection.ts';
import { ClientCertificateRequired, type Greeting, greet, HandshakeFailure } from './greet.ts';
import { type OldExchange, type PlainStart, type Tls, type TlsAnswer, type TlsVersion, tlsPorts } from './port.ts';
import { readCertificates } from './read-certificate.ts';
import { readStapled } from './read-stapled.ts';
import { startInClear } from './start-in-clear.ts';

interface NodeTlsOptions {
  guard: NetGuard;
  visits: Visits;
  /** Roots that are trusted, as PEM; those of Mozilla as Node carries them by default. */
  roots?: readonly string[];
  /** Milliseconds for connecting, what comes before TLS, and the handshake together. */
  timeout?: number;
}

/** In the words of OpenSSL. Without a signature of the server there is nobody to talk to. */
const exchangeCiphers: Readonly<Record<OldExchange, string>> = { DHE: 'kDHE:!aNULL', RSA: 'kRSA' };

/** Mail servers let senders wait for six seconds before they greet them: Postfix, postscreen_greet_wait. */
const TIMEOUT = 11_000;

const protocols = { 'TLS 1.0': 'TLSv1', 'TLS 1.1': 'TLSv1.1', 'TLS 1.2': 'TLSv1.2', 'TLS 1.3': 'TLSv1.3' } as const;

/** Handshakes by Node's TLS. */
export function createTls({ guard, visits, roots, timeout = TIMEOUT }: NodeTlsOptions): Tls {
  const trusting = roots ? { roots } : {};

  async function shake(asked: Asked): Promise<Shaken> {
    const { host, port, signal: outer, startsAs, version, by } = asked;
    if (outer?.aborted) throw cancelledBy(outer);
    const target: DialTarget = { host, port, publicPorts: tlsPorts };
    const limit = AbortSignal.timeout(timeout);
    const signal = outer ? AbortSignal.any([outer, limit]) : limit;
    const begun = performance.now();
    try {
      const socket = await connectTo(target, guard, signal);
      try {
        if (startsAs) await startInClear(socket, { host, as: startsAs, signal });
        const connected = performance.now();
        const only = version && { minVersion: protocols[version], maxVersion: protocols[version] };
        const old = by && ({ maxVersion: 'TLSv1.2', ciphers: exchangeCiphers[by] } as const);
        const greeting = await greet(socket, { host, signal, ...trusting, ...only, ...old });
        const ended = performance.now();
        return { greeting, connect: connected - begun, handshake: ended - connected };
      } finally {
        socket.destroy();
      }
    } catch (error) {
      if (outer?.aborted) throw cancelledBy(outer);
      if (limit.aborted) {
        throw new ToolError('timed-out', `${host} did not finish a handshake within ${timeout / 1000} seconds.`);
      }
      throw error;
    }
  }

  /** Bits that keys were agreed on with, where the server agreed at all. */
  async function agreed(asked: Asked): Promise<{ bits?: number } | undefined> {
    try {
      const { greeting } = await visits.run(asked.host, () => shake(asked), asked.signal);
      return greeting.bits === undefined ? {} : { bits: greeting.bits };
    } catch (error) {
      if (error instanceof HandshakeFailure && error.isRefusal) return undefined;
      if (error instanceof ClientCertificateRequired) return {};
      throw error;
    }
  }

  return {
    async handshake(asked) {
      const shaken = await visits.run(asked.host, () => shake(asked), asked.signal);
      return answerOf(asked.host, shaken);
    },
    offers: async (asked) => (await agreed(asked)) !== undefined,
    exchanges: agreed,
  };
}

interface Asked {
  host: string;
  port: number;
  signal?: AbortSignal | undefined;
  startsAs?: PlainStart | undefined;
  version?: TlsVersion;
  by?: OldExchange;
}

interface Shaken {
  greeting: Greeting;
  connect: number;
  handshake: number;
}

function answerOf(host: string, { greeting, connect, handshake }: Shaken): TlsAnswer {
  const { address, version, cipher, fault, stapled, sent, clientCertificate } = greeting;
  const { certificates, first } = readCertificates(sent);
  // Browsers do not look at the common name (RFC 9110, section 4.3.4), nor at a star within a label.
  const asBrowsers = { subject: 'never', partialWildcards: false } as const;
  const covering = isIP(host) === 0 ? first.checkHost(host, asBrowsers) : first.checkIP(host);
  return {
    ...{ address, version, cipher, certificates, coversHost: covering !== undefined },
    ...(stapled && { stapled: readStapled(stapled, sent) }),
    ...(clientCertificate && { clientCertificate }),
    trust: fault === undefined ? { isTrusted: true } : { isTrusted: false, fault },
    milliseconds: { connect: Math.round(connect), handshake: Math.round(handshake) },
  };
}
