import { Field } from './field.tsx';

interface ColourInputProps {
  label: string;
  /** `#rrggbb`. */
  value: string;
  onChange: (colour: string) => void;
  help?: string | undefined;
  /** UTF-16 units of a colour that may be typed in any notation; absent: `#rrggbb` alone. */
  most?: number | undefined;
}

/** A colour, picked or typed. */
export function ColourInput({ label, value, onChange, help, most }: ColourInputProps) {
  const isColour = /^#[0-9a-f]{6}$/i.test(value);
  return (
    <Field label={label} help={help}>
      {(ids) => (
        <div className="flex gap-2">
          <input
            type="color"
            aria-label={most === undefined ? 'Color picker' : `${label}, picked`}
            value={isColour ? value.toLowerCase() : most === undefined ? '#ffffff' : '#808080'}
            className="control w-14 shrink-0 p-1"
            onChange={(event) => onChange(event.target.value)}
          />
          <input
            {...ids}
            value={value}
            maxLength={most ?? 7}
            autoCapitalize="off"
            autoComplete="off"
            spellCheck={false}
            className={`control font-mono ${most === undefined ? 'max-w-32' : ''}`}
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
      )}
    </Field>
  );
}
