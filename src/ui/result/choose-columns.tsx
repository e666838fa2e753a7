import type { OutputFacts } from '#kit/facts';
import { Checkbox } from '../form/choice.tsx';

interface ChooseColumnsProps {
  columns: readonly Pick<OutputFacts, 'name' | 'label'>[];
  /** Names of those that are left out. */
  left: ReadonlySet<string>;
  onChange: (left: ReadonlySet<string>) => void;
}

/** Which columns a table shows and saves. One always stays. */
export function ChooseColumns({ columns, left, onChange }: ChooseColumnsProps) {
  const change = (name: string) => {
    const next = left.symmetricDifference(new Set([name]));
    if (next.size < columns.length) onChange(next);
  };
  return (
    <details className="mb-2 print:hidden">
      <summary className="link cursor-pointer">Columns</summary>
      <div className="mt-1 flex flex-wrap gap-x-5">
        {columns.map(({ name, label }) => (
          <Checkbox key={name} label={label} checked={!left.has(name)} onChange={() => change(name)} />
        ))}
      </div>
    </details>
  );
}
