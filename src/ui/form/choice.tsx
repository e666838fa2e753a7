import { useId } from 'react';
import { Field, useEarlyInput } from './field.tsx';

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly string[];
  /** What the options are called, where that is not how they are written. */
  names?: Readonly<Record<string, string>> | undefined;
  onChange: (value: string) => void;
  help?: string | undefined;
}

export function Select({ label, value, options, names = {}, onChange, help }: ChoiceProps) {
  const control = useEarlyInput<HTMLSelectElement>(value, onChange);
  return (
    <Field label={label} help={help}>
      {(ids) => (
        <select
          {...ids}
          ref={control}
          className="control"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {options.map((option) => (
            <option key={option} value={option}>
              {names[option] ?? option}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

export function RadioGroup({ label, value, options, names = {}, onChange, help }: ChoiceProps) {
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={id}>
      <p id={id} className="mb-1.5 font-medium">
        {label}
      </p>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label key={option} className="button-quiet has-checked:border-accent has-checked:bg-accent-soft">
            <input type="radio" name={id} value={option} checked={option === value} onChange={() => onChange(option)} />
            {names[option] ?? option}
          </label>
        ))}
      </div>
      {help && <p className="mt-1.5 text-sm text-muted">{help}</p>}
    </div>
  );
}

interface CheckboxProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  help?: string | undefined;
}

export function Checkbox({ label, checked, onChange, help }: CheckboxProps) {
  const id = useId();
  return (
    <div>
      <label className="inline-flex min-h-9 items-center gap-2 font-medium">
        <input
          type="checkbox"
          className="size-4.5"
          checked={checked}
          aria-describedby={help ? id : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        {label}
      </label>
      {help && (
        <p id={id} className="text-sm text-muted">
          {help}
        </p>
      )}
    </div>
  );
}
