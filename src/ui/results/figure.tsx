import { formatFigure } from '#lib/figure';
import { noteOf } from '../drawn/filled-in.tsx';
import { plainValue } from '../drawn/plain-value.tsx';
import type { ResultKindProps } from '../drawn/result-kind.tsx';
import { SaveFigures } from '../result/save-figures.tsx';
import { Terms } from '../result/terms.tsx';

const readable = (value: unknown) => (typeof value === 'number' ? formatFigure(value) : value);

/** Values in large digits; where one of them names a file, all figures of the result can be copied and saved. */
export default function Figures({ items, whole }: ResultKindProps) {
  const [fileName] = items.flatMap(({ output }) => output.fileName ?? []);
  const values = Object.fromEntries(Object.entries(whole.values).map(([name, value]) => [name, readable(value)]));
  const terms = items.map(({ output, value }) => {
    const note = noteOf(output.note, values, String(readable(value)));
    return { term: output.label, value: plainValue(value, output), ...(note && { note }) };
  });
  return (
    <>
      <Terms as="tiles" items={terms} />
      {fileName && <SaveFigures whole={whole} fileName={fileName} />}
    </>
  );
}
