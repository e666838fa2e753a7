import { type RefObject, useEffect, useRef, useState } from 'react';
import { chosenPages, pageWords } from '#lib/page-ranges';
import { type DrawnPages, drawPages } from '../result/draw-pages.tsx';
import { heldFile } from '../result/held-files.tsx';

interface PageBoardProps {
  /** Of a held file. */
  url: string;
  password: string;
  /** Pages that are chosen, as in "1-3, 7"; all of them where it is empty. */
  value: string;
  onChange: (value: string) => void;
}

/** Pixels of a page's picture, and pages that are added at a time. */
const WIDTH = 240;
const AT_ONCE = 60;

/** The pages of a document to choose from by looking at them; each is drawn when it comes into sight. */
export function PageBoard({ url, password, value, onChange }: PageBoardProps) {
  const [count, setCount] = useState<number>();
  const [shown, setShown] = useState(AT_ONCE);
  const pages = useRef<DrawnPages>(undefined);
  const last = useRef(0);
  useEffect(() => {
    const file = heldFile(url);
    if (!file) return;
    const opened = drawPages(file, password);
    pages.current = opened;
    void opened.count.then((found) => pages.current === opened && setCount(found));
    return () => {
      pages.current = undefined;
      setCount(undefined);
      opened.close();
    };
  }, [url, password]);
  if (count === undefined) return <p className="mt-2 text-sm text-muted">Opening the document...</p>;
  if (count === 0) {
    return <p className="mt-2 text-sm text-warning">Its pages cannot be shown: it may be locked or damaged.</p>;
  }
  const chosen = placesIn(value, count);
  const press = (place: number, isRange: boolean) => {
    const next = new Set(chosen);
    const isOn = !next.has(place);
    const [from, to] = isRange ? [Math.min(last.current, place), Math.max(last.current, place)] : [place, place];
    for (let each = from; each <= to; each += 1) isOn ? next.add(each) : next.delete(each);
    last.current = place;
    onChange(pageWords([...next].sort((a, b) => a - b)));
  };
  return (
    <div className="mt-2 grid gap-3">
      <p className="flex flex-wrap gap-x-4 text-sm text-muted" role="status">
        {chosen.size} of {count} pages chosen
        <button type="button" className="link" onClick={() => onChange(`1-${count}`)}>
          All
        </button>
        <button type="button" className="link" onClick={() => onChange('')}>
          None
        </button>
      </p>
      <ol className="grid max-h-128 grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-3 overflow-y-auto p-1">
        {Array.from({ length: Math.min(count, shown) }, (_, place) => place).map((place) => (
          <li key={place}>
            <button
              type="button"
              aria-pressed={chosen.has(place)}
              className="grid w-full gap-1 rounded-control border-2 border-line bg-sunken p-1 text-center text-sm aria-pressed:border-accent"
              onClick={({ shiftKey }) => press(place, shiftKey)}
            >
              <PagePicture pages={pages} number={place + 1} />
              <span className="figures">
                {chosen.has(place) && '✓ '}
                <span className="sr-only">Page </span>
                {place + 1}
              </span>
            </button>
          </li>
        ))}
      </ol>
      {shown < count && (
        <button type="button" className="button-quiet" onClick={() => setShown(shown + AT_ONCE)}>
          Show more pages
        </button>
      )}
    </div>
  );
}

/** What is written may be half a range yet. */
function placesIn(value: string, count: number): ReadonlySet<number> {
  if (value.trim() === '') return new Set();
  try {
    return new Set(chosenPages(value, count));
  } catch {
    return new Set();
  }
}

function PagePicture({ pages, number }: { pages: RefObject<DrawnPages | undefined>; number: number }) {
  const place = useRef<HTMLSpanElement>(null);
  const [picture, setPicture] = useState<string>();
  useEffect(() => {
    if (!place.current) return;
    let isGone = false;
    let shown: string | undefined;
    const observer = new IntersectionObserver(([seen]) => {
      if (!seen?.isIntersecting) return;
      observer.disconnect();
      void pages.current?.draw(number, WIDTH).then((drawn) => {
        if (!drawn || isGone) return;
        shown = URL.createObjectURL(drawn);
        setPicture(shown);
      });
    });
    observer.observe(place.current);
    return () => {
      isGone = true;
      observer.disconnect();
      if (shown) URL.revokeObjectURL(shown);
    };
  }, [pages, number]);
  return (
    <span ref={place} className="grid h-32 place-items-center overflow-hidden">
      {picture && <img src={picture} alt="" className="max-h-full max-w-full border border-line bg-white" />}
    </span>
  );
}
