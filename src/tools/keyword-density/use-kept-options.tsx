import { useEffect, useRef } from 'react';
import { readOptions, WRITTEN_AFTER, writeOptions } from '#ui/tool-page/use-options';
import { type ChangeOptions, type PageOptions, pageOptions } from './page-options.ts';

/** Keeps the page's options in its address: read once, and written a moment after each change. */
export function useKeptOptions(options: PageOptions, onChange: ChangeOptions): void {
  const latest = useRef(onChange);
  latest.current = onChange;
  useEffect(() => {
    if (window.location.search) latest.current(readOptions(pageOptions, window.location.search));
  }, []);
  const isFirst = useRef(true);
  useEffect(() => {
    // What an address says is not to be written over before it is read.
    const isUnread = isFirst.current;
    isFirst.current = false;
    if (isUnread && window.location.search) return;
    const timer = setTimeout(writeOptions, WRITTEN_AFTER, pageOptions, options);
    return () => clearTimeout(timer);
  }, [options]);
}
