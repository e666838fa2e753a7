import type { HTMLInputTypeAttribute } from 'react';
import { Field, useEarlyInput } from './field.tsx';

interface TextInputProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  type?: HTMLInputTypeAttribute;
  inputMode?: 'text' | 'url' | 'numeric' | 'decimal';
  placeholder?: string | undefined;
  help?: string | undefined;
  min?: number | undefined;
  max?: number | undefined;
  step?: number | 'any';
  maxLength?: number | undefined;
  mono?: boolean;
}

/** One line: text, a number, an address, a domain. */
export function TextInput({ label, value, onChange, type = 'text', help, mono, ...rest }: TextInputProps) {
  const control = useEarlyInput<HTMLInputElement>(value, onChange);
  return (
    <Field label={label} help={help}>
      {(ids) => (
        <input
          {...ids}
          {...rest}
          ref={control}
          type={type}
          dir="auto"
          value={value}
          autoCapitalize="off"
          autoComplete="off"
          spellCheck={false}
          className={`control ${mono ? 'font-mono' : ''}`}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
