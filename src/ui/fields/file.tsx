import { useRef, useState } from 'react';
import { formatBytes } from '#lib/byte-size';
import { type FieldKindProps, wordsOf } from '../drawn/field-kind.tsx';
import { Field } from '../form/field.tsx';
import { useFileDrop } from '../form/use-file-drop.tsx';
import { Icon } from '../icon.tsx';

/** A file of the visitor's, held as Base64. */
export default function FileField({ facts, value, onChange }: FieldKindProps) {
  const { label, help, placeholder } = wordsOf(facts);
  const [name, setName] = useState('');
  const chooser = useRef<HTMLInputElement>(null);
  const take = async (file: File) => {
    const { readAsBase64 } = await import('../form/read-as-base64.tsx');
    const content = await readAsBase64(file, facts.maxLength);
    if (content === undefined) return;
    setName(`${file.name}, ${formatBytes(file.size)}`);
    onChange(content);
  };
  const { dropping, dropTarget } = useFileDrop((file) => void take(file));
  return (
    <Field label={label} help={help}>
      {(ids) => (
        <div
          className={`flex flex-wrap items-center gap-3 rounded-control border border-dashed border-edge p-3 ${dropping ? 'border-accent bg-accent-soft' : ''}`}
          {...dropTarget}
        >
          <button {...ids} type="button" className="button-quiet" onClick={() => chooser.current?.click()}>
            <Icon name="file-up" /> Open file
          </button>
          <span className="min-w-0 text-muted wrap-anywhere">
            {value === '' ? (placeholder ?? 'or drop it here') : name}
          </span>
          <input
            ref={chooser}
            type="file"
            hidden
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) void take(file);
              target.value = '';
            }}
          />
        </div>
      )}
    </Field>
  );
}
