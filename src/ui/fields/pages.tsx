import { type FieldKindProps, wordsOf } from '../drawn/field-kind.tsx';
import { TextInput } from '../form/text-input.tsx';
import { useLazyComponent } from '../lazy-component.tsx';

const loadBoard = async () => (await import('../form/page-board.tsx')).PageBoard;

/** Pages of a document, written down or chosen by looking at them; the document is the form's, or the row's, `url`. */
export default function PagesField({ facts, value, onChange, form }: FieldKindProps) {
  const [Board, ask] = useLazyComponent(loadBoard);
  const url = String(form?.values.url ?? '').trim();
  const text = String(value);
  return (
    <div>
      <TextInput {...wordsOf(facts)} value={text} onChange={onChange} />
      {url.startsWith('file:///') && (
        <details className="mt-1.5" onToggle={() => void ask().catch(console.error)}>
          <summary className="text-sm">Choose by looking</summary>
          {Board && <Board url={url} password={String(form?.values.password ?? '')} value={text} onChange={onChange} />}
        </details>
      )}
    </div>
  );
}
