import { type FieldKindProps, wordsOf } from '../drawn/field-kind.tsx';
import { TextInput } from '../form/text-input.tsx';

export default function DomainField({ facts, value, onChange }: FieldKindProps) {
  return <TextInput {...wordsOf(facts)} inputMode="url" value={String(value)} onChange={onChange} />;
}
