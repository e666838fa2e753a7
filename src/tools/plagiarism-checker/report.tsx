import { useCallback, useMemo, useState } from 'react';
import type { ToolOutput } from '#kit/define-tool';
import { formatFigure } from '#lib/figure';
import { type OwnResultProps, ownResult } from '#ui/drawn/own-result';
import { Icon } from '#ui/icon';
import { MarkedText, type Place } from '#ui/matches/marked-text';
import { MarksLegend } from '#ui/matches/marks-legend';
import { recounting } from '#ui/matches/recount';
import { ScorePanel } from '#ui/matches/score-panel';
import { SourceCard } from '#ui/matches/source-card';
import { usePrinting } from '#ui/matches/use-printing';
import { ContinueWithText } from '#ui/result/continue-with-text';

import { Disguises } from './disguises.tsx';
import { Searched } from './searched.tsx';
import { TakeAway } from './take-away.tsx';
import tool from './tool.ts';
import { verdictOf, verdicts } from './verdict.ts';

type Output = ToolOutput<typeof tool>;

const levels = ['good', 'middling', 'bad'] as const;

/** What came of a check: on the page, and on paper. */
export default ownResult(tool, ({ result, whole }: OwnResultProps<typeof tool>) => {
  const { matchedSources: sources, originalityScore, note, checkedAt } = result;
  const [text] = useState(String(whole.input.text));
  const [out, setOut] = useState<ReadonlySet<number>>(new Set());
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const [chosen, setChosen] = useState<Place>();
  const [goTo, setGoTo] = useState<{ place: Place }>();
  const isPrinting = usePrinting();
  const counted = useCounted(result, text, out);
  const leftOut = sources.filter((_, place) => out.has(place));
  const titles = useMemo(() => sources.map(({ title }) => title), [sources]);
  const marks = useMemo(
    () =>
      sources.flatMap(({ passages }, source) =>
        out.has(source) ? [] : passages.map((mark, passage) => ({ ...mark, source, passage })),
      ),
    [sources, out],
  );
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
    <div className="match-report grid min-w-0 gap-5">
      <p className="match-print-only text-2xl font-semibold">Plagiarism report</p>
      <Score result={result} counted={counted} leftOut={out.size} />
      {counted && note !== null && (
        <p className="flex items-start gap-2 text-sm text-warning">
          <Icon name="triangle-alert" className="mt-0.5" /> {note}
        </p>
      )}
      <TakeAway {...{ result, text, counted, leftOut }} />
      <Searched result={result} isPrinting={isPrinting} />
      {(sources.length > 0 || result.disguises.length > 0) && (
        <section className="grid gap-3" aria-labelledby="checked-text">
          <h2 id="checked-text" className="text-xl">
            Your text
          </h2>
          {sources.length > 0 && <MarksLegend titles={titles} />}
          <MarkedText {...{ text, marks, titles, chosen, goTo, isPrinting }} onPick={pick} />
          <Disguises result={result} text={text} />
        </section>
      )}
      {originalityScore !== null && (
        <section className="grid gap-3" aria-labelledby="matched-sources">
          <h2 id="matched-sources" className="text-xl">
            Matched sources
          </h2>
          {sources.length === 0 && <p>No passage of this text stands in what was compared with it.</p>}
          <ol className="grid gap-3 empty:hidden" aria-labelledby="matched-sources">
            {sources.map((source, place) => (
              <SourceCard
                key={source.url}
                {...{ text, source, place, isPrinting }}
                chosen={chosen?.source === place ? chosen.passage : undefined}
                isOpen={open.has(place)}
                onToggle={() => setOpen(open.symmetricDifference(new Set([place])))}
                isOut={out.has(place)}
                onLeaveOut={() => setOut(out.symmetricDifference(new Set([place])))}
                onShow={(passage) => show({ source: place, passage })}
              />
            ))}
          </ol>
        </section>
      )}
      <p className="text-sm text-muted">{result.coverage}</p>
      <ContinueWithText slugs={whole.next} text={text} />
      <p className="match-print-only text-sm">
        Checked{' '}
        <time dateTime={checkedAt}>
          {new Date(checkedAt).toLocaleString('en', { dateStyle: 'full', timeStyle: 'long' })}
        </time>{' '}
        at {window.location.origin + window.location.pathname}
      </p>
    </div>
  );
});

type Counted = Pick<Output, 'matchedWords'> & { originalityScore: number };

/** The score and what it is made of; without the sources that are left out, counted here. */
function useCounted(result: Output, text: string, out: ReadonlySet<number>): Counted | undefined {
  const isLessened = out.size > 0;
  const recount = useMemo(() => (isLessened ? recounting(text) : undefined), [isLessened, text]);
  return useMemo(() => {
    const { originalityScore, matchedWords, matchedSources } = result;
    if (originalityScore === null) return undefined;
    return recount?.(matchedSources.filter((_, place) => !out.has(place))) ?? { originalityScore, matchedWords };
  }, [result, recount, out]);
}

interface ScoreProps {
  result: Output;
  counted: Counted | undefined;
  leftOut: number;
}

function Score({ result: { note, words, matchedSources, originalityScore }, counted, leftOut }: ScoreProps) {
  if (counted === undefined) {
    return (
      <div className="grid gap-2">
        <p className="text-3xl font-semibold">No score</p>
        <p className="flex items-start gap-2">
          <Icon name="circle-alert" className="mt-1" /> {note}
        </p>
      </div>
    );
  }
  const { originalityScore: score, matchedWords } = counted;
  const verdict = verdictOf(score);
  const sources = matchedSources.length - leftOut;
  return (
    <ScorePanel score={score} verdict={verdict} level={levels[verdicts.indexOf(verdict)] ?? 'bad'}>
      <p className="text-muted">
        {matchedWords === 0
          ? `None of ${formatFigure(words)} words stands in what was compared.`
          : `${formatFigure(matchedWords)} of ${formatFigure(words)} words stand in ${sources === 1 ? 'one source' : `${formatFigure(sources)} sources`}.`}
      </p>
      <p className="text-sm text-muted" role="status">
        {leftOut > 0 &&
          `Counted anew on this page without ${leftOut === 1 ? 'the source' : `the ${leftOut} sources`} that you left out; with all it is ${originalityScore}%.`}
      </p>
    </ScorePanel>
  );
}

function showPair({ source, passage }: Place): void {
  const pair = document.querySelector<HTMLElement>(`[data-pair="${source}.${passage}"]`);
  pair?.scrollIntoView({ block: 'center' });
  pair?.focus({ preventScroll: true });
}
