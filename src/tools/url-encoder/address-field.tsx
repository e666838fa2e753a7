import { useEffect } from 'react';
import type { FieldKindProps } from '#ui/drawn/field-kind';
import TextField from '#ui/fields/textarea';
import { useLazyComponent } from '#ui/lazy-component';

const loadTable = async () => (await import('./query-table.tsx')).QueryTable;

/** A text; the query of a single address is below it as a table. */
export default function AddressField(props: FieldKindProps) {
  const [QueryTable, askForTable] = useLazyComponent(loadTable);
  const text = String(props.value).trim();
  const hasQuery = text.includes('=') && !/\s/.test(text);
  useEffect(() => {
    // Without it the text can be changed all the same.
    if (hasQuery) askForTable().catch(() => undefined);
  }, [hasQuery, askForTable]);
  return (
    <div>
      <TextField {...props} />
      {hasQuery && QueryTable && <QueryTable text={text} onChange={props.onChange} />}
    </div>
  );
}
