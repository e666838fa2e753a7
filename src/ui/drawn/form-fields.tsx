import type { InputFacts } from '#kit/facts';
import type { Control } from '#kit/field';
import { MoreOptions } from '../form/more-options.tsx';
import { Samples } from '../tool-page/samples.tsx';
import { DrawnField } from './drawn-field.tsx';
import type { HeldForm } from './use-form.tsx';

const loadRare = async () => (await import('./rare-fields.tsx')).RareFields;

/** Controls that take a whole line. */
const WIDE: ReadonlySet<Control> = new Set(['radio', 'textarea', 'lines', 'rows']);

interface FormFieldsProps {
  inputs: readonly InputFacts[];
  form: HeldForm;
  /** Whether the samples are offered elsewhere. */
  withoutSamples?: boolean;
}

/** The fields of a form with its samples; what few people need is behind "Options". */
export function FormFields({ inputs, form, withoutSamples = false }: FormFieldsProps) {
  const options = inputs.filter(({ role }) => role === 'option');
  const rare = inputs.filter(({ role }) => role === 'rare');
  return (
    <>
      {inputs.map((each) => each.role === 'material' && <DrawnField key={each.name} {...form.field(each)} />)}
      {form.parts.sampled === undefined && !withoutSamples && (
        <Samples examples={form.parts.examples} onPick={form.fill} />
      )}
      {options.length > 0 && (
        <div className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-2">
          {options.map((each) => (
            <div key={each.name} className={WIDE.has(each.control) ? 'sm:col-span-2' : undefined}>
              <DrawnField {...form.field(each)} />
            </div>
          ))}
        </div>
      )}
      {rare.length > 0 && <MoreOptions load={loadRare} props={{ inputs: rare, form }} />}
    </>
  );
}
