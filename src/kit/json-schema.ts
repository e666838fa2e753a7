import * as z from 'zod';
import { field, plainLabel } from './field.ts';

export type JsonSchema = z.core.JSONSchema.JSONSchema;

type Side = 'input' | 'output';

/** Names of schemas that are described once, and referred to by that name. */
type SchemaNames = z.core.$ZodRegistry<{ id: string }>;

const noNames: SchemaNames = z.registry();
/** By the names that were given, then by schema and side. */
const made = new WeakMap<SchemaNames, Record<Side, WeakMap<z.ZodObject, JsonSchema>>>();

/**
 * A schema as JSON Schema 2020-12, seen from the side of the caller: `input` for what is sent, `output` for what comes back.
 * Labels become titles; help texts and what schemas say of themselves, descriptions. Schemas with a name stand in `$defs` under it, others where they are used.
 * A part that JSON Schema cannot say throws: definitions keep to what it can.
 * The same object each time: it takes a millisecond to make, and is not to be changed.
 */
export function toJsonSchema(schema: z.ZodObject, side: Side, names: SchemaNames = noNames): JsonSchema {
  const kept = made.get(names) ?? { input: new WeakMap(), output: new WeakMap() };
  made.set(names, kept);
  const known = kept[side].get(schema) ?? converted(schema, side, names);
  kept[side].set(schema, known);
  return known;
}

function converted(schema: z.ZodObject, side: Side, names: SchemaNames): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io: side,
    metadata: names,
    override: ({ zodSchema, jsonSchema }) => {
      // The pattern of a time is ten times as long as its name, and says the same.
      if (jsonSchema.format === 'date-time' || jsonSchema.format === 'date') delete jsonSchema.pattern;
      // What a whole number can be at all is no bound of ours.
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      // A later version may answer more.
      if (side === 'output' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
      const { description } = z.globalRegistry.get(zodSchema) ?? {};
      if (description !== undefined) jsonSchema.description = description;
      const hint = field.get(zodSchema);
      if (!hint) return;
      jsonSchema.title = plainLabel(hint.label);
      if (hint.help) jsonSchema.description = hint.help;
    },
  });
  return rest;
}
