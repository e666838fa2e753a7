import { formatFigure } from '#lib/figure';
import { languageOf } from '#lib/stop-words/detect-language';
import type { PlaceCounts } from '#lib/text-document/places';
import { type OwnResultProps, ownResult } from '#ui/drawn/own-result';
import { ContinueWithText } from '#ui/result/continue-with-text';
import { DownloadButton } from '#ui/result/download-button';
import { ShareLink } from '#ui/result/share-link';
import type { DensityReport } from './count-density.ts';
import { densityCsv } from './density-csv.ts';
import { Phrases } from './phrase-list.tsx';
import { PlaceNotes } from './place-notes.tsx';
import { Spread } from './spread.tsx';
import tool from './tool.ts';

/** Keywords drawn with bars; the others are a list. A rule of the product. */
const WITH_BARS = 10;
/** A bar's length is the density times this; a rule of the product. */
const BAR = 4;

const formats = { text: 'plain text', html: 'HTML', markdown: 'Markdown' };

/** The most frequent words and phrases, with the places where they stand. */
export default ownResult(tool, ({ result, whole }: OwnResultProps<typeof tool>) => {
  const { keywords, phrases, places } = result;
  const placesOf = new Map<string, PlaceCounts>(places.map((counted) => [counted.term, counted]));
  const top = keywords.slice(0, WITH_BARS);
  const more = keywords.slice(WITH_BARS);
  const text = String(whole.input.text);
  return (
    <>
      <section aria-labelledby="top-keywords">
        <h2 id="top-keywords" className="text-lg">
          Top keywords
        </h2>
        <p className="text-sm text-muted">{readAs(result, whole.input.foldForms === true)}</p>
        {top.length === 0 && <p className="mt-2 text-muted">No word is left: the others are excluded or shorter.</p>}
        {top.length > 0 && (
          <table className="mt-2 w-full border-collapse text-left" aria-labelledby="top-keywords">
            <tbody className="lined">
              {top.map(({ keyword, count, density }) => (
                <tr key={keyword}>
                  <th scope="row" className="py-2 pr-3 font-medium">
                    <bdi className="block">{keyword}</bdi>
                    <PlaceNotes places={placesOf.get(keyword)} />
                  </th>
                  <td className="w-12 py-2 pr-3 text-right align-top figures">{formatFigure(count)}</td>
                  <td className="w-20 py-2 pr-3 text-right align-top text-muted figures">{density.toFixed(2)}%</td>
                  <td className="w-1/6 py-2 align-top sm:w-2/5">
                    <meter aria-label={keyword} min={0} max={100} value={Math.min(density * BAR, 100)} />
                    <Spread text={text} term={keyword} count={count} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
      {more.length > 0 && (
        <section>
          <h2 id="more-keywords" className="text-lg">
            More keywords
          </h2>
          <ul aria-labelledby="more-keywords" className="mt-3 flex flex-wrap gap-2">
            {more.map(({ keyword, count, density }) => (
              <li key={keyword} className="rounded-control bg-sunken px-2.5 py-1 text-sm">
                <bdi>{keyword}</bdi>{' '}
                <span className="text-muted figures">
                  {formatFigure(count)} · {density.toFixed(2)}%
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {phrases.length > 0 && <Phrases phrases={phrases} placesOf={placesOf} />}
      <div className="flex flex-wrap gap-2">
        <DownloadButton
          label="Download CSV"
          fileName="keyword-density.csv"
          type="text/csv"
          content={() => densityCsv(result)}
        />
        <ShareLink text={text} />
      </div>
      <ContinueWithText slugs={whole.next} text={text} />
    </>
  );
});

/** What the text was taken for: "20 words · English · Markdown". */
function readAs({ totalWords, language, format, isFolded }: DensityReport, isFolding: boolean): string {
  const apart = isFolding ? ['word forms apart: known for English only'] : [];
  return [
    `${formatFigure(totalWords)} ${totalWords === 1 ? 'word' : 'words'}`,
    languageOf(language ?? '')?.name ?? 'language unknown',
    formats[format],
    ...(isFolded ? ['word forms as one'] : apart),
  ].join(' · ');
}
