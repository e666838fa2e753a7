import { Socket } from 'node:net';
import { buildConnector } from 'undici';
import type { DialTarget, NetGuard } from './net-guard.ts';

/** How far a connection has come: the name was found, the address was reached. */
type ConnectionStep = 'found' | 'connected';

/** For undici: checks before a name is asked, on the addresses it gives, and on the address that was really reached. */
export function guardedConnector(
  guard: NetGuard,
  timeout: number,
  onStep?: (step: ConnectionStep) => void,
): buildConnector.connector {
  return (options, callback) => {
    const target = {
      host: withoutBrackets(options.hostname),
      port: Number(options.port) || defaultPort(options.protocol),
    };
    try {
      guard.check(target);
    } catch (error) {
      return callback(asError(error), null);
    }
    // A connector per connection, because a lookup is not told the port it is asked for.
    const dial = buildConnector({ timeout, allowH2: false, maxCachedSessions: 0, lookup: guard.lookup(target) });
    const dialled: unknown = dial(options, (...result) => {
      const [failure, socket] = result;
      if (failure) return callback(failure, null);
      try {
        guard.checkPeer(target, socket.remoteAddress);
      } catch (error) {
        socket.destroy();
        return callback(asError(error), null);
      }
      callback(null, socket);
    });
    if (onStep && dialled instanceof Socket) {
      dialled.once('lookup', () => onStep('found')).once('connect', () => onStep('connected'));
    }
  };
}

/** Where the connection for an address of the web goes. */
export function dialTargetOf(url: URL): DialTarget {
  return { host: withoutBrackets(url.hostname), port: Number(url.port) || defaultPort(url.protocol) };
}

function defaultPort(protocol: string): number {
  return protocol === 'https:' ? 443 : 80;
}

function withoutBrackets(host: string): string {
  return host.replace(/^\[|\]$/g, '');
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
