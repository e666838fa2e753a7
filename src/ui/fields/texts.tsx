import { useRef, useState } from 'react';
import { readableEndings } from '#lib/documents/endings';
import type { FieldKindProps } from '../drawn/field-kind.tsx';
import { Icon } from '../icon.tsx';
import RowsField, { rowsIn } from './rows.tsx';

/** Files that are read in one go. */
const MOST = 20;

/** Texts with titles: written, pasted, or from files. */
export default function TextsField(props: FieldKindProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const latest = useRef(props);
  latest.current = props;
  /** While files are read: how far that is. */
  const [stage, setStage] = useState<string>();
  const add = async (files: readonly File[]) => {
    setStage('Reading...');
    const { readDocuments } = await import('../form/read-documents.tsx');
    const read = await readDocuments(files.slice(0, MOST), setStage);
    setStage(undefined);
    const { value, onChange } = latest.current;
    onChange([...rowsIn(value), ...read]);
  };
  return (
    <div className="rounded-control border border-dashed border-edge p-3">
      <div className="sm:[&_li>fieldset]:grid-cols-1">
        <RowsField {...props} fewest={0} />
      </div>
      <button
        type="button"
        className="button-quiet mt-3"
        disabled={stage !== undefined}
        onClick={() => chooser.current?.click()}
      >
        <Icon name="file-up" /> {stage ?? 'Add files'}
      </button>
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        accept={readableEndings.join()}
        onChange={({ target }) => {
          void add([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </div>
  );
}
