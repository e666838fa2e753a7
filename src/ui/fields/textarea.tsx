import { type FieldKindProps, wordsOf } from '../drawn/field-kind.tsx';
import { TextArea } from '../form/text-area.tsx';
import { TextSource } from '../form/text-source.tsx';

/** Many lines. What a visitor works on comes from the clipboard, a file, a sample or a shared link as well. */
export default function LongTextField({ facts, value, onChange, form }: FieldKindProps) {
  const control = { ...wordsOf(facts), value: String(value), onChange };
  if (form?.sampled !== facts.name) return <TextArea {...control} rows={rowsFor(facts)} />;
  return <TextSource {...control} examples={form.examples} onSample={form.onSample} />;
}

function rowsFor({ role, maxLength = Number.POSITIVE_INFINITY }: FieldKindProps['facts']): number {
  if (maxLength <= 2_000) return 3;
  return role === 'material' ? 8 : 4;
}
