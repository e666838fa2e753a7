import { type FieldKindProps, wordsOf } from '#ui/drawn/field-kind';
import { ColourInput } from '#ui/form/colour-input';

/** A colour, picked or typed in any notation. */
export function ColourField({ facts, value, onChange }: FieldKindProps) {
  return <ColourInput {...wordsOf(facts)} value={String(value)} most={facts.maxLength} onChange={onChange} />;
}
