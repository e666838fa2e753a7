import { useEffect, useRef } from 'react';
import type { FieldKindProps, Row } from '../drawn/field-kind.tsx';
import { emptyRow } from '../drawn/held-values.tsx';
import { DropFiles, PDF_FILES } from '../form/drop-files.tsx';
import { useLazyComponent } from '../lazy-component.tsx';
import { notify } from '../notice/notices.tsx';

const loadList = async () => (await import('../form/document-list.tsx')).DocumentList;

/** Files in an order: documents, or pictures. What lists them comes with the first. */
export default function DocumentsField({ facts, value, onChange }: FieldKindProps) {
  const { label, help, columns = [], takes } = facts;
  const rows: readonly Row[] = typeof value === 'object' ? value : [];
  const latest = useRef(rows);
  latest.current = rows;
  const [List, ask] = useLazyComponent(loadList);
  const isListed = rows.length > 0;
  useEffect(() => {
    if (isListed) ask().catch(failed);
  }, [isListed, ask]);
  const add = async (files: readonly File[]) => {
    const { holdFile } = await import('../result/held-files.tsx');
    onChange([...latest.current, ...files.map((file) => ({ ...emptyRow(columns), url: holdFile(file) }))]);
  };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium">{label}</legend>
      {isListed && List && <List rows={rows} facts={facts} onChange={onChange} />}
      <DropFiles
        what={takes ?? 'PDF files'}
        accept={takes ? 'image/*,.heic,.heif' : PDF_FILES}
        isMany
        onFiles={(files) => void add(files).catch(failed)}
      />
      <p className="mt-2 flex flex-wrap justify-between gap-x-4 text-sm text-muted">
        <span>{help}</span>
        <button type="button" className="link" onClick={() => onChange([...rows, emptyRow(columns)])}>
          Add one by its address
        </button>
      </p>
    </fieldset>
  );
}

function failed(error: unknown) {
  console.error(error);
  notify({ kind: 'error', message: 'The list could not be loaded.', reason: 'Check your connection and try again.' });
}
