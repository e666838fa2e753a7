import * as z from 'zod';
import { spelledOut, toolFacts } from '#kit/facts';
import { field } from '#kit/field';
import { type JsonSchema, toJsonSchema } from '#kit/json-schema';
import type { ToolEntry } from '#kit/registry';
import { isRecord } from '#lib/is-record';

/**
 * A result as people read it in a terminal: labels in one column, lists one entry a line, tables for lists of records,
 * and blocks for records that hold further ones.
 * A result of one visible value is that value alone, ready for a pipe.
 */
export function renderResult(entry: ToolEntry, result: Readonly<Record<string, unknown>>): string {
  const schema = toJsonSchema(entry.tool.output, 'output');
  const shown = toolFacts(entry).outputs.filter(({ name, display }) => display !== 'hidden' && name in result);
  const [only, ...others] = shown;
  if (only && others.length === 0) return lines(result[only.name], member(schema, only.name)).join('\n');
  const entries = shown.map(({ name, label }) => {
    const unit = field.get(entry.tool.output.shape[name] ?? z.never())?.unit;
    return { label, value: withUnit(result[name], unit), schema: member(schema, name) };
  });
  return labelled(entries).join('\n');
}

function withUnit(value: unknown, unit: string | undefined): unknown {
  return typeof value === 'number' && unit ? `${value} ${unit}` : value;
}

interface LabelledValue {
  label: string;
  value: unknown;
  schema: JsonSchema;
}

function labelled(entries: readonly LabelledValue[]): string[] {
  const width = Math.max(...entries.map(({ label }) => label.length)) + 2;
  return entries.flatMap(({ label, value, schema }) => {
    const [first = '', ...rest] = lines(value, schema);
    if (rest.length === 0 && isPlain(value)) return [`${`${label}:`.padEnd(width)} ${first}`];
    return [`${label}:`, ...[first, ...rest].map((line) => `  ${line}`.trimEnd())];
  });
}

function lines(value: unknown, schema: JsonSchema): string[] {
  if (Array.isArray(value)) return listLines(value, schema);
  if (isRecord(value)) {
    const entries = Object.entries(value).filter(([, part]) => part !== undefined);
    if (entries.length === 0) return ['none'];
    return labelled(
      entries.map(([name, part]) => ({ label: labelOf(schema, name), value: part, schema: member(schema, name) })),
    );
  }
  return scalar(value).split(/\r?\n/);
}

function listLines(values: readonly unknown[], schema: JsonSchema): string[] {
  if (values.length === 0) return ['none'];
  const items = typeof schema.items === 'object' && !Array.isArray(schema.items) ? schema.items : {};
  const records = values.filter(isRecord);
  if (records.length < values.length) return values.flatMap((value) => lines(value, items));
  return records.some((record) => isDeep(record) || isWide(record)) ? blocks(records, items) : table(records, items);
}

/** Whether a record holds further records, which no cell of a table could show. */
function isDeep(record: Readonly<Record<string, unknown>>): boolean {
  return Object.values(record).some((value) => isRecord(value) || (Array.isArray(value) && value.some(isRecord)));
}

/** Characters in a cell above which a table is no longer one. */
const WIDEST = 160;

function isWide(record: Readonly<Record<string, unknown>>): boolean {
  return Object.values(record).some((value) => cell(value).length > WIDEST);
}

/** One record below the other, each with its labels. */
function blocks(records: readonly Record<string, unknown>[], schema: JsonSchema): string[] {
  return records.flatMap((record) =>
    lines(record, schema).map((line, index) => (index === 0 ? `- ${line}` : `  ${line}`)),
  );
}

function table(records: readonly Record<string, unknown>[], schema: JsonSchema): string[] {
  const names = [...new Set(records.flatMap((record) => Object.keys(record)))];
  const rows = [
    names.map((name) => labelOf(schema, name)),
    ...records.map((record) => names.map((name) => cell(record[name]))),
  ];
  const widths = names.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

function cell(value: unknown): string {
  if (value === undefined) return '';
  if (Array.isArray(value)) return value.map(cell).join(', ');
  return isRecord(value) ? JSON.stringify(value) : scalar(value).replace(/\s+/g, ' ');
}

function scalar(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
}

function isPlain(value: unknown): boolean {
  return (typeof value !== 'object' || value === null) && !(typeof value === 'string' && value.includes('\n'));
}

function member(schema: JsonSchema, name: string): JsonSchema {
  const found = schema.properties?.[name] ?? schema.additionalProperties;
  return typeof found === 'object' ? found : {};
}

function labelOf(schema: JsonSchema, name: string): string {
  return member(schema, name).title ?? spelledOut(name);
}
