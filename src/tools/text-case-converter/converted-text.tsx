import { useState } from 'react';
import { textDirection } from '#lib/text/text-direction';
import { textParts } from '#lib/text/text-parts';
import { Field } from '#ui/form/field';
import { Icon } from '#ui/icon';
import { CopyButton } from '#ui/result/copy-button';
import { DownloadButton } from '#ui/result/download-button';
import { Result } from '#ui/result/result';
import { ShareLink } from '#ui/result/share-link';

export interface ConvertedProps {
  convertedText: string;
  rule: string;
  leftOut: readonly string[];
  /** What the visitor entered, for the link. */
  text: string;
}

/** The converted text, by which rule, and what to do with it. */
export function ConvertedText({ convertedText, rule, leftOut, text }: ConvertedProps) {
  return (
    <Result>
      <LongText key={convertedText} text={convertedText} />
      <p className="text-sm text-muted">{rule}</p>
      {leftOut.length > 0 && (
        <p className="flex items-start gap-2 text-sm text-warning">
          <Icon name="triangle-alert" /> Left out, as names do not hold them: {leftOut.slice(0, 40).join(' ')}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <DownloadButton
          label="Download"
          fileName="converted-text.txt"
          type="text/plain;charset=utf-8"
          content={() => convertedText}
        />
        <ShareLink text={text} />
      </div>
    </Result>
  );
}

/** A browser takes seconds to lay out megabytes in one field, so a long text is shown in parts. */
function LongText({ text }: { text: string }) {
  const [index, setIndex] = useState(0);
  const [parts] = useState(() => textParts(text));
  const part = parts[index] ?? '';
  return (
    <Field
      label="Converted text"
      aside={<CopyButton text={text} copied="Text copied to clipboard!" failed="Failed to copy text" />}
    >
      {(ids) => (
        <>
          <textarea {...ids} readOnly dir={textDirection(part)} rows={8} value={part} className="control" />
          {parts.length > 1 && (
            <div className="mt-2 flex flex-wrap items-center gap-2 text-sm">
              <button type="button" className="button-quiet" disabled={index === 0} onClick={() => setIndex(index - 1)}>
                Back
              </button>
              <button
                type="button"
                className="button-quiet"
                disabled={index === parts.length - 1}
                onClick={() => setIndex(index + 1)}
              >
                Further
              </button>
              <span className="text-muted">
                Piece {index + 1} of {parts.length}. All of it is copied and saved.
              </span>
            </div>
          )}
        </>
      )}
    </Field>
  );
}
