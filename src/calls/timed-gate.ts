import { ToolError } from '#kit/tool-error';
import { createGate, type GateOptions } from './gate.ts';

interface TimedGateOptions extends GateOptions {
  /** Milliseconds that a job may take, from its start. */
  time: number;
  /** What the visitor reads after that, as a full sentence. */
  late: string;
}

export interface TimedGate {
  /**
   * As `Gate.run`, with an end to the job's time. The signal that the job gets is aborted then, and when the caller's is: the
   * caller is answered at once, the job keeps its place until it has ended.
   *
   * @throws ToolError `busy`, `timed-out`, `cancelled`, and what the job throws.
   */
  run<T>(job: (ended: AbortSignal) => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** The same before all that wait, as `Gate.runNext`. */
  runNext<T>(job: (ended: AbortSignal) => Promise<T>, signal?: AbortSignal): Promise<T>;
}

/** Bounded parallelism of jobs that end in time. */
export function createTimedGate({ time, late, ...options }: TimedGateOptions): TimedGate {
  const gate = createGate(options);
  const timed =
    (enter: 'run' | 'runNext') =>
    <T>(job: (ended: AbortSignal) => Promise<T>, signal?: AbortSignal): Promise<T> => {
      const deadline = new AbortController();
      const ended = signal ? AbortSignal.any([signal, deadline.signal]) : deadline.signal;
      return gate[enter](async () => {
        const timer = setTimeout(() => deadline.abort(new ToolError('timed-out', late)), time);
        try {
          return await job(ended);
        } finally {
          clearTimeout(timer);
        }
      }, ended);
    };
  return { run: timed('run'), runNext: timed('runNext') };
}
