import type { Ports } from '#kit/ports';
import type { Progress } from '#kit/progress';
import { type ErrorCode, ToolError } from '#kit/tool-error';
import type { LanguageModel } from '#ports/rewriter/port';

/** What may stay with the side that owns it: the ports, and what adapters ask that move with the run. */
export interface OwnedPorts extends Ports {
  languageModel: LanguageModel;
}

export type OwnedName = keyof OwnedPorts;

/** Where an argument is: its position, and the member of the object there, if it is one. */
export type ArgumentPlace = readonly [position: number, member?: string];

/** What a run says to the side that owns its ports. */
export type FromRun =
  | {
      kind: 'call';
      /** Of this run. */
      id: number;
      port: OwnedName;
      method: string;
      args: readonly unknown[];
      /** Where the call had its signal and its callback; neither can be sent. */
      signalAt?: ArgumentPlace | undefined;
      callbackAt?: ArgumentPlace | undefined;
    }
  | { kind: 'abort'; id: number; reason: Thrown }
  /** Its code is loaded: from now on its time counts, and its thread can be ended. */
  | { kind: 'begun' }
  | { kind: 'progress'; progress: Progress };

/** What the owner of the ports says to a run. */
export type ToRun =
  | { kind: 'answer'; id: number; value: unknown }
  | { kind: 'failure'; id: number; thrown: Thrown }
  /** The callback of a call that is under way. */
  | { kind: 'callback'; id: number; args: readonly unknown[] }
  /** Nobody wants the answer any more. */
  | { kind: 'cancel'; reason: Thrown };

/** One end of a channel between a run and the owner of its ports. Messages are cloned but for what is handed over, and come in order. */
export interface Channel<In, Out> {
  send(message: Out, handedOver?: readonly ArrayBuffer[]): void;
  /** Called once, before anything is sent. */
  listen(onMessage: (message: In) => void): void;
}

export interface RunOrder {
  slug: string;
  input: unknown;
  /** Whether anyone listens to its progress. */
  hasListener: boolean;
  /** Bytes that the result may have as JSON; any number when absent. */
  mostBytes?: number | undefined;
}

/** What came out, as the other side takes it. */
export type RunOutcome<Result> = { result: Result } | { thrown: Thrown };

/** An error that can be sent. */
type Thrown =
  | { code: ErrorCode; message: string; field?: string | undefined; retryAfter?: number | undefined }
  | { bug: { name: string; message: string; stack: string | undefined } };

export function asThrown(error: unknown): Thrown {
  if (error instanceof ToolError) {
    const { code, message, field, retryAfter } = error;
    return { code, message, field, retryAfter };
  }
  if (error instanceof Error) {
    const { name, message, stack } = error;
    return { bug: { name, message, stack } };
  }
  return { bug: { name: 'Error', message: String(error), stack: undefined } };
}

/** The error as it was thrown on the other side. */
export function asError(thrown: Thrown): Error {
  if ('code' in thrown) {
    const { code, message, field, retryAfter } = thrown;
    return new ToolError(code, message, {
      ...(field !== undefined && { field }),
      ...(retryAfter !== undefined && { retryAfter }),
    });
  }
  const { name, message, stack } = thrown.bug;
  return Object.assign(new Error(message), { name }, stack !== undefined && { stack });
}
