import { type FieldKindProps, wordsOf } from '../drawn/field-kind.tsx';
import { Checkbox } from '../form/choice.tsx';

export default function CheckboxField({ facts, value, onChange }: FieldKindProps) {
  return <Checkbox {...wordsOf(facts)} checked={value === true || value === 'true'} onChange={onChange} />;
}
