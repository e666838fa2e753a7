import { useState } from 'react';
import { formatBytes } from '#lib/byte-size';
import { type FieldKindProps, wordsOf } from '../drawn/field-kind.tsx';
import { FileChooser } from '../form/file-chooser.tsx';

/** A file of the visitor's, held as Base64. */
export default function FileField({ facts, value, onChange }: FieldKindProps) {
  const { label, help, placeholder } = wordsOf(facts);
  const [name, setName] = useState('');
  const take = async (file: File) => {
    const { readAsBase64 } = await import('../form/read-as-base64.tsx');
    const content = await readAsBase64(file, facts.maxLength);
    if (content === undefined) return;
    setName(`${file.name}, ${formatBytes(file.size)}`);
    onChange(content);
  };
  return (
    <FileChooser label={label} help={help} action="Open file" onFile={(file) => void take(file)}>
      {value === '' ? (placeholder ?? 'or drop it here') : name}
    </FileChooser>
  );
}
