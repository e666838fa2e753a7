import { useEffect, useState } from 'react';
import type { FieldKindProps } from '#ui/drawn/field-kind';
import { Field } from '#ui/form/field';
import { callApi } from '#ui/tool-page/call-api';
import { languageName } from './language-name.ts';

/** The languages that are installed here: asked when the options are opened, English until the answer is there. */
export default function LanguageField({ facts: { label }, value: held, onChange }: FieldKindProps) {
  const value = String(held);
  const [codes, setCodes] = useState<readonly string[]>([value]);
  useEffect(() => {
    const leaving = new AbortController();
    callApi('/tools/image-to-text', { signal: leaving.signal }).then(
      ({ data }) => setCodes((before) => [...new Set([...before, ...languagesIn(data)])]),
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

function languagesIn(definition: unknown): string[] {
  if (typeof definition !== 'object' || definition === null || !('choices' in definition)) return [];
  const { choices } = definition;
  if (typeof choices !== 'object' || choices === null || !('language' in choices)) return [];
  const { language } = choices;
  return Array.isArray(language) ? language.filter((code) => typeof code === 'string') : [];
}
