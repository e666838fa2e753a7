import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import type { InputFacts } from '#kit/facts';
import { formatBytes } from '#lib/byte-size';
import { fileNameOf } from '#lib/download-name';
import type { Row } from '../drawn/field-kind.tsx';
import { Icon } from '../icon.tsx';
import { heldFile } from '../result/held-files.tsx';

export interface ListedRowsProps {
  facts: InputFacts;
  rows: readonly Row[];
  onChange: (rows: readonly Row[]) => void;
}

interface RowParts {
  /** Where its file is. */
  address: string;
  look: ReactNode;
  /** What else is said of it: beside it, or below. */
  beside?: ReactNode;
  below?: ReactNode;
}

interface OrderedRowsProps extends ListedRowsProps {
  partsOf: (row: Row, change: (changed: Row) => void) => RowParts;
}

/** Milliseconds between two places of a row that is held at an edge, while the list scrolls by. */
const PACE = 80;

/** Files in an order, which is changed by a grip, with the mouse, a finger or the arrow keys, or by buttons. */
export function OrderedRows({ facts: { one = 'file' }, rows, onChange, partsOf }: OrderedRowsProps) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<number>();
  const [said, setSaid] = useState('');
  const pointer = useRef(0);
  const listed = rows.map((row, at) => partsOf(row, (changed) => onChange(rows.with(at, { ...row, ...changed }))));
  const move = (from: number, to: number) => {
    const row = rows[from];
    if (!row || to < 0 || to >= rows.length) return false;
    onChange(rows.toSpliced(from, 1).toSpliced(to, 0, row));
    setSaid(`${nameOf(listed[from]?.address)} is at place ${to + 1} of ${rows.length}.`);
    return true;
  };
  /** Focus goes with the row: its place has the same parts. */
  const moveByHand = (at: number, to: number, part: string) => {
    if (move(at, to)) list.current?.children[to]?.querySelector<HTMLElement>(`[data-move="${part}"]`)?.focus();
  };
  const drag = () => {
    if (dragged === undefined) return;
    const items = [...(list.current?.children ?? [])].map((item) => item.getBoundingClientRect());
    const over = items.findIndex(({ top, bottom }) => pointer.current >= top && pointer.current <= bottom);
    const [target, own] = [items[over], items[dragged]];
    if (!target || !own || over === dragged) return;
    // Past the middle of a larger one: else both would change places again and again.
    const isPast =
      over > dragged ? pointer.current > target.bottom - own.height : pointer.current < target.top + own.height;
    if (isPast && move(dragged, over)) setDragged(over);
  };
  const goOn = useEffectEvent(drag);
  useEffect(() => {
    if (dragged === undefined) return;
    list.current?.children[dragged]?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const timer = setInterval(goOn, PACE);
    return () => clearInterval(timer);
  }, [dragged]);
  const follow = ({ clientY }: PointerEvent) => {
    pointer.current = clientY;
    drag();
  };
  const steer = (event: KeyboardEvent, at: number) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    moveByHand(at, at + step, 'grip');
  };
  return (
    <>
      <ol ref={list} className="lined mb-4 rounded-control border border-line">
        {listed.map(({ address, look, beside, below }, at) => {
          const name = nameOf(address);
          const file = heldFile(address);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; a file may be there twice.
            <li key={at} className={`scroll-my-16 ${dragged === at ? 'bg-accent-soft' : ''}`}>
              <fieldset className="grid min-w-0 gap-2 p-2" aria-label={`${one} ${at + 1}`}>
                <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
                  <button
                    type="button"
                    data-move="grip"
                    className="icon-button cursor-grab touch-none"
                    aria-label={`Move ${name}: drag it, or press the arrow keys`}
                    onPointerDown={(event) => {
                      event.currentTarget.setPointerCapture(event.pointerId);
                      follow(event);
                      setDragged(at);
                    }}
                    onPointerMove={follow}
                    onPointerUp={() => setDragged(undefined)}
                    onPointerCancel={() => setDragged(undefined)}
                    onKeyDown={(event) => steer(event, at)}
                  >
                    <Icon name="grip-vertical" />
                  </button>
                  <span className="flex min-w-0 flex-1 basis-40 items-center gap-3">
                    <span className="w-5 flex-none text-right text-sm text-muted figures">{at + 1}</span>
                    {look}
                    <span className="min-w-0">
                      <span className="block truncate font-medium" title={address}>
                        {name}
                      </span>
                      <span className="block text-sm text-muted figures">
                        {file ? formatBytes(file.size) : 'On the web'}
                      </span>
                    </span>
                  </span>
                  {beside}
                  <span className="ml-auto flex">
                    {[
                      { way: 'up', to: at - 1, icon: 'arrow-up' },
                      { way: 'down', to: at + 1, icon: 'arrow-down' },
                    ].map(({ way, to, icon }) => (
                      <button
                        key={way}
                        type="button"
                        className="icon-button aria-disabled:text-muted aria-disabled:opacity-60"
                        aria-label={`Move ${name} ${way}`}
                        data-move={way}
                        aria-disabled={to < 0 || to >= rows.length}
                        onClick={() => moveByHand(at, to, way)}
                      >
                        <Icon name={icon} />
                      </button>
                    ))}
                    <button
                      type="button"
                      className="icon-button"
                      aria-label={`Remove ${name}`}
                      onClick={() => onChange(rows.toSpliced(at, 1))}
                    >
                      <Icon name="x" />
                    </button>
                  </span>
                </div>
                {below}
              </fieldset>
            </li>
          );
        })}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}

function nameOf(address = ''): string {
  return heldFile(address)?.name ?? (fileNameOf(address) || 'A file on the web');
}
