import './matches.css';
import {
  type FocusEvent,
  type KeyboardEvent,
  memo,
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { textDirection } from '#lib/text/text-direction';
import { type Block, blocksOf, type Mark } from './blocks.tsx';
import { HUES, kindNames } from './kinds.ts';

export type Place = Pick<Mark, 'source' | 'passage'>;

interface MarkedTextProps {
  text: string;
  marks: readonly Mark[];
  /** Titles of the sources, by their place. */
  titles: readonly string[];
  /** The passage that is looked at. */
  chosen: Place | undefined;
  onPick: (place: Place) => void;
  /** Another object each time the text shall show `place`. */
  goTo: { place: Place } | undefined;
  /** Draws the whole text at once. */
  isPrinting: boolean;
}

/** Blocks that are drawn at once, and in each turn after. */
const STEP = 16;

const idOf = ({ source, passage }: Place) => `${source}.${passage}`;

/**
 * A text with the passages that stand elsewhere, drawn in turns so that a long one does not stop the page. One stop of the
 * Tab key; arrow keys go from passage to passage, and pressing one picks it.
 */
export function MarkedText({ text, marks, titles, chosen, onPick, goTo, isPrinting }: MarkedTextProps) {
  const blocks = useMemo(() => blocksOf(text, marks), [text, marks]);
  const [drawn, setDrawn] = useState(STEP);
  const [current, setCurrent] = useState<string>();
  const box = useRef<HTMLElement>(null);
  const isWhole = drawn >= blocks.length;
  const [first] = marks;
  const stop = current ?? (first && idOf(marks.reduce((a, b) => (b.start < a.start ? b : a), first)));
  const chosenId = chosen && idOf(chosen);

  useEffect(() => {
    if (isWhole) return;
    const timer = setTimeout(() => startTransition(() => setDrawn(drawn + STEP)), 30);
    return () => clearTimeout(timer);
  }, [isWhole, drawn]);

  useEffect(() => {
    if (!goTo) return;
    const id = idOf(goTo.place);
    flushSync(() => {
      setDrawn(Number.POSITIVE_INFINITY);
      setCurrent(id);
    });
    const mark = box.current?.querySelector<HTMLElement>(`[data-at="${id}"]`) ?? box.current;
    mark?.scrollIntoView({ block: 'center' });
    mark?.focus({ preventScroll: true });
  }, [goTo]);

  const pick = useCallback(
    (place: Place) => {
      setCurrent(idOf(place));
      onPick(place);
    },
    [onPick],
  );
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target, key } = event;
    if (!(target instanceof HTMLElement) || target.dataset.at === undefined) return;
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-at]')];
    const here = all.indexOf(target);
    const places = { ArrowRight: here + 1, ArrowDown: here + 1, ArrowLeft: here - 1, ArrowUp: here - 1 };
    const next = { ...places, Home: 0, End: all.length - 1 }[key];
    if (next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  };
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    if (target.dataset.at !== undefined) setCurrent(target.dataset.at);
  };
  // What scrolls must be reached by keys, also where nothing is marked in it.
  const keys = { tabIndex: 0, onKeyDown, onFocus };
  return (
    <section
      ref={box}
      className="match-text"
      data-long={blocks.length > STEP}
      aria-label="Text with its matches"
      dir={textDirection(text.slice(0, 2_000))}
      {...keys}
    >
      {blocks.slice(0, isPrinting ? blocks.length : drawn).map((block) => (
        <OneBlock
          key={block.start}
          {...{ text, block, titles, onPick: pick }}
          chosen={holds(block, chosenId) ? chosenId : undefined}
          stop={holds(block, stop) ? stop : undefined}
        />
      ))}
    </section>
  );
}

function holds({ stretches }: Block, id: string | undefined): boolean {
  return id !== undefined && stretches.some(({ marks: [mark] }) => mark !== undefined && idOf(mark) === id);
}

interface OneBlockProps {
  text: string;
  block: Block;
  titles: readonly string[];
  chosen: string | undefined;
  stop: string | undefined;
  onPick: (place: Place) => void;
}

const OneBlock = memo(function OneBlock({ text, block, titles, chosen, stop, onPick }: OneBlockProps) {
  return (
    <div className="match-block">
      {block.stretches.map(({ start, end, marks, isFirst }) => {
        const words = text.slice(start, end);
        const [mark] = marks;
        if (!mark) return words;
        const id = idOf(mark);
        const press = () => {
          // Whoever selects some words means these, and not the passage.
          if (window.getSelection()?.isCollapsed !== false) onPick(mark);
        };
        const pointer = { onClick: press };
        const button = isFirst && {
          role: 'button',
          tabIndex: id === stop ? 0 : -1,
          'data-at': id,
          'data-number': numbersOf(marks),
          onKeyDown: (event: KeyboardEvent) => {
            if (event.key !== 'Enter' && event.key !== ' ') return;
            event.preventDefault();
            onPick(mark);
          },
        };
        return (
          <span
            key={start}
            className="match match-hue"
            data-hue={mark.source % HUES}
            data-kind={mark.kind}
            aria-current={id === chosen}
            title={`${mark.source + 1}. ${titles[mark.source] ?? ''}: ${kindNames[mark.kind]}`}
            {...pointer}
            {...button}
          >
            {words}
          </span>
        );
      })}
    </div>
  );
});

/** "1", or "1, 3" where several sources have it. */
function numbersOf(marks: readonly Mark[]): string {
  return [...new Set(marks.map(({ source }) => source + 1))].join(', ');
}
