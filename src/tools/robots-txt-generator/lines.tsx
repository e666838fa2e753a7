import { Field, useEarlyInput } from '#ui/form/field';

interface LinesProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  rows: number;
  placeholder: string;
  help: string;
}

/** A few short lines. What is made for texts of megabytes would weigh more than all else on the page. */
export function Lines({ label, value, onChange, rows, placeholder, help }: LinesProps) {
  const control = useEarlyInput<HTMLTextAreaElement>(value, onChange);
  return (
    <Field label={label} help={help}>
      {(ids) => (
        <textarea
          {...ids}
          ref={control}
          rows={rows}
          value={value}
          placeholder={placeholder}
          spellCheck={false}
          className="control resize-y"
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
