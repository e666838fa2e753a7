import { type FieldKindProps, wordsOf } from '../drawn/field-kind.tsx';
import { TextInput } from '../form/text-input.tsx';

export default function NumberField({ facts, value, onChange }: FieldKindProps) {
  const { minimum, maximum, type } = facts;
  return (
    <TextInput
      {...wordsOf(facts)}
      type="number"
      inputMode={type === 'integer' ? 'numeric' : 'decimal'}
      step={type === 'integer' ? 1 : 'any'}
      min={minimum}
      max={maximum}
      value={String(value)}
      onChange={onChange}
    />
  );
}
