import type { JsonSchema } from '#kit/json-schema';

/** One way to put a text into a field. */
export interface Place {
  /** The field, and where in it. */
  name: string;
  /** UTF-16 units that the schema lets in. */
  longest: number;
  put(text: string): unknown;
}

type Schema = JsonSchema | boolean | undefined;

/** UTF-16 units of the items of a list of many. */
const SHORT = 6;
/** Items, where the schema bounds nothing. */
const MANY = 100_000;

/** Everywhere in a field where a text of the visitor's can be: as the text, as one item, as many, as a member. */
export function placesIn(schema: Schema, name: string): Place[] {
  if (typeof schema !== 'object') return [];
  if (schema.anyOf) return schema.anyOf.flatMap((one, index) => placesIn(one, `${name}|${index}`));
  if (schema.type === 'string') {
    if (schema.enum) return [];
    return [{ name, longest: schema.maxLength ?? Number.POSITIVE_INFINITY, put: (text) => text }];
  }
  if (schema.type === 'array') return placesInList(schema, name);
  if (schema.type !== 'object') return [];
  const members = Object.entries(schema.properties ?? {});
  const required = Object.fromEntries(
    members.filter(([member]) => schema.required?.includes(member)).map(([member, one]) => [member, sampleOf(one)]),
  );
  return members.flatMap(([member, one]) =>
    placesIn(one, `${name}.${member}`).map((place) => ({
      ...place,
      put: (text) => ({ ...required, [member]: place.put(text) }),
    })),
  );
}

function placesInList({ items, maxItems = MANY }: JsonSchema, name: string): Place[] {
  const item = Array.isArray(items) ? items[0] : items;
  return placesIn(item, name).flatMap(({ name: at, longest, put }) => [
    { name: `${at}[]`, longest, put: (text) => [put(text)] },
    {
      name: `${at}[many]`,
      longest: Number.POSITIVE_INFINITY,
      put(text) {
        const size = Math.max(SHORT, Math.ceil(text.length / maxItems));
        const count = Math.ceil(text.length / size);
        return Array.from({ length: count }, (_, index) => put(text.slice(index * size, (index + 1) * size)));
      },
    },
  ]);
}

/** Something small that the schema lets in. */
function sampleOf(schema: Schema): unknown {
  if (typeof schema !== 'object') return 'a';
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return sampleOf(schema.anyOf[0]);
  if (schema.type === 'array') return [sampleOf(Array.isArray(schema.items) ? schema.items[0] : schema.items)];
  if (schema.type === 'object') return {};
  if (schema.type === 'boolean') return true;
  return schema.type === 'string' ? 'a' : (schema.minimum ?? 1);
}

/** Values of the fields that offer a choice. */
export function choicesIn(schema: Schema): readonly unknown[] {
  if (typeof schema !== 'object') return [];
  return schema.type === 'boolean' ? [true, false] : (schema.enum ?? []);
}
