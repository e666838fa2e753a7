import { type ReactNode, useRef } from 'react';
import type { CardFacts } from '#kit/facts';
import type { CodeField } from '../code/use-code-editor.tsx';
import { Icon } from '../icon.tsx';
import { Samples } from '../tool-page/samples.tsx';
import { pasteInto, useSharedText } from './bring-text.tsx';
import { useOpenTextFile } from './open-text-file.tsx';
import { TextArea } from './text-area.tsx';

interface TextSourceProps {
  value: string;
  onChange: (text: string) => void;
  /** What Paste, Clear and an opened file do; `onChange` unless told. */
  onReplace?: (text: string) => void;
  /** The tool's examples, as samples below the text. */
  examples?: CardFacts['examples'];
  /** Another text of the form is the one that a shared link brings. */
  isSecond?: boolean;
  onSample?: (input: Record<string, unknown>) => void;
  label: string;
  placeholder?: string | undefined;
  help?: string | undefined;
  rows?: number;
  editor?: CodeField | undefined;
  /** What a file does; without it, a text file is opened in the text's place. */
  onFile?: ((file: File) => void) | undefined;
  /** The file button's name. */
  openLabel?: string;
  /** More buttons of the bar, after Paste, Open file and Clear. */
  children?: ReactNode;
}

/**
 * Where a text tool gets its text: typed, pasted, opened, dropped, a sample, handed over by another page, or from a shared
 * link's fragment. The same in every text tool.
 */
export function TextSource({
  value,
  onChange,
  onReplace = onChange,
  examples = [],
  isSecond,
  onSample,
  onFile,
  openLabel = 'Open file',
  children,
  ...rest
}: TextSourceProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const { open, stage } = useOpenTextFile(onReplace);
  useSharedText(isSecond ? undefined : onChange);
  return (
    <div>
      <TextArea
        {...rest}
        value={value}
        onChange={onChange}
        aside={
          <span className="flex flex-wrap gap-1.5">
            <button type="button" className="button-quiet" onClick={() => void pasteInto(onReplace)}>
              <Icon name="clipboard-paste" /> Paste
            </button>
            <button type="button" className="button-quiet" onClick={() => chooser.current?.click()}>
              <Icon name="file-up" /> {stage ?? openLabel}
            </button>
            <button type="button" className="button-quiet" onClick={() => onReplace('')} disabled={value === ''}>
              <Icon name="eraser" /> Clear
            </button>
            {children}
          </span>
        }
      />
      <input
        ref={chooser}
        type="file"
        accept={onFile ? undefined : 'text/*,.md,.csv,.json,.xml,.html,.srt,.tex,.pdf,.docx,.odt,.epub'}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void (onFile ?? open)(file);
          target.value = '';
        }}
      />
      {onSample && (
        <div className="mt-4">
          <Samples examples={examples} onPick={onSample} />
        </div>
      )}
    </div>
  );
}
