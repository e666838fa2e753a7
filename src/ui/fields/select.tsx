import { type FieldKindProps, wordsOf } from '../drawn/field-kind.tsx';
import { Select } from '../form/choice.tsx';

export default function SelectField({ facts, value, onChange }: FieldKindProps) {
  const { options = [], names } = facts;
  return <Select {...wordsOf(facts)} options={options} names={names} value={String(value)} onChange={onChange} />;
}
