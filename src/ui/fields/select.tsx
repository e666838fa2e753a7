import { choicesIn, type FieldKindProps, wordsOf } from '../drawn/field-kind.tsx';
import { Select } from '../form/choice.tsx';

export default function SelectField({ facts, value, onChange }: FieldKindProps) {
  const options = choicesIn(facts) ?? [];
  return (
    <Select
      {...wordsOf(facts, value)}
      options={options}
      names={facts.names}
      value={String(value)}
      onChange={onChange}
    />
  );
}
