import { plainValue } from '../drawn/plain-value.tsx';
import type { ResultKindProps } from '../drawn/result-kind.tsx';

/** What scripts would add to, with a press that runs them. */
export default function Unrendered({ items, whole: { again, busy } }: ResultKindProps) {
  return items.map(({ output, value }) =>
    value === null ? null : (
      <div
        key={output.name}
        className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-accent-soft px-4 py-3 print:hidden"
      >
        <p>{plainValue(value, output)}</p>
        <button type="button" className="button-quiet" disabled={busy} onClick={() => void again({ rendered: true })}>
          Check it as a browser sees it
        </button>
      </div>
    ),
  );
}
