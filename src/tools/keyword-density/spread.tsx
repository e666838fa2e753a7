import { placesOfTerm } from './places-of-term.ts';

/** Where a term stands, as a mark for each on a line that is the text from its beginning to its end. */
export function Spread({ text, term, count }: { text: string; term: string; count: number }) {
  const places = placesOfTerm(text, term);
  // Forms that were counted as one are not all found by the letters: a part would say something false.
  if (places.length !== count || count < 2) return null;
  return (
    <svg
      viewBox="0 0 1000 16"
      preserveAspectRatio="none"
      role="img"
      aria-label={`“${term}” from the beginning of the text to its end`}
      className="mt-1 block h-3 w-full text-accent"
    >
      <line x1="0" x2="1000" y1="8" y2="8" className="stroke-line" strokeWidth="2" vectorEffect="non-scaling-stroke" />
      {places.map((place) => (
        <line
          key={place}
          {...{ x1: place * 1_000, x2: place * 1_000, y1: 1, y2: 15 }}
          stroke="currentColor"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}
