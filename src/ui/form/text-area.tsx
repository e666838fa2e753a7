import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { notify } from '../notice/notices.tsx';
import { Field } from './field.tsx';

interface TextAreaProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  placeholder?: string | undefined;
  help?: string | undefined;
  rows?: number;
  aside?: ReactNode;
  /** What a dropped file does; without it, a text file is opened in the text's place. */
  onFile?: (file: File) => void;
}

/** Many lines of text. */
export function TextArea({ label, value, onChange, placeholder, help, rows = 8, aside, onFile }: TextAreaProps) {
  const [dropping, setDropping] = useState(false);
  const open = useOpenTextFile(onChange);
  const onDrop = (event: DragEvent) => {
    setDropping(false);
    const [file] = event.dataTransfer.files;
    if (!file) return;
    event.preventDefault();
    if (onFile) onFile(file);
    else void open(file);
  };
  return (
    <Field label={label} help={help} aside={aside}>
      {(ids) => (
        <textarea
          {...ids}
          dir="auto"
          rows={rows}
          value={value}
          placeholder={placeholder}
          spellCheck={false}
          className={`control resize-y font-[inherit] ${dropping ? 'border-accent bg-accent-soft' : ''}`}
          onChange={(event) => onChange(event.target.value)}
          onDragOver={(event) => {
            if (!event.dataTransfer.types.includes('Files')) return;
            event.preventDefault();
            setDropping(true);
          }}
          onDragLeave={() => setDropping(false)}
          onDrop={onDrop}
        />
      )}
    </Field>
  );
}

const LARGEST_TEXT_FILE = 50 * 1024 * 1024;

/** Reads a file as UTF-8 (or UTF-16 by its mark) and hands over its text; says so when it is not text or too large. */
export function useOpenTextFile(onText: (text: string) => void) {
  const latest = useRef(onText);
  latest.current = onText;
  return async (file: File) => {
    if (file.size > LARGEST_TEXT_FILE) {
      notify({ kind: 'error', message: `"${file.name}" is larger than 50 MB, too large to open here.` });
      return;
    }
    const bytes = new Uint8Array(await file.arrayBuffer());
    const text = decodeText(bytes);
    if (text === undefined) notify({ kind: 'error', message: `"${file.name}" does not look like a text file.` });
    else latest.current(text);
  };
}

export function decodeText(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.subarray(0, 8_000).includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
