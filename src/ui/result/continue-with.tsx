import { Icon } from '../icon.tsx';
import { type ListedTool, useCatalogue } from '../search/catalogue.tsx';
import { sendToTool } from '../tool-page/send-to-tool.tsx';
import { heldFile } from './held-files.tsx';
import { staysHere } from './stays-here.tsx';

interface ContinueWithProps {
  /** The tool that stands here. */
  slug: string;
  /** Address of the picture to go on with. */
  url: string;
}

/**
 * Links to the other tools that take a picture, already filled with this one. The address waits in the browser for the next page, and does not stand in the
 * link: it is as good as the picture itself, and would stay in histories and logs. A link opened in a new tab begins empty.
 */
export function ContinueWith({ slug, url }: ContinueWithProps) {
  const { tools = [] } = useCatalogue();
  const others = tools.filter((tool) => tool.slug !== slug && tool.takes.includes('image'));
  // What people mostly do with a picture that was made: change it once more.
  const [first, rest] = [true, false].map((isFirst) => others.filter(({ want }) => (want === 'change') === isFirst));
  return (
    <nav className="min-h-20" aria-label="Continue with">
      {others.length > 0 && (
        <>
          <p className="mb-2 text-muted">Continue with…</p>
          <Links tools={first ?? []} url={url} />
          {rest && rest.length > 0 && (
            <details className="mt-2">
              <summary className="link cursor-pointer">{rest.length} more</summary>
              <div className="mt-2">
                <Links tools={rest} url={url} />
              </div>
            </details>
          )}
        </>
      )}
    </nav>
  );
}

function Links({ tools, url }: Pick<ContinueWithProps, 'url'> & { tools: readonly ListedTool[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {tools.map(({ slug, icon, title }) => (
        <li key={slug}>
          <a
            className="button-quiet"
            href={`/tools/${slug}`}
            onClick={(event) => {
              if (!staysHere(event)) return;
              event.preventDefault();
              void sendToTool({ slug, kind: 'image', value: heldFile(url) ?? url });
            }}
          >
            <Icon name={icon} /> {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
