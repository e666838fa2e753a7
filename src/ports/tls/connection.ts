import { connect, type Socket } from 'node:net';
import { ToolError } from '#kit/tool-error';
import type { DialTarget, NetGuard } from '#ports/net-guard/net-guard';

/**
 * A connection to an address that the guard let through.
 *
 * @throws ToolError `target-refused`, `not-found`, `upstream-failed`; the signal's reason when that was aborted.
 */
export async function connectTo(target: DialTarget, guard: NetGuard, signal: AbortSignal): Promise<Socket> {
  guard.check(target);
  const { host, port } = target;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const socket = connect({ host, port, lookup: guard.lookup(target), autoSelectFamily: true });
  const onAbort = () => reject(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  if (signal.aborted) onAbort();
  socket.once('connect', resolve);
  socket.on('error', (error) => reject(error instanceof ToolError ? error : unconnected(target, error)));
  try {
    await promise;
    guard.checkPeer(target, socket.remoteAddress);
    return socket;
  } catch (error) {
    socket.destroy();
    throw error;
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

function unconnected({ host, port }: DialTarget, cause: Error): ToolError {
  const isRefused = 'code' in cause && cause.code === 'ECONNREFUSED';
  const what = isRefused
    ? `does not accept connections at port ${port}`
    : `cannot be reached at port ${port} from here`;
  return new ToolError('upstream-failed', `${host} ${what}.`, { cause });
}
