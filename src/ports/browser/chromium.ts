import { oneVisitor, type Visitors } from '#calls/visitors';
import { ToolError } from '#kit/tool-error';
import { createProcesses, type JobFiles } from '#ports/processes/processes';
import {
  type BrowserJob,
  type BrowserLimits,
  type BrowserSettings,
  type PageTask,
  PICTURES,
  visitsOf,
} from './browser-job.ts';
import { browserPaths, downloadedBrowsers, starts } from './find-browser.ts';
import { FRAMES } from './jobs/reduce-result.ts';
import type {
  Browser,
  InspectedPage,
  LayoutFacts,
  LoadedPage,
  PrintedPage,
  SpeedReport,
  TakenShot,
  Visit,
} from './port.ts';

interface ChromiumOptions extends Pick<BrowserSettings, 'allow' | 'dnsServers' | 'publicUrl' | 'profiles'> {
  files: JobFiles;
  /** What the operator chose: a program, `none`, or the WebSocket of a browser elsewhere. Absent: one is looked for. */
  path?: string | undefined;
  url?: string | undefined;
  /** Folder in which a download is looked for as well. */
  downloads?: string;
  /** The name or address at which a browser elsewhere reaches this machine. */
  proxyHost?: string | undefined;
  /** Visits at once, each in a process of its own. */
  concurrency?: number;
  queue?: number;
  /** Milliseconds without work after which the browser ends. */
  idle?: number;
  limits?: Partial<BrowserLimits>;
  visitors?: Visitors;
}

export interface OpenBrowser extends Browser {
  /** Ids of the processes that drive browsers. */
  pids(): number[];
  close(): Promise<void>;
}

const MB = 1024 * 1024;
const LIMITS: BrowserLimits = {
  bytes: 64 * MB,
  requests: 1_000,
  memory: 1_024 * MB,
  processes: 32,
  answer: 15_000,
  load: 15_000,
  quiet: 3_000,
  task: 15_000,
};
/** Visits after which a process and its browser are replaced. */
const VISITS = 50;
/** Milliseconds more for each run of Lighthouse, which waits for a page to be at rest, and then simulates it. */
const AUDIT_TIME = 12_000;
/** Megabytes for what drives the browser: what Lighthouse writes down of a heavy page is 100 MB of text. */
const HEAP = 768;
/** What runs in the browser of others is waited for this long. */
const PATIENCE = 180_000;

const BUSY = 'Too many pages are being loaded right now. Please try again in a minute.';
const BROKEN = 'This page broke the browser that was to show it.';
const MISSING =
  'This server has no browser to load pages with. Its operator can add one: npx clearkit browser install, or BROWSER_PATH.';
const OFF = 'Loading pages in a browser is switched off on this server.';

