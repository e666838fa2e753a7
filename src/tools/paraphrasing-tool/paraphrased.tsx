import { useState } from 'react';
import type { ToolOutput } from '#kit/define-tool';
import type { Progress } from '#kit/progress';
import { Checkbox } from '#ui/form/choice';
import { Icon } from '#ui/icon';
import { DownloadButton } from '#ui/result/download-button';
import { LongText } from '#ui/result/long-text';
import { Result } from '#ui/result/result';
import { RunProgress } from '#ui/result/run-progress';
import { ShareLink } from '#ui/result/share-link';
import { KeptSentences } from '#ui/rewrite/kept-sentences';
import { MarkedSentences } from '#ui/rewrite/marked-sentences';
import { MarksLegend } from '#ui/rewrite/marked-words';
import { RewriteFigures } from '#ui/rewrite/rewrite-figures';
import { useChosen } from '#ui/rewrite/use-chosen';
import type tool from './tool.ts';

export interface ParaphrasedProps {
  busy: boolean;
  progress: Progress | undefined;
  result: ToolOutput<typeof tool> | undefined;
  /** What the visitor entered, for the link. */
  text: string;
  /** Other seeds were tried, and all gave the same. */
  isOnlyVersion: boolean;
  onAnother: () => void;
}

/** What is shown beneath the form: how far the work is, then what came of it. */
export function Paraphrased({ busy, progress, result, ...rest }: ParaphrasedProps) {
  return (
    <>
      {busy && !result && <RunProgress label="Rewriting" progress={progress} />}
      {result && <Version {...rest} busy={busy} progress={progress} result={result} />}
    </>
  );
}

type VersionProps = Omit<ParaphrasedProps, 'result'> & { result: ToolOutput<typeof tool> };

function Version({ busy, progress, result, text, isOnlyVersion, onAnother }: VersionProps) {
  const { sentences, engine, note } = result;
  const { texts, choose, whole, figures } = useChosen(sentences);
  const [isMarked, setMarked] = useState(true);
  return (
    <Result>
      <LongText label="Paraphrased text" text={whole} copied="Paraphrased text copied to clipboard" />
      <div className="flex flex-wrap items-center gap-2">
        <button
          type="button"
          className="button-quiet aria-disabled:opacity-55"
          aria-disabled={busy}
          onClick={busy ? undefined : onAnother}
        >
          <Icon name="refresh-cw" /> Another version
        </button>
        <DownloadButton
          label="Download"
          fileName="paraphrased-text.txt"
          type="text/plain;charset=utf-8"
          content={() => whole}
        />
        <ShareLink text={text} />
      </div>
      {/* Always there, so that nothing beneath it moves. */}
      <div className="min-h-6 text-sm text-muted *:mt-0">
        {busy && <RunProgress label="Rewriting" progress={progress} />}
        <p role="status">
          {!busy && isOnlyVersion && 'No other version was found. Try a higher strength or another mode.'}
        </p>
      </div>
      {note !== null && (
        <p className="flex items-start gap-2 text-sm text-warning">
          <Icon name="triangle-alert" className="mt-0.5" /> {note}
        </p>
      )}
      <RewriteFigures {...figures} engine={engine} />
      <section className="grid gap-3" aria-labelledby="sentences">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <h2 id="sentences" className="text-xl">
            Sentence by sentence
          </h2>
          <Checkbox label="Mark changed words" checked={isMarked} onChange={setMarked} />
        </div>
        {isMarked && <MarksLegend />}
        <MarkedSentences sentences={sentences} texts={texts} onChoose={choose} isMarked={isMarked} />
        <KeptSentences sentences={sentences} />
      </section>
    </Result>
  );
}
