import { markedText } from '#kit/shapes';
import type { ResultKindProps } from '../drawn/result-kind.tsx';

const shape = markedText();

/** UTF-16 units that are drawn: a browser takes its time with thousands of marks. */
const SHOWN = 100_000;

/** Looks by the order in which kinds first come: told by underline as well as by colour. */
const looks = [
  'bg-accent-soft decoration-accent decoration-solid',
  'bg-warning-soft decoration-warning decoration-wavy',
  'bg-danger-soft decoration-danger decoration-double',
  'bg-sunken decoration-muted decoration-dotted',
];

/** A text with marked spans, and what the marks stand for. */
export default function MarkedTexts({ items }: ResultKindProps) {
  return items.map(({ output: { name, label }, value }) => {
    const { text, spans } = shape.parse(value);
    const kinds = [...new Set(spans.map(({ kind }) => kind))];
    const lookOf = (kind: string) => looks[kinds.indexOf(kind) % looks.length] ?? '';
    const shown = spans.filter(({ to }) => to <= SHOWN);
    return (
      <section key={name} aria-label={label}>
        <h2 className="mb-2 text-lg font-semibold">{label}</h2>
        <div
          dir="auto"
          className="max-h-128 overflow-y-auto rounded-control border border-line bg-sunken p-4 whitespace-pre-wrap"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys.
          tabIndex={0}
        >
          {shown.map(({ from, to, kind, note }, at) => (
            <span key={from}>
              {text.slice(shown[at - 1]?.to ?? 0, from)}
              <mark className={`rounded-xs text-ink underline underline-offset-3 ${lookOf(kind)}`} title={note ?? kind}>
                {text.slice(from, to)}
              </mark>
            </span>
          ))}
          {text.slice(shown.at(-1)?.to ?? 0, SHOWN)}
          {text.length > SHOWN && '…'}
        </div>
        {kinds.length > 0 && (
          <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm" aria-label="Marks">
            {kinds.map((kind) => (
              <li key={kind}>
                <span className={`rounded-xs px-1 underline underline-offset-3 ${lookOf(kind)}`}>{kind}</span>{' '}
                <span className="text-muted figures">{spans.filter((span) => span.kind === kind).length}</span>
              </li>
            ))}
          </ul>
        )}
      </section>
    );
  });
}
