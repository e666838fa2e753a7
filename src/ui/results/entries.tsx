import { filledIn, noteOf } from '../drawn/filled-in.tsx';
import { plainValue } from '../drawn/plain-value.tsx';
import type { ResultKindProps } from '../drawn/result-kind.tsx';
import { CopiedValue } from '../result/copied-value.tsx';

/** Lists of what has words and a note each, one below the other. */
export default function Entries({ items }: ResultKindProps) {
  return items.map(({ output, value }) => {
    if (!Array.isArray(value) || value.length === 0) return null;
    const id = `entries-${output.name}`;
    const entries = value.map((each) => ({
      words: (output.words && filledIn(output.words, each)) ?? plainValue(each, output),
      note: noteOf(output.note, each),
    }));
    return (
      <section key={output.name} aria-labelledby={id}>
        <h2 id={id} className="text-base font-semibold">
          {output.label}
        </h2>
        <ul className="lined mt-2">
          {entries.map(({ words, note }) => (
            <li key={`${words} ${note}`} className="py-2">
              <span className="font-mono text-sm">
                <CopiedValue text={words} label={output.label} />
              </span>
              {note && <p className="text-sm text-muted">{note}</p>}
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
