import { useEffect, useRef, useState } from 'react';
import type { FieldKindProps, Row } from '../drawn/field-kind.tsx';
import { useEarlyInput } from '../form/field.tsx';
import { Icon } from '../icon.tsx';
import { useLazyComponent } from '../lazy-component.tsx';

/** Pictures in an order: chosen, dropped, pasted or by their addresses. Their list comes with the first. */
export default function PicturesField({ facts, value, onChange, form }: FieldKindProps) {
  const { label, help, most = 100 } = facts;
  const rows: readonly Row[] = typeof value === 'object' ? value : [];
  const latest = useRef(rows);
  latest.current = rows;
  const chooser = useRef<HTMLInputElement>(null);
  const [address, setAddress] = useState('');
  const [List, ask] = useLazyComponent(async () => (await import('../form/picture-rows.tsx')).PictureRows);
  const hasRows = rows.length > 0;
  useEffect(() => {
    // What could not be fetched comes with the next picture, or with the press.
    if (hasRows) ask().catch(console.error);
  }, [hasRows, ask]);
  const set = (next: readonly Row[]) => {
    latest.current = next;
    onChange(next);
  };
  const add = async (given: readonly (File | string)[]) => {
    const { rowsOf } = await import('../form/picture-rows.tsx');
    const added = await rowsOf(given, { facts, hold: form?.many?.hold, room: most - latest.current.length });
    set([...latest.current, ...added]);
  };
  const addTyped = () => {
    if (address.trim()) void add([address.trim()]);
    setAddress('');
  };
  const control = useEarlyInput<HTMLInputElement>(address, setAddress, (file) => void add([file]));
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium">{label}</legend>
      <div className="mb-4 flex flex-col items-center gap-2 rounded-card border border-dashed border-edge bg-sunken p-5 text-center">
        <input
          ref={chooser}
          type="file"
          accept="image/*,.heic,.heif"
          multiple
          hidden
          onChange={({ target }) => {
            void add([...(target.files ?? [])]);
            target.value = '';
          }}
        />
        <button type="button" className="button-quiet" onClick={() => chooser.current?.click()}>
          <Icon name="image-up" /> Choose pictures
        </button>
        <p className="text-sm text-balance text-muted">or drop them here, or paste them with Ctrl+V: up to {most}</p>
      </div>
      {hasRows && List && <List facts={facts} rows={rows} onChange={set} />}
      <div className="flex flex-wrap gap-2">
        <input
          ref={control}
          type="url"
          inputMode="url"
          aria-label="Address of a picture"
          value={address}
          placeholder="https://example.com/photo.jpg"
          autoComplete="off"
          spellCheck={false}
          className="control min-w-0 flex-1 basis-48"
          onChange={(event) => setAddress(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.ctrlKey || address.trim() === '') return;
            event.preventDefault();
            addTyped();
          }}
        />
        <button type="button" className="button-quiet" onClick={addTyped}>
          <Icon name="plus" /> Add
        </button>
      </div>
      {help && <p className="mt-1.5 text-sm text-muted">{help}</p>}
    </fieldset>
  );
}
