import { availableParallelism } from 'node:os';
import { MessageChannel, type MessagePort, receiveMessageOnPort } from 'node:worker_threads';
import Piscina from 'piscina';
import { PIECE } from '#calls/pieces';
import type { Shares } from '#calls/shares';
import { oneVisitor, type Visitors } from '#calls/visitors';
import { timeLimitOf, tookTooLong } from '#kit/execute';
import { opensFiles, type Ports } from '#kit/ports';
import type { ToolEntry } from '#kit/registry';
import { type Json, type RunRequest, type RunTool, runInThisThread } from '#kit/run-tool';
import { ToolError } from '#kit/tool-error';
import type { LanguageModel } from '#ports/rewriter/port';
import { answerRun } from '#workers/answer-run';
import {
  asError,
  type Channel,
  type FromRun,
  type OwnedPorts,
  type RunOrder,
  type RunOutcome,
  type ToRun,
} from '#workers/messages';
import { limitFreeMemory, trimMemory } from './allocator.ts';
import type { Config } from './config-shape.ts';
import type { ThreadSettings } from './tool-thread.ts';

interface ToolThreadsOptions {
  ports: Ports;
  visitors?: Visitors;
  /** Pictures that are worked on, and read, at once: by the ports. */
  pictures: number;
  readings: number;
  /** Milliseconds after which a thread that has nothing to do is ended. */
  idle: number;
  /** The language model that rewrites texts, where one is set up. */
  model?: { name: string; ask: LanguageModel['ask'] } | undefined;
  /** Folder of the tools' folders; the site's own by default. */
  directory?: string | undefined;
  /** Called with threads that failed outside of a run. */
  onFault?: ((error: unknown) => void) | undefined;
}

/** What the settings say of the threads of a program. */
export function threadOptions(
  { images, ocrConcurrency, idle, languageModel }: Config,
  model: LanguageModel | undefined,
): Pick<ToolThreadsOptions, 'pictures' | 'readings' | 'idle' | 'model'> {
  const named = model && { name: languageModel?.model ?? '', ask: model.ask };
  return { pictures: images.concurrency, readings: ocrConcurrency, idle, model: named };
}

export interface ToolThreads {
  runTool: RunTool;
  /** Ends the threads, and with them what still runs. */
  close(): Promise<void>;
}

/** A run and its end: aborted with a ToolError when its time is over, or when it is cancelled. */
interface Bounded {
  asked: RunRequest;
  over: AbortSignal;
  /** Called when the time of the run begins to count. */
  onBegun: () => void;
}

/** Runs by what they spend their time with: each kind has threads of its own, and none waits for another. */
type Kind = 'computing' | 'pictures' | 'readings' | 'outside';

/** What a thread answers: the JSON alone, as bytes, where it is long. */
type Answer = RunOutcome<string> | Uint8Array;

type Pool = Piscina<{ order: RunOrder; port: MessagePort }, Answer>;

interface Lane {
  shares: Shares;
  /** Its threads, started with the first run that needs one. */
  threads(): Pool;
  close(): Promise<void>;
}

/** Milliseconds after a thread has ended, when what the engine kept of it is gone. */
const TRIM_AFTER = 15_000;
/** Milliseconds for a run that was told to end until its thread is ended. */
const GRACE = 500;
/** Megabytes of a thread's heap. */
const MEMORY = 512;
/** Megabytes of it for what is new. By itself the engine takes three times as much before it looks what can go. */
const YOUNG = 16;
/** Behind the thread that serves, wherever the system has such an order. */
const NICE = 10;

const BUSY = 'Too many tools are running right now. Please try again in a few seconds.';
/** Runs that may wait for a thread: of all visitors and of one. The limit of calls is far below the second for most. */
const LINE = { queue: 256, queueShare: 64, patience: 30_000, busy: BUSY };
const TOO_MUCH_MEMORY = 'This needs more memory than one run may use here, and was stopped.';
const script = new URL('./tool-thread.ts', import.meta.url).href;

