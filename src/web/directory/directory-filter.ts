import { type Category, categories, isCategory } from '#kit/categories';
import { type Goal, isGoal, isStartingPoint, type StartingPoint } from '#kit/goals';

/** What a tab of the directory shows: a group of tools, all of them, or the visitor's own. */
export type DirectoryView = 'all' | Category | 'favourites' | 'recent';

export interface DirectoryFilter {
  query: string;
  view: DirectoryView;
  /** What a visitor begins with, and is after. */
  have?: StartingPoint;
  want?: Goal;
}

interface DirectoryTab {
  view: DirectoryView;
  label: string;
  icon: string;
  color?: string;
}

export const unfiltered: DirectoryFilter = { query: '', view: 'all' };

const icons: readonly { view: Category; icon: string }[] = [
  { view: 'content', icon: 'file-text' },
  { view: 'meta', icon: 'code-xml' },
  { view: 'backlinks', icon: 'link' },
  { view: 'keywords', icon: 'key-round' },
  { view: 'conversion', icon: 'arrow-left-right' },
  { view: 'image', icon: 'image' },
  { view: 'document', icon: 'file-stack' },
  { view: 'domain', icon: 'globe' },
];

/** The tabs in their order. */
export const directoryTabs: readonly DirectoryTab[] = [
  { view: 'all', label: 'All Tools', icon: 'layout-grid' },
  ...icons.map(({ view, icon }) => ({ view, icon, label: categories[view].tab, color: categories[view].color })),
  { view: 'favourites', label: 'Favourites', icon: 'star' },
  { view: 'recent', label: 'Recently Used', icon: 'history' },
];

/** The filter that an address asks for; a category that does not exist counts as all. */
export function filterOf(search: string): DirectoryFilter {
  const params = new URLSearchParams(search);
  const view = params.get('category') ?? '';
  const isOwn = view === 'favourites' || view === 'recent';
  const [have, want] = [params.get('have') ?? '', params.get('want') ?? ''];
  return {
    query: params.get('q') ?? '',
    view: isOwn || isCategory(view) ? view : 'all',
    ...(isStartingPoint(have) && { have }),
    ...(isGoal(want) && { want }),
  };
}

/** The other way: the filter as the address's query, empty when nothing is filtered. */
export function searchOf({ query, view, have, want }: DirectoryFilter): string {
  const params = new URLSearchParams();
  if (query.trim() !== '') params.set('q', query.trim());
  if (view !== 'all') params.set('category', view);
  if (have) params.set('have', have);
  if (want) params.set('want', want);
  return params.size > 0 ? `?${params}` : '';
}
