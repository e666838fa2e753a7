import { useState } from 'react';
import type { OutputFacts } from '#kit/facts';
import { csvOf } from '#lib/csv';
import { isRecord } from '#lib/is-record';
import { plainValue } from '../drawn/plain-value.tsx';
import type { ResultItem, ResultKindProps } from '../drawn/result-kind.tsx';
import { Icon } from '../icon.tsx';
import { CopiedText } from '../result/copied-text.tsx';
import { SaveData } from '../result/save-data.tsx';

/** Lists of records: sorted by a press on a column's name, saved as CSV and JSON. */
export default function Tables({ items, whole }: ResultKindProps) {
  return items.map((item) => <Table key={item.output.name} {...item} slug={whole.slug} />);
}

type Cells = Readonly<Record<string, unknown>>;

/** Rows that are shown at first: a browser takes its time with thousands. */
const SHOWN = 200;

function Table({ output, value, slug }: ResultItem & { slug: string }) {
  const [order, setOrder] = useState<{ name: string; isDown: boolean }>();
  const [most, setMost] = useState(SHOWN);
  const rows = Array.isArray(value) ? value.filter(isRecord) : [];
  const columns = (output.columns ?? []).filter(
    ({ name, display, none }) => display !== 'hidden' && rows.some((row) => (row[name] ?? none) !== undefined),
  );
  if (rows.length === 0) return <p className="text-muted">{output.label}: none</p>;
  const sorted = order ? rows.toSorted(by(order)) : rows;
  const sort = (name: string) => setOrder({ name, isDown: order?.name === name && !order.isDown });
  const csv = () =>
    csvOf([
      columns.map(({ label }) => label),
      ...sorted.map((row) => columns.map((column) => cellOf(row[column.name], column))),
    ]);
  return (
    <section aria-label={output.label} className="min-w-0">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg font-semibold">
          {output.label}{' '}
          <span className="text-sm font-normal text-muted figures">{rows.length.toLocaleString('en')}</span>
        </h2>
        <span className="flex gap-2">
          <SaveData name={slug} json={sorted} csv={csv} />
        </span>
      </div>
      <section
        className="overflow-x-auto rounded-control border border-line"
        aria-label={`${output.label}, as a table`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys.
        tabIndex={0}
      >
        <table className="w-full border-collapse text-left text-sm wrap-break-word">
          <thead className="bg-sunken">
            <tr>
              {columns.map(({ name, label }) => (
                <th key={name} scope="col" aria-sort={sortOf(order, name)} className="p-0 font-medium">
                  <button
                    type="button"
                    className="flex min-h-9 w-full items-center gap-1 px-3 text-left"
                    onClick={() => sort(name)}
                  >
                    {label}
                    {order?.name === name && <Icon name={order.isDown ? 'arrow-down' : 'arrow-up'} />}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {sorted.slice(0, most).map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own, and hold no state.
              <tr key={at}>
                {columns.map((column) => (
                  <Cell key={column.name} column={column} text={plainValue(row[column.name] ?? column.none, column)} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {rows.length > most && (
        <button type="button" className="button-quiet mt-2" onClick={() => setMost(most * 5)}>
          Show more ({(rows.length - most).toLocaleString('en')} left)
        </button>
      )}
    </section>
  );
}

/** UTF-16 units up to which a cell stays on one line, such as a date; and from which it gets some width for its lines. */
const SHORT = 12;
const LONG = 60;

function Cell({ text, column: { label, code } }: { text: string; column: OutputFacts }) {
  const lines = text.length <= SHORT ? 'whitespace-pre' : 'whitespace-pre-line';
  return (
    <td dir="auto" className={`max-w-96 px-3 py-2 align-top figures ${lines} ${text.length < LONG ? '' : 'min-w-56'}`}>
      {code && text !== '' ? <CopiedText text={text} label={label} /> : text}
    </td>
  );
}

function sortOf(order: { name: string; isDown: boolean } | undefined, name: string) {
  if (order?.name !== name) return 'none';
  return order.isDown ? 'descending' : 'ascending';
}

function by({ name, isDown }: { name: string; isDown: boolean }) {
  const words = new Intl.Collator('en', { numeric: true });
  return (a: Cells, b: Cells) => {
    const [left, right] = isDown ? [b[name], a[name]] : [a[name], b[name]];
    if (typeof left === 'number' && typeof right === 'number') return left - right;
    return words.compare(String(left ?? ''), String(right ?? ''));
  };
}

function cellOf(value: unknown, column: OutputFacts): string | number {
  return typeof value === 'number' ? value : plainValue(value ?? column.none, { ...column, display: 'text' });
}
