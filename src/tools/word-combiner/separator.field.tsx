import { type FieldKindProps, wordsOf } from '#ui/drawn/field-kind';
import { Select } from '#ui/form/choice';
import { TextInput } from '#ui/form/text-input';

const names = { ' ': 'Space', '': 'Nothing', ', ': 'Comma', '-': 'Hyphen', _: 'Underscore', '\n': 'Line break' };
const OTHER = 'other';

/** What is put between two words: a usual separator, or any text. */
export default function SeparatorField({ facts, value, onChange }: FieldKindProps) {
  const separator = String(value);
  const isUsual = Object.hasOwn(names, separator);
  return (
    <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
      <Select
        {...wordsOf(facts)}
        value={isUsual ? separator : OTHER}
        options={[...Object.keys(names), OTHER]}
        names={{ ...names, [OTHER]: 'Other' }}
        onChange={(chosen) => onChange(chosen === OTHER ? ' + ' : chosen)}
      />
      {!isUsual && <TextInput label="Other separator" value={separator} onChange={onChange} />}
    </div>
  );
}
