import { type FieldKindProps, wordsOf } from '../drawn/field-kind.tsx';
import { isOn } from '../drawn/held-values.tsx';
import { Checkbox } from '../form/choice.tsx';

export default function CheckboxField({ facts, value, onChange }: FieldKindProps) {
  return <Checkbox {...wordsOf(facts)} checked={isOn(value)} onChange={onChange} />;
}
