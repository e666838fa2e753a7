import { type FieldKindProps, wordsOf } from '#ui/drawn/field-kind';
import { Field } from '#ui/form/field';

/** A colour, picked or typed in any notation. */
export function ColourField({ facts, value, onChange }: FieldKindProps) {
  const { label, help } = wordsOf(facts);
  const text = String(value);
  return (
    <Field label={label} help={help}>
      {(ids) => (
        <div className="flex gap-2">
          <input
            type="color"
            aria-label={`${label}, picked`}
            value={/^#[0-9a-f]{6}$/i.test(text) ? text.toLowerCase() : '#808080'}
            className="control w-14 shrink-0 p-1"
            onChange={(event) => onChange(event.target.value)}
          />
          <input
            {...ids}
            value={text}
            maxLength={facts.maxLength}
            autoCapitalize="off"
            autoComplete="off"
            spellCheck={false}
            className="control font-mono"
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
      )}
    </Field>
  );
}
