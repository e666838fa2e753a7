import type { ToolOutput } from '#kit/define-tool';
import type { Progress } from '#kit/progress';
import { formatFigure } from '#lib/figure';
import { Icon } from '#ui/icon';
import { ContinueWithText } from '#ui/result/continue-with-text';
import { DownloadButton } from '#ui/result/download-button';
import { LongText } from '#ui/result/long-text';
import { Result } from '#ui/result/result';
import { RunProgress } from '#ui/result/run-progress';
import { ShareLink } from '#ui/result/share-link';
import { RewriteFigures } from '#ui/rewrite/rewrite-figures';
import { formatNames } from './page-options.ts';
import { SideBySide } from './side-by-side.tsx';
import type tool from './tool.ts';

const files = {
  text: { fileName: 'rewritten-article.txt', type: 'text/plain;charset=utf-8' },
  markdown: { fileName: 'rewritten-article.md', type: 'text/markdown;charset=utf-8' },
  html: { fileName: 'rewritten-article.html', type: 'text/html;charset=utf-8' },
} as const;

/** Where a text may go next, the plagiarism checker once there is one. */
const next = ['word-counter', 'keyword-density', 'plagiarism-checker'];

export interface RewrittenProps {
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
export function Rewritten({ busy, progress, result, ...rest }: RewrittenProps) {
  return (
    <>
      {busy && !result && <RunProgress label="Rewriting" progress={progress} />}
      {result && <Version {...rest} {...{ busy, progress, result }} />}
    </>
  );
}

type VersionProps = Omit<RewrittenProps, 'result'> & { result: ToolOutput<typeof tool> };

function Version({ busy, progress, result, text, isOnlyVersion, onAnother }: VersionProps) {
  const { rewrittenText, format, passages, changedShare, words, grade, passageCount, engine, note } = result;
  const { rewritten, kept } = passageCount;
  return (
    <Result>
      <LongText label="Rewritten text" text={rewrittenText} copied="Rewritten text copied to clipboard" />
      <div className="flex flex-wrap items-center gap-2">
        <button type="button" className="button-quiet" aria-disabled={busy} onClick={busy ? undefined : onAnother}>
          <Icon name="refresh-cw" /> Another version
        </button>
        <DownloadButton label="Download" {...files[format]} content={() => rewrittenText} />
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
      <RewriteFigures {...{ changedShare, words, grade, engine }} />
      <p className="text-sm text-muted">
        Read as {format === 'text' ? 'plain text' : formatNames[format]}: {formatFigure(rewritten)}{' '}
        {rewritten === 1 ? 'passage' : 'passages'} rewritten, {formatFigure(kept)} kept. Headings, code and quotations
        are never touched.
      </p>
      <ContinueWithText slugs={next} text={rewrittenText} />
      <SideBySide passages={passages} />
    </Result>
  );
}
