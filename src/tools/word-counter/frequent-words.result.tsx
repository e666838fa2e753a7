import { formatFigure } from '#lib/figure';
import { type OwnResultProps, ownResult } from '#ui/drawn/own-result';
import tool from './tool.ts';

/** The words that come most often, each with how often. */
export default ownResult(
  tool,
  ({ result: { frequentWords } }: OwnResultProps<typeof tool>) =>
    frequentWords.length > 0 && (
      <section aria-labelledby="frequent">
        <h2 id="frequent" className="font-semibold">
          Most frequent words
        </h2>
        <ol className="mt-3 flex flex-wrap gap-2">
          {frequentWords.map(({ word, count }) => (
            <li key={word} className="rounded-control bg-sunken px-2.5 py-1 text-sm">
              <bdi>{word}</bdi> <span className="text-muted figures">{formatFigure(count)}</span>
            </li>
          ))}
        </ol>
      </section>
    ),
);
