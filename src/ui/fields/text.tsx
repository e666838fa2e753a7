import { type FieldKindProps, wordsOf } from '../drawn/field-kind.tsx';
import { TextInput } from '../form/text-input.tsx';

/** One line. */
export default function TextField({ facts, value, onChange }: FieldKindProps) {
  return <TextInput {...wordsOf(facts)} maxLength={facts.maxLength} value={String(value)} onChange={onChange} />;
}
