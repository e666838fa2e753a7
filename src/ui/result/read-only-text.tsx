import { Field } from '../form/field.tsx';
import { CopyButton } from './copy-button.tsx';

interface ReadOnlyTextProps {
  label: string;
  value: string;
  copied: string;
  /** 1 for a single line, such as a hash. */
  rows?: number;
  mono?: boolean;
}

/** Text that came out, to read and to copy. */
export function ReadOnlyText({ label, value, copied, rows = 6, mono }: ReadOnlyTextProps) {
  const look = `control ${mono ? 'font-mono text-sm sm:text-base' : ''}`;
  return (
    <Field label={label} aside={<CopyButton text={value} copied={copied} />}>
      {(ids) =>
        rows === 1 ? (
          <input
            {...ids}
            readOnly
            dir="auto"
            value={value}
            className={look}
            onFocus={(event) => event.target.select()}
          />
        ) : (
          <textarea {...ids} readOnly dir="auto" rows={rows} value={value} className={look} />
        )
      }
    </Field>
  );
}
