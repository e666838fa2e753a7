import { type PointerEvent, useLayoutEffect, useRef } from 'react';
import { Modal } from '../hands/modal.tsx';
import { Icon } from '../icon.tsx';
import type { BeforeAfterProps } from './before-after.tsx';

/**
 * Both pictures beside each other, a pixel of theirs for one of the screen. What is seen of them is scrolled, by keys, wheel, touch or
 * drag, and each follows the other.
 */
export function FullSize({ before, after, names, width, height, onClose }: BeforeAfterProps & { onClose: () => void }) {
  const panes = useRef<HTMLDivElement>(null);
  /** Where a pane was put: telling so is no move of the visitor's, and would hold back one that is moved smoothly. */
  const put = useRef(new Map<HTMLElement, { left: number; top: number }>());
  const follow = (from: HTMLElement) => {
    const { scrollLeft: left, scrollTop: top } = from;
    const known = put.current.get(from);
    if (known && Math.abs(known.left - left) < 1 && Math.abs(known.top - top) < 1) return;
    for (const each of panes.current?.querySelectorAll('section') ?? []) {
      if (each === from) continue;
      put.current.set(each, { left, top });
      each.scrollTo({ left, top, behavior: 'instant' });
    }
    put.current.delete(from);
  };
  useLayoutEffect(() => {
    for (const pane of panes.current?.querySelectorAll('section') ?? []) {
      // As a scrolled area has it, so that the keys reach it.
      pane.tabIndex = 0;
      // The middle shows more than a corner.
      pane.scrollTo((pane.scrollWidth - pane.clientWidth) / 2, (pane.scrollHeight - pane.clientHeight) / 2);
    }
  }, []);
  const drag = ({
    currentTarget,
    pointerType,
    pointerId,
    buttons,
    movementX,
    movementY,
  }: PointerEvent<HTMLElement>) => {
    // By touch the browser scrolls.
    if (pointerType !== 'mouse' || buttons !== 1) return;
    currentTarget.setPointerCapture(pointerId);
    currentTarget.scrollBy(-movementX, -movementY);
  };
  const size = { width: width / window.devicePixelRatio, height: height / window.devicePixelRatio };
  return (
    <Modal label="Comparison at full size" isLarge onClose={onClose}>
      <div className="flex h-full flex-col gap-3">
        <div className="flex items-center justify-between gap-3">
          <p className="text-sm text-muted">
            Both at 100%.{' '}
            <span className="hidden sm:inline">Drag, scroll or use the arrow keys: they move together.</span>
          </p>
          <button type="button" className="button-quiet" onClick={onClose}>
            <Icon name="x" /> Close
          </button>
        </div>
        <div ref={panes} className="grid min-h-0 flex-1 auto-rows-fr gap-3 sm:grid-cols-2">
          {(['before', 'after'] as const).map((side) => (
            <figure key={side} className="flex min-h-0 min-w-0 flex-col">
              <figcaption className="mb-1 text-sm font-medium">{side === 'before' ? 'Before' : 'After'}</figcaption>
              <section
                aria-label={`${names[side]}, at full size`}
                className="min-h-0 flex-1 cursor-grab overflow-auto rounded-control border border-line bg-sunken active:cursor-grabbing"
                onScroll={({ currentTarget }) => follow(currentTarget)}
                onPointerMove={drag}
              >
                <img
                  src={side === 'before' ? before : after}
                  alt={names[side]}
                  decoding="async"
                  draggable={false}
                  className="max-w-none select-none"
                  style={size}
                />
              </section>
            </figure>
          ))}
        </div>
      </div>
    </Modal>
  );
}
