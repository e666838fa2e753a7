import { site } from '#content/site';
import { Island } from '#ui/island';
import { ToolLinks } from '#ui/tool-page/tool-links';
import { linksToPopular } from '../catalogue.server.ts';
import { NotFoundGuess } from '../not-found-guess.tsx';
import { NotFoundPicture } from '../not-found-picture.tsx';
import { definePage, nothing } from '../site/page.tsx';

export default definePage({
  load: nothing,
  meta: () => ({
    title: `Page Not Found - ${site.brand}`,
    description: "The page you're looking for doesn't exist or has been moved",
    unlisted: true,
  }),
  Page: NotFound,
});

function NotFound() {
  return (
    <>
      <div className="pegboard border-b border-line">
        <div className="mx-auto grid max-w-6xl items-center gap-x-12 gap-y-8 px-4 py-12 sm:px-6 sm:py-16 md:grid-cols-[1fr_auto]">
          <div>
            <p className="font-mono text-sm text-muted">404</p>
            <h1 className="mt-2 text-4xl sm:text-5xl">Page Not Found</h1>
            <p className="mt-3 text-lg text-muted">The page you're looking for doesn't exist or has been moved</p>
            <Island of={NotFoundGuess} props={{}} />
            <a className="button mt-6" href="/">
              Return Home
            </a>
          </div>
          <NotFoundPicture className="order-first w-56 md:order-none md:w-80" />
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
            <a className="link inline-block py-0.5" href="/tools">
              all tools
            </a>
            .
          </p>
        </form>
        <section aria-labelledby="often">
          <h2 id="often" className="text-xl">
            Often used
          </h2>
          <div className="mt-4">
            <ToolLinks tools={linksToPopular()} as="cards" />
          </div>
        </section>
      </div>
    </>
  );
}
