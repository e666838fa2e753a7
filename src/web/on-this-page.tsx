import type { Heading } from './markdown.server.ts';

/** Where the sections of a long text are, beside it on wide screens. */
export function OnThisPage({ headings }: { headings: readonly Heading[] }) {
  return (
    <nav aria-labelledby="on-this-page" className="sticky top-20 hidden lg:block">
      <h2 id="on-this-page" className="font-semibold">
        On this page
      </h2>
      <ul className="mt-2 border-l border-line text-sm">
        {headings.map(({ id, title }) => (
          <li key={id}>
            <a className="block py-1.5 pl-4 text-muted hover:text-ink" href={`#${id}`}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
