import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { InputFacts } from '#kit/facts';
import { formatBytes } from '#lib/byte-size';
import { Icon } from '../icon.tsx';
import { BatchRow } from './batch-row.tsx';
import type { BatchPicture, PictureQueue } from './picture-queue.tsx';
import { useQueue } from './use-queue.tsx';

interface BatchListProps {
  queue: PictureQueue;
  /** "Compressing..." */
  busyLabel: string;
  /** Options that each picture may have its own of. */
  choices: readonly InputFacts[];
  onChange: (key: number, picture: BatchPicture) => void;
  onRemove: (key: number) => void;
  onRetry: (key: number) => void;
  onClose: () => void;
}

/** The chosen files, each with what becomes of it. */
export function BatchList({ queue, busyLabel, choices, onChange, onRemove, onRetry, onClose }: BatchListProps) {
  const { jobs } = useQueue(queue);
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const bytes = jobs.reduce((sum, { item: { size = 0 } }) => sum + size, 0);

  // A button that goes away drops the focus to the top of the page: it moves on first.
  const close = (change: () => void) => {
    const group = list.current?.closest('fieldset');
    flushSync(change);
    if (!list.current?.isConnected) group?.querySelector<HTMLElement>('input[type="url"]')?.focus();
  };
  const remove = (key: number, index: number) => {
    close(() => onRemove(key));
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])];
    (buttons[index] ?? buttons.at(-1))?.focus();
  };

  const retry = (key: number, index: number) => {
    flushSync(() => onRetry(key));
    list.current?.querySelectorAll<HTMLElement>('[data-remove]')[index]?.focus();
  };

  return (
    <div>
      <div className="mb-1.5 flex min-h-9 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p id={id} className="font-medium figures">
          {jobs.length === 1 ? '1 picture' : `${jobs.length} pictures`}
          {bytes > 0 && `, ${formatBytes(bytes)}`}
        </p>
        <button type="button" className="button-quiet" onClick={() => close(onClose)}>
          <Icon name="link" /> Use an address instead
        </button>
      </div>
      <ul
        ref={list}
        aria-labelledby={id}
        className="lined relative max-h-112 overflow-y-auto rounded-control border border-line"
      >
        {jobs.map((job, index) => (
          <BatchRow
            {...{ job, index, busyLabel, choices }}
            key={job.key}
            onChange={(picture) => onChange(job.key, picture)}
            onRemove={() => remove(job.key, index)}
            onRetry={() => retry(job.key, index)}
          />
        ))}
      </ul>
    </div>
  );
}
