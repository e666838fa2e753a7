import { closeSync, fstatSync, openSync, readFileSync, readSync, writeFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { ToolError } from '#kit/tool-error';
import { onFrames, sendFrame } from './frames.ts';
import { CHANNEL, type Failure, type Order, type Outcome, type Progress, type Refusal } from './messages.ts';

export interface Work<A> {
  answer: A;
  /** What is written to the files that the job makes. */
  contents?: readonly Uint8Array[];
}

interface Besides {
  report: (share: number) => void;
  /** The content of the further files that a job is about. */
  others: readonly Buffer[];
}

/** The inside of a child process: one job after the other, until the parent ends it or has itself ended. */
export function serve<J, A>(work: (job: J, content: Buffer, besides: Besides) => Promise<Work<A>>): void {
  offerToBeKilled();
  const channel = new Socket({ fd: CHANNEL });
  channel.on('error', () => {});
  channel.on('close', () => process.exit());
  const report = (share: number) => sendFrame(channel, { share } satisfies Progress);
  const read = createReader();
  const answer = async ({ job, source, others, made }: Order<J>): Promise<A> => {
    const { content, release } = source ? read(source) : NOTHING;
    const done = await work(job, content, { report, others: others.map((path) => readFileSync(path)) });
    for (const [at, content] of (done.contents ?? []).entries()) {
      writeFileSync(made[at] ?? '', content, { flag: 'wx', mode: 0o600 });
    }
    // After a failure, native code may still be reading.
    release();
    return done.answer;
  };
  onFrames(channel, (message) => {
    answer(JSON.parse(message)).then(
      (answer) => sendFrame(channel, { answer, ...held() } satisfies Outcome<A>),
      (error: unknown) => sendFrame(channel, { ...complaint(error), ...held() } satisfies Outcome<A>),
    );
  });
}

const NOTHING = { content: Buffer.alloc(0), release: () => {} };

/** Reads files into the same memory, again and again: each time anew, it would have to be cleared, and collected afterwards. */
function createReader() {
  let free = Buffer.alloc(0);
  return (path: string) => {
    const file = openSync(path, 'r');
    try {
      const { size } = fstatSync(file);
      const memory = free.length >= size ? free : Buffer.allocUnsafeSlow(size);
      free = Buffer.alloc(0);
      const length = readSync(file, memory, 0, size, 0);
      if (length < size) throw new Error('The file was not read to its end.');
      const release = () => {
        free = memory;
      };
      return { content: memory.subarray(0, size), release };
    } finally {
      closeSync(file);
    }
  };
}

function held(): { memory: number } {
  return { memory: process.memoryUsage.rss() };
}

function complaint(error: unknown): { refused: Refusal } | Failure {
  if (!(error instanceof ToolError)) {
    const known = error instanceof Error && 'code' in error ? { code: String(error.code) } : {};
    return { failed: (error instanceof Error && error.stack) || String(error), ...known };
  }
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
