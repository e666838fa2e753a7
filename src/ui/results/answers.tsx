import { answers } from '#kit/shapes';
import type { ResultKindProps } from '../drawn/result-kind.tsx';

const shape = answers();

/** What servers answered, word for word, to open. */
export default function Answers({ items }: ResultKindProps) {
  return items.map(({ output: { name, label }, value }) => {
    const list = shape.parse(value);
    return (
      list.length > 0 && (
        <details key={name}>
          <summary className="link cursor-pointer">{label}</summary>
          {list.map(({ server, text }) => (
            <section key={server} className="mt-4">
              <h2 className="text-sm font-semibold">{server}</h2>
              <pre className="mt-1 rounded-control border border-line bg-sunken p-3 text-sm whitespace-pre-wrap">
                {text}
              </pre>
            </section>
          ))}
        </details>
      )
    );
  });
}
