import * as z from 'zod';
import { listed } from '#lib/listed';
import { type FieldHint, field } from './field.ts';

/** The values of a choice, or what each is called by its value. */
type Values = readonly string[] | Readonly<Record<string, string>>;

type ValueIn<V extends Values> = V extends readonly string[] ? V[number] : `${Extract<keyof V, string | number>}`;

/** One of some values, with the first words of `error` for those who give another: "Please choose a, b or c" unless told. */
export function oneOf<const V extends Values>(
  values: V,
  initial: NoInfer<ValueIn<V>>,
  hint: Omit<FieldHint, 'names'>,
  error?: string,
): z.ZodDefault<z.ZodEnum<{ [Value in ValueIn<V>]: Value }>>;
export function oneOf(values: Values, initial: string, hint: FieldHint, error?: string): z.ZodType {
  const list = isList(values) ? values : Object.keys(values);
  return z
    .enum(list, { error: error ?? `Please choose ${listed(list, 'or')}` })
    .default(initial)
    .register(field, isList(values) ? hint : { ...hint, names: values });
}

function isList(values: Values): values is readonly string[] {
  return Array.isArray(values);
}

/** A switch, off unless told. */
export function yesOrNo(label: string, { isOn = false, ...hint }: Omit<FieldHint, 'label'> & { isOn?: boolean } = {}) {
  return z
    .boolean({ error: 'Please say true or false' })
    .default(isOn)
    .register(field, { label, ...hint });
}

/** A text that may be left out, of `most` UTF-16 units at most; `errors` are what is said of no text, and of a longer one. */
export function optionalText(
  most: number,
  errors: readonly [noText: string | undefined, tooLong: string],
  hint: FieldHint,
) {
  const [noText, tooLong] = errors;
  return z
    .string(noText === undefined ? {} : { error: noText })
    .max(most, { error: tooLong })
    .default('')
    .register(field, hint);
}

/** A whole number within bounds; `error` is what is said of anything else. */
export function wholeNumber([from, to]: readonly [number, number], initial: number, hint: FieldHint, error: string) {
  return z.int({ error }).min(from, { error }).max(to, { error }).default(initial).register(field, hint);
}
