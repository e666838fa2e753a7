import type { ReportProgress } from '#kit/progress';
import { ToolError } from '#kit/tool-error';
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

interface AnswerOptions {
  /** What this run may call, and nothing else. */
  ports: Partial<OwnedPorts>;
  /** Called when the run begins. */
  onBegun: () => void;
  onProgress?: ReportProgress | undefined;
}

const over = new ToolError('cancelled', 'The request was cancelled.');

interface AnsweredRun {
  /** Takes what the run says, as the channel does. */
  receive(message: FromRun): void;
  /** Asks the run to end by itself. */
  cancel(reason: Error): void;
  /** Ends the calls, and what they gave for the run: it is over, or its thread is gone. */
  close(): void;
}

/** Answers the calls of one run with the real ports. */
export function answerRun(
  channel: Channel<FromRun, ToRun>,
  { ports, onBegun, onProgress }: AnswerOptions,
): AnsweredRun {
  /** By the id of the call. Kept when it is answered: what it gave may be there for the run only. */
  const calls = new Map<number, AbortController>();
  let isClosed = false;

  const send = (message: ToRun, handedOver: readonly ArrayBuffer[] = []) => {
    if (!isClosed) channel.send(message, handedOver);
  };

  async function answer({ id, port, method, args, signalAt, callbackAt }: FromRun & { kind: 'call' }): Promise<void> {
    const controller = new AbortController();
    calls.set(id, controller);
    const put = (at: ArgumentPlace | undefined, value: unknown) => at && putAt(real, at, value);
    const real = [...args];
    put(signalAt, controller.signal);
    put(callbackAt, (...given: readonly unknown[]) => send({ kind: 'callback', id, args: given }));
    try {
      const value = await methodOf(port, method)(...real);
      send({ kind: 'answer', id, value }, port === 'http' ? bodyOf(value) : []);
    } catch (error) {
      send({ kind: 'failure', id, thrown: asThrown(error) });
    }
  }

  function methodOf(port: OwnedName, method: string): (...args: readonly unknown[]) => unknown {
    const owner = ports[port];
    const found: unknown = owner && Reflect.get(owner, method);
    if (typeof found !== 'function') throw new Error(`There is no ${port}.${method} for this run.`);
    return (...args) => Reflect.apply(found, owner, args);
  }

  const receive = (message: FromRun) => {
    if (isClosed) return;
    if (message.kind === 'call') void answer(message);
    else if (message.kind === 'abort') calls.get(message.id)?.abort(asError(message.reason));
    else if (message.kind === 'begun') onBegun();
    else onProgress?.(message.progress);
  };
  channel.listen(receive);

  return {
    receive,
    cancel: (reason) => send({ kind: 'cancel', reason: asThrown(reason) }),
    close() {
      isClosed = true;
      for (const controller of calls.values()) controller.abort(over);
      calls.clear();
    },
  };
}

/** What was read from a web server is nobody else's: megabytes that need no copy. */
function bodyOf(value: unknown): ArrayBuffer[] {
  const body = value instanceof Object && 'body' in value ? value.body : undefined;
  return body instanceof Uint8Array && body.buffer instanceof ArrayBuffer ? [body.buffer] : [];
}

function putAt(args: unknown[], [position, member]: ArgumentPlace, value: unknown): void {
  args[position] = member === undefined ? value : { ...Object(args[position]), [member]: value };
}
