import { useEffect, useLayoutEffect } from 'react';
import { categories, isCategory } from '#kit/categories';
import { filterTools } from '#lib/filter-tools';
import { PageHead } from '#ui/page-head';
import { forgetUse, useSavedList } from '#ui/saved/saved-list';
import { ToolGrid } from '#ui/tool-tile';
import type { CatalogueEntry } from '../catalogue.server.ts';
import { Asleep, useSleep } from './asleep.tsx';
import { type DirectoryView, directoryTabs, searchOf, unfiltered } from './directory-filter.ts';
import { DirectorySearch } from './directory-search.tsx';
import { DirectoryTabs, panelId, tabId } from './directory-tabs.tsx';
import { GoalFields } from './goal-fields.tsx';
import { NothingListed } from './nothing-listed.tsx';
import { readDocument } from './read-document.tsx';
import { useDirectoryFilter } from './use-directory-filter.tsx';
import { useHeldList } from './use-held-list.tsx';
import { useKeywords } from './use-keywords.tsx';

/** Every tool, by search, by tab, and by what a visitor has and wants. */
function DirectoryList({ tools: drawn }: { tools: readonly CatalogueEntry[] }) {
  const { filter, isRead, type, choose, searchBox } = useDirectoryFilter();
  const { query, view, have, want } = filter;
  const { tools, isReady } = useKeywords(drawn, query !== '');
  useLayoutEffect(() => {
    // The list that the address asks for is seen when it is whole.
    if (isRead && isReady) delete document.documentElement.dataset.filtered;
  }, [isRead, isReady]);
  const favourites = useSavedList('favourites');
  const recent = useSavedList('recent');
  const held = useHeldList(favourites, view);
  const { until, wake } = useSleep(isFilteredAtFirst);
  useEffect(() => {
    if (favourites.length > 0 || searchOf(filter) !== '') wake();
  }, [favourites, filter, wake]);

  const needed = tools.filter((tool) => (!have || tool.have === have) && (!want || tool.want === want));
  const found = filterTools(query, needed);
  const find = (wanted: DirectoryView, kept: readonly string[]) => toolsOf(wanted, { found, query, kept });
  const counts = new Map(
    directoryTabs.map((tab) => [tab.view, find(tab.view, tab.view === 'recent' ? recent : favourites).length]),
  );
  const shown = find(view, view === 'recent' ? recent : held);
  const label = directoryTabs.find((tab) => tab.view === view)?.label;

  const clear = () => {
    choose(unfiltered);
    searchBox.current?.focus();
  };
  const forget = () => {
    forgetUse();
    document.getElementById(tabId('recent'))?.focus();
  };

  return (
    <>
      <PageHead title="Free SEO Tools" lead={`${tools.length} tools with real answers, and no account needed.`}>
        <DirectorySearch box={searchBox} query={query} onType={type} />
        <GoalFields have={have} want={want} onChoose={(need) => choose({ query, view, ...need })} />
      </PageHead>
      <div className="mx-auto grid max-w-6xl grid-cols-1 gap-4 px-4 pt-4 pb-16 sm:px-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-8 lg:pt-8 lg:pb-20">
        <div className="lg:sticky lg:top-20 lg:self-start">
          <DirectoryTabs chosen={view} counts={counts} onChoose={(next) => choose({ ...filter, view: next })} />
        </div>
        <div id={panelId} role="tabpanel" aria-labelledby={tabId(view)} className="listing min-h-[70dvh] min-w-0">
          <div className="mb-4 flex min-h-9 items-baseline gap-3">
            <h2 className="text-xl">{label}</h2>
            <p role="status" className="text-muted figures">
              {shown.length === 1 ? '1 tool' : `${shown.length} tools`}
            </p>
            {view === 'recent' && recent.length > 0 && (
              <button type="button" className="button-quiet ml-auto" onClick={forget}>
                Clear
              </button>
            )}
          </div>
          <Asleep until={until} by={JSON.stringify([filter, shown.map(({ slug }) => slug)])}>
            {shown.length > 0 ? (
              <Listed tools={shown} isGrouped={view === 'all' && query === ''} />
            ) : (
              <NothingListed {...filter} onClear={clear} />
            )}
          </Asleep>
        </div>
      </div>
    </>
  );
}

/** Tools in one list, or below the names of their groups, which are easier to scan than one alphabet. */
function Listed({ tools, isGrouped }: { tools: readonly CatalogueEntry[]; isGrouped: boolean }) {
  if (!isGrouped) return <ToolGrid tools={tools} />;
  const groups = Map.groupBy(tools, ({ category }) => category);
  return (
    <div className="grid gap-6">
      {Object.keys(categories)
        .filter(isCategory)
        .map((category) => {
          const grouped = groups.get(category);
          if (!grouped) return null;
          const id = `group-${category}`;
          return (
            <section key={category} aria-labelledby={id}>
              <h3 id={id} className="mb-1 text-lg">
                {categories[category].tab}
              </h3>
              <ToolGrid tools={grouped} />
            </section>
          );
        })}
    </div>
  );
}

/** Whether the address asks for fewer tools, or something was typed before the scripts ran. */
function isFilteredAtFirst(): boolean {
  const box = document.getElementById('tool-search');
  return 'filtered' in document.documentElement.dataset || (box instanceof HTMLInputElement && box.value !== '');
}

/** The browser reads its tools from the list itself. */
export const Directory = Object.assign(DirectoryList, { readDocument });

interface Found {
  found: readonly CatalogueEntry[];
  query: string;
  kept: readonly string[];
}

/** A visitor's own list has an order of its own, until something is searched in it. */
function toolsOf(view: DirectoryView, { found, query, kept }: Found): readonly CatalogueEntry[] {
  if (view === 'all') return found;
  if (view !== 'favourites' && view !== 'recent') return found.filter(({ category }) => category === view);
  if (query.trim() !== '') return found.filter(({ slug }) => kept.includes(slug));
  return kept.flatMap((slug) => found.find((tool) => tool.slug === slug) ?? []);
}
