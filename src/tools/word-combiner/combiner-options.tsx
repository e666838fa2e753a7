import { Checkbox, Select } from '#ui/form/choice';
import { TextInput } from '#ui/form/text-input';
import { casings } from './choices.ts';

type Options = Record<'separator' | 'prefix' | 'suffix' | 'casing' | 'unique' | 'format', string>;

interface CombinerOptionsProps {
  options: Options;
  onChange: (changed: Partial<Options>) => void;
}

const separatorNames = {
  ' ': 'Space',
  '': 'Nothing',
  ', ': 'Comma',
  '-': 'Hyphen',
  _: 'Underscore',
  '\n': 'Line break',
};
const formatNames = { list: 'List', csv: 'CSV' };
const OTHER = 'Other';

export function CombinerOptions({ options, onChange }: CombinerOptionsProps) {
  const { separator, prefix, suffix, casing, unique, format } = options;
  const known = nameOf(separatorNames, separator);
  return (
    <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
      <Select
        label="Separator"
        value={known ?? OTHER}
        options={[...Object.values(separatorNames), OTHER]}
        onChange={(name) => onChange({ separator: name === OTHER ? ' + ' : keyOf(separatorNames, name) })}
      />
      {known === undefined && (
        <TextInput label="Other separator" value={separator} onChange={(text) => onChange({ separator: text })} />
      )}
      <Select label="Letters" value={casing} options={casings} onChange={(name) => onChange({ casing: name })} />
      <TextInput label="Prefix" value={prefix} onChange={(text) => onChange({ prefix: text })} />
      <TextInput label="Suffix" value={suffix} onChange={(text) => onChange({ suffix: text })} />
      <Select
        label="Write as"
        value={nameOf(formatNames, format) ?? ''}
        options={Object.values(formatNames)}
        onChange={(name) => onChange({ format: keyOf(formatNames, name) })}
      />
      <Checkbox
        label="Drop duplicates"
        checked={unique === 'yes'}
        onChange={(checked) => onChange({ unique: checked ? 'yes' : '' })}
      />
    </div>
  );
}

type Names = Readonly<Record<string, string>>;

function nameOf(names: Names, key: string): string | undefined {
  return Object.hasOwn(names, key) ? names[key] : undefined;
}

function keyOf(names: Names, name: string): string {
  return Object.keys(names).find((key) => names[key] === name) ?? '';
}
