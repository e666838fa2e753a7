import { type FieldKindProps, wordsOf } from '../drawn/field-kind.tsx';
import { TextInput } from '../form/text-input.tsx';

/** A day, as `YYYY-MM-DD`. */
export default function DateField({ facts, value, onChange }: FieldKindProps) {
  return <TextInput {...wordsOf(facts)} type="date" value={String(value)} onChange={onChange} />;
}
