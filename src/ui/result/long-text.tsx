import { type ReactNode, useState } from 'react';
import type { Code } from '#kit/field';
import { textDirection } from '#lib/text/text-direction';
import { textParts } from '#lib/text/text-parts';
import { useCodeEditor } from '../code/use-code-editor.tsx';
import { Field } from '../form/field.tsx';
import PartSwitch from '../form/part-switch.tsx';
import { TextActions } from './text-actions.tsx';

interface LongTextProps {
  label: string;
  text: string;
  copied: string;
  /** The language of code or data. */
  code?: Code | undefined;
  /** Beside Copy: what else can be done with the text. */
  actions?: ReactNode;
}

/** Text that came out, of any length: a browser takes seconds to lay out megabytes in one field, so it is shown in parts. */
export function LongText({ label, text, copied, code, actions }: LongTextProps) {
  const [state, setState] = useState(() => ({ whole: text, parts: textParts(text), index: 0 }));
  if (state.whole !== text) setState({ whole: text, parts: textParts(text), index: 0 });
  const { parts, index } = state;
  const part = parts[index] ?? '';
  const editor = useCodeEditor(code);
  const goTo = (next: number) => setState({ ...state, index: next });
  return (
    <Field label={label} aside={<TextActions {...{ text, copied, actions }} />}>
      {(ids) => (
        <>
          {editor?.Editor && parts.length === 1 ? (
            <editor.Editor {...{ ids, label }} {...editor.opened} value={part} className="rows-8 long-result text-sm" />
          ) : (
            <textarea
              {...ids}
              readOnly
              dir={textDirection(part)}
              rows={8}
              value={part}
              className={`control rows-8 long-result ${code ? 'font-mono text-sm' : ''}`}
              onFocus={editor?.touch}
            />
          )}
          {parts.length > 1 && (
            <PartSwitch index={index} count={parts.length} onGo={goTo} all="All of it is copied and saved." />
          )}
        </>
      )}
    </Field>
  );
}
