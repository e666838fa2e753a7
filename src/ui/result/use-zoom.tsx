import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { own } from '#lib/own';
import { moved, type Place, type View, WHOLE, zoomed } from './zoom.ts';

/** How much one press of a button or key, and one notch of a wheel, magnifies. */
const STEP = 1.5;
const WHEEL = 0.002;
/** Share of the frame that an arrow key moves. */
const KEY_MOVE = 0.1;
/** Screen pixels that one pixel of the picture may fill at most. */
const MOST_MAGNIFIED = 8;

const arrows: Partial<Record<string, Place>> = {
  ArrowLeft: { x: KEY_MOVE, y: 0 },
  ArrowRight: { x: -KEY_MOVE, y: 0 },
  ArrowUp: { x: 0, y: KEY_MOVE },
  ArrowDown: { x: 0, y: -KEY_MOVE },
};

interface ZoomOptions {
  /** Pixels of the picture. */
  width: number;
  /** A drag across the whole picture, where there is nothing to move: the share of the width at which the pointer is. */
  onSlide: (share: number) => void;
}

/** Zooming and moving a picture in its frame with wheel, pinch, drag and keys. */
export function useZoom({ width, onSlide }: ZoomOptions) {
  const frame = useRef<HTMLElement>(null);
  const pointers = useRef(new Map<number, Place>());
  const [view, setView] = useState<View>(WHOLE);
  const seen = useRef(view);
  seen.current = view;

  const actual = () => {
    const across = frame.current?.clientWidth ?? width;
    return width / Math.max(1, across) / window.devicePixelRatio;
  };
  const zoomBy = (factor: number, place: Place = { x: 0.5, y: 0.5 }) =>
    setView((before) => zoomed(before, factor, { place, most: Math.max(4, actual() * MOST_MAGNIFIED) }));
  const latest = useRef(zoomBy);
  latest.current = zoomBy;

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    // As a scrolled area has it, so that the keys reach it.
    element.tabIndex = 0;
    const onWheel = (event: WheelEvent) => {
      // The page scrolls past a picture that nobody has begun to look into; a pinch on a touchpad comes with the control key.
      const isMeant = event.ctrlKey || seen.current.scale > 1 || document.activeElement === element;
      const isOut = event.deltaY > 0 && seen.current.scale === 1;
      if (!isMeant || (isOut && !event.ctrlKey)) return;
      event.preventDefault();
      latest.current(Math.exp(-event.deltaY * (event.ctrlKey ? 5 : 1) * WHEEL), placeIn(element, event));
    };
    // React listens passively, where the page could not be held still.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, []);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, placeIn(event.currentTarget, event));
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = placeIn(event.currentTarget, event);
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, now);
    if (other) {
      const { clientWidth, clientHeight } = event.currentTarget;
      const apart = (place: Place) => Math.hypot((place.x - other.x) * clientWidth, (place.y - other.y) * clientHeight);
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      zoomBy(apart(now) / Math.max(1, apart(before)), middle);
    } else if (view.scale > 1) setView((held) => moved(held, { x: now.x - before.x, y: now.y - before.y }));
    else onSlide(Math.min(1, Math.max(0, now.x)));
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    pointers.current.delete(event.pointerId);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const by = own(arrows, event.key);
    if (event.key === '+' || event.key === '=') zoomBy(STEP);
    else if (event.key === '-') zoomBy(1 / STEP);
    else if (event.key === '0') setView(WHOLE);
    else if (by && view.scale > 1) setView((held) => moved(held, by));
    else return;
    event.preventDefault();
  };

  return {
    view,
    zoomIn: () => zoomBy(STEP),
    zoomOut: () => zoomBy(1 / STEP),
    fit: () => setView(WHOLE),
    /** One pixel of the picture for one of the screen. */
    showActualSize: () => zoomBy(actual() / view.scale),
    frame: { ref: frame, onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onKeyDown },
  };
}

function placeIn(element: Element, { clientX, clientY }: { clientX: number; clientY: number }): Place {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: (clientX - left) / Math.max(1, width), y: (clientY - top) / Math.max(1, height) };
}
