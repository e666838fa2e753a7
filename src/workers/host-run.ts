import { leastLength } from '#kit/answer-json';
import { execute } from '#kit/execute';
import type { PortName, Ports } from '#kit/ports';
import type { Progress } from '#kit/progress';
import type { ToolEntry } from '#kit/registry';
import {
  asError,
  asThrown,
  type Channel,
  type FromRun,
  type RunOrder,
  type RunOutcome,
  type ToRun,
} from './messages.ts';
import { createRemotePorts, type RemotePorts } from './remote-ports.ts';

/** Milliseconds between two messages that say nothing but a share. */
const PAUSE = 50;
/** UTF-16 units of what is known on the way, at most: it is said again and again while it grows. */
const MOST_ON_THE_WAY = 512 * 1024;

interface HostOptions<Result> {
  channel: Channel<ToRun, FromRun>;
  /** Makes what the other side takes. A ToolError thrown here is the outcome. */
  write: (result: Record<string, unknown>) => Result;
  /** Ports that move with the run, which may ask the other side for what they need. */
  own: (remote: RemotePorts) => { readonly [Name in PortName]?: object };
}

/**
 * Runs one tool away from the side that owns the ports: in a thread of a server, or in a worker of a page. Nothing is thrown: what
 * went wrong is an outcome.
 */
export async function hostRun<Result>(
  entry: ToolEntry,
  { input, hasListener }: Pick<RunOrder, 'input' | 'hasListener'>,
  { channel, write, own }: HostOptions<Result>,
): Promise<RunOutcome<Result>> {
  const cancelled = new AbortController();
  const remote = createRemotePorts(channel);
  channel.listen((message) => {
    if (message.kind === 'cancel') cancelled.abort(asError(message.reason));
    else remote.receive(message);
  });
  try {
    await entry.loadRun();
    channel.send({ kind: 'begun' });
    cancelled.signal.throwIfAborted();
    const result = await execute(entry, input, {
      ports: portsOf(entry, own(remote), remote),
      signal: cancelled.signal,
      // The side that waits for the answer keeps the time: this one may be too busy to look.
      timeLimit: Number.POSITIVE_INFINITY,
      ...(hasListener && { onProgress: thinned((progress) => channel.send({ kind: 'progress', progress })) }),
    });
    return { result: write(result) };
  } catch (error) {
    return { thrown: asThrown(error) };
  }
}

function portsOf(
  { tool }: ToolEntry,
  own: { readonly [Name in PortName]?: object },
  remote: RemotePorts,
): Partial<Ports> {
  return Object.fromEntries(tool.needs.map((name) => [name, own[name] ?? remote.port(name)]));
}

/** Each message costs the other side some time: a share alone is left out when one went just before. */
function thinned(send: (progress: Progress) => void): (progress: Progress) => void {
  let last = Number.NEGATIVE_INFINITY;
  return (progress) => {
    const now = Date.now();
    const isSmall = progress.partial === undefined && progress.stage === undefined;
    if (isSmall && now - last < PAUSE) return;
    last = now;
    const { partial, ...rest } = progress;
    send(partial && leastLength(partial) > MOST_ON_THE_WAY ? rest : progress);
  };
}
