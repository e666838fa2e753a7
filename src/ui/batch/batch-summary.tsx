import { useEffect, useId, useState } from 'react';
import { formatBytes } from '#lib/byte-size';
import { Icon } from '../icon.tsx';
import { notify } from '../notice/notices.tsx';
import { heldFile } from '../result/held-files.tsx';
import { Result } from '../result/result.tsx';
import type { BatchPicture, Done, PictureQueue } from './picture-queue.tsx';
import type { Job } from './queue.tsx';
import { useQueue } from './use-queue.tsx';

interface BatchSummaryProps {
  queue: PictureQueue;
  slug: string;
  /** Tries again, with the same options, what has failed. */
  onRetry: () => void;
}

const loadSave = () => import('./save-zip.tsx');

/** How far all of them are, and what came out in one file. Nothing before the first run. */
export function BatchSummary({ queue, slug, onRetry }: BatchSummaryProps) {
  const { jobs, isRunning, pausedUntil } = useQueue(queue);
  const id = useId();
  const begun = jobs.filter(({ stage }) => stage.is !== 'idle');
  if (begun.length === 0) return null;
  const done = begun.flatMap(doneOf);
  const failed = begun.filter(({ stage }) => stage.is === 'failed').length;
  const ended = done.length + failed;
  const sizes = isRunning ? undefined : sizesInAll(done);
  const said = [
    `${done.length} of ${isRunning ? begun.length : jobs.length} done`,
    failed > 0 ? `${failed} failed` : '',
    sizes && sizes.saved > 0 ? `${sizes.saved}% saved` : '',
  ];
  return (
    <Result>
      <div>
        <progress className="progress-bar w-full" aria-labelledby={id} value={ended} max={begun.length} />
        <div className="mt-2 flex flex-wrap items-end justify-between gap-4">
          <div className="figures">
            {sizes && (
              <p className="text-2xl font-semibold">
                {formatBytes(sizes.before)} → {formatBytes(sizes.after)}
              </p>
            )}
            <p id={id} role="status" className={isRunning ? 'text-lg' : 'text-muted'}>
              {said.filter(Boolean).join(', ')}
            </p>
          </div>
          {!isRunning && (
            <div className="flex grow flex-wrap gap-3 sm:grow-0">
              {failed > 0 && (
                <button type="button" className="button-quiet min-h-11 grow sm:grow-0" onClick={onRetry}>
                  <Icon name="rotate-cw" /> Retry failed
                </button>
              )}
              {done.length > 0 && <ZipButton done={done} name={`${slug}.zip`} />}
            </div>
          )}
        </div>
        {pausedUntil !== undefined && <Pause until={pausedUntil} />}
      </div>
      {!isRunning && <Deletion done={done} />}
    </Result>
  );
}

export interface DonePicture {
  file: BatchPicture;
  outcome: Done;
}

function doneOf({ item, stage }: Job<BatchPicture, Done>): DonePicture[] {
  return stage.is === 'done' ? [{ file: item, outcome: stage.outcome }] : [];
}

/** Bytes of all originals and of all results, where results are pictures. */
function sizesInAll(done: readonly DonePicture[]) {
  const sizes = done.flatMap(({ file: { size }, outcome: { bytes } }) =>
    bytes === undefined || size === undefined ? [] : [[size, bytes] as const],
  );
  const before = sizes.reduce((sum, [size]) => sum + size, 0);
  const after = sizes.reduce((sum, [, size]) => sum + size, 0);
  return before === 0 ? undefined : { before, after, saved: Math.round((1 - after / before) * 100) };
}

function ZipButton({ done, name }: { done: readonly DonePicture[]; name: string }) {
  const [isPacking, setPacking] = useState(false);
  const save = async () => {
    setPacking(true);
    try {
      await (await loadSave()).saveZip(done, name);
    } catch (error) {
      const reason = error instanceof Error && error.name === 'ToolError' ? error.message : undefined;
      if (!reason) console.error(error);
      notify({
        kind: 'error',
        message: 'The ZIP could not be made',
        reason: reason ?? 'Check your connection and try again.',
      });
    } finally {
      setPacking(false);
    }
  };
  return (
    <button
      type="button"
      className="button grow sm:grow-0"
      aria-disabled={isPacking}
      onClick={() => isPacking || void save()}
    >
      <Icon name="folder-archive" /> {isPacking ? 'Packing...' : 'Download all as ZIP'}
    </button>
  );
}

/** The seconds that the server has asked for. */
function Pause({ until }: { until: number }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(1, Math.ceil((until - now) / 1_000));
  return (
    <p className="mt-2 flex items-start gap-2 text-muted">
      <Icon name="hourglass" className="mt-1" />
      <span className="figures">
        <span role="status">The server asks for a pause.</span> Going on in {seconds}{' '}
        {seconds === 1 ? 'second' : 'seconds'}.
      </span>
    </p>
  );
}

function Deletion({ done }: { done: readonly DonePicture[] }) {
  const [first] = done
    .flatMap(({ outcome: { url, expiresAt } }) => (url && heldFile(url) ? [] : (expiresAt ?? [])))
    .sort();
  if (first === undefined) return null;
  return (
    <p className="text-sm text-muted">
      Deleted from this server from{' '}
      <time dateTime={first}>{new Date(first).toLocaleTimeString('en', { timeStyle: 'short' })}</time> on.
    </p>
  );
}
