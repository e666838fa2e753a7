import { Checkbox, Select } from '#ui/form/choice';
import { TextInput } from '#ui/form/text-input';
import { moreTypes, NONE } from './more-types.ts';

interface Options {
  type: string;
  language: string;
  acronyms: string;
  keep: string;
  eszett: string;
}

export interface OptionsProps {
  options: Options;
  onChange: (changed: Partial<Options>) => void;
}

const names: ReadonlyMap<string, string> = new Map([
  ['Any language', 'any'],
  ['Azerbaijani: i and İ', 'az'],
  ['Dutch: IJ', 'nl'],
  ['English: the word I', 'en'],
  ['German', 'de'],
  ['Greek: no accents in capitals', 'el'],
  ['Lithuanian: dots kept', 'lt'],
  ['Turkish: i and İ', 'tr'],
]);

/** What few people need: comes with the first touch. */
export function MoreOptions({ options, onChange }: OptionsProps) {
  const language = [...names].find(([, code]) => code === options.language)?.[0] ?? 'Any language';
  const type = [...moreTypes].find(([, value]) => value === options.type)?.[0] ?? NONE;
  return (
    <div className="mt-4 grid gap-4 sm:grid-cols-2">
      <Select
        label="More types"
        value={type}
        options={[NONE, ...moreTypes.keys()]}
        onChange={(name) => onChange({ type: moreTypes.get(name) ?? 'uppercase' })}
        help="Headlines by a style manual, and names for code."
      />
      <Select
        label="Language"
        value={language}
        options={[...names.keys()]}
        onChange={(name) => onChange({ language: names.get(name) ?? 'any' })}
        help="For letters that change case in another way than elsewhere."
      />
      <TextInput
        label="Acronyms"
        value={options.acronyms}
        onChange={(acronyms) => onChange({ acronyms })}
        placeholder="NASA, SEO"
        help="Always in capitals, divided by commas."
      />
      <TextInput
        label="Words to keep"
        value={options.keep}
        onChange={(keep) => onChange({ keep })}
        placeholder="iPhone, eBay"
        help="Always as they stand here, divided by commas."
      />
      <Checkbox
        label="Write ß as ẞ in capitals"
        checked={options.eszett !== ''}
        onChange={(checked) => onChange({ eszett: checked ? 'capital' : '' })}
        help="Otherwise it becomes SS."
      />
    </div>
  );
}
