import { useState } from 'react';
import { showDialog } from '../hands/page-dialog.tsx';
import { Icon } from '../icon.tsx';
import { notify } from '../notice/notices.tsx';
import { useZoom } from './use-zoom.tsx';

export interface BeforeAfterProps {
  before: string;
  after: string;
  /** Accessible names of the two pictures. */
  names: { before: string; after: string };
  /** Pixels of both. */
  width: number;
  height: number;
  /** The browser cannot show the first. */
  onUnseen: () => void;
}

/**
 * Two pictures of the same size in one place, each cut where the slider stands: neither shines through the other. Both are
 * magnified and moved together, since flaws show only close by.
 */
export function BeforeAfter(props: BeforeAfterProps) {
  const { before, after, names, width, height, onUnseen } = props;
  const [share, setShare] = useState(50);
  const zoom = useZoom({ width, onSlide: (at) => setShare(Math.round(at * 100)) });
  const { scale, x, y } = zoom.view;
  const isZoomed = scale > 1;
  // Where the divider lies on the magnified picture, in percent of its width.
  const cut = Math.min(100, Math.max(0, ((share / 100 - x) / scale) * 100));
  const transform = `translate(${x * 100}%, ${y * 100}%) scale(${scale})`;
  const look = 'block max-h-128 w-auto max-w-full origin-top-left select-none';
  const buttons = [
    { name: 'Zoom out', icon: 'zoom-out', press: zoom.zoomOut, isOff: !isZoomed },
    { name: 'Zoom in', icon: 'zoom-in', press: zoom.zoomIn, isOff: false },
    { name: 'Whole picture', icon: 'maximize', press: zoom.fit, isOff: !isZoomed },
    { name: 'Actual size', icon: 'scan-search', press: zoom.showActualSize, isOff: false },
    { name: 'Both at full size', icon: 'columns-2', press: () => void showFullSize(props), isOff: false },
  ];
  return (
    <div className="flex flex-col items-center gap-3">
      <section
        {...zoom.frame}
        aria-label="Comparison. Plus and minus zoom, arrow keys move, zero shows the whole picture."
        className={`relative overflow-hidden rounded-control border border-line bg-sunken ${isZoomed ? 'cursor-grab touch-none active:cursor-grabbing' : 'cursor-ew-resize touch-pan-y'}`}
      >
        <img
          src={after}
          alt={names.after}
          width={width}
          height={height}
          decoding="async"
          draggable={false}
          className={look}
          style={{ clipPath: `inset(0 0 0 ${cut}%)`, transform }}
        />
        <img
          src={before}
          alt={names.before}
          width={width}
          height={height}
          decoding="async"
          draggable={false}
          onError={onUnseen}
          className={`${look} absolute inset-0 size-full max-h-none`}
          style={{ clipPath: `inset(0 ${100 - cut}% 0 0)`, transform }}
        />
        <span
          className="pointer-events-none absolute inset-y-0 border-l-2 border-accent"
          style={{ left: `calc(${share}% - 1px)` }}
        />
      </section>
      <div className="flex w-full flex-wrap items-center justify-center gap-x-6 gap-y-2">
        <label className="flex min-w-0 max-w-md flex-1 basis-64 items-center gap-3 text-sm text-muted">
          <span className="shrink-0">Before</span>
          <input
            type="range"
            min={0}
            max={100}
            value={share}
            aria-label="Share of the original that is shown, in percent"
            className="min-w-0 flex-1"
            onChange={(event) => setShare(event.target.valueAsNumber)}
          />
          <span className="shrink-0">After</span>
        </label>
        <div className="flex items-center gap-1">
          {buttons.map(({ name, icon, press, isOff }) => (
            <button
              key={name}
              type="button"
              className="icon-button aria-disabled:text-muted aria-disabled:opacity-60"
              aria-label={name}
              title={name}
              aria-disabled={isOff}
              onClick={isOff ? undefined : press}
            >
              <Icon name={icon} />
            </button>
          ))}
          <output className="w-14 text-right text-sm text-muted figures">{Math.round(scale * 100)}%</output>
        </div>
      </div>
    </div>
  );
}

async function showFullSize(props: BeforeAfterProps) {
  try {
    const { FullSize } = await import('./full-size.tsx');
    showDialog(({ onClose }) => <FullSize {...props} onClose={onClose} />);
  } catch (error) {
    console.error(error);
    notify({ kind: 'error', message: 'This could not be loaded.', reason: 'Check your connection and try again.' });
  }
}
