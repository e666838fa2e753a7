import type { ComponentType } from 'react';
import { inputFacts } from '#kit/facts';
import { allFields } from './all-fields.tsx';
import type { FieldKindProps } from './field-kind.tsx';
import { type FieldAddresses, FieldsInLine } from './form-fields.tsx';
import { FieldKinds, withKinds } from './kinds.tsx';
import type { HeldForm } from './use-form.tsx';

interface RareFieldsProps {
  names: readonly string[];
  form: Pick<HeldForm, 'field'>;
}

/** The fields that are folded away, with the tool's own by their addresses: they come when those are opened. */
export async function loadRareFields({
  definition,
  ownFields,
}: FieldAddresses): Promise<ComponentType<RareFieldsProps>> {
  const [{ default: tool }, ...parts] = await Promise.all([
    import(/* @vite-ignore */ definition),
    ...Object.entries(ownFields).map(async ([name, address]) => {
      const { default: Part }: { default: ComponentType<FieldKindProps> } = await import(/* @vite-ignore */ address);
      return [name, Part] as const;
    }),
  ]);
  const kinds = withKinds(allFields, Object.fromEntries(parts));
  const inputs = inputFacts(tool.input);
  return function RareFields({ names, form }) {
    return (
      <FieldKinds value={kinds}>
        <FieldsInLine inputs={inputs.filter(({ name }) => names.includes(name))} form={form} />
      </FieldKinds>
    );
  };
}
