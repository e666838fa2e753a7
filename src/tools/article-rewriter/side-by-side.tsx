import { type ReactNode, useState } from 'react';
import type { ToolOutput } from '#kit/define-tool';
import { markChanges } from '#lib/rewrite/mark-changes';
import { Checkbox } from '#ui/form/choice';
import { MarkedWords } from '#ui/rewrite/marked-words';
import type tool from './tool.ts';

type Passages = ToolOutput<typeof tool>['passages'];
type Sentence = Passages[number]['sentences'][number];

/** Passages that are drawn at once: a browser takes long for tens of thousands of marks. */
const AT_ONCE = 40;

const reasons = {
  language: 'does not seem to be English',
  unsure: 'no other wording is certain to mean the same',
  markup: 'its links or emphasis fit no other wording',
} as const;

const gone = {
  new: 'line-through decoration-danger decoration-2',
  moved: 'underline decoration-edge decoration-2 decoration-dotted underline-offset-4',
};

/** Source and result, passage by passage; on a small screen one above the other. */
export function SideBySide({ passages }: { passages: Passages }) {
  const [{ of, first }, setPlace] = useState({ of: passages, first: 0 });
  const [isMarked, setMarked] = useState(true);
  if (of !== passages) setPlace({ of: passages, first: 0 });
  const last = Math.min(passages.length, first + AT_ONCE);
  const goTo = (place: number) => setPlace({ of: passages, first: place });
  return (
    <section className="grid gap-3" aria-labelledby="side-by-side">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="side-by-side" className="text-xl">
          Side by side
        </h2>
        <Checkbox label="Mark changed words" checked={isMarked} onChange={setMarked} />
      </div>
      {isMarked && <Legend />}
      <ol className="grid gap-3">
        {placed(passages.slice(first, last)).map(({ at, ...passage }) => (
          <li key={first + at} className="overflow-hidden rounded-card border border-line">
            <OnePassage {...passage} isMarked={isMarked} />
          </li>
        ))}
      </ol>
      {passages.length > AT_ONCE && (
        <div className="flex flex-wrap items-center gap-2 text-sm">
          <button type="button" className="button-quiet" disabled={first === 0} onClick={() => goTo(first - AT_ONCE)}>
            Earlier passages
          </button>
          <button
            type="button"
            className="button-quiet"
            disabled={last === passages.length}
            onClick={() => goTo(first + AT_ONCE)}
          >
            Later passages
          </button>
          <span className="text-muted figures">
            {first + 1} to {last} of {passages.length}
          </span>
        </div>
      )}
    </section>
  );
}

function placed<T>(items: readonly T[]): (T & { at: number })[] {
  return items.map((item, at) => ({ ...item, at }));
}

function Legend() {
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
      <span>
        <del className={gone.new}>gone</del> and <MarkedWords source="" text="new" /> words
      </span>
      <span>
        <span className={gone.moved}>moved</span> words moved
      </span>
    </p>
  );
}

function OnePassage({ kind, sentences, isMarked }: Passages[number] & { isMarked: boolean }) {
  if (kind === 'heading') {
    return <p className="bg-sunken px-3 py-2 font-semibold sm:px-4">{sentences.map(({ text }) => text)}</p>;
  }
  const isKept = sentences.every(({ source, text }) => source === text);
  const whys = [...new Set(sentences.flatMap(({ kept }) => kept ?? []))];
  if (isKept) {
    return (
      <div className="px-3 py-2 sm:px-4">
        <p>{sentences.map(({ space, text }) => space + text)}</p>
        <p className="mt-1 text-sm text-muted">Kept: {whys.map((why) => reasons[why]).join('; ')}.</p>
      </div>
    );
  }
  return (
    <div className="grid sm:grid-cols-2">
      <Side name="Before" className="border-b border-line sm:border-r sm:border-b-0">
        {placed(sentences).map(({ at, ...sentence }) => (
          <span key={at}>
            {sentence.space}
            {isMarked ? <Removed {...sentence} /> : sentence.source}
          </span>
        ))}
      </Side>
      <Side name="After" className="">
        {placed(sentences).map(({ at, ...sentence }) => (
          <span key={at} title={sentence.kept && `Kept: ${reasons[sentence.kept]}`}>
            {sentence.space}
            {isMarked ? <MarkedWords {...sentence} /> : sentence.text}
          </span>
        ))}
      </Side>
    </div>
  );
}

function Side({ name, className, children }: { name: string; className: string; children: ReactNode }) {
  return (
    <div className={`min-w-0 px-3 py-2 wrap-anywhere sm:px-4 ${className}`}>
      <p className="text-sm text-muted">{name}</p>
      <p>{children}</p>
    </div>
  );
}

/** The source, its words that are gone struck through. */
function Removed({ source, text }: Sentence) {
  return markChanges(text, source).map(({ text: stretch, start, kind }) => {
    if (kind === 'same') return stretch;
    if (kind === 'moved') {
      return (
        <span key={start} className={gone.moved}>
          {stretch}
        </span>
      );
    }
    return (
      <del key={start} className={gone.new}>
        {stretch}
      </del>
    );
  });
}
