import { markMatches } from '#lib/mark-matches';
import type { ResultKindProps } from '#ui/drawn/result-kind';
import { SearchSnippet } from '#ui/result/search-snippet';
import tool from './tool.ts';

const names = { desktop: 'On a desktop', phone: 'On a phone' } as const;
const shape = tool.output.shape.results;

/** The page as both kinds of devices list it. */
export default function Snippets({ items: [item] }: ResultKindProps) {
  return shape.parse(item?.value).map(({ device, query, title, description, ...page }) => (
    <section key={device} aria-label={names[device]}>
      <h2 className="mb-3 text-lg font-semibold">{names[device]}</h2>
      <div className="rounded-control border border-line p-4">
        <SearchSnippet
          {...page}
          device={device}
          preview={{ title, description }}
          drawn={(text) => <Bold text={text} query={query} />}
        />
      </div>
    </section>
  ));
}

function Bold({ text, query }: { text: string; query: string }) {
  return markMatches(query, text).map((part) =>
    part.isMatch ? (
      <b key={part.start} className="text-ink">
        {part.text}
      </b>
    ) : (
      <span key={part.start}>{part.text}</span>
    ),
  );
}
