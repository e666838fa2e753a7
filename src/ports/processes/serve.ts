import { writeFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { ToolError } from '#kit/tool-error';
import { frameReader, sendFrame } from './frames.ts';
import { CHANNEL, type Outcome, type Progress, type Refusal } from './messages.ts';

/** Bytes that are read at once. */
const PIECE = 1 << 18;

export interface Work<A> {
  answer: A;
  content?: Uint8Array;
}

/** The inside of a child process: one job after the other, until the parent ends it or has itself ended. */
export function serve<J, A>(
  work: (job: J, content: Buffer, report: (share: number) => void) => Promise<Work<A>>,
): void {
  offerToBeKilled();
  // Pieces of a large picture are read into the same memory, again and again.
  const callback = (length: number, bytes: Uint8Array) => {
    read(bytes.subarray(0, length));
    return true;
  };
  const channel = new Socket({ fd: CHANNEL, onread: { buffer: Buffer.allocUnsafeSlow(PIECE), callback } });
  channel.resume();
  channel.on('error', () => {});
  channel.on('close', () => process.exit());
  const report = (share: number) => void sendFrame(channel, { share } satisfies Progress);
  const read = frameReader((message, given) => {
    const job: J = JSON.parse(message);
    work(job, given, report).then(
      ({ answer, content }) => sendFrame(channel, { answer, ...held() } satisfies Outcome<A>, content),
      (error: unknown) => sendFrame(channel, { ...complaint(error), ...held() } satisfies Outcome<A>),
    );
  });
}

function held(): { memory: number } {
  return { memory: process.memoryUsage.rss() };
}

function complaint(error: unknown): { refused: Refusal } | { failed: string } {
  if (!(error instanceof ToolError)) return { failed: (error instanceof Error && error.stack) || String(error) };
  const { code, message, field, cause } = error;
  const why = cause === undefined ? {} : { cause: String(cause) };
  return { refused: { code, message, ...(field !== undefined && { field }), ...why } };
}

/** When memory runs out, Linux ends this process and not the one that serves everybody. */
function offerToBeKilled(): void {
  if (process.platform !== 'linux') return;
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Some containers do not allow it. Nothing else depends on it.
  }
}
