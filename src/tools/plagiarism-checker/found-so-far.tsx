import { useRef } from 'react';
import type { ResultKindProps } from '#ui/drawn/result-kind';
import { SourceName } from '#ui/matches/source-name';
import tool from './tool.ts';

const known = tool.output.shape.matchedSources.catch([]);

/** The sources that are known by now, each in the place where it came: the largest first would make them change places. */
export function FoundSoFar({ whole: { busy, values } }: ResultKindProps) {
  const order = useRef<string[]>([]);
  const found = known.parse(values.matchedSources);
  order.current.push(...found.flatMap(({ url }) => (order.current.includes(url) ? [] : url)));
  const sources = found.toSorted((a, b) => order.current.indexOf(a.url) - order.current.indexOf(b.url));
  return (
    <section aria-label="Found so far">
      {!busy && (
        <p className="mb-3 text-sm text-muted">
          Stopped before the end: there is no score.{' '}
          {sources.length > 0 ? 'This is what was found until then.' : 'Nothing was found until then.'}
        </p>
      )}
      <ul className="lined">
        {sources.map((source) => (
          <li key={source.url} className="flex items-baseline justify-between gap-3 py-2">
            <span className="min-w-0">
              <SourceName source={source} className="block truncate" />
              <span className="block truncate text-sm text-muted">{source.source}</span>
            </span>
            <span className="shrink-0 figures">{source.matchPercentage}% match</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
