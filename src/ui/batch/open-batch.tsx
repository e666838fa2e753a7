import type { ReactNode } from 'react';
import type { AnyTool } from '#kit/define-tool';
import { type CardFacts, outputFacts } from '#kit/facts';
import type { Progress } from '#kit/progress';
import { ToolError } from '#kit/tool-error';
import { mostAtOnce } from '#workers/run-in-page';
import { counts } from '../drawn/held-values.tsx';
import { readyFor } from '../form/choose-file.tsx';
import { sendFile, type Uploaded } from '../form/upload-file.tsx';
import { dismissNotices, notify } from '../notice/notices.tsx';
import { holdFile, letGo } from '../result/held-files.tsx';
import type { Leaving } from '../tool-page/ask-to-send.tsx';
import { ask, faultIn, mayLeaveByAsking } from '../tool-page/run-tool.tsx';
import { endRun } from '../tool-page/sent.tsx';
import type { ToolSource } from '../tool-page/use-tool.tsx';
import { BatchList } from './batch-list.tsx';
import { BatchSummary } from './batch-summary.tsx';
import { maybePicture } from './folders.tsx';
import { outcomeBy } from './outcome-by.tsx';
import { mostPictures } from './picture-outcome.tsx';
import { type BatchJob, type BatchPicture, batchPicture, type Done, type PictureQueue } from './picture-queue.tsx';
import { createQueue, type Work } from './queue.tsx';

export interface Batch {
  add: (pictures: readonly (File | string)[]) => void;
  /** Runs the tool for every picture that has no result with these options yet; for all, when there is none. */
  submit: (input: unknown) => Promise<undefined>;
  cancel: () => void;
  /** The files, in the place of the address. */
  list: ReactNode;
  /** Beneath the form: how far it is, and the results in one file. */
  summary: ReactNode;
}

interface BatchOptions<T extends AnyTool> {
  facts: CardFacts;
  source: () => ToolSource<T>;
  onBusy: (isBusy: boolean) => void;
  /** The visitor goes back to the address, or has taken every picture away. */
  onClose: () => void;
}

/** As many calls as the server's decoders have places, and no more than leave the page quick. */
const AT_ONCE = 2;
/** Where each worker holds some hundred megabytes. */
const HEAVY_AT_ONCE = 3;

/** Milliseconds that an upload must still have before it, to be used again. */
const LASTING = 120_000;

/** Only its form is looked at: it stands for the addresses that uploads will have. */
const STAND_IN = 'https://example.com/picture.jpg';

