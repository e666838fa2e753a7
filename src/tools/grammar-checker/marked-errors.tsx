import type { Decisions } from './applied.ts';
import type { FoundError } from './find-errors.ts';

/** UTF-16 units that are drawn: a browser takes its time with more. */
const SHOWN = 50_000;

interface MarkedErrorsProps {
  text: string;
  errors: readonly FoundError[];
  decisions: Decisions;
}

/** The text with its open errors marked, and the words that were chosen in their places. */
export function MarkedErrors({ text, errors, decisions }: MarkedErrorsProps) {
  const shown = errors.flatMap((error, at) => (error.to <= SHOWN ? [{ ...error, at }] : []));
  return (
    <div
      dir="auto"
      className="max-h-96 overflow-y-auto rounded-control border border-line bg-sunken p-4 whitespace-pre-wrap wrap-anywhere"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys.
      tabIndex={0}
    >
      {shown.map(({ from, to, at, kind, message }, place) => (
        <span key={from}>
          {text.slice(shown[place - 1]?.to ?? 0, from)}
          {decisions.has(at) ? (
            <ins className="text-accent no-underline">{decisions.get(at) ?? text.slice(from, to)}</ins>
          ) : (
            <mark
              title={message}
              className={`rounded-xs text-ink underline decoration-wavy underline-offset-3 ${kind === 'Spelling' || kind === 'Typo' ? 'bg-danger-soft decoration-danger' : 'bg-warning-soft decoration-warning'}`}
            >
              {text.slice(from, to)}
            </mark>
          )}
        </span>
      ))}
      {text.slice(shown.at(-1)?.to ?? 0, SHOWN)}
      {text.length > SHOWN && '…'}
    </div>
  );
}
