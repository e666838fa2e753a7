import { useState } from 'react';

interface BeforeAfterProps {
  before: string;
  after: string;
  /** Accessible names of the two pictures. */
  names: { before: string; after: string };
  /** Pixels of both. */
  width: number;
  height: number;
}

/** Two pictures of the same size in one place, each cut where the slider stands: neither shines through the other. */
export function BeforeAfter({ before, after, names, width, height }: BeforeAfterProps) {
  const [share, setShare] = useState(50);
  const look = 'block max-h-128 w-auto max-w-full';
  return (
    <div className="flex flex-col items-center gap-3">
      <div className="relative overflow-hidden rounded-control border border-line bg-sunken">
        <img
          src={after}
          alt={names.after}
          width={width}
          height={height}
          className={look}
          style={{ clipPath: `inset(0 0 0 ${share}%)` }}
        />
        <img
          src={before}
          alt={names.before}
          width={width}
          height={height}
          className={`${look} absolute inset-0 size-full max-h-none`}
          style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }}
        />
        <span className="absolute inset-y-0 border-l-2 border-accent" style={{ left: `calc(${share}% - 1px)` }} />
      </div>
      <label className="flex w-full max-w-md items-center gap-3 text-sm text-muted">
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
    </div>
  );
}
