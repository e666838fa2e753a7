import { useState } from 'react';
import type { ToolOutput } from '#kit/define-tool';
import type { ResultKindProps } from '#ui/drawn/result-kind';
import { RadioGroup } from '#ui/form/choice';
import tool from './tool.ts';

type Row = ToolOutput<typeof tool>['rows'][number];
type Part = Row['before'][number];

/** Rows that are drawn at first, and more at each press. */
const STEP = 500;

const views = { side: 'Side by side', one: 'Inline' };

/** Two texts, line by line, with what changed marked: side by side, or one below the other. */
export default function Compared({ items }: ResultKindProps) {
  const [view, setView] = useState(() => (window.matchMedia('(min-width: 48rem)').matches ? 'side' : 'one'));
  const [most, setMost] = useState(STEP);
  return items.map(({ output: { name, label }, value }) => {
    const rows = tool.output.shape.rows.parse(value);
    if (rows.every(({ kind }) => kind === 'skipped')) return null;
    const shown = rows.slice(0, most);
    return (
      <section key={name} aria-label={label} className="grid min-w-0 gap-3">
        <RadioGroup label={label} options={Object.keys(views)} names={views} value={view} onChange={setView} />
        <section
          className="max-h-160 overflow-auto rounded-control border border-line"
          aria-label={`${label}, as a table`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys.
          tabIndex={0}
        >
          <table className={`w-full border-collapse text-sm ${view === 'side' ? 'table-fixed' : ''}`}>
            {view === 'side' ? <SideBySide rows={shown} /> : <InOne rows={shown} />}
          </table>
        </section>
        {rows.length > most && (
          <button type="button" className="button-quiet justify-self-start" onClick={() => setMost(most + STEP * 2)}>
            Show more ({(rows.length - most).toLocaleString('en')} left)
          </button>
        )}
      </section>
    );
  });
}

function SideBySide({ rows }: { rows: readonly Row[] }) {
  return (
    <>
      <colgroup>
        <col className="w-12" />
        <col />
        <col className="w-12" />
        <col />
      </colgroup>
      <Head names={['Line', 'Original', 'Line', 'Changed']} />
      <tbody>
        {rows.map((row, at) =>
          row.kind === 'skipped' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place.
            <Skipped key={at} lines={row.lines} columns={4} />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place.
            <tr key={at}>
              <Numbered number={row.left} />
              <Text parts={row.before} look={row.kind === 'changed' && row.left !== null ? 'removed' : 'same'} />
              <Numbered number={row.right} />
              <Text parts={row.after} look={row.kind === 'changed' && row.right !== null ? 'added' : 'same'} />
            </tr>
          ),
        )}
      </tbody>
    </>
  );
}

function InOne({ rows }: { rows: readonly Row[] }) {
  return (
    <>
      <Head names={['Was', 'Is', 'Text']} />
      <tbody>
        {rows.flatMap(inOne).map(({ left, right, parts, look, skipped }, at) =>
          look === undefined ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place.
            <Skipped key={at} lines={skipped} columns={3} />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place.
            <tr key={at}>
              <Numbered number={left} />
              <Numbered number={right} />
              <Text parts={parts} look={look} />
            </tr>
          ),
        )}
      </tbody>
    </>
  );
}

interface OneLine {
  left: number | null;
  right: number | null;
  parts: readonly Part[];
  /** Absent: lines that are left out. */
  look?: keyof typeof looks;
  skipped?: number | undefined;
}

/** A row as lines of one column: what was, then what is. */
function inOne({ kind, left, right, before, after, lines }: Row): OneLine[] {
  if (kind === 'skipped') return [{ left, right, parts: [], skipped: lines }];
  if (kind === 'same') return [{ left, right, parts: before, look: 'same' }];
  const was: OneLine[] = left === null ? [] : [{ left, right: null, parts: before, look: 'removed' }];
  return right === null ? was : [...was, { left: null, right, parts: after, look: 'added' }];
}

function Head({ names }: { names: readonly string[] }) {
  return (
    <thead className="bg-sunken text-left">
      <tr>
        {names.map((name, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two columns have one name.
          <th key={at} scope="col" className="px-2 py-1.5 font-medium">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Skipped({ lines = 1, columns }: { lines: number | undefined; columns: number }) {
  return (
    <tr>
      <td colSpan={columns} className="bg-sunken px-2 py-1 text-center text-muted">
        {lines === 1 ? '1 unchanged line' : `${lines.toLocaleString('en')} unchanged lines`}
      </td>
    </tr>
  );
}

function Numbered({ number }: { number: number | null }) {
  return <td className="w-12 px-2 py-0.5 text-right align-top text-muted select-none figures">{number}</td>;
}

const looks = {
  same: { cell: '', mark: '' },
  removed: { cell: 'bg-danger-soft', mark: 'rounded-xs bg-danger text-raised line-through' },
  added: { cell: 'bg-accent-soft', mark: 'rounded-xs bg-accent text-raised underline underline-offset-3' },
} as const;

/** A line with its marks. One that is changed as a whole needs none inside. */
function Text({ parts, look }: { parts: readonly Part[]; look: keyof typeof looks }) {
  const { cell, mark } = looks[look];
  const Piece = look === 'removed' ? 'del' : 'ins';
  const isWhole = parts.every(({ changed }) => changed);
  return (
    <td dir="auto" className={`px-2 py-0.5 align-top wrap-anywhere whitespace-pre-wrap ${cell}`}>
      {look !== 'same' && <span className="sr-only">{look === 'removed' ? 'Removed: ' : 'Added: '}</span>}
      {parts.map(({ text, changed }, at) =>
        changed ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place.
          <Piece key={at} className={isWhole ? 'no-underline' : mark}>
            {text}
          </Piece>
        ) : (
          text
        ),
      )}
    </td>
  );
}
