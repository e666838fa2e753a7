import { useDeferredValue, useMemo, useState } from 'react';
import { Select } from '#ui/form/choice';
import { TextInput } from '#ui/form/text-input';
import { type Arrangement, arranged, asTheyCame, type Backlink, followings, sortings, states } from './arrange.ts';
import { BacklinkRow } from './backlink-row.tsx';

/** Rows that are drawn at first, and more at each press. */
const STEP = 50;

const choices = [
  { name: 'state', label: 'State', options: states },
  { name: 'follow', label: 'Links', options: followings },
  { name: 'sort', label: 'Sort by', options: sortings },
] as const;

/** How the list is filtered and sorted, and what that shows. */
export function useArrangement(backlinks: readonly Backlink[]) {
  const [arrangement, setArrangement] = useState(asTheyCame);
  const deferred = useDeferredValue(arrangement);
  const shown = useMemo(() => arranged(backlinks, deferred), [backlinks, deferred]);
  return { arrangement, setArrangement, shown };
}

interface BacklinkListProps extends ReturnType<typeof useArrangement> {
  total: number;
  isGrowing: boolean;
}

export function BacklinkList({ arrangement, setArrangement, shown, total, isGrowing }: BacklinkListProps) {
  const [drawn, setDrawn] = useState(STEP);
  const change = (changed: Partial<Arrangement>) => {
    setArrangement((before) => ({ ...before, ...changed }));
    setDrawn(STEP);
  };
  return (
    <section aria-labelledby="backlinks">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="backlinks" className="text-lg font-semibold">
          Pages
        </h2>
        <p className="text-sm text-muted figures" aria-live="polite">
          {shown.length === total ? total : `${shown.length} of ${total}`}
        </p>
      </div>
      <div className="mt-2 grid grid-cols-2 gap-x-3 gap-y-2 md:grid-cols-4">
        <TextInput label="Filter" value={arrangement.text} onChange={(text) => change({ text })} />
        {choices.map(({ name, ...choice }) => (
          <Select key={name} {...choice} value={arrangement[name]} onChange={(chosen) => change({ [name]: chosen })} />
        ))}
      </div>
      {shown.length === 0 && (
        <p className="mt-4 flex flex-wrap items-center gap-3">
          No pages match this filter.
          <button type="button" className="button-quiet" onClick={() => change(asTheyCame)}>
            Clear filter
          </button>
        </p>
      )}
      <ul className="lined mt-3 border-y border-line empty:hidden">
        {shown.slice(0, drawn).map((backlink) => (
          <BacklinkRow key={backlink.page} backlink={backlink} isGrowing={isGrowing} />
        ))}
      </ul>
      {shown.length > drawn && (
        <button type="button" className="button-quiet mt-3" onClick={() => setDrawn(drawn + STEP)}>
          Show {Math.min(STEP, shown.length - drawn)} more
        </button>
      )}
    </section>
  );
}
