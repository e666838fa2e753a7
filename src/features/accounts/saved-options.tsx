import { useId, useState } from 'react';
import { accountFields } from '#lib/account-fields';
import { notify } from '#ui/notice/notices';
import { tryAccount } from './ask-account.tsx';
import { isSavedOptions } from './options-section.tsx';
import { useAccountList } from './use-account-list.tsx';

/** What a visitor works on, which some tools keep in their address as well. */
const NOT_OPTIONS = ['domain', 'domains', 'url', 'q'];

/** The options of a tool that are kept under names, and a way to keep those of now. */
export function SavedOptions({ slug }: { slug: string }) {
  const list = useAccountList('options', isSavedOptions);
  const [isNaming, setNaming] = useState(false);
  const id = useId();
  const sets = (list.items ?? []).filter(({ tool }) => tool === slug);

  const begin = () => {
    if (optionsNow() !== '') return setNaming(true);
    notify({ kind: 'error', message: 'There is nothing to save', reason: 'No option has been changed.' });
  };
  const save = async (form: FormData) => {
    const name = String(form.get('name') ?? '');
    const answer = await tryAccount('Failed to save the options', 'save-options', {
      tool: slug,
      name,
      options: optionsNow(),
    });
    if (!answer) return;
    list.set(answer.data);
    setNaming(false);
    notify({ kind: 'success', message: answer.message });
  };
  return (
    <div className="mt-5 flex flex-wrap items-center gap-2 border-t border-line pt-4">
      {sets.map((set) => (
        <a key={set.id} className="button-quiet" href={`/tools/${slug}?${set.options}`}>
          {set.name}
        </a>
      ))}
      {isNaming ? (
        <form className="flex flex-wrap items-center gap-2" action={(form) => void save(form)}>
          <label className="font-medium" htmlFor={id}>
            Name
          </label>
          <input
            id={id}
            name="name"
            className="control w-48"
            required
            maxLength={accountFields.name.max}
            autoComplete="off"
          />
          <button type="submit" className="button-quiet">
            Save
          </button>
        </form>
      ) : (
        <button type="button" className="button-quiet" onClick={begin}>
          Save these options
        </button>
      )}
    </div>
  );
}

function optionsNow(): string {
  const search = new URLSearchParams(window.location.search);
  for (const name of NOT_OPTIONS) search.delete(name);
  return search.toString();
}
