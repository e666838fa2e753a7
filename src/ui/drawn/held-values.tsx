import type { InputFacts } from '#kit/facts';
import { isRecord } from '#lib/is-record';
import type { FieldValue, Row } from './field-kind.tsx';

/** What a control holds before the visitor touches it. */
export function initialValue({ type, control, columns = [], default: initial }: InputFacts): FieldValue {
  if (initial !== undefined && String(initial) !== '') return shownValue(initial);
  if (type === 'boolean') return false;
  if (type === 'objects') return control === 'rows' ? [emptyRow(columns)] : [];
  return '';
}

export function emptyRow(columns: readonly InputFacts[]): Row {
  return Object.fromEntries(columns.map((column) => [column.name, initialValue(column)]));
}

/** The control's content as the value that the schema expects; an empty optional control is left out, unless that is said to mean something. */
export function typedValue(
  { type, required, columns = [], byCommas, mayBeEmpty }: InputFacts,
  value: FieldValue,
): unknown {
  if (typeof value === 'boolean') return value;
  if (typeof value !== 'string') return typedRows(columns, value);
  if (type === 'boolean') return isOn(value);
  if (type === 'objects') return undefined;
  if (type === 'strings') return listed(value, byCommas ? /[,\n]/ : '\n');
  if (value === '' && !required && !mayBeEmpty) return undefined;
  if (type === 'string') return value;
  return value.trim() === '' ? undefined : Number(value);
}

/** Whether a switch is on; links that were made before say "yes". */
export function isOn(value: FieldValue): boolean {
  return /^(true|yes)$/.test(String(value));
}

function listed(text: string, divider: string | RegExp): string[] {
  const items = text.split(divider).filter((item) => item.trim() !== '');
  return divider === '\n' ? items : items.map((item) => item.trim());
}

/** Rows in which nothing was entered are left out. */
function typedRows(columns: readonly InputFacts[], rows: readonly Row[]): object[] {
  const empty = JSON.stringify(emptyRow(columns));
  return rows.filter((row) => JSON.stringify(row) !== empty).map((row) => typedValues(columns, row));
}

/** Whether a field counts, by what the others hold. */
export function counts({ when = {} }: Pick<InputFacts, 'when'>, held: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(when).every(([name, values]) => values.includes(String(held[name])));
}

export function typedValues(inputs: readonly InputFacts[], held: Row): Record<string, unknown> {
  return Object.fromEntries(inputs.map((input) => [input.name, typedValue(input, held[input.name] ?? '')]));
}

/** The other way: a sample's or a link's value as the control holds it. */
export function shownValue(value: unknown): FieldValue {
  if (typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.some(isRecord) ? value.filter(isRecord).map(shownRow) : value.join('\n');
  return value === undefined || value === null ? '' : String(value);
}

function shownRow(record: object): Row {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, shownValue(value)]));
}
