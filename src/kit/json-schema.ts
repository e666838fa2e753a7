import * as z from 'zod';
import { field, plainLabel } from './field.ts';

export type JsonSchema = z.core.JSONSchema.JSONSchema;

type Side = 'input' | 'output';

const made = { input: new WeakMap<z.ZodObject, JsonSchema>(), output: new WeakMap<z.ZodObject, JsonSchema>() };

/**
 * A schema as JSON Schema 2020-12, seen from the side of the caller: `input` for what is sent, `output` for what comes back.
 * Labels become titles and help texts descriptions. A part that JSON Schema cannot say throws: definitions keep to what it can.
 * The same object each time: it takes a millisecond to make, and is not to be changed.
 */
export function toJsonSchema(schema: z.ZodObject, side: Side): JsonSchema {
  const known = made[side].get(schema) ?? converted(schema, side);
  made[side].set(schema, known);
  return known;
}

function converted(schema: z.ZodObject, side: Side): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io: side,
    override: ({ zodSchema, jsonSchema }) => {
      const hint = field.get(zodSchema);
      if (!hint) return;
      jsonSchema.title = plainLabel(hint.label);
      if (hint.help) jsonSchema.description = hint.help;
    },
  });
  return rest;
}
