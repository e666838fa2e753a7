import { Field, useEarlyInput } from '#ui/form/field';

export interface MetaFieldProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  placeholder?: string;
  maxLength?: number | undefined;
  /** Fewest characters that are recommended. A bar shows how many there are, up to `maxLength`. */
  recommended?: number;
  /** More than one line. */
  isLong?: boolean;
  isAddress?: boolean;
  /** A choice among these. */
  options?: readonly string[] | undefined;
}

export function MetaField({ label, value, onChange, recommended, maxLength = 0, ...rest }: MetaFieldProps) {
  const { options, isLong, isAddress, placeholder } = rest;
  const control = useEarlyInput<HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement>(value, onChange);
  return (
    <div>
      <Field label={label}>
        {(ids) => {
          const all = {
            ...ids,
            ref: control,
            className: 'control',
            value,
            onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
          };
          if (options) {
            return (
              <select {...all}>
                {options.map((option) => (
                  <option key={option}>{option}</option>
                ))}
              </select>
            );
          }
          // Set apart: the control's own direction is that of its content, and it has none yet.
          const typed = { ...all, dir: 'auto', maxLength, placeholder: placeholder && `\u2068${placeholder}\u2069` };
          if (isLong) return <textarea rows={3} {...typed} />;
          return <input autoComplete="off" inputMode={isAddress ? 'url' : undefined} {...typed} />;
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
