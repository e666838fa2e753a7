import type { InputFacts } from '#kit/facts';
import { MoreOptions } from '../form/more-options.tsx';
import { Samples } from '../tool-page/samples.tsx';
import { DrawnField } from './drawn-field.tsx';
import { counts } from './held-values.tsx';
import type { HeldForm } from './use-form.tsx';

const loadRare = async (addresses: FieldAddresses) => {
  const { loadRareFields } = await import('./rare-fields.tsx');
  return loadRareFields(addresses);
};

/** Controls that take a whole line, such as `textarea` and `texts`: what a tool brings itself as well, as it may hold anything. */
const WIDE = /^(\.\/|radio|text.|lines|rows)/;

interface FormFieldsProps {
  inputs: readonly InputFacts[];
  form: HeldForm;
  addresses: FieldAddresses;
  /** Whether the samples are offered elsewhere. */
  withoutSamples?: boolean;
}

/** Where the fields behind "Options" come from. */
export interface FieldAddresses {
  /** Address of the module that holds the tool's definition. */
  definition: string;
  /** Addresses of the tool's own fields, by the names that its definition gives them. */
  ownFields: Readonly<Record<string, string>>;
}

/** The fields of a form with its samples; what few people need is folded away. */
export function FormFields({ inputs: all, form, addresses, withoutSamples = false }: FormFieldsProps) {
  const inputs = all.filter(
    (each) => each.always === undefined && each.control !== 'unseen' && counts(each, form.parts.values),
  );
  const hasSamples = !withoutSamples && form.parts.examples.length > 0;
  const folds = Map.groupBy(inputs, ({ behind }) => behind);
  const inSight = folds.get(undefined) ?? [];
  const options = inSight.filter(({ role }) => role === 'option');
  return (
    <>
      {materialIn(inSight).map((run) => (
        <FieldsInLine key={run[0]?.name} inputs={run} form={form} />
      ))}
      {form.parts.sampled === undefined && hasSamples && <Samples examples={form.parts.examples} onPick={form.fill} />}
      {[...Map.groupBy(options, ({ group }) => group)].map(([group, grouped]) => {
        const fields = <FieldsInLine key={group} inputs={grouped} form={form} />;
        return group === undefined ? (
          fields
        ) : (
          <fieldset key={group} className="min-w-0">
            <legend className="mb-1.5 text-muted">{group}</legend>
            {fields}
          </fieldset>
        );
      })}
      {[...folds].map(
        ([fold, folded]) =>
          fold && (
            <MoreOptions
              key={fold}
              label={fold}
              load={() => loadRare(addresses)}
              props={{ names: folded.map(({ name }) => name), form }}
            />
          ),
      )}
    </>
  );
}

/** Fields side by side, where there are two or more. */
export function FieldsInLine({ inputs, form }: { inputs: readonly InputFacts[]; form: Pick<HeldForm, 'field'> }) {
  return (
    <div className={inputs.length > 1 ? 'grid items-start gap-x-6 gap-y-4 sm:grid-cols-2' : undefined}>
      {inputs.map((each) => (
        <div key={each.name} className={WIDE.test(each.control) ? 'sm:col-span-2' : undefined}>
          <DrawnField {...form.field(each)} />
        </div>
      ))}
    </div>
  );
}

/** What a visitor works on: numbers and other short fields that follow one another are side by side. */
function materialIn(inputs: readonly InputFacts[]): InputFacts[][] {
  const runs: InputFacts[][] = [];
  for (const each of inputs.filter(({ role }) => role === 'material')) {
    const last = runs.at(-1);
    if (last?.every(isShort) && isShort(each)) last.push(each);
    else runs.push([each]);
  }
  return runs;
}

function isShort({ control, short = control === 'number' }: InputFacts): boolean {
  return short;
}
