import { formatFigure } from '#lib/figure';
import type { PlaceCounts } from '#lib/text-document/places';
import { RadioGroup } from '#ui/form/choice';
import type { DensityReport } from './count-density.ts';
import type { ChangeOptions, PageOptions } from './page-options.ts';
import { PlaceNotes } from './place-notes.tsx';

const lengths = ['2 words', '3 words', '4 words'];

interface PhrasesProps {
  report: DensityReport;
  options: PageOptions;
  onChange: ChangeOptions;
}

/** Phrases of the chosen length, with bars against the most frequent. */
export function Phrases({ report: { phrases, places }, options, onChange }: PhrasesProps) {
  const placesOf = new Map<string, PlaceCounts>(places.map((counted) => [counted.term, counted]));
  const shown = phrases.filter(({ words }) => String(words) === options.phrase);
  const most = shown[0]?.count ?? 1;
  return (
    <section aria-labelledby="phrases">
      <h2 id="phrases" className="text-lg">
        Phrases
      </h2>
      <div className="mt-3">
        <RadioGroup
          label="Length of the phrases"
          value={`${options.phrase} words`}
          options={lengths}
          onChange={(length) => onChange({ phrase: length.charAt(0) })}
        />
      </div>
      {shown.length === 0 && <p className="mt-3 text-muted">No phrase of {options.phrase} words comes twice.</p>}
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
            <Bar share={count / most} />
            <PlaceNotes places={placesOf.get(phrase)} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A picture of a figure that stands beside it. */
function Bar({ share }: { share: number }) {
  return (
    <svg className="mt-1.5 mb-1 h-1.5 w-full rounded-control bg-line" aria-hidden="true" preserveAspectRatio="none">
      <rect width={`${share * 100}%`} height="100%" rx="3" className="fill-accent" />
    </svg>
  );
}
