import { useState } from 'react';
import { ownResult } from '#ui/drawn/own-result';
import tool from './tool.ts';

const GROUNDS = {
  Squares: 'repeating-conic-gradient(#d4d4d4 0 25%, #fff 0 50%) 0 0 / 1rem 1rem',
  White: '#fff',
  Black: '#000',
} as const;
type Ground = keyof typeof GROUNDS;

/** Both drawings as pictures, which run no script and load nothing, on a ground of one's choice. */
export default ownResult(tool, ({ result: { preview } }) => {
  const [ground, setGround] = useState<Ground>('Squares');
  if (preview.before === null || preview.after === null) return null;
  return (
    <section aria-label="Comparison" className="grid gap-3">
      <div className="grid gap-3 sm:grid-cols-2">
        {(['before', 'after'] as const).map((side) => (
          <figure key={side}>
            <figcaption className="mb-1 text-sm font-medium">{side === 'before' ? 'Before' : 'After'}</figcaption>
            <img
              src={preview[side] ?? ''}
              alt={side === 'before' ? 'The drawing as it was' : 'The optimized drawing'}
              decoding="async"
              className="h-64 w-full rounded-control border border-line object-contain p-2"
              style={{ background: GROUNDS[ground] }}
            />
          </figure>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-2 text-sm">
        <span className="text-muted">Background</span>
        {(Object.keys(GROUNDS) as Ground[]).map((name) => (
          <button
            key={name}
            type="button"
            className="button-quiet aria-pressed:border-accent aria-pressed:bg-accent-soft"
            aria-pressed={name === ground}
            onClick={() => setGround(name)}
          >
            {name}
          </button>
        ))}
      </div>
    </section>
  );
});
