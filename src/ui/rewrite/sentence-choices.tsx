import { useId } from 'react';
import { changedShare } from '#lib/rewrite/difference';
import { Icon } from '../icon.tsx';
import { whyKept } from './kept-sentences.tsx';
import { MarkedWords } from './marked-words.tsx';
import type { Rewritten } from './use-chosen.tsx';

interface SentenceChoicesProps {
  sentence: Rewritten;
  /** The way that is taken now. */
  chosen: string;
  onChoose: (text: string) => void;
  onClose: () => void;
}

/** The ways to say a sentence, and the original to take back. */
export function SentenceChoices({ sentence, chosen, onChoose, onClose }: SentenceChoicesProps) {
  const id = useId();
  const { source, text, alternatives, kept } = sentence;
  const ways = [...new Set([text, ...alternatives])].filter((way) => way !== source);
  return (
    <fieldset
      className="my-3 grid gap-3 whitespace-normal leading-normal rounded-card border border-edge bg-raised p-3 sm:p-4"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <legend className="sr-only">Other wordings of this sentence</legend>
      {ways.length > 0 && (
        <ul className="grid gap-1">
          {ways.map((way) => (
            <li key={way}>
              <label className="flex min-h-9 cursor-pointer items-start gap-3 rounded-control p-2 hover:bg-sunken has-checked:bg-sunken">
                <input
                  type="radio"
                  name={id}
                  className="mt-1 size-4.5 flex-none"
                  checked={way === chosen}
                  onChange={() => onChoose(way)}
                />
                <span className="min-w-0 flex-1">
                  <MarkedWords source={source} text={way} />
                  <span className="block text-sm text-muted figures">{percent(changedShare(source, way))} changed</span>
                </span>
              </label>
            </li>
          ))}
        </ul>
      )}
      {ways.length === 0 && (
        <p className="flex items-start gap-2 text-sm">
          <Icon name="info" className="mt-0.5" /> {whyKept(kept)}
        </p>
      )}
      <div className="border-t border-line pt-3">
        <p className="text-sm text-muted">You wrote</p>
        <p>{source}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          {ways.length > 0 && (
            <button
              type="button"
              className="button-quiet"
              aria-pressed={chosen === source}
              onClick={() => onChoose(source)}
            >
              <Icon name={chosen === source ? 'check' : 'undo-2'} /> Restore the original
            </button>
          )}
          <button type="button" className="button-quiet" onClick={onClose}>
            Close
          </button>
        </div>
      </div>
    </fieldset>
  );
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}
