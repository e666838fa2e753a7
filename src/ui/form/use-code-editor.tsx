import { type FocusEvent, useState } from 'react';
import type { Code } from '#kit/field';
import type { CodeEditorProps } from '../code/code-editor.tsx';
import { useLazyComponent } from '../lazy-component.tsx';

const loadEditor = async () => (await import('../code/code-editor.tsx')).default;

/**
 * The editor in the place of a plain field that holds code: fetched when the field is first touched, and never where scripts fail. With
 * no `code` the field stays plain, as for a text so long that it is edited in parts.
 */
export function useCodeEditor(code: Code | undefined) {
  const [Editor, ask] = useLazyComponent<CodeEditorProps>(loadEditor);
  const [field, setField] = useState<HTMLTextAreaElement>();
  const touch = ({ currentTarget }: FocusEvent<HTMLTextAreaElement>) => {
    setField(currentTarget);
    // Without a line the plain field goes on.
    ask().catch(console.warn);
  };
  return { Editor, opened: code && field && { code, field }, touch: code && touch };
}
