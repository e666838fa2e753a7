import './matches.css';
import { useState } from 'react';
import { markChanges } from '#lib/rewrite/mark-changes';
import { Icon } from '../icon.tsx';
import type { FoundPassage } from './found-source.ts';
import { HUES, kindNames } from './kinds.ts';

interface SideBySideProps {
  text: string;
  /** Place of the source in the list, from 0. */
  source: number;
  passages: readonly FoundPassage[];
  /** The passage that is looked at, by its place. */
  chosen: number | undefined;
  onShow: (passage: number) => void;
  /** Shows all of them. */
  isPrinting: boolean;
}

/** Passages that are drawn at first, and more at each press. */
const STEP = 10;
/** UTF-16 units before and after a passage that are shown with it. */
const AROUND = 120;

/** A text and a source, passage by passage, with what they share marked; on a small screen one above the other. */
export function SideBySide({ text, source, passages, chosen, onShow, isPrinting }: SideBySideProps) {
  const [range, setRange] = useState({ first: 0, last: STEP });
  const isOutside = chosen !== undefined && (chosen < range.first || chosen >= range.last);
  const [followed, setFollowed] = useState<number>();
  if (chosen !== followed) {
    setFollowed(chosen);
    // Not all that stand before it: a browser takes long for hundreds.
    if (isOutside) setRange({ first: chosen - (chosen % STEP), last: chosen - (chosen % STEP) + STEP });
  }
  const { first, last } = isPrinting ? { first: 0, last: passages.length } : range;
  const placed = passages.map((passage, place) => ({ passage, place })).slice(first, last);
  return (
    <div className="match-pairs">
      {first > 0 && (
        <More count={Math.min(STEP, first)} where="earlier" onShow={() => setRange({ first: first - STEP, last })} />
      )}
      {placed.map(({ passage, place }) => (
        <article
          key={place}
          className="match-pair"
          tabIndex={-1}
          data-pair={`${source}.${place}`}
          aria-current={place === chosen}
          aria-label={`Passage ${place + 1}`}
        >
          <Head passage={passage} {...(passages.length > 1 && { onShow: () => onShow(place) })} />
          <div className="match-sides">
            <YourSide text={text} source={source} passage={passage} />
            <SourceSide source={source} passage={passage} text={text} />
          </div>
        </article>
      ))}
      {last < passages.length && (
        <More
          count={Math.min(STEP, passages.length - last)}
          where={`more of ${passages.length}`}
          onShow={() => setRange({ first, last: last + STEP })}
        />
      )}
    </div>
  );
}

function More({ count, where, onShow }: { count: number; where: string; onShow: () => void }) {
  return (
    <button type="button" className="button-quiet justify-self-start" onClick={onShow}>
      Show {count} {where}
    </button>
  );
}

function Head({ passage: { kind, words }, onShow }: { passage: FoundPassage; onShow?: () => void }) {
  return (
    <p className="match-head">
      <span>
        {words} {words === 1 ? 'word' : 'words'} {kindNames[kind]}
      </span>
      {onShow && (
        <button type="button" className="button-quiet" onClick={onShow}>
          <Icon name="locate" /> Show in the text
        </button>
      )}
    </p>
  );
}

interface SideProps {
  text: string;
  source: number;
  passage: FoundPassage;
}

function YourSide({ text, source, passage }: SideProps) {
  const { start, end } = passage;
  return (
    <div className="match-side">
      <p className="text-sm text-muted">Your text</p>
      <p>
        <span className="text-muted">{before(text.slice(Math.max(0, start - AROUND), start), start > AROUND)}</span>
        <Marked source={source} words={text.slice(start, end)} other={passage.sourceText} passage={passage} />
        <span className="text-muted">{after(text.slice(end, end + AROUND), end + AROUND < text.length)}</span>
      </p>
    </div>
  );
}

function SourceSide({ text, source, passage }: SideProps) {
  const { start, end, sourceBefore, sourceText, sourceAfter, isCut } = passage;
  return (
    <div className="match-side">
      <p className="text-sm text-muted">The source</p>
      <p>
        <span className="text-muted">{before(sourceBefore.slice(-AROUND), sourceBefore.length > AROUND)}</span>
        <Marked source={source} words={sourceText} other={text.slice(start, end)} passage={passage} />
        <span className="text-muted">
          {isCut ? ' … and more' : after(sourceAfter.slice(0, AROUND), sourceAfter.length > AROUND)}
        </span>
      </p>
    </div>
  );
}

/** A passage with its ground; words that the other side has not are without. */
function Marked({
  source,
  words,
  other,
  passage,
}: {
  source: number;
  words: string;
  other: string;
  passage: FoundPassage;
}) {
  const look = { className: 'match match-hue', 'data-hue': source % HUES, 'data-kind': passage.kind };
  if (passage.kind === 'exact' || passage.isCut) return <mark {...look}>{words}</mark>;
  return (
    <mark {...look}>
      {markChanges(other, words).map(({ text, start, kind }) =>
        kind === 'new' ? (
          <span key={start} className="match-other">
            {text}
          </span>
        ) : (
          text
        ),
      )}
    </mark>
  );
}

function before(words: string, isCut: boolean): string {
  if (!isCut) return words;
  return `… ${words.replace(/^\S*\s+/, '')}`;
}

function after(words: string, isCut: boolean): string {
  if (!isCut) return words;
  return `${words.replace(/(?<!\s)\s+\S*$/, '')} …`;
}
