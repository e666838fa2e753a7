import type { InputFacts } from '#kit/facts';
import { allFields } from './all-fields.tsx';
import { DrawnField } from './drawn-field.tsx';
import { FieldKinds } from './kinds.tsx';
import type { HeldForm } from './use-form.tsx';

/** The fields behind "Options": they come when those are opened. */
export function RareFields({ inputs, form }: { inputs: readonly InputFacts[]; form: HeldForm }) {
  return (
    <FieldKinds value={allFields}>
      <div className="grid gap-5">
        {inputs.map((each) => (
          <DrawnField key={each.name} {...form.field(each)} />
        ))}
      </div>
    </FieldKinds>
  );
}
