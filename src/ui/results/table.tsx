import { useState } from 'react';
import type { OutputFacts } from '#kit/facts';
import { csvOf } from '#lib/csv';
import { isRecord } from '#lib/is-record';
import { plainValue } from '../drawn/plain-value.tsx';
import type { ResultItem, ResultKindProps } from '../drawn/result-kind.tsx';
import { Icon } from '../icon.tsx';
import { Chart } from '../result/chart.tsx';
import { ChooseColumns } from '../result/choose-columns.tsx';
import { SaveData } from '../result/save-data.tsx';
import { Sheet } from '../result/sheet.tsx';

/** Lists of records: sorted by a press on a column's name, saved as CSV and JSON. */
export default function Tables({ items, whole }: ResultKindProps) {
  return items.map((item) => <Table key={item.output.name} {...item} slug={whole.slug} />);
}

type Cells = Readonly<Record<string, unknown>>;

/** Rows that are shown at first: a browser takes its time with thousands, and a filter is answered within a tenth of a second. */
const SHOWN = 100;
/** Columns up to which all are wanted. */
const FEW = 5;

function Table({ output, value, slug }: ResultItem & { slug: string }) {
  const [order, setOrder] = useState<{ name: string; isDown: boolean }>();
  const [most, setMost] = useState(SHOWN);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const rows = Array.isArray(value) ? value.filter(isRecord) : [];
  const all = (output.columns ?? []).filter(
    ({ name, display, none = '' }) => display !== 'hidden' && rows.some((row) => (row[name] ?? none) !== ''),
  );
  const columns = all.filter(({ name }) => !left.has(name));
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
      {output.chart && (
        <div className="mb-4">
          <Chart chart={output.chart} rows={rows} columns={output.columns ?? []} />
        </div>
      )}
      {all.length > FEW && <ChooseColumns columns={all} left={left} onChange={setLeft} />}
      <Sheet
        label={output.label}
        columns={columns.map(({ name, label, code }) => ({
          label,
          isCode: code !== undefined,
          sort: sortOf(order, name),
          head: (
            <button
              type="button"
              className="flex min-h-9 w-full items-center gap-1 px-3 text-left font-medium"
              onClick={() => sort(name)}
            >
              {label}
              {order?.name === name && <Icon name={order.isDown ? 'arrow-down' : 'arrow-up'} />}
            </button>
          ),
        }))}
        rows={sorted
          .slice(0, most)
          .map((row) => columns.map((column) => plainValue(row[column.name] ?? column.none, column)))}
      />
      {rows.length > most && (
        <button type="button" className="button-quiet mt-2" onClick={() => setMost(most * 5)}>
          Show more ({(rows.length - most).toLocaleString('en')} left)
        </button>
      )}
    </section>
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
