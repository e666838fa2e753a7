import { type ReactNode, useState } from 'react';
import type { Figures } from '#lib/rewrite/tally';
import type { WholeResult } from '../drawn/result-kind.tsx';
import { Icon } from '../icon.tsx';
import { DownloadButton } from '../result/download-button.tsx';
import { LongText } from '../result/long-text.tsx';
import { RunProgress } from '../result/run-progress.tsx';
import { ShareLink } from '../result/share-link.tsx';
import { RewriteFigures } from './rewrite-figures.tsx';

/** Seeds that are tried for a version that is another one. */
const TRIES = 4;

interface VersionProps {
  whole: WholeResult;
  /** Name of the output that is the new text. */
  output: string;
  label: string;
  /** The text as the visitor has chosen it. */
  text: string;
  file: { fileName: string; type: string };
  seed: number;
  engine: string;
  note: string | null;
  figures: Figures;
  /** Below the figures. */
  children: ReactNode;
}

/** A text in other words, with what can be done with it; another version on request. */
export function Version({ whole, output, label, text, file, seed, engine, note, figures, children }: VersionProps) {
  const { busy, progress, input, values } = whole;
  const [isOnly, setOnly] = useState(false);
  const [isSearching, setSearching] = useState(false);
  const findAnother = async () => {
    setOnly(false);
    setSearching(true);
    setOnly(!(await hasOther()));
    setSearching(false);
  };
  /** Whether one was found; a failure has said so itself. */
  const hasOther = async () => {
    for (let next = seed + 1; next <= seed + TRIES; next += 1) {
      const answer = await whole.again({ seed: next });
      if (!answer || answer[output] !== values[output]) return true;
    }
    return false;
  };
  return (
    <>
      <LongText label={label} text={text} copied={`${label} copied to clipboard`} />
      <div className="flex flex-wrap items-center gap-2">
        <button
          type="button"
          className="button-quiet aria-disabled:opacity-55"
          aria-disabled={busy}
          onClick={busy ? undefined : () => void findAnother()}
        >
          <Icon name="refresh-cw" /> Another version
        </button>
        <DownloadButton label="Download" {...file} content={() => text} />
        <ShareLink text={String(input.text)} />
      </div>
      {/* Always there, so that nothing below it moves. */}
      <div className="min-h-6 text-sm text-muted *:mt-0">
        {isSearching && <RunProgress label="Rewriting" progress={progress} />}
        <p role="status">
          {!busy && isOnly && 'No other version was found. Try a higher strength or a different mode.'}
        </p>
      </div>
      {note !== null && (
        <p className="flex items-start gap-2 text-sm text-warning">
          <Icon name="triangle-alert" className="mt-0.5" /> {note}
        </p>
      )}
      <RewriteFigures {...figures} engine={engine} />
      {children}
    </>
  );
}
