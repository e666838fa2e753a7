import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type DirectoryFilter, filterOf, searchOf, unfiltered } from './directory-filter.ts';

/**
 * Stands in the page before the list. The prerendered list has every tool: when the address asks for fewer, it stays
 * unseen until the filter works, so that nothing flashes or moves.
 */
export const filteredScript = `if(/[?&](q|category)=/.test(location.search))document.documentElement.dataset.filtered=''`;

/** The directory's filter, kept in the address: typing replaces the entry of the history, choosing adds one. */
export function useDirectoryFilter() {
  const location = useLocation();
  const navigate = useNavigate();
  const [filter, setFilter] = useState(unfiltered);
  const searchBox = useRef<HTMLInputElement>(null);
  const isFirst = useRef(true);

  useLayoutEffect(() => {
    const asked = filterOf(location.search);
    // Typed before the scripts ran.
    const early = isFirst.current ? searchBox.current?.value : undefined;
    isFirst.current = false;
    setFilter({ ...asked, query: asked.query || early || '' });
    delete document.documentElement.dataset.filtered;
  }, [location]);

  const type = (query: string) => {
    const next = { ...filter, query };
    setFilter(next);
    // Past the router: a key pressed is no navigation.
    window.history.replaceState(window.history.state, '', `${location.pathname}${searchOf(next)}`);
  };
  const choose = (next: DirectoryFilter) => {
    setFilter(next);
    void navigate({ search: searchOf(next) }, { preventScrollReset: true });
  };
  return { filter, type, choose, searchBox };
}
