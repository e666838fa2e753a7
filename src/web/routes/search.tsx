import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { site } from '#content/site';
import { searchTools } from '#lib/search-tools';
import { ToolGrid } from '#ui/tool-tile';
import type { CatalogueEntry } from '../catalogue.server.ts';
import { pageMeta } from '../page-meta.ts';

export function meta() {
  return pageMeta({
    title: `Search results - ${site.brand}`,
    description: 'Search every tool of this site by name, purpose or keyword.',
    path: '/search',
    origin: '',
    unlisted: true,
  });
}

export default function Search() {
  const [params] = useSearchParams();
  const query = params.get('q') ?? '';
  const tools = useCatalogue();
  const found = tools && (query.trim() === '' ? tools : searchTools(query, tools));
  return (
    <div className="mx-auto max-w-6xl px-4 pt-10 pb-20 sm:px-6">
      <h1 className="text-3xl font-bold">Search results</h1>
      <p className="mt-2 mb-8 min-h-7 text-lg text-muted" role="status">
        {found && query && `${found.length} ${found.length === 1 ? 'tool' : 'tools'} for “${query}”`}
      </p>
      {found && found.length > 0 && <ToolGrid tools={found} />}
      {found?.length === 0 && <p>No tools found matching your search.</p>}
    </div>
  );
}

function useCatalogue(): readonly CatalogueEntry[] | undefined {
  const [tools, setTools] = useState<readonly CatalogueEntry[]>();
  useEffect(() => {
    let current = true;
    void fetch('/catalogue.json')
      .then((response) => response.json())
      .then((list: readonly CatalogueEntry[]) => current && setTools(list));
    return () => {
      current = false;
    };
  }, []);
  return tools;
}
