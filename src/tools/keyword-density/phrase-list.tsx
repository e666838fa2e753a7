import { formatFigure } from '#lib/figure';
import type { PlaceCounts } from '#lib/text-document/places';
import { RadioGroup } from '#ui/form/choice';
import { useOptions } from '#ui/tool-page/use-options';
import type { DensityReport } from './count-density.ts';
import { PlaceNotes } from './place-notes.tsx';

const lengths = { 2: '2 words', 3: '3 words', 4: '4 words' };
const inAddress = { defaults: { phrase: '2' }, allowed: { phrase: Object.keys(lengths) } };

interface PhrasesProps extends Pick<DensityReport, 'phrases'> {
  placesOf: ReadonlyMap<string, PlaceCounts>;
}

/** Phrases of the chosen length, with bars against the most frequent. */
export function Phrases({ phrases, placesOf }: PhrasesProps) {
  const [{ phrase: length }, choose] = useOptions(inAddress);
  const shown = phrases.filter(({ words }) => String(words) === length);
  const most = shown[0]?.count ?? 1;
  return (
    <section aria-labelledby="phrases">
      <h2 id="phrases" className="mb-3 text-lg">
        Phrases
      </h2>
      <RadioGroup
        label="Length of the phrases"
        value={length}
        options={Object.keys(lengths)}
        names={lengths}
        onChange={(phrase) => choose({ phrase })}
      />
      {shown.length === 0 && <p className="mt-3 text-muted">No phrase of {length} words comes twice.</p>}
      <ol aria-labelledby="phrases" className="lined mt-3">
        {shown.map(({ phrase, count, density }) => (
          <li key={phrase} className="py-2">
            <span className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="min-w-0 font-medium">
                <bdi>{phrase}</bdi>
              </span>
              <span className="figures">
                {formatFigure(count)} <span className="text-muted">· {density.toFixed(2)}%</span>
              </span>
            </span>
            {/* A picture of the figure beside it. */}
            <svg className="mt-1.5 mb-1 h-1.5 w-full rounded-control bg-line" aria-hidden="true">
              <rect width={`${(count / most) * 100}%`} height="100%" rx="3" className="fill-accent" />
            </svg>
            <PlaceNotes places={placesOf.get(phrase)} />
          </li>
        ))}
      </ol>
    </section>
  );
}
