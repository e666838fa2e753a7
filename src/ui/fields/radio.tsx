import { choicesIn, type FieldKindProps, wordsOf } from '../drawn/field-kind.tsx';
import { RadioGroup } from '../form/choice.tsx';

/** A few choices side by side. */
export default function RadioField({ facts, value, onChange }: FieldKindProps) {
  const options = choicesIn(facts) ?? [];
  return (
    <RadioGroup
      {...wordsOf(facts, value)}
      options={options}
      names={facts.names}
      value={String(value)}
      onChange={onChange}
    />
  );
}
