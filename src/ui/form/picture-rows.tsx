import type { InputFacts } from '#kit/facts';
import { Thumbnail } from '../batch/thumbnail.tsx';
import { DrawnField } from '../drawn/drawn-field.tsx';
import type { Row } from '../drawn/field-kind.tsx';
import { emptyRow } from '../drawn/held-values.tsx';
import { notify } from '../notice/notices.tsx';
import { heldFile } from '../result/held-files.tsx';
import { type ListedRowsProps, OrderedRows } from './ordered-rows.tsx';

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

/** Pictures in their order, with what is said of each. */
export function PictureRows(props: ListedRowsProps) {
  const { columns = [] } = props.facts;
  return (
    <OrderedRows
      {...props}
      partsOf={(row, change) => {
        const address = String(row.imageUrl);
        return {
          address,
          look: <Thumbnail source={heldFile(address) ?? address} />,
          beside: columns
            .filter(({ name }) => name !== 'imageUrl')
            .map((column) => (
              <div key={column.name} className="w-28">
                <DrawnField
                  facts={column}
                  value={row[column.name] ?? ''}
                  onChange={(held) => change({ [column.name]: held })}
                />
              </div>
            )),
        };
      }}
    />
  );
}
