import { useEffect, useRef, useState } from 'react';
import type { InputFacts } from '#kit/facts';
import { formatBytes } from '#lib/byte-size';
import { Thumbnail } from '../batch/thumbnail.tsx';
import { DrawnField } from '../drawn/drawn-field.tsx';
import type { FieldValue, Row } from '../drawn/field-kind.tsx';
import { emptyRow } from '../drawn/held-values.tsx';
import { Icon } from '../icon.tsx';
import { notify } from '../notice/notices.tsx';
import { heldFile } from '../result/held-files.tsx';

interface Adding {
  facts: InputFacts;
  /** Gives a file an address. */
  hold: ((file: File) => Promise<string>) | undefined;
  /** How many there is room for. */
  room: number;
}

/** Files and addresses as rows of the field; what there is no room for is said. */
export async function rowsOf(given: readonly (File | string)[], { facts, hold, room }: Adding): Promise<Row[]> {
  if (given.length > room) notify({ kind: 'warning', message: `There is room for ${facts.most ?? 100} pictures` });
  const rows: Row[] = [];
  for (const each of given.slice(0, Math.max(0, room))) {
    const imageUrl = typeof each === 'string' ? each : await hold?.(each);
    if (imageUrl !== undefined) rows.push({ ...emptyRow(facts.columns ?? []), imageUrl });
  }
  return rows;
}

interface PictureRowsProps {
  facts: InputFacts;
  rows: readonly Row[];
  onChange: (rows: readonly Row[]) => void;
}

/** Pictures in their order, with what is said of each; moved by dragging or by buttons. */
export function PictureRows({ facts: { columns = [], one = 'picture' }, rows, onChange }: PictureRowsProps) {
  const [dragged, setDragged] = useState<number>();
  const list = useRef<HTMLOListElement>(null);
  // Where focus goes when its picture has moved.
  const [focused, setFocused] = useState<string>();
  useEffect(() => {
    if (focused) list.current?.querySelector<HTMLElement>(`[data-move="${focused}"]`)?.focus();
    setFocused(undefined);
  }, [focused]);
  const move = (from: number, to: number) => {
    const row = rows[from];
    if (row && to >= 0 && to < rows.length) onChange(rows.toSpliced(from, 1).toSpliced(to, 0, row));
  };
  return (
    <ol ref={list} className="lined mb-4 rounded-control border border-line">
      {rows.map((row, at) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a picture is its place; the same one may be there twice.
          key={at}
          draggable
          className={`flex flex-wrap items-center gap-x-3 gap-y-1 py-2 pr-1 pl-2 ${dragged === at ? 'opacity-55' : ''}`}
          onDragStart={() => setDragged(at)}
          onDragEnd={() => setDragged(undefined)}
          onDragOver={(event) => {
            if (dragged === undefined) return;
            event.preventDefault();
            if (dragged === at) return;
            move(dragged, at);
            setDragged(at);
          }}
        >
          <Picture address={String(row.imageUrl)} at={at} />
          {columns
            .filter(({ name }) => name !== 'imageUrl')
            .map((column) => (
              <div key={column.name} className="w-28">
                <DrawnField
                  facts={column}
                  value={row[column.name] ?? ''}
                  onChange={(held: FieldValue) => onChange(rows.with(at, { ...row, [column.name]: held }))}
                />
              </div>
            ))}
          <span className="ml-auto flex">
            {[
              { way: 'up', to: at - 1, icon: 'arrow-up' },
              { way: 'down', to: at + 1, icon: 'arrow-down' },
            ].map(({ way, to, icon }) => (
              <button
                key={way}
                type="button"
                className="icon-button aria-disabled:text-muted aria-disabled:opacity-60"
                aria-label={`Move ${one} ${at + 1} ${way}`}
                title={`Move ${way}`}
                data-move={`${way}-${at}`}
                aria-disabled={to < 0 || to >= rows.length}
                onClick={() => {
                  move(at, to);
                  setFocused(`${way}-${Math.min(rows.length - 1, Math.max(0, to))}`);
                }}
              >
                <Icon name={icon} />
              </button>
            ))}
            <button
              type="button"
              className="icon-button"
              aria-label={`Remove ${one} ${at + 1}`}
              title="Remove"
              onClick={() => onChange(rows.toSpliced(at, 1))}
            >
              <Icon name="x" />
            </button>
          </span>
        </li>
      ))}
    </ol>
  );
}

function Picture({ address, at }: { address: string; at: number }) {
  const file = heldFile(address);
  const name = file?.name ?? URL.parse(address)?.pathname.split('/').at(-1) ?? '';
  return (
    <span className="flex min-w-0 flex-1 basis-36 cursor-grab items-center gap-3">
      <span className="w-5 text-right text-sm text-muted figures">{at + 1}</span>
      <Thumbnail source={file ?? address} />
      <span className="min-w-0">
        <span className="block truncate font-medium" title={address}>
          {name || address}
        </span>
        <span className="block text-sm text-muted figures">{file ? formatBytes(file.size) : 'On the web'}</span>
      </span>
    </span>
  );
}
