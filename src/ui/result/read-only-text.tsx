import type { ReactNode } from 'react';
import { Field } from '../form/field.tsx';
import { TextActions } from './text-actions.tsx';

interface ReadOnlyTextProps {
  label: string;
  value: string;
  copied: string;
  /** 1 for a single line, such as a hash. */
  rows?: number;
  mono?: boolean;
  /** Beside Copy: what else can be done with the text. */
  actions?: ReactNode;
}

/** Text that came out, to read and to copy. */
export function ReadOnlyText({ label, value, copied, rows = 6, mono, actions }: ReadOnlyTextProps) {
  const look = `control ${mono ? 'font-mono text-sm sm:text-base' : ''}`;
  return (
    <Field label={label} aside={<TextActions text={value} {...{ copied, actions }} />}>
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
