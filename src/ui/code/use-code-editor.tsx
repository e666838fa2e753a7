import { type ComponentType, type FocusEvent, useState } from 'react';
import type { Code } from '#kit/field';
import { useLazyComponent } from '../lazy-component.tsx';
import type { CodeEditorProps } from './code-editor.tsx';

/** What a plain field needs to become an editor. */
export interface CodeField {
  /** There once the field was touched and the editor came. */
  Editor: ComponentType<CodeEditorProps> | undefined;
  opened: Pick<CodeEditorProps, 'code' | 'field'>;
  touch: (event: FocusEvent<HTMLTextAreaElement>) => void;
}

const loadEditor = async () => (await import('./code-editor.tsx')).default;

/** The editor in the place of a plain field that holds code: fetched when the field is first touched, and never where scripts fail. */
export function useCodeEditor(code: Code | undefined): CodeField | undefined {
  const [Editor, ask] = useLazyComponent<CodeEditorProps>(loadEditor);
  const [field, setField] = useState<HTMLTextAreaElement>();
  return (
    code && {
      Editor: field && Editor,
      opened: { code, field },
      touch: ({ currentTarget }) => {
        setField(currentTarget);
        // Without a line the plain field goes on.
        ask().catch(console.warn);
      },
    }
  );
}
