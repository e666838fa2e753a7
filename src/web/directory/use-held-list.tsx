import { useState } from 'react';
import { keptList } from '#ui/kept/kept-list';
import type { DirectoryView } from './directory-filter.ts';

/**
 * The favourites to list while their tab is open. A card whose star is taken away stays in its place until the tab is
 * left: no other moves under the pointer, and a slip is undone where it happened.
 */
export function useHeldList(favourites: readonly string[], view: DirectoryView): readonly string[] {
  const [held, setHeld] = useState<{ view: DirectoryView; slugs: readonly string[] }>({ view, slugs: [] });
  if (held.view !== view) setHeld({ view, slugs: keptList('favourites') });
  return [...favourites.filter((slug) => !held.slugs.includes(slug)), ...held.slugs];
}
