import { useCodeEditor } from '../code/use-code-editor.tsx';
import { type FieldKindProps, wordsOf } from '../drawn/field-kind.tsx';
import { TextArea } from '../form/text-area.tsx';

/** A list of texts, one per line. */
export default function LinesField({ facts, value, onChange }: FieldKindProps) {
  return (
    <TextArea
      {...wordsOf(facts)}
      editor={useCodeEditor(facts.code)}
      value={String(value)}
      onChange={onChange}
      rows={4}
    />
  );
}
