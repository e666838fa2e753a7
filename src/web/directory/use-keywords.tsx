import { useEffect, useMemo, useState } from 'react';
import { fetchCatalogue } from '#ui/search/catalogue';
import type { CatalogueEntry } from '../catalogue.server.ts';

type KeywordsBySlug = ReadonlyMap<string, readonly string[]>;

/** The tools with the words by which people search for them, fetched when somebody does. Without a line, names and descriptions must do. */
export function useKeywords(tools: readonly CatalogueEntry[], isSearching: boolean) {
  const [known, setKnown] = useState<KeywordsBySlug>();
  useEffect(() => {
    if (!isSearching || known) return;
    fetchCatalogue().then(
      (all) => setKnown(new Map(all.map(({ slug, keywords }) => [slug, keywords]))),
      (error: unknown) => {
        console.error(error);
        setKnown(new Map());
      },
    );
  }, [isSearching, known]);
  const full = useMemo(
    () => (known ? tools.map((tool) => ({ ...tool, keywords: known.get(tool.slug) ?? [] })) : tools),
    [tools, known],
  );
  return { tools: full, isReady: !isSearching || known !== undefined };
}
