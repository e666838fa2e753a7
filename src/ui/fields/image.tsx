import { type FieldKindProps, wordsOf } from '../drawn/field-kind.tsx';
import { ImageInput } from '../form/image-input.tsx';

/** A picture, or many. */
export default function ImageField({ facts, value, onChange, form }: FieldKindProps) {
  return <ImageInput {...wordsOf(facts)} value={String(value)} onChange={onChange} many={form?.many} />;
}
