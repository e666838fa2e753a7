import { Link, useLocation, useRouteLoaderData } from 'react-router';
import { site } from '#content/site';
import { useCatalogue } from '#ui/search/catalogue';
import { ToolLinks } from '#ui/tool-page/tool-links';
import { didYouMean, type Suggestion } from './did-you-mean.ts';
import { EmptyPeg } from './empty-peg.tsx';
import type { loader } from './root.tsx';

export function NotFound() {
  const popular = useRouteLoaderData<typeof loader>('root')?.popular ?? [];
  return (
    <>
      <div className="pegboard border-b border-line">
        <div className="mx-auto grid max-w-6xl items-center gap-x-12 gap-y-8 px-4 py-12 sm:px-6 sm:py-16 md:grid-cols-[1fr_auto]">
          <div>
            <p className="font-mono text-sm text-muted">404</p>
            <h1 className="mt-2 text-4xl sm:text-5xl">Page Not Found</h1>
            <p className="mt-3 text-lg text-muted">The page you're looking for doesn't exist or has been moved</p>
            <Guess />
            <Link className="button mt-6" to="/">
              Return Home
            </Link>
          </div>
          <EmptyPeg className="order-first w-56 md:order-none md:w-80" />
        </div>
      </div>
      <div className="mx-auto grid max-w-6xl gap-10 px-4 py-12 sm:px-6 md:grid-cols-2">
        <form action="/search" aria-labelledby="find">
          <label id="find" htmlFor="wanted" className="text-xl font-bold">
            Search for a tool
          </label>
          <div className="mt-4 flex gap-3">
            <input
              id="wanted"
              type="search"
              name="q"
              className="control min-w-0"
              autoComplete="off"
              spellCheck={false}
            />
            <button type="submit" className="button">
              Search
            </button>
          </div>
          <p className="mt-3 text-muted">
            Or see{' '}
            <Link className="link" to="/tools">
              all tools
            </Link>
            .
          </p>
        </form>
        <section aria-labelledby="often">
          <h2 id="often" className="text-xl">
            Often used
          </h2>
          <div className="mt-4">
            <ToolLinks tools={popular} as="cards" />
          </div>
        </section>
      </div>
    </>
  );
}

/** Its place is kept from the beginning, so that nothing moves when a guess comes. */
function Guess() {
  const guesses = useGuesses();
  return (
    <p className="mt-3 min-h-12.5 sm:min-h-6.5" role="status">
      {guesses.length > 0 && 'Did you mean '}
      {guesses.map(({ label, href }, index) => (
        <span key={href}>
          {index > 0 && ' or '}
          <Link className="link font-semibold" to={href}>
            {label}
          </Link>
        </span>
      ))}
      {guesses.length > 0 && '?'}
    </p>
  );
}

/** A guess is a courtesy: without the list of tools there is none. */
function useGuesses(): readonly Suggestion[] {
  const { pathname } = useLocation();
  const { tools } = useCatalogue();
  return tools ? didYouMean(pathname, { tools, pages: [...site.navigation, ...site.company] }) : [];
}
