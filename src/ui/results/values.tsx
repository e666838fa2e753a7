import type { ReactNode } from 'react';
import { filledIn, noteOf } from '../drawn/filled-in.tsx';
import { plainValue } from '../drawn/plain-value.tsx';
import type { ResultItem, ResultKindProps } from '../drawn/result-kind.tsx';
import { CopiedValue } from '../result/copied-value.tsx';
import { Meter } from '../result/meter.tsx';
import { type Term, Terms } from '../result/terms.tsx';

/** Lines of one list that are shown. */
const SHOWN = 100;

/** Names and values. */
export default function Values({ items, whole }: ResultKindProps) {
  return <Terms items={items.map((item) => termOf(item, whole.values))} />;
}

function termOf({ output, value }: ResultItem, values: Readonly<Record<string, unknown>>): Term {
  const said = typeof value === 'object' ? undefined : String(value);
  const note = noteOf(output.note, values, said);
  return { term: output.label, value: shown({ value, output }), ...(note && { note }) };
}

/** A text, which can be copied, or parts of the page. */
function shown({ value, output }: ResultItem): ReactNode {
  const { label, most, badAbove, names } = output;
  if (most !== undefined) return <Meter label={label} value={value} most={most} badAbove={badAbove} />;
  if (value === null || value === '') return <>{output.none}</>;
  if (typeof value === 'boolean' || names) return <>{plainValue(value, output)}</>;
  if (output.words && typeof value === 'object' && !Array.isArray(value)) return filledIn(output.words, value);
  if (!Array.isArray(value)) return plainValue(value, output);
  if (value.length === 0) return <>{output.none}</>;
  const lines = [...new Set(value.map((each) => plainValue(each, output)))];
  return (
    <ul>
      {lines.slice(0, SHOWN).map((line) => (
        <li key={line}>
          <CopiedValue text={line} label={label} />
        </li>
      ))}
      {lines.length > SHOWN && <li className="text-muted">and {lines.length - SHOWN} more</li>}
    </ul>
  );
}
