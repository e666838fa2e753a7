import { useLayoutEffect, useRef, useState } from 'react';
import { type DirectoryFilter, filterOf, searchOf, unfiltered } from './directory-filter.ts';

/**
 * Stands in the page before the list. The prerendered list has every tool: when the address asks for fewer, it stays
 * unseen until the filter works, so that nothing flashes or moves.
 */
export const filteredScript = `if(/[?&](q|category|have|want)=/.test(location.search))document.documentElement.dataset.filtered=''`;

/** The directory's filter, kept in the address: typing replaces the entry of the history, choosing adds one. */
export function useDirectoryFilter() {
  const [filter, setFilter] = useState(unfiltered);
  const [isRead, setRead] = useState(false);
  const searchBox = useRef<HTMLInputElement>(null);

  useLayoutEffect(() => {
    const asked = filterOf(window.location.search);
    // Typed before the scripts ran.
    setFilter({ ...asked, query: asked.query || searchBox.current?.value || '' });
    setRead(true);
    const goBack = () => setFilter(filterOf(window.location.search));
    addEventListener('popstate', goBack);
    return () => removeEventListener('popstate', goBack);
  }, []);

  const type = (query: string) => {
    const next = { ...filter, query };
    setFilter(next);
    window.history.replaceState(null, '', addressOf(next));
  };
  const choose = (next: DirectoryFilter) => {
    setFilter(next);
    window.history.pushState(null, '', addressOf(next));
  };
  return { filter, isRead, type, choose, searchBox };
}

function addressOf(filter: DirectoryFilter): string {
  return `${window.location.pathname}${searchOf(filter)}`;
}
