import { Icon } from '#ui/icon';
import { AccountRow, AccountSection, dayText, Listed } from './account-section.tsx';
import { tryAccount } from './ask-account.tsx';
import { hasFields, useAccountList } from './use-account-list.tsx';

interface SavedOptions {
  id: string;
  tool: string;
  title: string;
  name: string;
  options: string;
  savedAt: number;
}

/** Options of tools that are kept under a name. */
export function OptionsSection() {
  const list = useAccountList('options', isSavedOptions);
  const remove = async (id: string) => {
    const answer = await tryAccount('Failed to delete the options', 'remove-options', { id });
    if (answer) list.set(answer.data);
  };
  return (
    <AccountSection
      id="options"
      title="Saved options"
      icon={<Icon name="sliders-horizontal" />}
      lead="You can save the options of a tool under a name on its page. Your texts and pictures are never saved."
    >
      <Listed list={list} empty="Nothing saved yet.">
        {({ id, tool, title, name, options, savedAt }) => (
          <AccountRow key={id} word="Delete" label={`Delete the options ${name}`} onPress={() => remove(id)}>
            <a className="link font-medium" href={`/tools/${tool}?${options}`}>
              {name}
            </a>
            <p className="text-sm text-muted">
              {title}, saved {dayText(savedAt)}
            </p>
          </AccountRow>
        )}
      </Listed>
    </AccountSection>
  );
}

export function isSavedOptions(value: unknown): value is SavedOptions {
  const texts = { id: 'string', tool: 'string', title: 'string', name: 'string', options: 'string' } as const;
  return hasFields(value, { ...texts, savedAt: 'number' });
}
