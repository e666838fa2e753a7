import { grid } from '#kit/shapes';
import type { ResultKindProps } from '../drawn/result-kind.tsx';
import { Sheet } from '../result/sheet.tsx';

const shape = grid();

/** The first rows of a table whose columns nobody knows in advance. */
export default function Grids({ items }: ResultKindProps) {
  return items.map(({ output: { name, label }, value }) => {
    const { columns, rows, note } = shape.parse(value);
    return (
      <section key={name} aria-label={label} className="min-w-0">
        <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="text-lg font-semibold">{label}</h2>
          {note && <p className="text-sm text-muted">{note}</p>}
        </div>
        <Sheet className="max-h-128" label={label} columns={columns.map((column) => ({ label: column }))} rows={rows} />
      </section>
    );
  });
}
