import { plainValue } from '../drawn/plain-value.tsx';
import type { ResultKindProps } from '../drawn/result-kind.tsx';
import { Terms } from '../result/terms.tsx';

/** Values in large digits. */
export default function Figures({ items }: ResultKindProps) {
  return (
    <Terms
      as="tiles"
      items={items.map(({ output, value }) => ({ term: output.label, value: plainValue(value, output) }))}
    />
  );
}
