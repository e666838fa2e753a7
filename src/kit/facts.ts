import type * as z from 'zod';
import type { Category } from './categories.ts';
import type { ToolLabels } from './define-tool.ts';
import { type Control, type Display, type FieldHint, field } from './field.ts';
import { type JsonSchema, toJsonSchema } from './json-schema.ts';
import type { ToolEntry } from './registry.ts';

/** What a form needs to draw one control. */
export interface InputFacts {
  name: string;
  label: string;
  control: Control;
  type: 'string' | 'number' | 'integer' | 'boolean' | 'strings' | 'objects';
  required: boolean;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  options?: readonly string[];
  placeholder?: string;
  help?: string;
  unit?: string;
  captions?: readonly [string, string];
}

/** What a result needs to show one value. */
export interface OutputFacts {
  name: string;
  label: string;
  display: Display;
  unit?: string;
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
  runsIn: 'browser' | 'server';
  /** Whether an answer without success and without an error status passes in silence: a rule of the product for pictures that are made, and for domains. */
  isSilent: boolean;
  labels: ToolLabels;
  inputs: readonly InputFacts[];
  outputs: readonly OutputFacts[];
  examples: readonly { name: string; input: Record<string, unknown> }[];
}

/** What the inside of a tool's card works with: the rest stands around it. */
export type CardFacts = Omit<ToolFacts, 'title' | 'summary' | 'icon' | 'color' | 'keywords'>;

export function cardFacts({ title, summary, icon, color, keywords, ...facts }: ToolFacts): CardFacts {
  return facts;
}

/** A tool's facts; what its hints leave out gets a label and a control by name and type. */
export function toolFacts({ slug, tool }: Pick<ToolEntry, 'slug' | 'tool'>): ToolFacts {
  const { title, summary, category, icon, color, keywords, runsIn, needs, labels, examples } = tool;
  return {
    ...{ slug, title, summary, category, icon, color, keywords, runsIn, labels, examples },
    isSilent: category === 'domain' || (category === 'image' && !needs.includes('ocr')),
    inputs: inputFacts(tool.input),
    outputs: properties(tool.output, 'output').map(({ name, hint }) => ({
      name,
      label: hint?.label ?? spelledOut(name),
      display: hint?.display ?? 'text',
      ...defined({ unit: hint?.unit }),
    })),
  };
}

/** The controls of a form, in the order of the schema's fields. */
export function inputFacts(schema: z.ZodObject): InputFacts[] {
  return properties(schema, 'input').map(({ name, json, hint, required }) => {
    const type = valueType(json);
    const facts: InputFacts = {
      name,
      label: hint?.label ?? spelledOut(name),
      control: hint?.control ?? defaultControl(type, json),
      type,
      required,
    };
    return Object.assign(
      facts,
      defined({
        default: json.default,
        minimum: json.minimum,
        maximum: json.maximum,
        maxLength: json.maxLength,
        options: json.enum,
        placeholder: hint?.placeholder,
        help: hint?.help,
        unit: hint?.unit,
        captions: hint?.captions,
      }),
    );
  });
}

function properties(schema: z.ZodObject, side: 'input' | 'output') {
  const root = toJsonSchema(schema, side);
  const required = new Set(root.required ?? []);
  return Object.entries(root.properties ?? {}).map(([name, json]) => ({
    name,
    json: typeof json === 'object' ? json : {},
    hint: hintOf(schema, name),
    required: required.has(name),
  }));
}

function hintOf(schema: z.ZodObject, name: string): FieldHint | undefined {
  const member = schema.shape[name];
  return member ? field.get(member) : undefined;
}

function valueType(json: JsonSchema): InputFacts['type'] {
  if (json.type === 'array') return isObject(json.items) ? 'objects' : 'strings';
  if (json.type === 'number' || json.type === 'integer' || json.type === 'boolean') return json.type;
  return 'string';
}

function isObject(items: JsonSchema['items']): boolean {
  return typeof items === 'object' && !Array.isArray(items) && items.type === 'object';
}

function defaultControl(type: InputFacts['type'], json: JsonSchema): Control {
  if (json.enum) return 'select';
  if (type === 'boolean') return 'checkbox';
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
