import type { ReactNode } from 'react';
import { CopiedValue } from './copied-value.tsx';

export interface Term {
  term: string;
  value: ReactNode;
  note?: string;
}

/** Names and values: tiles for figures, rows for text, in which each value can be copied. */
export function Terms({ items, as = 'rows' }: { items: readonly Term[]; as?: 'tiles' | 'rows' }) {
  if (as === 'tiles') {
    return (
      <dl className={`grid grid-cols-2 gap-3 ${items.length % 4 === 0 ? 'sm:grid-cols-4' : 'sm:grid-cols-3'}`}>
        {items.map(({ term, value, note }) => (
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
  }
  return (
    <dl className="lined">
      {items.map(({ term, value, note }) => (
        <div key={term} className="grid gap-x-4 py-2.5 sm:grid-cols-[14rem_1fr]">
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
