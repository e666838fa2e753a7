import { Field } from './field.tsx';

interface ColourInputProps {
  label: string;
  /** `#rrggbb`. */
  value: string;
  onChange: (colour: string) => void;
  help?: string | undefined;
}

/** A colour, picked or typed. */
export function ColourInput({ label, value, onChange, help }: ColourInputProps) {
  const isColour = /^#[0-9a-f]{6}$/i.test(value);
  return (
    <Field label={label} help={help}>
      {(ids) => (
        <div className="flex gap-2">
          <input
            type="color"
            aria-label="Color picker"
            value={isColour ? value.toLowerCase() : '#ffffff'}
            className="control w-14 shrink-0 p-1"
            onChange={(event) => onChange(event.target.value)}
          />
          <input
            {...ids}
            value={value}
            maxLength={7}
            autoCapitalize="off"
            autoComplete="off"
            spellCheck={false}
            className="control max-w-32 font-mono"
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
      )}
    </Field>
  );
}
