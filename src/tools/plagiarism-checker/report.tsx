import { useCallback, useMemo, useState } from 'react';
import type { ToolOutput } from '#kit/define-tool';
import { formatFigure } from '#lib/figure';
import { Icon } from '#ui/icon';
import type { Mark } from '#ui/matches/blocks';
import { MarkedText, type Place } from '#ui/matches/marked-text';
import { MarksLegend } from '#ui/matches/marks-legend';
import { recounting } from '#ui/matches/recount';
import { ScorePanel } from '#ui/matches/score-panel';
import { SourceCard } from '#ui/matches/source-card';
import { usePrinting } from '#ui/matches/use-printing';
import { ContinueWithText } from '#ui/result/continue-with-text';
import { Result } from '#ui/result/result';
import { Disguises } from './disguises.tsx';
import { Searched } from './searched.tsx';
import { TakeAlong } from './take-along.tsx';
import type tool from './tool.ts';
import { verdictOf, verdicts } from './verdict.ts';

type Output = ToolOutput<typeof tool>;

interface ReportProps {
  result: Output;
  /** What was checked. */
  text: string;
}

const levels = ['good', 'middling', 'bad'] as const;
const next = ['paraphrasing-tool', 'article-rewriter', 'word-counter', 'keyword-density'];

/** What came of a check: on the page, and on paper. */
export function Report({ result, text }: ReportProps) {
  const { matchedSources: sources, checkedAt } = result;
  const [out, setOut] = useState<ReadonlySet<number>>(new Set());
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const [chosen, setChosen] = useState<Place>();
  const [goTo, setGoTo] = useState<{ place: Place }>();
  const isPrinting = usePrinting();
  const counted = useCounted({ result, text, out });
  const marks = useMemo(() => marksOf(sources, out), [sources, out]);
  const titles = useMemo(() => sources.map(({ title }) => title), [sources]);

  const pick = useCallback((place: Place) => {
    setChosen(place);
    setOpen((before) => new Set(before).add(place.source));
    // The card is open with the next picture.
    requestAnimationFrame(() => showPair(place));
  }, []);
  const show = (place: Place) => {
    setChosen(place);
    setGoTo({ place });
  };
  return (
    <div className="match-report">
      <Result>
        <header className="match-print-only">
          <p className="text-2xl font-semibold">Plagiarism report</p>
        </header>
        <Score result={result} counted={counted} leftOut={out.size} />
        {counted && result.note !== null && (
          <p className="flex items-start gap-2 text-sm text-warning">
            <Icon name="triangle-alert" className="mt-0.5" /> {result.note}
          </p>
        )}
        <TakeAlong
          result={result}
          text={text}
          counted={counted}
          leftOut={sources.filter((_, place) => out.has(place))}
        />
        <Searched result={result} isPrinting={isPrinting} />
        {(sources.length > 0 || result.disguises.length > 0) && (
          <section className="grid gap-3" aria-labelledby="checked-text">
            <h2 id="checked-text" className="text-xl">
              Your text
            </h2>
            {sources.length > 0 && <MarksLegend titles={titles} />}
            <MarkedText {...{ text, marks, titles, chosen, goTo, isPrinting }} onPick={pick} />
            <Disguises disguises={result.disguises} count={result.disguisedWords} text={text} />
          </section>
        )}
        {result.originalityScore !== null && (
          <section className="grid gap-3" aria-labelledby="matched-sources">
            <h2 id="matched-sources" className="text-xl">
              Matched sources
            </h2>
            {sources.length === 0 && <p>No passage of this text stands in what was compared with it.</p>}
            {sources.length > 0 && (
              <ol className="grid gap-3" aria-labelledby="matched-sources">
                {sources.map((source, place) => (
                  <SourceCard
                    key={source.url}
                    {...{ text, source, place, isPrinting }}
                    chosen={chosen?.source === place ? chosen.passage : undefined}
                    isOpen={open.has(place)}
                    onToggle={() => setOpen((before) => toggled(before, place))}
                    isOut={out.has(place)}
                    onLeaveOut={() => setOut((before) => toggled(before, place))}
                    onShow={(passage) => show({ source: place, passage })}
                  />
                ))}
              </ol>
            )}
          </section>
        )}
        <p className="text-sm text-muted">{result.coverage}</p>
        <ContinueWithText slugs={next} text={text} />
        <p className="match-print-only text-sm">
          Checked{' '}
          <time dateTime={checkedAt}>
            {new Date(checkedAt).toLocaleString('en', { dateStyle: 'full', timeStyle: 'long' })}
          </time>{' '}
          at {window.location.origin + window.location.pathname}
        </p>
      </Result>
    </div>
  );
}

interface ScoreProps {
  result: Output;
  counted: Counted | undefined;
  leftOut: number;
}

interface Counted {
  originalityScore: number;
  matchedWords: number;
}

function Score({ result, counted, leftOut }: ScoreProps) {
  if (counted === undefined) {
    return (
      <div className="grid gap-2">
        <p className="text-3xl font-semibold">No score</p>
        <p className="flex items-start gap-2">
          <Icon name="circle-alert" className="mt-1" /> {result.note}
        </p>
      </div>
    );
  }
  const { originalityScore: score, matchedWords } = counted;
  const verdict = verdictOf(score);
  const sources = result.matchedSources.length - leftOut;
  return (
    <ScorePanel score={score} verdict={verdict} level={levels[verdicts.indexOf(verdict)] ?? 'bad'}>
      <p className="text-muted">
        {matchedWords === 0
          ? `None of ${formatFigure(result.words)} words stands in what was compared.`
          : `${formatFigure(matchedWords)} of ${formatFigure(result.words)} words stand in ${sources === 1 ? 'one source' : `${formatFigure(sources)} sources`}.`}
      </p>
      <p className="text-sm text-muted" role="status">
        {leftOut > 0 &&
          `Counted anew on this page without ${leftOut === 1 ? 'the source' : `the ${leftOut} sources`} that you left out; with all it is ${result.originalityScore}%.`}
      </p>
    </ScorePanel>
  );
}

/** The score and what it is made of; without the sources that are left out, counted here. */
function useCounted({ result, text, out }: ReportProps & { out: ReadonlySet<number> }): Counted | undefined {
  const isLessened = out.size > 0;
  const recount = useMemo(() => (isLessened ? recounting(text) : undefined), [isLessened, text]);
  return useMemo(() => {
    const { originalityScore, matchedWords, matchedSources } = result;
    if (originalityScore === null) return undefined;
    if (!recount) return { originalityScore, matchedWords };
    return recount(matchedSources.filter((_, place) => !out.has(place)));
  }, [result, recount, out]);
}

function marksOf(sources: Output['matchedSources'], out: ReadonlySet<number>): Mark[] {
  return sources.flatMap(({ passages }, source) => {
    if (out.has(source)) return [];
    return passages.map(({ start, end, kind }, passage) => ({ source, passage, start, end, kind }));
  });
}

function toggled(places: ReadonlySet<number>, place: number): ReadonlySet<number> {
  const after = new Set(places);
  if (!after.delete(place)) after.add(place);
  return after;
}

function showPair({ source, passage }: Place): void {
  const pair = document.querySelector<HTMLElement>(`[data-pair="${source}.${passage}"]`);
  pair?.scrollIntoView({ block: 'center' });
  pair?.focus({ preventScroll: true });
}
