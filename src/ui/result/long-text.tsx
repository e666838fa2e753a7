import { useState } from 'react';
import { textDirection } from '#lib/text/text-direction';
import { textParts } from '#lib/text/text-parts';
import { Field } from '../form/field.tsx';
import { CopyButton } from './copy-button.tsx';

interface LongTextProps {
  label: string;
  text: string;
  copied: string;
  failed?: string | undefined;
}

/** Text that came out, of any length: a browser takes seconds to lay out megabytes in one field, so it is shown in parts. */
export function LongText({ label, text, copied, failed }: LongTextProps) {
  const [state, setState] = useState(() => ({ whole: text, parts: textParts(text), index: 0 }));
  if (state.whole !== text) setState({ whole: text, parts: textParts(text), index: 0 });
  const { parts, index } = state;
  const part = parts[index] ?? '';
  const goTo = (next: number) => setState({ ...state, index: next });
  return (
    <Field label={label} aside={<CopyButton text={text} copied={copied} failed={failed} />}>
      {(ids) => (
        <>
          <textarea {...ids} readOnly dir={textDirection(part)} rows={8} value={part} className="control" />
          {parts.length > 1 && (
            <div className="mt-2 flex flex-wrap items-center gap-2 text-sm">
              <button type="button" className="button-quiet" disabled={index === 0} onClick={() => goTo(index - 1)}>
                Back
              </button>
              <button
                type="button"
                className="button-quiet"
                disabled={index === parts.length - 1}
                onClick={() => goTo(index + 1)}
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