/** Many pictures through one tool, each like a single one. */
export function openBatch<T extends AnyTool>({ facts, source, onBusy, onClose }: BatchOptions<T>): Batch {
  const { labels, inputs } = facts;
  const field = inputs.find(({ control }) => control === 'image')?.name ?? 'imageUrl';
  const choices = inputs.filter(({ each }) => each);
  const isHere = facts.runsIn === 'both';
  const most = mostPictures(isHere);
  const mostHere = Math.min(mostAtOnce(), facts.isHeavy ? HEAVY_AT_ONCE : most);
  const queue: PictureQueue = createQueue({ atOnce: isHere ? mostHere : AT_ONCE });
  const uploads = new WeakMap<File, Uploaded>();
  let last: Record<string, unknown> = {};
  let isStopped = false;
  /** What cannot be worked on here, and what the visitor has agreed to send. */
  const apart = new Map<File | string, Leaving>();
  const agreed = new Set<File | string>();

  const workWith = (tool: T, chosen: Record<string, unknown>): Work<BatchPicture, Done> => {
    const outputs = outputFacts(tool.output);
    return async ({ source: picture, own }, { signal, report }) => {
      const input = inputFor(own, chosen);
      const options = JSON.stringify(input);
      // Asked at the end, once for all of them.
      const mayLeave = async ([leaving]: readonly Leaving[]) => {
        if (leaving) apart.set(picture, leaving);
        return false;
      };
      const url = await addressOf(picture, { signal, onProgress: (share) => report({ is: 'sending', share }) });
      report({ is: 'working' });
      const onProgress = ({ share }: Progress) => share !== undefined && report({ is: 'working', share });
      const call = { facts, source: source(), input: { ...input, [field]: url }, signal, onProgress, mayLeave };
      const result = await ask(call, tool);
      if (result === undefined)
        throw new ToolError('upstream-failed', 'The server returned no result for this picture.');
      return { ...outcomeBy(outputs, result), options };
    };
  };

  /** What is chosen for all, but for what is for one alone; what does not count then is left out. */
  const inputFor = (own: BatchPicture['own'], chosen: Record<string, unknown>): Record<string, unknown> => {
    if (!own) return chosen;
    const held = { ...chosen, ...own };
    const without = inputs.filter((each) => !counts(each, held)).map(({ name }) => [name, undefined]);
    return { ...held, ...Object.fromEntries(without) };
  };

  async function addressOf(file: File | string, sending: Parameters<typeof sendFile>[1]): Promise<string> {
    if (typeof file === 'string') return file;
    if (isHere && !agreed.has(file)) return holdFile(file);
    const kept = uploads.get(file);
    if (kept && Date.parse(kept.expiresAt) - Date.now() > LASTING) return kept.url;
    await readable(file);
    const uploaded = await sendFile(file, sending);
    uploads.set(file, uploaded);
    return uploaded.url;
  }

  /** Sends what cannot be worked on here, where the visitor agrees. */
  const sendApart = async (tool: T) => {
    const isApart = ({ item: { source }, stage }: BatchJob) =>
      stage.is === 'failed' && apart.has(source) && !agreed.has(source);
    const sources = queue.state().jobs.flatMap((job) => (isApart(job) ? [job.item.source] : []));
    const leaving = sources.flatMap((each) => apart.get(each) ?? []);
    if (isStopped || leaving.length === 0 || !(await mayLeaveByAsking(leaving))) return;
    for (const each of sources) agreed.add(each);
    await queue.run({
      chosen: ({ item }) => sources.includes(item.source),
      work: workWith(tool, last),
      atOnce: AT_ONCE,
    });
  };

  const run = async (chosen: (job: BatchJob) => boolean) => {
    isStopped = false;
    onBusy(true);
    dismissNotices();
    let reason = 'Its code could not be loaded. Check your connection and try again.';
    try {
      const { default: tool } = await source().tool();
      reason = 'Something went wrong on this page. Reloading it may help.';
      const fault = faultIn(tool.input, { ...last, [field]: STAND_IN });
      if (fault !== undefined) return notify({ kind: 'error', message: fault });
      queue.state().jobs.filter(chosen).forEach(drop);
      await queue.run({ chosen, work: workWith(tool, last) });
      await sendApart(tool);
      if (!isStopped) tellEnd(queue, labels.failed);
    } catch (error) {
      console.error(error);
      notify({ kind: 'error', message: labels.failed, reason });
    } finally {
      endRun({ isLive: false });
      onBusy(false);
    }
  };

  const cancel = () => {
    isStopped = true;
    queue.cancel();
  };
  const pause = () => {
    queue.pause();
    isStopped = queue.state().jobs.some(isPaused);
  };
  /** With the options of the run that is on, or was the last. */
  const runAlso = (chosen: (job: BatchJob) => boolean) => {
    if (!queue.join(chosen)) void run(chosen);
    else if (!queue.state().jobs.some(isPaused)) isStopped = false;
  };
  const close = () => {
    cancel();
    queue.state().jobs.forEach(drop);
    onClose();
  };
  const drop = ({ stage }: BatchJob) => {
    if (stage.is === 'done' && stage.outcome.url) letGo(stage.outcome.url);
  };
  const remove = (key: number) => {
    queue
      .state()
      .jobs.filter((job) => job.key === key)
      .forEach(drop);
    queue.remove(key);
    if (queue.state().jobs.length === 0) close();
  };

  return {
    add(given) {
      const pictures = given.filter((each) => typeof each === 'string' || maybePicture(each));
      tellLeftOut(given.length - pictures.length, pictures.length);
      if (pictures.length === 0 && queue.state().jobs.length === 0) return close();
      const room = most - queue.state().jobs.length;
      queue.add(pictures.slice(0, room).map(batchPicture));
      const files = queue.state().jobs.flatMap(({ item }) => (typeof item.source === 'string' ? [] : [item.source]));
      if (isHere && files.length > 0) readyFor(facts, source(), files);
      if (pictures.length > room) tellTooMany(pictures.length - room, most);
    },
    async submit(input) {
      last = { ...(typeof input === 'object' ? input : {}), [field]: undefined };
      const isOpen = ({ stage, item: { own } }: BatchJob) =>
        stage.is !== 'done' || stage.outcome.options !== JSON.stringify(inputFor(own, last));
      await run(queue.state().jobs.some(isOpen) ? isOpen : () => true);
      return undefined;
    },
    cancel,
    list: (
      <BatchList
        {...{ queue, busyLabel: labels.busy, choices }}
        onRemove={remove}
        onChange={queue.change}
        onRetry={(key) => runAlso((job) => job.key === key)}
        onClose={close}
      />
    ),
    summary: (
      <BatchSummary
        {...{ queue, slug: facts.slug }}
        onRetry={() => void run(({ stage }) => stage.is === 'failed')}
        onPause={pause}
        onContinue={() => runAlso(({ stage }) => stage.is === 'paused' || stage.is === 'idle')}
      />
    ),
  };
}

/** A folder, or a file that has been moved, is found out here: sending it would look like a lost connection. */
async function readable(file: File): Promise<void> {
  try {
    await file.slice(0, 1).arrayBuffer();
  } catch (cause) {
    throw new ToolError('invalid-input', 'This file cannot be read. It may be a folder, or have been moved.', {
      cause,
    });
  }
}

function tellEnd(queue: PictureQueue, failed: string) {
  const { jobs } = queue.state();
  const done = jobs.filter(({ stage }) => stage.is === 'done').length;
  const count = `${done} of ${jobs.length} pictures done`;
  if (jobs.length === 0) return;
  if (done === jobs.length)
    notify({ kind: 'success', message: done === 1 ? '1 picture done' : `All ${done} pictures done` });
  else if (done > 0) notify({ kind: 'warning', message: count, reason: 'The list shows what happened to the others.' });
  else notify({ kind: 'error', message: failed, reason: 'The list says why, for each picture.' });
}

const isPaused = ({ stage }: BatchJob) => stage.is === 'paused';

function tellLeftOut(out: number, pictures: number) {
  if (out === 0) return;
  const [files, were] =
    out === 1 ? ['1 file', 'is no picture, and was'] : [`${out} files`, 'are no pictures, and were'];
  if (pictures > 0) notify({ kind: 'warning', message: `${files} ${were} left out` });
  else notify({ kind: 'error', message: out === 1 ? 'This is no picture' : `None of these ${out} files is a picture` });
}

function tellTooMany(over: number, most: number) {
  notify({
    kind: 'warning',
    message: `No more than ${most} pictures at once`,
    reason: `${over === 1 ? 'The last one was' : `The last ${over} were`} left out. Add ${over === 1 ? 'it' : 'them'} when these are done.`,
  });
}
