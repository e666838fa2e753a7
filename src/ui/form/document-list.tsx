import { useEffect, useState } from 'react';
import type { InputFacts } from '#kit/facts';
import { DrawnField } from '../drawn/drawn-field.tsx';
import type { FormParts, Row } from '../drawn/field-kind.tsx';
import { heldFile } from '../result/held-files.tsx';
import { type ListedRowsProps, OrderedRows } from './ordered-rows.tsx';
import { PageThumbnail } from './page-thumbnail.tsx';

/** Documents or pictures in their order, with what is said of each. */
export function DocumentList(props: ListedRowsProps) {
  const { columns = [], takes } = props.facts;
  return (
    <OrderedRows
      {...props}
      partsOf={(row, change) => {
        const address = addressOf(row);
        const password = String(row.password ?? '');
        return {
          address,
          look: <PageThumbnail url={address} password={password} isPicture={takes === 'pictures'} />,
          below: <RowFields columns={columns} row={row} onChange={change} />,
        };
      }}
    />
  );
}

function addressOf(row: Row): string {
  return String(row.url ?? '').trim();
}

interface RowFieldsProps {
  columns: readonly InputFacts[];
  row: Row;
  onChange: (changed: Row) => void;
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
        onChange={(held) => onChange({ [column.name]: held })}
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
