import { useEffect, useState } from 'react';
import type { FieldKindProps } from '#ui/drawn/field-kind';
import { Field } from '#ui/form/field';
import { choicesOf } from '#ui/tool-page/choices-of';
import { languageName } from './language-name.ts';

/** The languages that are installed here: asked when the options are opened, English until the answer is there. */
export default function LanguageField({ facts: { label }, value: held, onChange }: FieldKindProps) {
  const value = String(held);
  const [codes, setCodes] = useState<readonly string[]>([value]);
  useEffect(() => {
    const leaving = new AbortController();
    choicesOf('image-to-text', leaving.signal).then(
      ({ language = [] }) => setCodes((before) => [...new Set([...before, ...language])]),
      (error: unknown) => {
        if (!leaving.signal.aborted) console.error(error);
      },
    );
    return () => leaving.abort();
  }, []);
  const isAlone = codes.length === 1;
  const help =
    'English is always available. Anyone who runs their own copy of this site can install a hundred more languages.';
  return (
    <Field label={label} {...(isAlone && { help })}>
      {(ids) => (
        <select {...ids} className="control" value={value} onChange={(event) => onChange(event.target.value)}>
          {codes.map((code) => (
            <option key={code} value={code}>
              {languageName(code)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
