import { grid } from '#kit/shapes';
import type { ResultKindProps } from '../drawn/result-kind.tsx';

const shape = grid();

const CELL = 'max-w-96 min-w-24 px-3 py-2 align-top figures whitespace-pre-line';

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
        <section
          className="max-h-128 overflow-auto rounded-control border border-line"
          aria-label={`${label}, as a table`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys.
          tabIndex={0}
        >
          <table className="w-full border-collapse text-left text-sm">
            <thead className="sticky top-0 bg-sunken">
              <tr>
                {columns.map((column, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
                  <th key={at} scope="col" dir="auto" className="px-3 py-2 font-medium whitespace-nowrap">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {rows.map((row, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place.
                <tr key={at}>
                  {columns.map((_, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
                    <td key={index} dir="auto" className={CELL}>
                      {row[index] ?? ''}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </section>
    );
  });
}
