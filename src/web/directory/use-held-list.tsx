import { useState } from 'react';
import { savedList } from '#ui/saved/saved-list';
import type { DirectoryView } from './directory-filter.ts';

/**
 * The favourites to list while their tab is open. A card whose star is taken away stays in its place until the tab is
 * left: no other moves under the pointer, and a slip is undone where it happened.
 */
export function useHeldList(favourites: readonly string[], view: DirectoryView): readonly string[] {
  const [held, setHeld] = useState<{ view: DirectoryView; slugs: readonly string[] }>({ view, slugs: [] });
  if (held.view !== view) setHeld({ view, slugs: savedList('favourites') });
  return [...favourites.filter((slug) => !held.slugs.includes(slug)), ...held.slugs];
}
