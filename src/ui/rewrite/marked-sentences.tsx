import { Fragment, useCallback, useId, useRef, useState } from 'react';
import { formatFigure } from '#lib/figure';
import { OneSentence } from './one-sentence.tsx';
import { SentenceChoices } from './sentence-choices.tsx';
import type { Rewritten } from './use-chosen.tsx';

interface MarkedSentencesProps {
  sentences: readonly Rewritten[];
  /** The way that is taken of each. */
  texts: readonly string[];
  onChoose: (index: number, text: string) => void;
  isMarked: boolean;
}

/** Sentences that are drawn at once: a browser takes long for tens of thousands of marks. */
const AT_ONCE = 300;

const fresh = (sentences: readonly Rewritten[]) => ({
  of: sentences,
  placed: sentences.map((sentence, at) => ({ ...sentence, at })),
  first: 0,
  current: 0,
  open: -1,
});

/**
 * A rewritten text to work in: its changed words are marked, and a sentence that is pressed opens its other ways. One stop of the
 * Tab key; arrow keys go from sentence to sentence.
 */
export function MarkedSentences({ sentences, texts, onChoose, isMarked }: MarkedSentencesProps) {
  const [stored, setState] = useState(() => fresh(sentences));
  let state = stored;
  if (state.of !== sentences) {
    state = fresh(sentences);
    setState(state);
  }
  const { placed, first, current, open } = state;
  const container = useRef<HTMLElement>(null);
  const hint = useId();
  const shown = placed.slice(first, first + AT_ONCE);

  const all = useCallback(() => [...(container.current?.querySelectorAll<HTMLElement>('[data-at]') ?? [])], []);
  const onToggle = useCallback(
    (at: number) => setState((before) => ({ ...before, current: at, open: before.open === at ? -1 : at })),
    [],
  );
  const onFocus = useCallback((at: number) => setState((before) => ({ ...before, current: at })), []);
  const onLeave = useCallback(
    (from: HTMLElement, key: string) => {
      const pressable = all();
      const here = pressable.indexOf(from);
      const keys = { ArrowRight: here + 1, ArrowDown: here + 1, ArrowLeft: here - 1, ArrowUp: here - 1 };
      const next = { ...keys, Home: 0, End: pressable.length - 1 }[key];
      if (next === undefined) return false;
      pressable[next]?.focus();
      return true;
    },
    [all],
  );
  const close = (at: number) => {
    onToggle(at);
    all()
      .find(({ dataset }) => dataset.at === String(at))
      ?.focus();
  };
  const goTo = (next: number) => setState((before) => ({ ...before, first: next, current: next, open: -1 }));
  return (
    <div>
      <p id={hint} className="mb-3 text-sm text-muted">
        Click a sentence for other wordings, or to restore the original. Arrow keys go from one to the next.
      </p>
      <section
        ref={container}
        aria-label="Sentences"
        aria-describedby={hint}
        className="whitespace-pre-wrap rounded-card border border-line bg-sunken p-3 leading-8 sm:p-4"
      >
        {shown.map((sentence, offset) => {
          const { at, source, space } = sentence;
          const text = texts[at] ?? sentence.text;
          return (
            <Fragment key={at}>
              {spaceBefore(space, { isFirst: offset === 0, isAfterPanel: open === at - 1 })}
              {source !== '' && (
                <OneSentence
                  {...{ at, source, text, isMarked, onToggle, onFocus, onLeave }}
                  isOpen={open === at}
                  isCurrent={current === at}
                />
              )}
              {open === at && (
                <SentenceChoices
                  sentence={sentence}
                  chosen={text}
                  onChoose={(way) => onChoose(at, way)}
                  onClose={() => close(at)}
                />
              )}
            </Fragment>
          );
        })}
      </section>
      {placed.length > AT_ONCE && (
        <div className="mt-2 flex flex-wrap items-center gap-2 text-sm">
          <button type="button" className="button-quiet" disabled={first === 0} onClick={() => goTo(first - AT_ONCE)}>
            Earlier sentences
          </button>
          <button
            type="button"
            className="button-quiet"
            disabled={first + AT_ONCE >= placed.length}
            onClick={() => goTo(first + AT_ONCE)}
          >
            Later sentences
          </button>
          <span className="text-muted figures">
            {formatFigure(first + 1)} to {formatFigure(first + shown.length)} of {formatFigure(placed.length)}
          </span>
        </div>
      )}
    </div>
  );
}

/** An open panel breaks the line by itself, and the box begins with no empty lines. */
function spaceBefore(space: string, { isFirst, isAfterPanel }: { isFirst: boolean; isAfterPanel: boolean }): string {
  if (isFirst) return space.replace(/^\s*\n/, '');
  return isAfterPanel ? '' : space;
}
