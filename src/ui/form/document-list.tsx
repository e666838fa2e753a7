import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { InputFacts } from '#kit/facts';
import { formatBytes } from '#lib/byte-size';
import { fileNameOf } from '#lib/download-name';
import { DrawnField } from '../drawn/drawn-field.tsx';
import type { FieldValue, FormParts, Row } from '../drawn/field-kind.tsx';
import { Icon } from '../icon.tsx';
import { heldFile } from '../result/held-files.tsx';
import { PageThumbnail } from './page-thumbnail.tsx';

interface DocumentListProps {
  rows: readonly Row[];
  facts: InputFacts;
  onChange: (rows: readonly Row[]) => void;
}

/** Files in their order, which is changed by dragging, by the keys of arrows, or by pressing. */
export function DocumentList({ rows, facts, onChange }: DocumentListProps) {
  const { columns = [], one = 'file' } = facts;
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<number>();
  const [said, setSaid] = useState('');
  const move = (from: number, to: number) => {
    const row = rows[from];
    if (!row || to < 0 || to >= rows.length || to === from) return;
    onChange(rows.toSpliced(from, 1).toSpliced(to, 0, row));
    setSaid(`${nameOf(row)} is at place ${to + 1} of ${rows.length}.`);
  };
  const drag = (event: PointerEvent) => {
    if (dragged === undefined) return;
    const items = [...(list.current?.children ?? [])].map((item) => item.getBoundingClientRect());
    const over = items.findIndex(({ top, bottom }) => event.clientY >= top && event.clientY <= bottom);
    const [target, own] = [items[over], items[dragged]];
    if (!target || !own || over === dragged) return;
    // Past the middle of a larger one: else both would change places again and again.
    const isPast =
      over > dragged ? event.clientY > target.bottom - own.height : event.clientY < target.top + own.height;
    if (!isPast) return;
    move(dragged, over);
    setDragged(over);
  };
  const steer = (event: KeyboardEvent, at: number) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    move(at, at + step);
    const next = list.current?.children[at + step]?.querySelector<HTMLElement>('[data-grip]');
    requestAnimationFrame(() => next?.focus());
  };
  const change = (at: number, name: string, held: FieldValue) => onChange(rows.with(at, { ...rows[at], [name]: held }));
  return (
    <>
      <ol ref={list} className="mb-4 grid gap-3">
        {rows.map((row, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; a file may be there twice.
            key={at}
            className={`rounded-control border bg-sunken p-3 ${dragged === at ? 'border-accent' : 'border-line'}`}
          >
            <fieldset className="grid min-w-0 gap-2" aria-label={`${one} ${at + 1}`}>
              <div className="flex min-w-0 flex-wrap items-center gap-2">
                <button
                  type="button"
                  data-grip
                  className="button-quiet flex-none cursor-grab touch-none px-2"
                  aria-label={`Move ${nameOf(row)}: drag it, or press the keys of arrows`}
                  onPointerDown={(event) => {
                    event.currentTarget.setPointerCapture(event.pointerId);
                    setDragged(at);
                  }}
                  onPointerMove={drag}
                  onPointerUp={() => setDragged(undefined)}
                  onPointerCancel={() => setDragged(undefined)}
                  onKeyDown={(event) => steer(event, at)}
                >
                  <Icon name="grip-vertical" />
                </button>
                <PageThumbnail
                  url={addressOf(row)}
                  password={String(row.password ?? '')}
                  isPicture={facts.takes === 'pictures'}
                />
                <span className="min-w-32 flex-1 wrap-anywhere">
                  {nameOf(row)} <span className="text-sm text-muted figures">{sizeOf(row)}</span>
                </span>
                <span className="ml-auto flex gap-2">
                  <Press label={`Move ${nameOf(row)} up`} isOff={at === 0} onPress={() => move(at, at - 1)}>
                    <Icon name="arrow-up" />
                  </Press>
                  <Press
                    label={`Move ${nameOf(row)} down`}
                    isOff={at === rows.length - 1}
                    onPress={() => move(at, at + 1)}
                  >
                    <Icon name="arrow-down" />
                  </Press>
                  <Press label={`Remove ${nameOf(row)}`} onPress={() => onChange(rows.toSpliced(at, 1))}>
                    <Icon name="trash-2" />
                  </Press>
                </span>
              </div>
              <RowFields columns={columns} row={row} onChange={(name, held) => change(at, name, held)} />
            </fieldset>
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}

interface PressProps {
  label: string;
  isOff?: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Press({ label, isOff = false, onPress, children }: PressProps) {
  return (
    <button type="button" className="button-quiet flex-none px-2" aria-label={label} disabled={isOff} onClick={onPress}>
      {children}
    </button>
  );
}

function addressOf(row: Row): string {
  return String(row.url ?? '').trim();
}

function nameOf(row: Row): string {
  return heldFile(addressOf(row))?.name ?? (fileNameOf(addressOf(row)) || 'A file on the web');
}

function sizeOf(row: Row): string {
  const file = heldFile(addressOf(row));
  return file ? formatBytes(file.size) : '';
}

interface RowFieldsProps {
  columns: readonly InputFacts[];
  row: Row;
  onChange: (name: string, held: FieldValue) => void;
}

/** A file of the visitor's needs no address in sight, and one that is not locked no password. */
function RowFields({ columns, row, onChange }: RowFieldsProps) {
  const file = heldFile(addressOf(row));
  const [isLocked, setLocked] = useState(false);
  useEffect(() => {
    let isGone = false;
    if (file) void looksLocked(file).then((found) => !isGone && setLocked(found));
    return () => {
      isGone = true;
    };
  }, [file]);
  const isShown = ({ name }: InputFacts) => {
    if (name === 'url') return !file;
    return name !== 'password' || !file || isLocked || row.password !== '';
  };
  return columns
    .filter(isShown)
    .map((column) => (
      <DrawnField
        key={column.name}
        facts={column}
        value={row[column.name] ?? ''}
        onChange={(held) => onChange(column.name, held)}
        form={partsOf(row)}
      />
    ));
}

/** Bytes at either end of a document in which it says that it is encrypted, where it is. */
const [HEAD, TAIL] = [8_192, 65_536];

async function looksLocked(file: File): Promise<boolean> {
  const ends = new Blob([file.slice(0, HEAD), file.slice(-TAIL)]);
  return (await ends.text()).includes('/Encrypt');
}

/** What the fields of a row see of it. */
function partsOf(row: Row): FormParts {
  return {
    examples: [],
    onSample: () => undefined,
    values: row,
    change: () => undefined,
    isInitial: false,
    sampled: undefined,
  };
}
