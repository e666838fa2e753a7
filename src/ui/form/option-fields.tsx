import type { InputFacts } from '#kit/facts';
import { ColourInput } from './colour-input.tsx';
import { SchemaField } from './schema-field.tsx';

export interface OptionFieldsProps {
  inputs: readonly InputFacts[];
  /** By name, as text; a check box is `true` or `false`. */
  options: Readonly<Record<string, string>>;
  onChange: (changed: Record<string, string>) => void;
}

/** The controls of a definition's optional fields, for `MoreOptions`. */
export function OptionFields({ inputs, options, onChange }: OptionFieldsProps) {
  return (
    <div className="grid gap-5">
      {inputs.map((input) => {
        const { name, label, help, control, type } = input;
        const value = options[name] ?? '';
        const change = (changed: string | boolean) => onChange({ [name]: String(changed) });
        if (control === 'color') return <ColourInput key={name} {...{ label, help, value }} onChange={change} />;
        const held = type === 'boolean' ? value === 'true' : value;
        return <SchemaField key={name} facts={input} value={held} onChange={change} />;
      })}
    </div>
  );
}
