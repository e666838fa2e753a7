import * as z from 'zod';
import { type FieldHint, field } from './field.ts';

/** Columns by the names of their members: a text by its label alone, else a schema with a hint of its own. */
type Columns = Readonly<Record<string, string | z.ZodType>>;

type Row<C extends Columns> = z.ZodObject<{
  -readonly [Name in keyof C]: C[Name] extends z.ZodType ? C[Name] : z.ZodString;
}>;

/** A list of records, shown as a table. */
export function table<const C extends Columns>(
  label: string,
  columns: C,
  hint?: Omit<FieldHint, 'label' | 'display'>,
): z.ZodArray<Row<C>>;
export function table(label: string, columns: Columns, hint: Omit<FieldHint, 'label' | 'display'> = {}): z.ZodType {
  const shape = Object.entries(columns).map(([name, column]) => [
    name,
    typeof column === 'string' ? text(column) : column,
  ]);
  return z.array(z.object(Object.fromEntries(shape))).register(field, { label, display: 'table', ...hint });
}

/** A text that comes out, by its label; with `code`, it is copied by a press on it in a table. */
export function text(label: string, more: Pick<FieldHint, 'code'> = {}) {
  return z.string().register(field, { label, ...more });
}

/** How many, in large digits. */
export function count(label: string) {
  return z.int().min(0).register(field, { label, display: 'figure' });
}

/** One of some values, each shown by its name. */
export function named<const N extends Readonly<Record<string, string>>>(
  label: string,
  names: N,
  hint?: Omit<FieldHint, 'label' | 'names'>,
): z.ZodEnum<{ [Value in Extract<keyof N, string>]: Value }>;
export function named(label: string, names: Readonly<Record<string, string>>, hint = {}): z.ZodType {
  return z.enum(Object.keys(names)).register(field, { label, names, ...hint });
}
