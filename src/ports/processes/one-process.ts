import { type ChildProcess, spawn } from 'node:child_process';
import { Socket } from 'node:net';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { ToolError } from '#kit/tool-error';
import { onFrames, sendFrame } from './frames.ts';
import { CHANNEL, type Order, type Outcome, type Progress } from './messages.ts';

const HEAP = 256;
/** What a child gets of the environment: where libraries, fonts and temporary files are. Keys and passwords stay here. */
const PASSED_ON = [
  ...['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot'],
  ...['LD_LIBRARY_PATH', 'FONTCONFIG_PATH', 'FONTCONFIG_FILE'],
];

/**
 * For glibc; others do not read it. With an arena for each thread, and thresholds that grow with what was asked for, a process that
 * works on pictures of 12 megapixels holds twice as much. With thresholds of 1 MB it holds a little less, but each large buffer is
 * mapped anew, which costs a quarter of the processor time.
 */
const ALLOCATOR = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: `${16 << 20}`,
  MALLOC_TRIM_THRESHOLD_: `${64 << 20}`,
};

/** Where Node keeps what it has compiled, so that the next process starts sooner; where it cannot be written it does without. */
const COMPILED = fileURLToPath(new URL('../../../node_modules/.cache/clearkit', import.meta.url));

interface Question {
  order: Order<object>;
  /** Called with the share that is done, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
}

export interface OneProcess {
  pid: number | undefined;
  /**
   * One question at a time.
   *
   * @throws ToolError `unsupported` when the process ends before it has answered.
   */
  ask<A>(question: Question): Promise<Outcome<A>>;
  /** Whether this process must wait for it to end before it can end itself: while it has a question. */
  hold(isHeld: boolean): void;
  kill(): void;
  /** Resolves when it has ended, whatever the reason. */
  ended: Promise<void>;
}

interface Program {
  script: URL;
  /** What a visitor reads whose question has ended the process, as a full sentence. */
  broken: string;
  /** Megabytes of V8's heap; 256 unless told. */
  heap?: number;
}

export function startProcess({ script, broken, heap = HEAP }: Program): OneProcess {
  const child = spawn(process.execPath, [`--max-old-space-size=${heap}`, fileURLToPath(script)], {
    env: {
      ...Object.fromEntries(PASSED_ON.map((name) => [name, process.env[name]])),
      ...ALLOCATOR,
      NODE_COMPILE_CACHE: COMPILED,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
    windowsHide: true,
  });
  const channel = child.stdio[CHANNEL];
  if (!(channel instanceof Socket)) throw new Error('The child process has no channel.');
  lowerPriority(child);
  const ended = Promise.withResolvers<void>();
  let asked: { take(message: string): void; lose(reason: ToolError): void } | undefined;
  const kill = () => {
    child.kill('SIGKILL');
  };
  onFrames(channel, (message) => asked?.take(message));
  channel.on('error', kill);
  const onEnd = (cause: unknown) => {
    ended.resolve();
    asked?.lose(new ToolError('unsupported', broken, { cause }));
  };
  child.on('error', onEnd);
  child.on('exit', (code, signal) => onEnd(`The process ended: ${signal ?? code}.`));

  return {
    pid: child.pid,
    async ask<A>({ order, onProgress }: Question): Promise<Outcome<A>> {
      const answered = Promise.withResolvers<Outcome<A>>();
      const take = (message: string) => {
        const reply: Progress | Outcome<A> = JSON.parse(message);
        if ('share' in reply) onProgress?.(reply.share);
        else answered.resolve(reply);
      };
      asked = { take, lose: answered.reject };
      sendFrame(channel, order);
      try {
        return await answered.promise;
      } finally {
        // What was asked is not kept while the process is idle.
        asked = undefined;
      }
    },
    hold(isHeld) {
      for (const one of [child, channel]) isHeld ? one.ref() : one.unref();
    },
    kill,
    ended: ended.promise,
  };
}

/**
 * A quarter of the weight of others when processors are short. Less, and a machine that is busy with something else would let
 * pictures run into their time limit.
 */
const NICE = 5;

/** Before it has threads, which take the priority of the process as it is when they start. */
function lowerPriority({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, NICE);
  } catch {
    // It has ended already, or this system does not allow it.
  }
}
