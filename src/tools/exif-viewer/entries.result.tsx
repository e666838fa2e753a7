import { useState } from 'react';
import { csvOf } from '#lib/csv';
import { ownResult } from '#ui/drawn/own-result';
import { SaveData } from '#ui/result/save-data';
import { Sheet } from '#ui/result/sheet';
import tool from './tool.ts';

/** Everything in the file by group, searched as one types; of a file that was cleaned, what is gone and what is left. */
export default ownResult(tool, ({ result: { entries, cleanedImageUrl }, whole: { slug } }) => {
  const [words, setWords] = useState('');
  if (entries.length === 0) return <p className="text-muted">The file says nothing beside its picture.</p>;
  const asked = words.trim().toLowerCase();
  const found = entries.filter(({ group, name, value }) => `${group} ${name} ${value}`.toLowerCase().includes(asked));
  const isCleaned = cleanedImageUrl !== null;
  const groups = [...new Set(found.map(({ group }) => group))];
  const state = (isLeft: boolean) => (isLeft ? 'Left' : 'Removed');
  const csv = () =>
    csvOf([
      ['Group', 'Name', 'Value', ...(isCleaned ? ['In the new file'] : [])],
      ...entries.map(({ group, name, value, isLeft }) => [group, name, value, ...(isCleaned ? [state(isLeft)] : [])]),
    ]);
  return (
    <section aria-label="Everything in the file" className="grid min-w-0 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg font-semibold">
          Everything in the file{' '}
          <span className="text-sm font-normal text-muted figures">{entries.length.toLocaleString('en')}</span>
        </h2>
        <span className="flex gap-2">
          <SaveData name={slug} json={entries} csv={csv} />
        </span>
      </div>
      <input
        type="search"
        className="control"
        aria-label="Search in names and values"
        placeholder="Search in names and values"
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <p role="status" className="sr-only">
        {found.length} of {entries.length} entries
      </p>
      {groups.map((group) => {
        const rows = found.filter((each) => each.group === group);
        return (
          <section key={group} aria-label={group} className="grid min-w-0 gap-2">
            <h3 className="font-semibold">
              {group} <span className="text-sm font-normal text-muted figures">{rows.length}</span>
            </h3>
            <Sheet
              label={group}
              columns={[{ label: 'Name' }, { label: 'Value' }, ...(isCleaned ? [{ label: 'In the new file' }] : [])]}
              rows={rows.map(({ name, value, isLeft }) => [name, value, ...(isCleaned ? [state(isLeft)] : [])])}
            />
          </section>
        );
      })}
      {found.length === 0 && <p className="text-muted">Nothing here has these words.</p>}
    </section>
  );
});
