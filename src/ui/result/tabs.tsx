import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';

export interface Tab {
  label: string;
  panel: ReactNode;
}

/** Tabs by the ARIA pattern: arrow keys, Home and End move among them, the panel follows the focus. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const id = useId();
  const [active, setActive] = useState(0);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const to = { ArrowRight: active + 1, ArrowLeft: active - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const index = (to + tabs.length) % tabs.length;
    setActive(index);
    document.getElementById(`${id}-tab-${index}`)?.focus();
  };
  return (
    <div className="min-w-0">
      <div role="tablist" aria-label={label} className="flex flex-wrap gap-x-1 border-b border-line">
        {tabs.map((tab, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a tab is its place, and its words count what is on it.
            key={index}
            id={`${id}-tab-${index}`}
            type="button"
            role="tab"
            aria-selected={index === active}
            aria-controls={`${id}-panel`}
            tabIndex={index === active ? 0 : -1}
            className="-mb-px min-h-11 border-b-2 border-transparent px-3 text-muted hover:text-ink aria-selected:border-accent aria-selected:font-semibold aria-selected:text-ink"
            onClick={() => setActive(index)}
            onKeyDown={onKeyDown}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${active}`} className="pt-4">
        {tabs[active]?.panel}
      </div>
    </div>
  );
}
