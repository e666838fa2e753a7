import { useEffect, useMemo, useState } from 'react';
import type { CardFacts, InputFacts } from '#kit/facts';
import { pageForm } from '../hands/page-form.tsx';
import { useOptions } from '../tool-page/use-options.tsx';
import { useReceivedFields } from '../tool-page/use-received-fields.tsx';
import { choicesIn, type FieldKindProps, type FieldValue, type FormParts, type Row } from './field-kind.tsx';
import { counts, initialValue, shownValue, typedValues } from './held-values.tsx';

/** A form as its fields take it. */
export interface HeldForm {
  /** What the schema expects, as far as it is filled in. */
  input: Record<string, unknown>;
  /** Whether something that must be there is not. */
  isEmpty: boolean;
  fill: (input: Record<string, unknown>) => void;
  parts: FormParts;
  /** Takes over the options among fields that were run with other values than the form holds. */
  keepOptions: (input: Readonly<Record<string, unknown>>) => void;
  field: (facts: InputFacts) => FieldKindProps;
}

/** What a form has of its card's life. */
type PartsOfLife = Pick<FormParts, 'many' | 'file' | 'forget'>;

/** What a form holds: the material here, the options in the page's address. */
export function useForm(
  { slug, inputs: all, examples }: CardFacts,
  { many, file, forget }: PartsOfLife = {},
): HeldForm {
  const { inputs, material, options, always } = useMemo(() => partsOf(all), [all]);
  const [spec] = useState(() => ({
    defaults: Object.fromEntries(options.map((each) => [keyOf(each), String(initialValue(each))])),
    allowed: Object.fromEntries(options.flatMap((each) => (choicesIn(each) ? [[keyOf(each), choicesIn(each)]] : []))),
  }));
  const [held, setHeld] = useState<Row>(() => initialOf(material));
  const [chosen, choose] = useOptions(spec);
  const values: Row = { ...held, ...Object.fromEntries(options.map((each) => [each.name, chosen[keyOf(each)] ?? ''])) };
  const [first] = useState(values);
  const inAddress = (given: Row) =>
    Object.fromEntries(
      options.flatMap((each) => (each.name in given ? [[keyOf(each), String(given[each.name])]] : [])),
    );
  const fill = (input: Record<string, unknown>) => {
    const given = shownValues(input);
    setHeld({ ...initialOf(material), ...pick(given, material) });
    choose({ ...spec.defaults, ...inAddress(given) });
  };
  useReceivedFields(slug, ({ pictures, ...input }) => {
    fill(input);
    if (Array.isArray(pictures)) many?.add(pictures.map(String));
  });
  const change = (changed: Row) => {
    setHeld((before) => ({ ...before, ...pick(changed, material) }));
    choose(inAddress(changed));
  };
  const sampled = inputs.find(({ control, required }) => control === 'textarea' && required)?.name;
  const parts = {
    examples,
    onSample: fill,
    values,
    change,
    ...{ many, file, forget },
    sampled,
    isInitial: inputs.every(({ name }) => values[name] === first[name]),
  };
  useEffect(() => {
    pageForm.form = { material, parts };
    for (const listener of pageForm.listeners) listener();
  });
  return {
    ...{ fill, parts },
    keepOptions: (input) => change(pick(shownValues(input), options)),
    input: {
      ...typedValues(
        inputs.filter((each) => counts(each, values)),
        values,
      ),
      ...always,
    },
    isEmpty: isUntouched(material, values),
    field: (facts) => ({
      facts,
      value: values[facts.name] ?? '',
      onChange: (value: FieldValue) => change({ [facts.name]: value }),
      form: parts,
    }),
  };
}

/** The name of an option in the page's address. */
function keyOf({ name, inAddress = name }: InputFacts): string {
  return inAddress;
}

function partsOf(all: readonly InputFacts[]) {
  const inputs = all.filter(({ always }) => always === undefined);
  return {
    inputs,
    material: inputs.filter(({ role }) => role === 'material'),
    options: inputs.filter(({ role }) => role !== 'material'),
    always: Object.fromEntries(all.flatMap(({ name, always }) => (always === undefined ? [] : [[name, always]]))),
  };
}

/** Whether something that must be there is not, or nothing was entered at all. */
function isUntouched(material: readonly InputFacts[], values: Row): boolean {
  if (material.some(({ required, name }) => required && values[name] === '')) return true;
  const hasRows = material.some(({ type }) => type === 'objects');
  // A day that is left out is often today: then there is something to answer.
  const canBeBlank = material.length > 0 && (hasRows || material.every(({ control }) => control !== 'date'));
  const isInitial = (each: InputFacts) => JSON.stringify(values[each.name]) === JSON.stringify(initialValue(each));
  return canBeBlank && material.every((each) => values[each.name] === '' || (hasRows && isInitial(each)));
}

function initialOf(inputs: readonly InputFacts[]): Row {
  return Object.fromEntries(inputs.map((each) => [each.name, initialValue(each)]));
}

function shownValues(input: Readonly<Record<string, unknown>>): Row {
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, shownValue(value)]));
}

function pick(values: Row, inputs: readonly InputFacts[]): Row {
  return Object.fromEntries(inputs.flatMap(({ name }) => (name in values ? [[name, values[name] ?? '']] : [])));
}
