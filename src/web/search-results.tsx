import { useEffect, useState } from 'react';
import { searchTools } from '#lib/search-tools';
import { PageHead } from '#ui/page-head';
import { useCatalogue } from '#ui/search/catalogue';
import { ToolGrid } from '#ui/tool-tile';

/** The tools that the address asks for. `title` is the page's, without what is searched. */
export function SearchResults({ title }: { title: string }) {
  const [query, setQuery] = useState('');
  const { tools, isFailed, retry } = useCatalogue();
  const found = tools && searchTools(query, tools);
  useEffect(() => {
    const read = () => setQuery(queryIn(window.location.search));
    read();
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, []);
  useEffect(() => {
    document.title = query ? `${query} - ${title}` : title;
    const field = headerField();
    if (field && document.activeElement !== field) field.value = query;
  }, [query, title]);
  const clear = () => {
    window.history.pushState(null, '', window.location.pathname);
    setQuery('');
    const field = headerField();
    if (field) field.value = '';
    // The button goes, and must not take the focus to the top of the page.
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <>
      <PageHead title="Search results">
        <p className="mt-3 min-h-7 text-lg text-muted" role="status">
          {found && told(found.length, query)}
        </p>
      </PageHead>
      {/* As high as the window, so that the footer does not move when the tools come. */}
      <div className="mx-auto min-h-[75dvh] max-w-6xl px-4 py-10 sm:px-6">
        <noscript>
          <p className="text-lg">
            Searching needs JavaScript. Without it, all tools stand on{' '}
            <a className="link" href="/tools">
              one page
            </a>
            .
          </p>
        </noscript>
        {found && found.length > 0 && <ToolGrid tools={found} />}
        {found?.length === 0 && (
          <>
            <p className="text-lg">No tools found matching your search.</p>
            <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
              <button type="button" className="button" onClick={clear}>
                Clear Filters
              </button>
              <a className="link" href="/tools">
                All tools by group
              </a>
            </div>
          </>
        )}
        {isFailed && (
          <>
            <p className="text-lg">The list of tools could not be fetched.</p>
            <button type="button" className="button mt-5" onClick={retry}>
              Try again
            </button>
          </>
        )}
      </div>
    </>
  );
}

/** As much of what was searched as the field takes. */
function queryIn(search: string): string {
  return new URLSearchParams(search).get('q')?.trim().slice(0, 100) ?? '';
}

function told(found: number, query: string): string {
  if (found === 0) return `Nothing for “${query}”`;
  const count = found === 1 ? '1 tool' : `${found} tools`;
  return query === '' ? `All ${count}` : `${count} for “${query}”`;
}

/** The one search field of the page stands in the header, and shows what is searched. */
function headerField(): HTMLInputElement | null {
  return document.querySelector('header input[name=q]');
}
