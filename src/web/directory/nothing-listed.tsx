import { Icon } from '#ui/icon';
import type { DirectoryFilter } from './directory-filter.ts';

const ownLists = {
  favourites: {
    title: 'No favourites yet',
    text: 'Press the star of a tool to find it here again. The list stays in this browser.',
  },
  recent: {
    title: 'Nothing used yet',
    text: 'The tools you use are listed here, the last one first. The list stays in this browser.',
  },
};

interface NothingListedProps extends DirectoryFilter {
  onClear: () => void;
}

/** Why there is no card, and the way back to all of them. */
export function NothingListed({ query, view, onClear }: NothingListedProps) {
  const isOwn = query.trim() === '' && (view === 'favourites' || view === 'recent');
  const own = isOwn ? ownLists[view] : undefined;
  return (
    <div className="rounded-card border border-dashed border-edge px-4 py-12 text-center">
      <p className="mx-auto mb-3 grid size-12 place-items-center text-2xl text-muted">
        {own ? <Icon name="star" /> : <Icon name="search-x" />}
      </p>
      {own && <p className="font-display text-lg font-bold">{own.title}</p>}
      <p className={own ? 'mt-1 text-muted' : 'font-medium'}>
        {own ? own.text : 'No tools found matching your search.'}
      </p>
      <button type="button" className="button-quiet mt-5" onClick={onClear}>
        {own ? 'Show All Tools' : 'Clear Filters'}
      </button>
    </div>
  );
}
