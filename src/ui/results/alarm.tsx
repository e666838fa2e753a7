import { plainValue } from '../drawn/plain-value.tsx';
import type { ResultKindProps } from '../drawn/result-kind.tsx';
import { Icon } from '../icon.tsx';

/** What is wrong with the whole, before anything else. */
export default function Alarms({ items }: ResultKindProps) {
  return items.map(({ output, value }) =>
    value === null || value === '' ? null : (
      <p
        key={output.name}
        className="flex gap-2 rounded-control bg-danger-soft px-4 py-3 font-semibold text-danger wrap-anywhere"
      >
        <Icon name="circle-x" className="mt-1 shrink-0" /> <span>{plainValue(value, output)}</span>
      </p>
    ),
  );
}