/**
 * Runs tools in threads, each thread one run at a time: whatever a run does, it ends at its time limit, and a thread that dies takes
 * nothing with it but its run. The ports stay here, one of each.
 */
export function createToolThreads(settings: ToolThreadsOptions): ToolThreads {
  const { ports, visitors = oneVisitor, onFault, ...options } = settings;
  const here = runInThisThread(ports);
  let trim: NodeJS.Timeout | undefined;
  void limitFreeMemory();

  const cores = Math.max(2, availableParallelism());
  // A thread that loads its code takes a processor for a second, and a flood of runs would start many at once.
  const starts = visitors.share('starts of runs', { capacity: cores, ...LINE });
  const lanes: Readonly<Record<Kind, Lane>> = {
    // A visitor's half is enough for all processors.
    computing: openLane('computing', { capacity: 2 * cores, share: cores }),
    // Beyond what the ports do at once, so that a picture is fetched while others are worked on.
    pictures: openLane('pictures', { capacity: options.pictures + 2, share: options.pictures + 1 }),
    readings: openLane('readings', { capacity: options.readings + 1, share: options.readings }),
    // They mostly wait for servers of others.
    outside: openLane('outside', { capacity: 16, share: 8 }),
  };

  function openLane(kind: Kind, places: { capacity: number; share: number }): Lane {
    let pool: Pool | undefined;
    return {
      shares: visitors.share(`runs of the kind ${kind}`, { ...places, ...LINE }),
      threads: () => {
        pool ??= openPool(places.capacity);
        return pool;
      },
      close: async () => pool?.destroy(),
    };
  }

  function openPool(maxThreads: number): Pool {
    const pool: Pool = new Piscina({
      filename: script,
      workerData: { directory: options.directory, modelName: options.model?.name } satisfies ThreadSettings,
      // None is kept warm: a thread keeps the memory of its largest run.
      minThreads: 0,
      maxThreads,
      idleTimeout: options.idle,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY, maxYoungGenerationSizeMb: YOUNG },
      // A thread that waits for its next run by blocking could not close what the last one left open.
      atomics: 'disabled',
      // The library would load the script by `require`. A thread that is ended during that ends the whole process.
      execArgv: ['--no-require-module'],
      recordTiming: false,
      niceIncrement: NICE,
      // Keys and passwords of this program are none of its business.
      env: {},
    });
    pool.on('error', (error) => onFault?.(error));
    return pool;
  }

  /**
   * Resolves when the thread is free again. `over` ends the run: as it is asked to, or with its thread. A thread that still loads its code
   * is left alone until it has: ended in the middle of that, it would take the whole process with it.
   */
  async function runInThread({ threads }: Lane, entry: ToolEntry, { asked, over, onBegun }: Bounded): Promise<Json> {
    const { port1, port2 } = new MessageChannel();
    const killed = new AbortController();
    let kill: NodeJS.Timeout | undefined;
    const begun = Promise.withResolvers<void>();
    const run = answerRun(channelOver(port1), {
      ports: portsFor(entry),
      onBegun: () => {
        begun.resolve();
        onBegun();
      },
      onProgress: asked.onProgress,
    });
    const onOver = () => {
      run.cancel(over.reason);
      void begun.promise.then(() => {
        kill = setTimeout(() => killed.abort(), GRACE);
      });
    };
    over.addEventListener('abort', onOver, { once: true });
    try {
      over.throwIfAborted();
      const { input, mostBytes, onProgress } = asked;
      const order: RunOrder = { slug: entry.slug, input, mostBytes, hasListener: onProgress !== undefined };
      const running = Promise.withResolvers<Answer>();
      const start = async () => {
        const work = threads().run({ order, port: port2 }, { transferList: given(port2), signal: killed.signal });
        running.resolve(work);
        await Promise.race([begun.promise, work]);
      };
      starts.run(asked.visitor, start, { signal: over }).catch(running.reject);
      const outcome = await running.promise;
      // What it reported last came on another way, and may not have arrived yet.
      receiveRest(port1, run.receive);
      if (outcome instanceof Uint8Array) return outcome;
      if ('result' in outcome) return outcome.result;
      throw asError(outcome.thrown);
    } catch (error) {
      over.throwIfAborted();
      if (isOutOfMemory(error)) throw new ToolError('too-large', TOO_MUCH_MEMORY, { cause: error });
      throw error;
    } finally {
      clearTimeout(kill);
      clearTimeout(trim);
      trim = setTimeout(() => void trimMemory(), options.idle + TRIM_AFTER).unref();
      over.removeEventListener('abort', onOver);
      run.close();
      port1.close();
    }
  }

  /** A run with its end: at its limit, or when it is cancelled. The caller is told at once, its place is free later. */
  async function runInLane(entry: ToolEntry, asked: RunRequest, isQuick: boolean): Promise<Json> {
    const { visitor, signal } = asked;
    const lane = lanes[kindOf(entry)];
    const end = new AbortController();
    const job = async (over: AbortSignal) => {
      let late: NodeJS.Timeout | undefined;
      const onBegun = () => {
        const limit = timeLimitOf(entry.tool);
        late = setTimeout(() => end.abort(tookTooLong(entry.tool, limit)), limit);
      };
      try {
        if (!isQuick) return await runInThread(lane, entry, { asked, over, onBegun });
        // What only passes on what the ports do needs no thread, but its place.
        onBegun();
        return await here(entry, { ...asked, signal: over });
      } finally {
        clearTimeout(late);
      }
    };
    return lane.shares.run(visitor, job, { signal: signal ? AbortSignal.any([signal, end.signal]) : end.signal });
  }

  /** What a run may call: the ports that its tool named, and what these ask where they move with it. */
  function portsFor({ tool: { needs } }: ToolEntry): Partial<OwnedPorts> {
    const named = Object.fromEntries(needs.map((name) => [name, ports[name]]));
    return needs.includes('rewriter') && options.model ? { ...named, languageModel: options.model } : named;
  }

  return {
    async runTool(entry, asked) {
      const { bytes = Number.POSITIVE_INFINITY } = asked;
      const isQuick = bytes <= (entry.tool.quickUpTo ?? -1);
      // What a run asks of the ports is done in the name of its visitor: messages arrive in the one of who opened their channel.
      return visitors.as(asked.visitor, () =>
        isQuick && kindOf(entry) === 'computing' ? here(entry, asked) : runInLane(entry, asked, isQuick),
      );
    },
    async close() {
      clearTimeout(trim);
      await Promise.all(Object.values(lanes).map((lane) => lane.close()));
    },
  };
}

function kindOf({ tool: { needs } }: ToolEntry): Kind {
  if (needs.includes('ocr')) return 'readings';
  if (opensFiles(needs)) return 'pictures';
  return needs.every((name) => name === 'clock' || name === 'rewriter') ? 'computing' : 'outside';
}

function channelOver(port: MessagePort): Channel<FromRun, ToRun> {
  return {
    // The memory that small buffers share stays here.
    send: (message, handedOver = []) =>
      port.postMessage(
        message,
        handedOver.filter(({ byteLength }) => byteLength > PIECE),
      ),
    listen: (onMessage) => port.on('message', onMessage),
  };
}

/** Called with what has arrived and was not delivered yet. */
function receiveRest(port: MessagePort, receive: (message: FromRun) => void): void {
  for (let rest = receiveMessageOnPort(port); rest; rest = receiveMessageOnPort(port)) receive(rest.message);
}

/** A list, with the member that the library's types ask for where a browser's types are loaded beside Node's. */
function given(port: MessagePort) {
  return Object.assign([port], { transfer: [port] });
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
