import * as z from 'zod';
import { field, plainLabel } from './field.ts';

export type JsonSchema = z.core.JSONSchema.JSONSchema;

/** Agents and programs ask for the same few again and again, and each takes a millisecond to write. */
const known = { input: new WeakMap<z.ZodObject, JsonSchema>(), output: new WeakMap<z.ZodObject, JsonSchema>() };

/**
 * A schema as JSON Schema 2020-12, seen from the side of the caller: `input` for what is sent, `output` for what comes back.
 * Labels become titles and help texts descriptions. A part that JSON Schema cannot say throws: definitions keep to what it can.
 * Everybody gets the same one: it is not to be changed.
 */
export function toJsonSchema(schema: z.ZodObject, side: 'input' | 'output'): JsonSchema {
  const kept = known[side].get(schema);
  if (kept) return kept;
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io: side,
    override: ({ zodSchema, jsonSchema }) => {
      const hint = field.get(zodSchema);
      if (!hint) return;
      jsonSchema.title = plainLabel(hint.label);
      if (hint.help) jsonSchema.description = hint.help;
    },
  });
  known[side].set(schema, rest);
  return rest;
}
