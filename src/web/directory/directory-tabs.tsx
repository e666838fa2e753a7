import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { Icon } from '#ui/icon';
import { type DirectoryView, directoryTabs } from './directory-filter.ts';

export const panelId = 'tools-panel';
export const tabId = (view: DirectoryView) => `tab-${view}`;

interface DirectoryTabsProps {
  chosen: DirectoryView;
  counts: ReadonlyMap<DirectoryView, number>;
  onChoose: (view: DirectoryView) => void;
}

/** A column beside the list where there is room, else a row to push sideways. Arrow keys of both directions work. */
export function DirectoryTabs({ chosen, counts, onChoose }: DirectoryTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const tab = document.getElementById(tabId(chosen));
    if (list.current && tab) list.current.scrollLeft = tab.offsetLeft - list.current.clientWidth / 3;
  }, [chosen]);

  const onKeyDown = (event: KeyboardEvent) => {
    const at = directoryTabs.findIndex(({ view }) => view === chosen);
    const last = directoryTabs.length - 1;
    const steps: Record<string, number> = { ArrowRight: at + 1, ArrowDown: at + 1, ArrowLeft: at - 1, ArrowUp: at - 1 };
    const to = { ...steps, Home: 0, End: last }[event.key];
    const next = to === undefined ? undefined : directoryTabs.at(to > last ? 0 : to);
    if (!next) return;
    event.preventDefault();
    onChoose(next.view);
    document.getElementById(tabId(next.view))?.focus();
  };

  return (
    <div ref={list} role="tablist" aria-label="Categories" className="side-tabs noscript:hidden">
      {directoryTabs.map(({ view, label, icon, color }) => (
        <button
          key={view}
          id={tabId(view)}
          type="button"
          role="tab"
          aria-selected={view === chosen}
          aria-controls={panelId}
          tabIndex={view === chosen ? 0 : -1}
          className="side-tab"
          onClick={() => onChoose(view)}
          onKeyDown={onKeyDown}
        >
          <span className="tile size-7 text-sm" data-color={color}>
            <Icon name={icon} />
          </span>
          {label} <span className="text-sm font-normal text-muted figures">{counts.get(view)}</span>
        </button>
      ))}
    </div>
  );
}
