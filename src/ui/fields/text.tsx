import { type FieldKindProps, wordsOf } from '../drawn/field-kind.tsx';
import { TextInput } from '../form/text-input.tsx';

/** One line. */
export default function TextField({ facts, value, onChange }: FieldKindProps) {
  const { maxLength, code } = facts;
  return <TextInput {...wordsOf(facts)} {...{ maxLength, onChange }} mono={code !== undefined} value={String(value)} />;
}
