import { own } from '#lib/own';
import {
  type ArgumentPlace,
  asError,
  asThrown,
  type Channel,
  type FromRun,
  type OwnedName,
  type OwnedPorts,
  type ToRun,
} from './messages.ts';

/** What comes piece by piece cannot be sent: it is for those who serve files, and no tool asks for it. */
type ImmediateMethod<Port> = {
  [Method in keyof Port]: Port[Method] extends (...args: never[]) => Promise<unknown> | AsyncIterable<unknown>
    ? never
    : Method;
}[keyof Port];

/** Methods that answer at once, and so only where their port is. The types keep the list complete. */
const immediate: {
  readonly [Name in OwnedName as ImmediateMethod<OwnedPorts[Name]> extends never ? never : Name]: Readonly<
    Record<ImmediateMethod<OwnedPorts[Name]>, true>
  >;
} = { clock: { now: true }, files: { idOf: true }, rewriter: { leaves: true }, wikipedia: { serverFor: true } };

export interface RemotePorts {
  /** A port whose methods are calls over the channel. */
  port(name: OwnedName): object;
  /** One call. */
  ask(name: OwnedName, method: string, args: readonly unknown[]): Promise<unknown>;
  /** Takes what the owner of the ports says about calls. */
  receive(message: Exclude<ToRun, { kind: 'cancel' }>): void;
}

interface PendingCall {
  resolve(value: unknown): void;
  reject(error: Error): void;
  onCallback: ((...args: readonly unknown[]) => unknown) | undefined;
  leave(): void;
}

/** Ports of the other side of a channel. Their signals and callbacks work as if they were here. */
export function createRemotePorts(channel: Channel<ToRun, FromRun>): RemotePorts {
  const pending = new Map<number, PendingCall>();
  let calls = 0;

  function receive(message: Exclude<ToRun, { kind: 'cancel' }>): void {
    const call = pending.get(message.id);
    if (!call) return;
    if (message.kind === 'callback') {
      call.onCallback?.(...message.args);
      return;
    }
    pending.delete(message.id);
    call.leave();
    if (message.kind === 'answer') call.resolve(message.value);
    else call.reject(asError(message.thrown));
  }

  function send(port: OwnedName, method: string, args: readonly unknown[]) {
    calls += 1;
    const id = calls;
    const signalAt = placeOf(args, isSignal);
    const callbackAt = placeOf(args, isFunction);
    const signal = signalAt && at(args, signalAt);
    const callback = callbackAt && at(args, callbackAt);
    channel.send({ kind: 'call', id, port, method, args: sendable(args), signalAt, callbackAt });
    const onAbort = () => {
      if (isSignal(signal)) channel.send({ kind: 'abort', id, reason: asThrown(signal.reason) });
    };
    if (isSignal(signal)) {
      signal.addEventListener('abort', onAbort, { once: true });
      if (signal.aborted) onAbort();
    }
    const leave = () => (isSignal(signal) ? signal.removeEventListener('abort', onAbort) : undefined);
    return { id, leave, onCallback: isFunction(callback) ? callback : undefined };
  }

  function ask(port: OwnedName, method: string, args: readonly unknown[]): Promise<unknown> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const { id, ...call } = send(port, method, args);
    pending.set(id, { ...call, resolve, reject });
    return promise;
  }

  return {
    ask,
    receive,
    port: (name) =>
      new Proxy(
        {},
        {
          get(_target, method) {
            if (typeof method !== 'string' || method === 'then') return undefined;
            if (method in (own(immediate, name) ?? {}))
              throw new Error(`${name}.${method} is not available in a thread.`);
            return (...args: readonly unknown[]) => ask(name, method, args);
          },
        },
      ),
  };
}

type AnyFunction = (...args: readonly unknown[]) => unknown;

function isFunction(value: unknown): value is AnyFunction {
  return typeof value === 'function';
}

function isSignal(value: unknown): value is AbortSignal {
  return typeof value === 'object' && value !== null && 'aborted' in value && 'throwIfAborted' in value;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

function placeOf(args: readonly unknown[], isIt: (value: unknown) => boolean): ArgumentPlace | undefined {
  for (const [position, arg] of args.entries()) {
    if (isIt(arg)) return [position];
    const member = isPlain(arg) ? Object.keys(arg).find((key) => isIt(arg[key])) : undefined;
    if (member !== undefined) return [position, member];
  }
  return undefined;
}

function at(args: readonly unknown[], [position, member]: ArgumentPlace): unknown {
  const arg = args[position];
  return member === undefined ? arg : isPlain(arg) && arg[member];
}

/** Without what stays on this side. */
function sendable(args: readonly unknown[]): unknown[] {
  const stays = (value: unknown) => isSignal(value) || isFunction(value);
  return args.map((arg) => {
    if (stays(arg)) return undefined;
    if (!isPlain(arg)) return arg;
    return Object.fromEntries(Object.entries(arg).filter(([, value]) => !stays(value)));
  });
}
