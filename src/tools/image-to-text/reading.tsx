import type { ToolOutput } from '#kit/define-tool';
import type { Progress } from '#kit/progress';
import { DownloadButton } from '#ui/result/download-button';
import { ReadOnlyText } from '#ui/result/read-only-text';
import { Result } from '#ui/result/result';
import { RunProgress } from '#ui/result/run-progress';
import { markedText } from './marked-text.ts';
import type tool from './tool.ts';

type Read = ToolOutput<typeof tool>;

export interface ReadingProps {
  busy: boolean;
  progress: Progress | undefined;
  result: Read | undefined;
}

/** What is shown beneath the form: how far the reading is, then what was read. */
export function Reading({ busy, progress, result }: ReadingProps) {
  return (
    <>
      {busy && <RunProgress label="Reading" progress={progress} />}
      {result && <ReadResult {...result} />}
    </>
  );
}

function ReadResult({ text, confidence, uncertainWords, words, lines, paragraphs, note, turned }: Read) {
  if (text === '') {
    return (
      <Result>
        <p>{note ?? 'No text was found in this picture.'}</p>
      </Result>
    );
  }
  return (
    <Result>
      {note && <p>{note}</p>}
      <ReadOnlyText
        label="Extracted text"
        value={text}
        rows={Math.min(20, Math.max(6, lines + paragraphs))}
        copied="Text copied to clipboard"
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted">
          {counted(words, 'word')}, {counted(lines, 'line')}, {counted(paragraphs, 'paragraph')}, read with {confidence}
          % confidence{turned === 0 ? '' : `, turned by ${turned}° first`}.
        </p>
        <DownloadButton
          label="Download as text"
          fileName="extracted-text.txt"
          type="text/plain;charset=utf-8"
          content={() => text}
        />
      </div>
      {uncertainWords.length > 0 && <Doubts text={text} uncertainWords={uncertainWords} />}
    </Result>
  );
}

function Doubts({ text, uncertainWords }: Pick<Read, 'text' | 'uncertainWords'>) {
  return (
    <details>
      <summary className="link cursor-pointer">
        {counted(uncertainWords.length, 'word')} to check against the picture
      </summary>
      <p className="mt-3 whitespace-pre-wrap rounded-card border border-line bg-sunken p-4" dir="auto">
        {markedText(text, uncertainWords).map((piece) =>
          piece.marked ? <mark key={piece.start}>{piece.text}</mark> : piece.text,
        )}
      </p>
    </details>
  );
}

const figure = new Intl.NumberFormat('en');

const counted = (count: number, noun: string) => `${figure.format(count)} ${noun}${count === 1 ? '' : 's'}`;
