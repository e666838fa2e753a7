import type * as z from 'zod';
import type { OutputFacts } from '#kit/facts';
import { bars } from '#kit/shapes';
import { stepsOf } from '#lib/charts/chart-rows';
import { plainValue } from '../drawn/plain-value.tsx';
import type { ResultKindProps } from '../drawn/result-kind.tsx';
import { areColumns, Columns } from '../result/columns.tsx';
import { RangeRows } from '../result/range-rows.tsx';

const shape = bars();

/** A chart of bars, whose names and values are text. */
export default function BarCharts({ items }: ResultKindProps) {
  return items.map(({ output, value }) => {
    const list = shape.parse(value);
    if (list.length === 0) return null;
    const most = Math.max(...list.map((each) => each.value), 0) || 1;
    return (
      <section key={output.name} aria-label={output.label}>
        <h2 className="mb-2 text-lg font-semibold">{output.label}</h2>
        {drawnOtherwise(list, output) ?? (
          <ul className="grid grid-cols-[minmax(4rem,10rem)_1fr_auto] gap-x-3 gap-y-1.5">
            {list.map(({ name, value: amount, note }) => (
              <li key={name} className="col-span-3 grid grid-cols-subgrid items-center text-sm">
                <span dir="auto">{name}</span>
                <span className="h-3 rounded-xs bg-sunken">
                  <span className="block h-full rounded-xs bg-accent" style={{ width: `${(amount / most) * 100}%` }} />
                </span>
                <span className="text-right figures">
                  {plainValue(amount, { ...output, display: 'number' })}
                  {note && <span className="text-muted"> {note}</span>}
                </span>
              </li>
            ))}
          </ul>
        )}
      </section>
    );
  });
}

/** What follows one another, or is counted by year or by size. */
function drawnOtherwise(list: z.output<typeof shape>, { label, unit, chart }: OutputFacts) {
  const steps = chart?.as === 'steps' ? stepsOf(list, chart) : undefined;
  if (steps) return <RangeRows ranges={steps} unit={unit} isPlain />;
  return areColumns(list) ? <Columns label={label} list={list} /> : undefined;
}
