import type { OutputFacts } from '#kit/facts';
import type { Chart as ChartHint } from '#lib/charts/chart';
import { rangesOf, stepsOf } from '#lib/charts/chart-rows';
import { plainValue } from '../drawn/plain-value.tsx';
import { RangeRows } from './range-rows.tsx';

interface ChartProps {
  chart: ChartHint;
  rows: readonly Readonly<Record<string, unknown>>[];
  columns: readonly OutputFacts[];
}

/** Rows that are drawn; the table has all. */
const SHOWN = 60;

/** A table as a picture, whose names and values are text. */
export function Chart({ chart, rows, columns }: ChartProps) {
  const drawn = rows.slice(0, SHOWN);
  const column = (name: string) => columns.find((each) => each.name === name);
  const said = (row: (typeof rows)[number], name: string | undefined) => {
    const facts = name === undefined ? undefined : column(name);
    return facts ? plainValue(row[facts.name] ?? facts.none, facts) : '';
  };
  const left = rows.length > SHOWN && <p className="text-sm text-muted">The first {SHOWN} are drawn.</p>;
  switch (chart.as) {
    case 'ranges':
    case 'steps': {
      const ranges = chart.as === 'ranges' ? rangesOf(drawn, chart, Date.now()) : stepsOf(drawn, chart);
      const unit = column(chart.as === 'ranges' ? chart.to : chart.length)?.unit;
      return (
        ranges && (
          <>
            <RangeRows ranges={ranges} unit={unit} isPlain={chart.as === 'steps'} />
            {left}
          </>
        )
      );
    }
    case 'tree':
      return (
        <>
          <ol className="text-sm">
            {drawn.map((row, at) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place.
                key={at}
                className="flex"
                style={{ paddingInlineStart: `${(levelOf(row[chart.level]) - 1) * 1.5}rem` }}
              >
                <span aria-hidden="true" className="mr-2 h-4 w-3 flex-none rounded-bl border-b border-l border-edge" />
                <span dir="auto" className="py-0.5">
                  <span className="text-muted figures">{said(row, chart.level)}</span> {said(row, chart.name)}
                </span>
              </li>
            ))}
          </ol>
          {left}
        </>
      );
    case 'groups':
      return (
        <>
          <dl className="grid gap-3 text-sm">
            {Object.entries(Object.groupBy(drawn, (row) => said(row, chart.by))).map(([group, members = []]) => (
              <div key={group}>
                <dt className="font-medium">
                  {group || 'Others'} <span className="font-normal text-muted figures">{members.length}</span>
                </dt>
                <dd className="mt-1 flex flex-wrap gap-1.5">
                  {members.map((row, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place.
                    <span key={at} dir="auto" className="rounded-control border border-line bg-sunken px-2 py-1">
                      {said(row, chart.name)} <span className="text-muted">{said(row, chart.note)}</span>
                    </span>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
          {left}
        </>
      );
  }
}

function levelOf(value: unknown): number {
  return Math.min(8, Math.max(1, Number(value) || 1));
}
