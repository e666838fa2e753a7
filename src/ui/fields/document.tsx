import { useId } from 'react';
import { type FieldKindProps, wordsOf } from '../drawn/field-kind.tsx';
import { DropFiles, PDF_FILES } from '../form/drop-files.tsx';

/** A PDF document of the visitor's, or by its address. */
export default function DocumentField({ facts, value, onChange }: FieldKindProps) {
  const { label, placeholder, help } = wordsOf(facts);
  const id = useId();
  const take = async ([file]: readonly File[]) => {
    if (file) onChange((await import('../result/held-files.tsx')).holdFile(file));
  };
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <DropFiles what="a PDF file" accept={PDF_FILES} isMany={false} onFiles={(files) => void take(files)} />
      <label htmlFor={id} className="mt-4 mb-1.5 block font-medium">
        {label}, or its address
      </label>
      <input
        id={id}
        type="url"
        inputMode="url"
        value={String(value)}
        placeholder={placeholder}
        aria-describedby={`${id}-help`}
        autoComplete="off"
        spellCheck={false}
        className="control"
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-help`} className="mt-1.5 text-sm text-muted">
        {help}
      </p>
    </fieldset>
  );
}
