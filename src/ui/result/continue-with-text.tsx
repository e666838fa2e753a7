import { Icon } from '../icon.tsx';
import { useCatalogue } from '../search/catalogue.tsx';
import { sendToTool } from '../tool-page/send-to-tool.tsx';
import { staysHere } from './stays-here.tsx';

interface ContinueWithTextProps {
  /** Tools that are offered, as far as there are such. */
  slugs: readonly string[];
  text: string;
}

/** Links to tools that go on with a text. It waits in the browser for the next page, and stands in no address: a link opened in a new tab begins empty. */
export function ContinueWithText({ slugs, text }: ContinueWithTextProps) {
  const { tools = [] } = useCatalogue();
  const offered = slugs.flatMap(
    (slug) => tools.find((tool) => tool.slug === slug && tool.takes.includes('text')) ?? [],
  );
  return (
    <nav className="min-h-20" aria-label="Continue with">
      {offered.length > 0 && (
        <>
          <p className="mb-2 text-muted">Continue with this text in…</p>
          <ul className="flex flex-wrap gap-2">
            {offered.map(({ slug, icon, title }) => (
              <li key={slug}>
                <a
                  className="button-quiet"
                  href={`/tools/${slug}`}
                  onClick={(event) => {
                    if (!staysHere(event)) return;
                    event.preventDefault();
                    void sendToTool({ slug, kind: 'text', value: text });
                  }}
                >
                  <Icon name={icon} /> {title}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </nav>
  );
}
