import { useEffect, useState } from 'react';
import type { ToolOutput } from '#kit/define-tool';
import { DownloadButton } from '#ui/result/download-button';
import { ReadOnlyText } from '#ui/result/read-only-text';
import { Result } from '#ui/result/result';
import { markedText } from './marked-text.ts';
import type tool from './tool.ts';

type Read = ToolOutput<typeof tool>;

export interface ReadingProps {
  busy: boolean;
  result: Read | undefined;
}

/** What is shown beneath the form: how long it has been reading, then what was read. */
export function Reading({ busy, result }: ReadingProps) {
  return (
    <>
      {busy && <Elapsed />}
      {result && <ReadResult {...result} />}
    </>
  );
}

/** The server answers once, at the end: how far it has come is not known here, how long it takes is. */
function Elapsed() {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), 1_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <p className="mt-4 text-sm text-muted figures">
      {seconds} {seconds === 1 ? 'second' : 'seconds'} so far. A few lines take a second or two, a full page up to ten.
    </p>
  );
}

function ReadResult({ text, confidence, uncertainWords, words, lines, paragraphs, turned }: Read) {
  if (text === '') {
    return (
      <Result>
        <p>No text was found in this picture.</p>
      </Result>
    );
  }
  return (
    <Result>
      <ReadOnlyText
        label="Extracted text"
        value={text}
        rows={Math.min(20, Math.max(6, lines + paragraphs))}
        copied="Text copied to clipboard"
        failed="Failed to copy text"
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
