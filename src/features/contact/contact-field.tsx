import { useId } from 'react';
import type { ContactFaults, ContactFieldName } from './contact-faults.tsx';
import { contactFields } from './contact-fields.ts';

interface ContactFieldProps {
  name: ContactFieldName;
  /** Several lines. */
  rows?: number;
  type?: 'text' | 'email';
  autoComplete?: string;
  faults: ContactFaults;
  /** Called when what was wrong is being changed. */
  onChange: (name: ContactFieldName) => void;
}

/** A label, its control, and below it what is wrong. */
export function ContactField({ name, rows, type = 'text', autoComplete, faults, onChange }: ContactFieldProps) {
  const id = useId();
  const fault = faults[name];
  const control = {
    id,
    name,
    required: true,
    autoComplete,
    'aria-invalid': fault !== undefined,
    ...(fault ? { 'aria-describedby': `${id}-fault` } : {}),
    onChange: () => fault && onChange(name),
  };
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {contactFields[name].label}
      </label>
      {rows ? (
        <textarea {...control} rows={rows} className="control resize-y aria-invalid:border-danger" />
      ) : (
        <input {...control} type={type} className="control aria-invalid:border-danger" />
      )}
      {fault && (
        <p id={`${id}-fault`} className="mt-1.5 text-sm text-danger">
          {fault}
        </p>
      )}
    </div>
  );
}
