import { choicesIn, type FieldKindProps } from '#ui/drawn/field-kind';
import { RadioGroup, Select } from '#ui/form/choice';

/** How many types have a button each. */
const BUTTONS = 6;

/** The types that most people need as buttons, the others in a list. */
export function ConversionType({ facts, value, onChange }: FieldKindProps) {
  const { label, names = {} } = facts;
  const types = choicesIn(facts) ?? [];
  const type = String(value);
  const others = types.slice(BUTTONS);
  return (
    <div className="grid gap-4">
      <RadioGroup label={label} value={type} options={types.slice(0, BUTTONS)} names={names} onChange={onChange} />
      <Select
        label="More types"
        value={others.includes(type) ? type : ''}
        options={['', ...others]}
        names={{ ...names, '': 'None of these' }}
        onChange={(other) => onChange(other || types[0] || '')}
        help="Headline styles, and names for code."
      />
    </div>
  );
}
