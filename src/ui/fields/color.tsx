import { type FieldKindProps, wordsOf } from '../drawn/field-kind.tsx';
import { ColourInput } from '../form/colour-input.tsx';

export default function ColorField({ facts, value, onChange }: FieldKindProps) {
  return <ColourInput {...wordsOf(facts)} value={String(value)} onChange={onChange} />;
}