/** A Chromium or Chrome, driven by processes of their own, with a queue of its own in which a visitor has one place at a time. */
export function createChromium({ files, path, url, visitors = oneVisitor, ...options }: ChromiumOptions): OpenBrowser {
  const { concurrency = 1, queue = 20, idle = 20_000, proxyHost = '127.0.0.1', downloads, ...world } = options;
  const limits = { ...LIMITS, ...options.limits };
  const { allow, dnsServers, publicUrl, profiles } = world;
  const processes = createProcesses({
    script: new URL('./browse.process.ts', import.meta.url),
    broken: BROKEN,
    files,
    idle,
    jobs: VISITS,
    memory: 300 * MB,
    heap: HEAP,
  });
  const shares = visitors.share('pages in a browser', {
    ...{ capacity: concurrency, share: 1, queue, queueShare: 2, patience: PATIENCE, busy: BUSY },
  });
  let program: Promise<BrowserSettings['program'] | undefined> | undefined;

  async function find(): Promise<BrowserSettings['program'] | undefined> {
    if (url !== undefined) return { url, proxyHost };
    if (path === 'none') return undefined;
    const there = () => browserPaths(...(downloads === undefined ? [] : downloadedBrowsers(downloads)));
    for (const candidate of path === undefined ? there() : [path]) {
      if (await starts(candidate)) return { path: candidate };
    }
    return undefined;
  }

  async function settings(): Promise<BrowserSettings> {
    program ??= find();
    const found = await program;
    if (found) return { program: found, allow, dnsServers, publicUrl, profiles, limits };
    // One that is installed later is found without a restart.
    program = undefined;
    throw new ToolError('not-configured', path === 'none' ? OFF : MISSING);
  }

  /** Runs a task when its visitor's turn has come. */
  async function perform<A>(
    task: PageTask,
    { signal, onNews }: Omit<Visit, 'url' | 'screen'>,
    run: (job: { message: BrowserJob; signal: AbortSignal; onProgress: (share: number) => void }) => Promise<A>,
  ): Promise<A> {
    if (signal?.aborted) throw new ToolError('cancelled', 'The request was cancelled.');
    const message: BrowserJob = { settings: await settings(), task };
    const each = limits.answer + limits.load + limits.quiet + (task.kind === 'measure' ? AUDIT_TIME : 0);
    const time = visitsOf(task) * each + limits.task;
    const late = `This page did not come to rest in a browser within ${Math.round(time / 1000)} seconds.`;
    return shares.run(
      visitors.current(),
      (ended) => run({ message, signal: ended, onProgress: (share) => onNews?.({ share }) }),
      {
        signal,
        onWait: (ahead) => onNews?.({ ahead }),
        limit: { time, late },
      },
    );
  }

  return {
    async missing() {
      try {
        await settings();
        return undefined;
      } catch (error) {
        if (error instanceof ToolError) return error.message;
        throw error;
      }
    },
    load: ({ url: address, screen, ...visit }) =>
      perform({ kind: 'load', url: address, screen }, visit, (job) => processes.run<LoadedPage>(job)),
    shoot: ({ url: address, ...visit }, shots) =>
      perform({ kind: 'shoot', url: address, shots }, visit, async (job) => {
        const { answer, made } = await processes.makeSeveral<Omit<TakenShot, 'file'>[]>(
          lasting(job, visit),
          shots.length,
        );
        return answer.flatMap((shot, at) => (made[at] ? { ...shot, file: made[at] } : []));
      }),
    print: ({ url: address, ...visit }, sheets) =>
      perform({ kind: 'print', url: address, sheets }, visit, async (job) => {
        const { answer, made } = await processes.make<Omit<PrintedPage, 'file'>>(lasting(job, visit));
        return { ...answer, file: made };
      }),
    inspect: ({ url: address, screen, ...visit }, { tags }) =>
      perform({ kind: 'inspect', url: address, screen, tags }, visit, async (job) => {
        const { answer, made } = await processes.makeSeveral<InspectedAnswer>(lasting(job, visit), PICTURES);
        const pictures = answer.pictures.flatMap((picture, at) => (made[at] ? { ...picture, file: made[at] } : []));
        return { ...answer, pictures };
      }),
    layout: ({ url: address, screen, ...visit }) =>
      perform({ kind: 'layout', url: address, screen }, visit, async (job) => {
        const { answer, made } = await processes.make<LayoutAnswer>(lasting(job, visit));
        return { ...answer, picture: { ...answer.picture, file: made } };
      }),
    measure: ({ url: address, ...visit }, measuring) =>
      perform({ kind: 'measure', url: address, ...measuring }, visit, async (job) => {
        const { answer, made } = await processes.makeSeveral<Omit<SpeedReport, 'frames'> & { frames: number[] }>(
          lasting(job, visit),
          FRAMES,
        );
        const frames = answer.frames.flatMap((at, index) => (made[index] ? { at, file: made[index] } : []));
        return { ...answer, frames };
      }),
    pids: processes.pids,
    close: processes.close,
  };
}

type InspectedAnswer = Omit<InspectedPage, 'pictures'> & {
  pictures: Omit<InspectedPage['pictures'][number], 'file'>[];
};

type LayoutAnswer = Omit<LayoutFacts, 'picture'> & { picture: Omit<LayoutFacts['picture'], 'file'> };

/** Pictures stay for the run that asked, and not only while the browser works. */
function lasting<J extends { signal: AbortSignal }>(job: J, { signal }: Pick<Visit, 'signal'>): J {
  return signal ? { ...job, signal: AbortSignal.any([job.signal, signal]) } : job;
}
