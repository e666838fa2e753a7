import { useMemo, useState } from 'react';
import type { ResultKindProps } from '#ui/drawn/result-kind';
import { Icon } from '#ui/icon';
import { ContinueWithText } from '#ui/result/continue-with-text';
import { CopyButton } from '#ui/result/copy-button';
import { DownloadButton } from '#ui/result/download-button';
import { applied, type Decisions, sameErrors } from './applied.ts';
import type { FoundError } from './find-errors.ts';
import { MarkedErrors } from './marked-errors.tsx';

/** Errors that are listed at first. */
const LISTED = 50;

/** The text with its errors, each to be corrected, kept or accepted with one press. */
export default function Corrections({ items, whole }: ResultKindProps) {
  const [item] = items;
  const text = String(whole.input.text ?? '');
  const errors = isList(item?.value) ? item.value : [];
  const [state, setState] = useState<{ of: readonly FoundError[]; decisions: Decisions }>({
    of: errors,
    decisions: new Map(),
  });
  const [most, setMost] = useState(LISTED);
  // Another check begins anew.
  const decisions = state.of === errors ? state.decisions : new Map<number, string | null>();
  const decide = (changes: Iterable<readonly [number, string | null]>) =>
    setState({ of: errors, decisions: new Map([...decisions, ...changes]) });
  const undo = () => setState({ of: errors, decisions: new Map() });
  const result = useMemo(() => applied(text, errors, decisions), [text, errors, decisions]);
  const open = errors.flatMap((error, at) => (decisions.has(at) ? [] : [{ error, at }]));
  const easy = open.flatMap(({ error, at }) => {
    const [first] = error.suggestions;
    return first === undefined || error.isGuess ? [] : [[at, first] as const];
  });
  if (!item) return null;
  return (
    <section aria-label={item.output.label} className="grid gap-4">
      <h2 className="text-lg font-semibold">{item.output.label}</h2>
      {errors.length === 0 && (
        <p className="flex items-center gap-2 rounded-control bg-accent-soft px-4 py-3 font-medium text-accent">
          <Icon name="circle-check" /> No errors were found.
        </p>
      )}
      <MarkedErrors text={text} errors={errors} decisions={decisions} />
      <div className="flex flex-wrap gap-2">
        {easy.length > 0 && (
          <button type="button" className="button-quiet" onClick={() => decide(easy)}>
            <Icon name="check" /> Correct all ({easy.length.toLocaleString('en')})
          </button>
        )}
        {decisions.size > 0 && (
          <button type="button" className="button-quiet" onClick={undo}>
            <Icon name="undo-2" /> Undo all
          </button>
        )}
        <CopyButton text={result} copied="Text copied to clipboard" label="Copy text" />
        <DownloadButton
          label="Download"
          fileName="corrected.txt"
          type="text/plain;charset=utf-8"
          content={() => result}
        />
      </div>
      {open.length > 0 && (
        <ul className="lined rounded-control border border-line" aria-label="Errors">
          {open.slice(0, most).map(({ error, at }) => (
            <OneError
              key={error.from}
              {...{ error, text }}
              onChoose={(suggestion) => decide([[at, suggestion]])}
              onAccept={() => decide(sameErrors(text, errors, error).map((same) => [same, null]))}
            />
          ))}
        </ul>
      )}
      {open.length > most && (
        <button type="button" className="button-quiet justify-self-start" onClick={() => setMost(most * 4)}>
          Show more ({(open.length - most).toLocaleString('en')} left)
        </button>
      )}
      {whole.next.length > 0 && <ContinueWithText slugs={whole.next} text={result} />}
    </section>
  );
}

interface OneErrorProps {
  error: FoundError;
  text: string;
  onChoose: (suggestion: string) => void;
  onAccept: () => void;
}

function OneError({
  error: { from, to, kind, message, suggestions, isGuess },
  text,
  onChoose,
  onAccept,
}: OneErrorProps) {
  const words = text.slice(from, to);
  return (
    <li className="grid gap-2 px-4 py-3">
      <p>
        <span className="font-semibold wrap-anywhere">{words.trim() === '' ? 'Space' : words}</span>{' '}
        {kind !== 'Miscellaneous' && (
          <span className="text-sm text-muted">{kind.replace(/(?<=[a-z])(?=[A-Z])/g, ' ')}</span>
        )}
        {isGuess && suggestions.length > 0 && <span className="text-sm text-muted"> · perhaps correct</span>}
      </p>
      <p className="text-sm">{message.replaceAll('`', '"')}</p>
      <div className="flex flex-wrap gap-2">
        {suggestions.map((suggestion) => (
          <button key={suggestion} type="button" className="button-quiet" onClick={() => onChoose(suggestion)}>
            {suggestion.trim() === '' ? (suggestion === '' ? 'Remove' : 'A space') : suggestion}
          </button>
        ))}
        <button type="button" className="button-quiet text-muted" onClick={onAccept}>
          <Icon name="x" /> Accept
        </button>
      </div>
    </li>
  );
}

function isList(value: unknown): value is FoundError[] {
  return Array.isArray(value);
}
