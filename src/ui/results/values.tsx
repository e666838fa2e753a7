import { plainValue } from '../drawn/plain-value.tsx';
import type { ResultItem, ResultKindProps } from '../drawn/result-kind.tsx';
import { Terms } from '../result/terms.tsx';

/** Names and values. */
export default function Values({ items }: ResultKindProps) {
  return <Terms items={items.map((item) => ({ term: item.output.label, value: <Value {...item} /> }))} />;
}

function Value({ value, output }: ResultItem) {
  if (!Array.isArray(value)) return plainValue(value, output);
  return (
    <ul>
      {[...new Set(value.map((each) => plainValue(each, output)))].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
