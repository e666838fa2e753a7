import { formatFigure } from '#lib/figure';
import { CopyButton } from '#ui/result/copy-button';
import { DownloadButton } from '#ui/result/download-button';
import { ShareLink } from '#ui/result/share-link';
import { type Term, Terms } from '#ui/result/terms';
import { countReport } from './count-report.ts';
import type { TextCount } from './count-text.ts';

/** What is told beyond the six figures. It comes with the code that counts. */
export function CountDetails({ count, text }: { count: TextCount; text: string }) {
  return (
    <>
      {text !== '' && (
        <div className="flex flex-wrap gap-2">
          <CopyButton text={countReport(count)} copied="Figures copied to clipboard" />
          <DownloadButton
            label="Download CSV"
            fileName="word-count.csv"
            type="text/csv"
            content={() => countReport(count, ',')}
          />
          <ShareLink text={text} />
        </div>
      )}
      <Terms items={furtherFigures(count)} />
      {count.limits.length > 0 && <Limits limits={count.limits} />}
      {count.frequentWords.length > 0 && <FrequentWords words={count.frequentWords} />}
    </>
  );
}

function furtherFigures(count: TextCount): Term[] {
  return [
    { term: 'Speaking time', value: `${formatFigure(count.speakingTime)} min` },
    { term: 'Unique words', value: formatFigure(count.uniqueWords) },
    { term: 'Average word length', value: `${formatFigure(count.averageWordLength)} characters` },
    { term: 'Average sentence length', value: `${formatFigure(count.averageSentenceLength)} words` },
    ...(count.graphemes === count.characters
      ? []
      : [
          {
            term: 'Visible characters',
            value: formatFigure(count.graphemes),
            note: 'Letters with their accents and whole emoji counted as one',
          },
        ]),
  ];
}

function Limits({ limits }: Pick<TextCount, 'limits'>) {
  return (
    <section aria-labelledby="limits">
      <h2 id="limits" className="font-semibold">
        How much room is left
      </h2>
      <ul className="mt-3 grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {limits.map(({ name, limit, used, over }) => (
          <li key={name}>
            <span className="flex justify-between gap-3 text-sm">
              {name}
              <span className={over ? 'font-medium text-danger' : 'text-muted'}>
                {formatFigure(used)} / {formatFigure(limit)}
                {over && `, ${formatFigure(used - limit)} too many`}
              </span>
            </span>
            <meter aria-label={name} min={0} max={limit} high={limit - 0.5} optimum={0} value={Math.min(used, limit)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function FrequentWords({ words }: { words: TextCount['frequentWords'] }) {
  return (
    <section aria-labelledby="frequent">
      <h2 id="frequent" className="font-semibold">
        Most frequent words
      </h2>
      <ol className="mt-3 flex flex-wrap gap-2">
        {words.map(({ word, count }) => (
          <li key={word} className="rounded-control bg-sunken px-2.5 py-1 text-sm">
            <bdi>{word}</bdi> <span className="text-muted figures">{formatFigure(count)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
