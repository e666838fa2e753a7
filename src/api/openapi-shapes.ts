import type * as z from 'zod';
import { type JsonSchema, toJsonSchema } from '#kit/json-schema';
import { shapeNames } from '#kit/shapes';

/** Schemas that stand once in a document, and those that refer to them. */
interface SharedSchemas {
  /** The schema of what `owner` takes or answers; shared parts of it are references. */
  of(schema: z.ZodObject, side: 'input' | 'output', owner: string): JsonSchema;
  /** The shared parts by their names. */
  all: Record<string, JsonSchema>;
}

const LOCAL = '#/$defs/';

/**
 * Takes the definitions out of each schema: a reference inside a document begins at the document's root, not at the schema's.
 *
 * @throws Error when two different shapes have one name.
 */
export function sharedSchemas(): SharedSchemas {
  const all: Record<string, JsonSchema> = {};

  return {
    all,
    of(schema, side, owner) {
      const { $defs = {}, ...root } = toJsonSchema(schema, side, shapeNames);
      // What refers to itself has a name of the library's, which is another shape's in another tool.
      const nameOf = (name: string) => (name.startsWith('__') ? `${owner}${name.replace('__schema', '.')}` : name);
      const lifted = <Value>(value: Value): Value =>
        JSON.parse(JSON.stringify(value), (key, inner) =>
          key === '$ref' && String(inner).startsWith(LOCAL)
            ? `#/components/schemas/${nameOf(String(inner).slice(LOCAL.length))}`
            : inner,
        );
      for (const [name, definition] of Object.entries($defs)) {
        const shape = lifted(definition);
        const known = all[nameOf(name)] ?? shape;
        if (JSON.stringify(known) !== JSON.stringify(shape)) throw new Error(`Two shapes are called ${name}`);
        all[nameOf(name)] = shape;
      }
      return lifted(root);
    },
  };
}
