import { memo, type ReactNode } from 'react';
import type { InputFacts } from '#kit/facts';
import { formatBytes } from '#lib/byte-size';
import { Icon } from '../icon.tsx';
import { saving } from '../result/file-url.tsx';
import { saveBlob } from '../result/save-blob.tsx';
import { resultName } from './names.tsx';
import type { BatchJob, BatchPicture, Done } from './picture-queue.tsx';
import type { Stage } from './queue.tsx';
import { Thumbnail } from './thumbnail.tsx';

interface BatchRowProps {
  job: BatchJob;
  /** Its place in the list. */
  index: number;
  busyLabel: string;
  choices: readonly InputFacts[];
  onChange: (picture: BatchPicture) => void;
  onRemove: () => void;
  /** Tries a failed one once more. */
  onRetry: () => void;
}

/** One file: what it is, how far it has come, and what it became. Of hundreds, those alone are drawn that change. */
export const BatchRow = memo(Row, (before, { job, index }) => before.job === job && before.index === index);

function Row({ job: { item, stage }, busyLabel, choices, onChange, onRemove, onRetry }: BatchRowProps) {
  const { name, folder, source, own = {} } = item;
  const { outcome } = stage.is === 'done' ? stage : {};
  return (
    <li className="[contain-intrinsic-size:auto_3.5rem] grid [content-visibility:auto] grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 py-2 pr-1 pl-2 sm:pl-3">
      <Thumbnail source={source} />
      <div>
        <p
          className="truncate font-medium"
          title={typeof source === 'string' ? source : `${folder ? `${folder}/` : ''}${name}`}
        >
          {folder && <span className="text-muted">{folder}/</span>}
          {name}
        </p>
        <div className="text-sm text-muted figures">{said(stage, item, busyLabel)}</div>
        {choices.map(({ name: option, label, names = {} }) => (
          <label key={option} className="mt-1 flex flex-wrap items-center gap-x-2 text-sm text-muted">
            <span aria-hidden="true">{label}</span>
            <select
              aria-label={`${label}, ${name}`}
              className="control min-h-9 w-auto py-1"
              value={own[option] ?? ''}
              onChange={({ target: { value } }) => onChange({ ...item, own: chosenFor(own, option, value) })}
            >
              <option value="">Same as below</option>
              {Object.entries(names).map(([value, words]) => (
                <option key={value} value={value}>
                  {words}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <div className="flex items-center">
        {outcome && <Download name={name} outcome={outcome} />}
        {stage.is === 'failed' && (
          <button
            type="button"
            aria-label={`Try ${name} again`}
            title="Try again"
            className="icon-button"
            onClick={onRetry}
          >
            <Icon name="rotate-cw" />
          </button>
        )}
        <button
          type="button"
          aria-label={`Remove ${name}`}
          data-remove
          className="grid size-9 flex-none place-items-center rounded-control text-muted hover:text-ink"
          onClick={onRemove}
        >
          <Icon name="x" />
        </button>
      </div>
      {outcome?.note && <p className="col-span-2 col-start-2 pr-2 text-sm text-muted">{outcome.note}</p>}
      {stage.is === 'failed' && (
        <p className="col-span-2 col-start-2 flex items-start gap-1.5 pr-2 text-sm wrap-anywhere text-danger">
          <Icon name="circle-alert" className="mt-0.5" />
          {stage.reason}
        </p>
      )}
    </li>
  );
}

/** Without a value of its own, it has that of all. */
function chosenFor(own: Record<string, string>, option: string, value: string): Record<string, string> {
  const { [option]: _, ...others } = own;
  return value === '' ? others : { ...others, [option]: value };
}

function said(stage: Stage<Done>, { name, size }: Pick<BatchPicture, 'name' | 'size'>, busyLabel: string): ReactNode {
  const weight = size === undefined ? 'On the web' : formatBytes(size);
  switch (stage.is) {
    case 'idle':
    case 'failed':
      return weight;
    case 'waiting':
      return `${weight}, waiting`;
    case 'paused':
      return `${weight}, paused`;
    case 'sending':
      return (
        <Moving label={`Upload of ${name}`} share={stage.share}>
          Uploading, {Math.round(stage.share * 100)}%
        </Moving>
      );
    case 'working':
      return (
        <Moving label={`Work on ${name}`} share={stage.share}>
          {busyLabel}
        </Moving>
      );
    case 'done':
      return (
        <span className="flex items-start gap-1.5 text-ink">
          <Icon name="check" className="mt-0.5 hidden text-accent sm:block" />
          <span className="line-clamp-2 wrap-anywhere">{stage.outcome.headline}</span>
        </span>
      );
  }
}

interface MovingProps {
  /** Names the bar. */
  label: string;
  /** 0 to 1, where it is known. */
  share?: number | undefined;
  children: ReactNode;
}

function Moving({ label, share, children }: MovingProps) {
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <span className="min-w-30">{children}</span>
      <progress
        className="progress-bar h-1.5 min-w-0 flex-1 sm:max-w-60"
        aria-label={label}
        {...(share !== undefined && { value: share })}
      />
    </span>
  );
}

function Download({ name, outcome: { url, text = '' } }: { name: string; outcome: Done }) {
  const look = 'button-quiet w-9 border-transparent px-0 sm:w-auto sm:border-line sm:px-3';
  const label = `Download ${name}`;
  const inside = (
    <>
      <Icon name="download" /> <span className="hidden sm:inline">Download</span>
    </>
  );
  if (url !== undefined) {
    const { href, ...link } = saving(url);
    return (
      <a className={look} href={href} {...link} aria-label={label}>
        {inside}
      </a>
    );
  }
  const save = () => saveBlob(new Blob([text], { type: 'text/plain;charset=utf-8' }), resultName(name, 'txt'));
  return (
    <button type="button" className={look} aria-label={label} onClick={save}>
      {inside}
    </button>
  );
}
