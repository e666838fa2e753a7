import * as z from 'zod';
import { type Category, categories } from './categories.ts';
import type { ToolLabels } from './define-tool.ts';
import { type Control, type Display, type FieldHint, field, type Role } from './field.ts';
import { type JsonSchema, toJsonSchema } from './json-schema.ts';
import type { ToolEntry } from './registry.ts';
import { type Shape, shapeOf } from './shape.ts';

/** What a form needs to draw one control. */
export interface InputFacts extends FieldHint {
  name: string;
  control: Control;
  type: 'string' | 'number' | 'integer' | 'boolean' | 'strings' | 'objects';
  required: boolean;
  role: Role;
  /** Of `rows`: the fields of one. */
  columns?: readonly InputFacts[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  options?: readonly string[];
}

/** What a result needs to show one value. */
export interface OutputFacts extends FieldHint {
  name: string;
  display: Display;
  /** Of a list of records: the members of one. */
  columns?: readonly OutputFacts[];
}

/** A definition as plain data: all that a page gets of it before the visitor does anything. */
export interface ToolFacts {
  slug: string;
  title: string;
  summary: string;
  category: Category;
  icon: string;
  color: string;
  keywords: readonly string[];
  runsIn: 'browser' | 'server' | 'both';
  /** Whether an answer without success and without an error status passes in silence: a rule of the product for pictures that are made, and for domains. */
  ignoresFailedAnswers: boolean;
  labels: ToolLabels;
  shape: Shape;
  live?: boolean;
  next?: readonly string[];
  isHeavy?: boolean;
  inputs: readonly InputFacts[];
  outputs: readonly OutputFacts[];
  examples: readonly { name: string; input: Record<string, unknown> }[];
}

/**
 * What the inside of a tool's card works with. The rest is around it, or is read from the definition when that has come: what comes out, and
 * the words of fields that are folded away.
 */
export type CardFacts = Omit<ToolFacts, 'title' | 'summary' | 'icon' | 'color' | 'keywords' | 'outputs'>;

export function cardFacts({ title, summary, icon, color, keywords, outputs, ...facts }: ToolFacts): CardFacts {
  return {
    ...facts,
    inputs: facts.inputs.map((input) => (isSaidHere(input) ? withoutSaidTwice(input) : withoutWords(input))),
  };
}

/** Whether the card says a field's words: of those that it does not draw, a part of the tool's own draws choices. */
function isSaidHere({ behind, control, names }: InputFacts): boolean {
  return behind === undefined && (control !== 'unseen' || names !== undefined);
}

/** A field whose values are its names' already. */
function withoutSaidTwice({ options, ...facts }: InputFacts): InputFacts {
  const isSaid = options === undefined || options.join() === Object.keys(facts.names ?? {}).join();
  return isSaid ? facts : { ...facts, options };
}

/** What a form has to know of a field that is drawn by the definition. */
function withoutWords(facts: InputFacts): InputFacts {
  const { help, helps, placeholder, names, captions, unit, minimum, maximum, maxLength, ...rest } = facts;
  return { ...rest, label: '' };
}

/** A tool's facts; what its hints leave out gets a label and a control by name and type. */
export function toolFacts({ slug, tool }: Pick<ToolEntry, 'slug' | 'tool'>): ToolFacts {
  const { title, summary, category, icon, keywords, runsIn, needs, labels, examples, live, next, isHeavy } = tool;
  const inputs = inputFacts(tool.input);
  return {
    ...{ slug, title, summary, category, icon, keywords, runsIn, labels },
    color: categories[category].color,
    examples: examples.map(({ name, input }) => ({ name, input })),
    ignoresFailedAnswers: category === 'domain' || (category === 'image' && makesPictures(needs)),
    ...defined({ live, next, isHeavy }),
    shape: shapeOf(inputs, category),
    inputs,
    outputs: outputFacts(tool.output),
  };
}

/** What looks at pictures, and makes none, has an answer to miss. */
function makesPictures(needs: readonly string[]): boolean {
  return needs.includes('files') || !needs.includes('images');
}

/** The controls of a form, in the order of the schema's fields. */
export function inputFacts(schema: z.ZodObject): InputFacts[] {
  return properties(schema, 'input').map(({ name, json, hint, required, member }) => {
    const type = valueType(json);
    const control = hint?.control ?? defaultControl(type, json);
    const facts: InputFacts = {
      ...hint,
      name,
      label: hint?.label ?? spelledOut(name),
      control,
      type,
      required,
      role: hint?.role ?? (!required && choices.has(control) ? 'option' : 'material'),
    };
    const item = itemOf(member);
    return Object.assign(
      facts,
      defined({
        default: json.default,
        minimum: bound(json.minimum),
        maximum: bound(json.maximum),
        maxLength: json.maxLength,
        options: json.enum?.map(String),
        columns: item && inputFacts(item),
        behind: hint?.behind ?? (facts.role === 'rare' ? 'Options' : undefined),
      }),
    );
  });
}

const FILES: ReadonlySet<Display> = new Set(['picture', 'pictures', 'document', 'documents']);

/** Names of the outputs that hold the address of a file the tool made. */
export function fileOutputs({ tool }: Pick<ToolEntry, 'tool'>): string[] {
  return outputFacts(tool.output).flatMap(({ name, display }) => (FILES.has(display) ? [name] : []));
}

/** The addresses of the files that a run has made, with the outputs that hold them. */
export function madeFiles(entry: Pick<ToolEntry, 'tool'>, result: Readonly<Record<string, unknown>>) {
  return fileOutputs(entry).flatMap((field) =>
    [result[field]].flat().flatMap((made: unknown) => {
      const address = typeof made === 'object' && made !== null && 'url' in made ? made.url : made;
      return typeof address === 'string' ? [{ field, address }] : [];
    }),
  );
}

/** A bound that is one: every integer has those of the numbers that can be told apart. */
function bound(value: number | undefined): number | undefined {
  return Math.abs(value ?? 0) < Number.MAX_SAFE_INTEGER ? value : undefined;
}

/** Controls of fields that are options unless told. */
const choices: ReadonlySet<Control> = new Set(['number', 'slider', 'select', 'radio', 'checkbox', 'color']);

/** What a result's values are called and how they are shown, in the order of the schema's fields. */
export function outputFacts(schema: z.ZodObject): OutputFacts[] {
  return properties(schema, 'output').map(({ name, hint, member, json }) => {
    const item = hint?.display === 'table' || hint?.display === 'caption' ? itemOf(member) : undefined;
    const isNumber = json.type === 'number' || json.type === 'integer';
    return {
      ...hint,
      name,
      label: hint?.label ?? spelledOut(name),
      display: hint?.display ?? (item === undefined && isNumber ? 'number' : 'text'),
      ...(item && { columns: outputFacts(item) }),
    };
  });
}

function properties(schema: z.ZodObject, side: 'input' | 'output') {
  const root = toJsonSchema(schema, side);
  const required = new Set(root.required ?? []);
  return Object.entries(root.properties ?? {}).map(([name, json]) => {
    const member = schema.shape[name];
    return {
      ...{ name, member },
      json: typeof json === 'object' ? json : {},
      hint: hintOf(member),
      required: required.has(name),
    };
  });
}

/** What was registered for a field, or for what it is a nullable or optional form of. */
function hintOf(schema: unknown): FieldHint | undefined {
  if (!(schema instanceof z.ZodType)) return undefined;
  return field.get(schema) ?? (isWrapper(schema) ? hintOf(schema.unwrap()) : undefined);
}

function isWrapper(schema: unknown): schema is z.ZodDefault | z.ZodOptional | z.ZodNullable {
  return schema instanceof z.ZodDefault || schema instanceof z.ZodOptional || schema instanceof z.ZodNullable;
}

/** The schema of one record in a list of them. */
function itemOf(schema: unknown): z.ZodObject | undefined {
  if (isWrapper(schema)) return itemOf(schema.unwrap());
  if (!(schema instanceof z.ZodArray)) return undefined;
  const { element } = schema;
  // Where a record can be said in another way as well, a form has the record.
  const ways: readonly unknown[] = element instanceof z.ZodUnion ? element.options : [element];
  return ways.find((way) => way instanceof z.ZodObject);
}

function valueType(json: JsonSchema): InputFacts['type'] {
  if (json.type === 'array') return isObject(json.items) ? 'objects' : 'strings';
  if (json.type === 'number' || json.type === 'integer' || json.type === 'boolean') return json.type;
  return 'string';
}

function isObject(items: JsonSchema['items']): boolean {
  if (typeof items !== 'object' || Array.isArray(items)) return false;
  return items.type === 'object' || (items.anyOf ?? []).some(isObject);
}

function defaultControl(type: InputFacts['type'], json: JsonSchema): Control {
  if (json.enum) return 'select';
  if (type === 'boolean') return 'checkbox';
  if (type === 'strings') return 'lines';
  if (type === 'objects') return 'rows';
  return type === 'number' || type === 'integer' ? 'number' : 'text';
}

/** `compressedSize` as "Compressed size". */
export function spelledOut(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function defined(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
