import type { ReactNode } from 'react';
import { CopiedValue } from './copied-value.tsx';

export interface Term {
  term: string;
  value: ReactNode;
  note?: string;
}

/** Names and values: tiles for figures, with a quiet line of those that are 0, or rows for text, in which each value can be copied. */
export function Terms({ items, as = 'rows' }: { items: readonly Term[]; as?: 'tiles' | 'rows' }) {
  if (as === 'tiles') {
    const [zeros = [], figures = []] = [true, false].map((wanted) => items.filter((item) => isZero(item) === wanted));
    const zeroLine = zeros.length > 0 && (
      <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm text-muted">
        {zeros.map(({ term, value }) => (
          <div key={term} className="flex gap-1.5">
            <dt>{term}</dt>
            <dd className="font-medium figures">{value}</dd>
          </div>
        ))}
      </dl>
    );
    if (figures.length === 0) return zeroLine;
    const tiles = (
      <dl className={`grid grid-cols-2 gap-3 ${figures.length % 4 === 0 ? 'sm:grid-cols-4' : 'sm:grid-cols-3'}`}>
        {figures.map(({ term, value, note }) => (
          <div
            key={term}
            className="flex flex-col-reverse justify-end rounded-control border border-line bg-sunken px-4 py-3"
          >
            <dt className="text-sm text-muted">{term}</dt>
            <dd className="text-2xl font-semibold figures">
              {value}
              {note && <span className="block text-sm font-normal text-muted">{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
    );
    return zeroLine ? (
      <div className="grid gap-3">
        {tiles}
        {zeroLine}
      </div>
    ) : (
      tiles
    );
  }
  return (
    <dl className="lined">
      {items.map(({ term, value, note }) => (
        <div key={term} className="grid gap-x-4 py-2.5 sm:grid-cols-[14rem_1fr] sm:items-baseline">
          <dt className="text-muted">{term}</dt>
          <dd className="font-medium figures" dir="auto">
            {typeof value === 'string' && value !== '' ? <CopiedValue text={value} label={term} /> : value}
            {note && <span className="block text-sm font-normal text-muted">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** "0", "0%" and "0 bytes", but a 0 with something to say about it is a figure. */
function isZero({ value, note }: Term): boolean {
  return !note && /^0(?![.\d])/.test(String(value));
}
