import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { formatBytes } from '#lib/byte-size';
import { Icon } from '../icon.tsx';
import { heldFile } from '../result/held-files.tsx';
import { Result } from '../result/result.tsx';
import type { PictureQueue } from './picture-queue.tsx';
import { type DonePicture, doneIn } from './results.tsx';
import { SaveButtons } from './save-buttons.tsx';
import { useQueue } from './use-queue.tsx';

interface BatchSummaryProps {
  queue: PictureQueue;
  slug: string;
  /** Tries again, with the same options, what has failed. */
  onRetry: () => void;
  onPause: () => void;
  onContinue: () => void;
}

/** How far all of them are, and what came out in one file. Nothing before the first run. */
export function BatchSummary({ queue, slug, onRetry, onPause, onContinue }: BatchSummaryProps) {
  const { jobs, isRunning, pausedUntil } = useQueue(queue);
  const id = useId();
  const begun = jobs.filter(({ stage }) => stage.is !== 'idle');
  if (begun.length === 0) return null;
  const done = doneIn(begun);
  const count = (...wanted: readonly string[]) => begun.filter(({ stage }) => wanted.includes(stage.is)).length;
  const [failed, paused] = [count('failed'), count('paused')];
  const sizes = isRunning ? undefined : sizesInAll(done);
  const underWay = count('sending', 'working');
  const said = [
    `${done.length} of ${isRunning || paused > 0 ? begun.length : jobs.length} done`,
    failed > 0 ? `${failed} failed` : '',
    paused > 0 && isRunning ? `${underWay} being finished before the pause` : '',
    paused > 0 && !isRunning ? 'paused' : '',
    sizes && sizes.saved > 0 ? `${sizes.saved}% saved` : '',
  ];
  return (
    <Result>
      <div>
        <progress
          className="progress-bar w-full"
          aria-labelledby={id}
          value={done.length + failed}
          max={begun.length}
        />
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
          <div className="flex grow flex-wrap gap-3 sm:grow-0">
            {(isRunning || paused > 0) && (
              <PauseButton isPaused={paused > 0} isOff={paused + count('waiting') === 0} {...{ onPause, onContinue }} />
            )}
            {!isRunning && failed > 0 && (
              <button type="button" className="button-quiet min-h-11 grow sm:grow-0" onClick={onRetry}>
                <Icon name="rotate-cw" /> Retry failed
              </button>
            )}
            {!isRunning && done.length > 0 && <SaveButtons {...{ done, slug }} />}
          </div>
        </div>
        {pausedUntil !== undefined && paused === 0 && <Pause until={pausedUntil} />}
      </div>
      {!isRunning && <Deletion done={done} />}
    </Result>
  );
}

interface PauseButtonProps extends Pick<BatchSummaryProps, 'onPause' | 'onContinue'> {
  isPaused: boolean;
  /** Everything is under way already. */
  isOff: boolean;
}

/** One button, so that the focus stays where the next press is; when it goes, the focus moves to the one beside it. */
function PauseButton({ isPaused, isOff, onPause, onContinue }: PauseButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const { current } = button;
    const row = current?.parentElement;
    return () => {
      if (document.activeElement === current) queueMicrotask(() => row?.querySelector('button')?.focus());
    };
  }, []);
  return (
    <button
      ref={button}
      type="button"
      className="button-quiet min-h-11 grow aria-disabled:opacity-55 sm:grow-0"
      aria-disabled={isOff}
      onClick={isPaused ? onContinue : isOff ? undefined : onPause}
    >
      {isPaused ? <Icon name="play" /> : <Icon name="pause" />} {isPaused ? 'Continue' : 'Pause'}
    </button>
  );
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
