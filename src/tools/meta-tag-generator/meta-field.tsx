import { Field, useEarlyInput } from '#ui/form/field';
import type { FieldName } from './meta-fields.ts';

export interface MetaFieldProps {
  name: FieldName;
  label: string;
  value: string;
  onChange: (changed: Partial<Record<FieldName, string>>) => void;
  placeholder?: string | undefined;
  help?: string;
  maxLength?: number | undefined;
  /** Fewest characters that are recommended. A bar shows how many there are, up to `maxLength`. */
  recommended?: number;
  /** More than one line. */
  isLong?: boolean;
  isAddress?: boolean;
}

export function MetaField({ name, value, onChange, recommended, isLong, isAddress, ...rest }: MetaFieldProps) {
  const { label, help, placeholder, maxLength = 0 } = rest;
  const change = (text: string) => onChange({ [name]: text });
  const control = useEarlyInput<HTMLInputElement & HTMLTextAreaElement>(value, change);
  return (
    <div>
      <Field label={label} help={help}>
        {(ids) => {
          const shared = {
            ...ids,
            ref: control,
            dir: 'auto',
            className: 'control',
            value,
            placeholder,
            maxLength,
            onChange: ({ target }: { target: { value: string } }) => change(target.value),
          };
          if (isLong) return <textarea rows={3} {...shared} />;
          return <input autoComplete="off" inputMode={isAddress ? 'url' : undefined} {...shared} />;
        }}
      </Field>
      {recommended && <LengthBar {...{ label, length: value.length, from: recommended, to: maxLength }} />}
    </div>
  );
}

function LengthBar({ label, length, from, to }: { label: string; length: number; from: number; to: number }) {
  const words = length > to ? `${length - to} too many` : `${from} to ${to} recommended`;
  return (
    <div className="mt-1.5 text-sm text-muted">
      <meter
        aria-label={`Length of the ${label.toLowerCase()}`}
        max={to + 1}
        high={to}
        optimum={0}
        value={Math.min(length, to + 1)}
      />
      <p className={`figures ${length > to ? 'text-danger' : ''}`}>
        {length} characters, {words}
      </p>
    </div>
  );
}
