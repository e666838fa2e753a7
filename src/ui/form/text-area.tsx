import { type ClipboardEvent, lazy, type ReactNode, Suspense, useState } from 'react';
import { textDirection } from '#lib/text/text-direction';
import { textParts } from '#lib/text/text-parts';
import type { CodeField } from '../code/use-code-editor.tsx';
import { Field, useEarlyInput } from './field.tsx';

interface TextAreaProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  placeholder?: string | undefined;
  help?: string | undefined;
  rows?: number;
  maxLength?: number | undefined;
  /** Of a field in which each character counts: letters of one width, and this in its place once it is touched. */
  editor?: CodeField | undefined;
  aside?: ReactNode;
}

/** Rows from which on a text is what the visitor works on: it takes the height that its pane has. */
const TALL = 8;

const CODE_LOOK = 'font-mono text-sm';

const PartSwitch = lazy(() => import('./part-switch.tsx'));

/** Pasted text above this many UTF-16 code units goes past the browser's own editing, which takes seconds for megabytes. */
const LARGE_PASTE = 20_000;

/** Many lines of text, of any length: very long ones are edited in parts. */
export function TextArea({
  label,
  value,
  onChange,
  placeholder,
  help,
  rows = 8,
  maxLength,
  editor,
  aside,
}: TextAreaProps) {
  const { parts, index, goTo, changePart } = useParts(value, onChange);
  const control = useEarlyInput<HTMLTextAreaElement>(value, onChange);
  const part = parts[index] ?? '';
  const size = `resize-y rows-${Math.min(rows, TALL)} ${editor ? CODE_LOOK : ''}`;

  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = event.clipboardData.getData('text/plain').replaceAll('\r\n', '\n');
    if (pasted.length < LARGE_PASTE) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    changePart(part.slice(0, selectionStart) + pasted + part.slice(selectionEnd));
  };
  return (
    <Field label={label} help={help} aside={aside}>
      {(ids) => (
        <>
          {editor?.Editor && parts.length === 1 ? (
            <editor.Editor
              {...{ ids, label, placeholder, maxLength }}
              {...editor.opened}
              value={part}
              onChange={changePart}
              className={size}
            />
          ) : (
            <textarea
              {...ids}
              ref={control}
              dir={textDirection(part)}
              rows={rows}
              maxLength={maxLength}
              value={part}
              placeholder={placeholder}
              spellCheck={false}
              className={`control ${size}`}
              onChange={(event) => changePart(event.target.value)}
              onPaste={onPaste}
              onFocus={editor?.touch}
            />
          )}
          {parts.length > 1 && (
            <Suspense>
              <PartSwitch index={index} count={parts.length} onGo={goTo} all="All of the text is used." />
            </Suspense>
          )}
        </>
      )}
    </Field>
  );
}

function useParts(value: string, onChange: (text: string) => void) {
  const [state, setState] = useState(() => ({ whole: value, parts: textParts(value), index: 0 }));
  let { parts, index } = state;
  if (state.whole !== value) {
    // Changed from outside: opened, cleared, a sample.
    parts = textParts(value);
    index = 0;
    setState({ whole: value, parts, index });
  }
  const changePart = (part: string) => {
    const changed = parts.with(index, part);
    const whole = changed.join('');
    // What stays within a part leaves the others as they are, so that nothing moves while someone types.
    const pieces = textParts(part).length > 1 || textParts(whole).length === 1 ? textParts(whole) : changed;
    setState({ whole, parts: pieces, index: Math.min(index, pieces.length - 1) });
    onChange(whole);
  };
  const goTo = (next: number) => setState({ whole: value, parts, index: next });
  return { parts, index, goTo, changePart };
}
