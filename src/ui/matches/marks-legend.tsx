import './matches.css';
import { HUES } from './kinds.ts';

/** Sources that are named at most. */
const AT_MOST = 12;

/** What numbers and lines of a marked text say. */
export function MarksLegend({ titles }: { titles: readonly string[] }) {
  const placed = titles.slice(0, AT_MOST).map((title, place) => ({ title, place }));
  return (
    <div className="grid gap-2 text-sm text-muted">
      <ol className="flex flex-wrap gap-x-4 gap-y-1" aria-label="Sources by number">
        {placed.map(({ title, place }) => (
          <li key={place} className="match-hue flex max-w-full items-center" data-hue={place % HUES}>
            <span className="match-number">{place + 1}</span>
            <span className="max-w-60 truncate">{title}</span>
          </li>
        ))}
        {titles.length > AT_MOST && <li>and {titles.length - AT_MOST} more</li>}
      </ol>
      <p className="match-hue">
        Underlined{' '}
        <span className="match" data-kind="exact">
          throughout
        </span>
        : word for word;{' '}
        <span className="match" data-kind="near">
          dashed
        </span>
        : with small changes;{' '}
        <span className="match" data-kind="reworded">
          dotted
        </span>
        : in other words. Press a passage for its source; arrow keys go from one to the next.
      </p>
    </div>
  );
}
