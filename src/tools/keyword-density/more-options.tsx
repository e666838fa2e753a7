import { languages } from '#lib/stop-words/languages.data';
import { Checkbox, Select } from '#ui/form/choice';
import { TextInput } from '#ui/form/text-input';
import { allOptions, type ChangeOptions, type PageOptions } from './page-options.ts';

const DETECT = 'Found from the text';
const names = [DETECT, ...languages.map(({ name }) => name).sort()];

interface MoreOptionsProps {
  /** Those that were changed. */
  options: Partial<PageOptions>;
  onChange: ChangeOptions;
}

/** What few visitors change. */
export function MoreOptions({ options: changed, onChange }: MoreOptionsProps) {
  const options = allOptions(changed);
  const chosen = languages.find(({ code }) => code === options.language)?.name ?? DETECT;
  return (
    <div className="mt-2 grid gap-x-6 gap-y-4 sm:grid-cols-2">
      <TextInput
        label="Target keyword"
        value={options.target}
        onChange={(target) => onChange({ target })}
        maxLength={200}
        placeholder="rain garden"
        help="The word or phrase that the page should be found by."
      />
      <Select
        label="Language"
        value={chosen}
        options={names}
        onChange={(name) =>
          onChange({ language: languages.find((language) => language.name === name)?.code ?? 'auto' })
        }
        help="Whose common words are meant."
      />
      <Checkbox
        label="Leave out common words"
        checked={options.common === 'out'}
        onChange={(isOut) => onChange({ common: isOut ? 'out' : 'in' })}
        help="Such as “this” and “from”, in the language of the text."
      />
      <Checkbox
        label="Count word forms as one"
        checked={options.forms === 'one'}
        onChange={(isOne) => onChange({ forms: isOne ? 'one' : 'apart' })}
        help="English only: “page” and “pages”, “write” and “written”."
      />
    </div>
  );
}
