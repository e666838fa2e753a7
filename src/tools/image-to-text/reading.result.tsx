import { type OwnResultProps, ownResult } from '#ui/drawn/own-result';
import { DownloadButton } from '#ui/result/download-button';
import { ReadOnlyText } from '#ui/result/read-only-text';
import { markedText } from './marked-text.ts';
import tool from './tool.ts';

type ReadingProps = OwnResultProps<typeof tool>;

/** The text that was read, and the words to look at again. */
export default ownResult(tool, ({ result }: ReadingProps) => {
  const { text, confidence, uncertainWords, words, lines, paragraphs, note, turned } = result;
  if (text === '') return <p>{note}</p>;
  return (
    <>
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
      {uncertainWords.length > 0 && (
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
      )}
    </>
  );
});

const figure = new Intl.NumberFormat('en');

const counted = (count: number, noun: string) => `${figure.format(count)} ${noun}${count === 1 ? '' : 's'}`;
