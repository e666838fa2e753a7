import { type FieldKindProps, wordsOf } from '../drawn/field-kind.tsx';
import { RadioGroup } from '../form/choice.tsx';

/** A few choices side by side. */
export default function RadioField({ facts, value, onChange }: FieldKindProps) {
  const { options = [], names } = facts;
  return <RadioGroup {...wordsOf(facts)} options={options} names={names} value={String(value)} onChange={onChange} />;
}
