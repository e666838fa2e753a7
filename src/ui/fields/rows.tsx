import { DrawnField } from '../drawn/drawn-field.tsx';
import type { FieldKindProps, FieldValue, Row } from '../drawn/field-kind.tsx';
import { emptyRow } from '../drawn/held-values.tsx';
import { Icon } from '../icon.tsx';

/** A list of records: a row of fields for each, to add and take away. `fewest`: rows that are always there. */
export default function RowsField({ facts, value, onChange, fewest = 1 }: FieldKindProps & { fewest?: number }) {
  const { label, help, columns = [], one } = facts;
  const rows = rowsIn(value);
  const change = (at: number, name: string, held: FieldValue) => onChange(rows.with(at, { ...rows[at], [name]: held }));
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">{label}</legend>
      <ol className="grid gap-3">
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; its fields hold no state of their own.
          <li key={at} className="rounded-control border border-line bg-sunken p-3">
            <fieldset className="grid min-w-0 gap-x-4 gap-y-2 sm:grid-cols-2" aria-label={`${one ?? label} ${at + 1}`}>
              {columns.map((column) => (
                <div key={column.name} className={column.control.startsWith('./') ? 'sm:col-span-2' : undefined}>
                  <DrawnField
                    facts={column}
                    value={row[column.name] ?? ''}
                    onChange={(held) => change(at, column.name, held)}
                  />
                </div>
              ))}
            </fieldset>
            {rows.length > fewest && (
              <button type="button" className="button-quiet mt-2" onClick={() => onChange(rows.toSpliced(at, 1))}>
                <Icon name="trash-2" /> Remove {one} {at + 1}
              </button>
            )}
          </li>
        ))}
      </ol>
      <button type="button" className="button-quiet mt-3" onClick={() => onChange([...rows, emptyRow(columns)])}>
        <Icon name="plus" /> Add {one ?? 'another'}
      </button>
      {help && <p className="mt-1.5 text-sm text-muted">{help}</p>}
    </fieldset>
  );
}

export function rowsIn(value: FieldValue): readonly Row[] {
  return typeof value === 'object' ? value : [];
}
