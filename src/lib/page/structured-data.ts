import { isRecord } from '../is-record.ts';
/** A thing that a page describes, such as a product. */
export interface DataItem {
  syntax: 'json-ld' | 'microdata' | 'rdfa';
  /** Without `https://schema.org/`. */
  types: readonly string[];
  id: string;
  /** Whether its words are of another vocabulary than schema.org. */
  isForeign: boolean;
  /** Where its script or element begins in the source, in UTF-16 units. */
  at: number | undefined;
  properties: ReadonlyMap<string, readonly DataValue[]>;
}

export type DataValue = string | number | boolean | DataItem;

export interface StructuredData {
  /** Those that are in no other. */
  items: readonly DataItem[];
  /** Scripts of JSON-LD in their order: what each says, or why it cannot be read. */
  blocks: readonly JsonLdBlock[];
  /** Scripts that hold JSON-LD and say to be of another type. */
  misnamed: readonly { type: string; at: number }[];
  /** Properties of microdata that are in no thing, and that none refers to. */
  strays: readonly { at: number }[];
}

interface JsonLdBlock {
  source: string;
  at: number | undefined;
  types: readonly string[];
  fault: string;
  /** The vocabularies that it names. */
  contexts: readonly string[];
}

/** Parts of all blocks that are looked at; no real page has as many. */
const MAX_PARTS = 20_000;
const MAX_DEPTH = 60;

/** Parts that may still be looked at. */
interface Room {
  parts: number;
}

/** The block that is read. */
interface Block {
  room: Room;
  at: number | undefined;
  contexts: Set<string>;
}

/** Reads the JSON-LD scripts of a page; `places` are where they begin. */
export function readJsonLd(
  sources: readonly string[],
  places: readonly number[] = [],
): Pick<StructuredData, 'items' | 'blocks'> {
  const items: DataItem[] = [];
  const room: Room = { parts: MAX_PARTS };
  const blocks = sources.map((source, index) => {
    const at = places[index];
    const parsed = parse(source);
    if ('fault' in parsed) return { source, at, types: [], contexts: [], fault: parsed.fault };
    const contexts = new Set<string>();
    const own = topmost(parsed.data, { room, at, contexts });
    items.push(...own);
    return { source, at, types: [...new Set(own.flatMap(({ types }) => types))], contexts: [...contexts], fault: '' };
  });
  return { items, blocks };
}

/** Every item, also those within others. */
export function allItems({ items }: Pick<StructuredData, 'items'>): DataItem[] {
  const found: DataItem[] = [];
  const waiting = [...items].reverse();
  for (let item = waiting.pop(); item; item = waiting.pop()) {
    found.push(item);
    for (const values of item.properties.values()) {
      for (const value of values) if (typeof value === 'object') waiting.push(value);
    }
  }
  return found;
}

/** The values of a property as text; those of things are left out. */
export function textsOf({ properties }: DataItem, name: string): string[] {
  return (properties.get(name) ?? []).flatMap((value) => (typeof value === 'object' ? [] : [String(value)]));
}

/** A value that is a text or a number, with the thing that has it. */
export interface NamedValue {
  item: DataItem;
  name: string;
  value: string;
  at: number | undefined;
}

/** Values of these properties in all things of a page. */
export function valuesNamed(data: Pick<StructuredData, 'items'>, names: Iterable<string>): NamedValue[] {
  const wanted = [...names];
  return allItems(data).flatMap((item) =>
    wanted.flatMap((name) => textsOf(item, name).map((value) => ({ item, name, value, at: item.at }))),
  );
}

/** Where a value is: "price of Offer: 19,90". */
export function placeOf({ item: { types }, name, value, at }: NamedValue) {
  const of = types.length > 0 ? ` of ${types.join(', ')}` : '';
  return { at, shown: `${name}${of}: ${value.slice(0, 100)}` };
}

function parse(source: string): { data: unknown } | { fault: string } {
  try {
    return { data: JSON.parse(source) };
  } catch (error) {
    if (error instanceof SyntaxError) return { fault: error.message };
    throw error;
  }
}

/** The things at the top of a block: a `@graph` holds several. */
function topmost(data: unknown, block: Block): DataItem[] {
  const { room, contexts } = block;
  const found: Readonly<Record<string, unknown>>[] = [];
  const waiting: unknown[] = [data];
  for (let at = 0; at < waiting.length && room.parts > 0; at += 1) {
    const part = waiting[at];
    room.parts -= 1;
    if (Array.isArray(part)) waiting.push(...part.slice(0, MAX_PARTS));
    else if (isRecord(part)) {
      if ('@context' in part) addContext(part['@context'], contexts);
      if ('@graph' in part) waiting.push(part['@graph']);
      if ('@type' in part || !('@graph' in part)) found.push(part);
    }
  }
  // Which vocabulary is meant may be said in another part.
  return found.map((part) => itemOf(part, block, 0));
}

function itemOf(part: Readonly<Record<string, unknown>>, block: Block, depth: number): DataItem {
  const properties = new Map<string, DataValue[]>();
  for (const [name, value] of Object.entries(part)) {
    if (name.startsWith('@')) continue;
    const values = valuesOf(value, block, depth + 1);
    if (values.length > 0) properties.set(shortName(name), values);
  }
  const types = [part['@type']].flat().filter((type) => typeof type === 'string');
  const id = typeof part['@id'] === 'string' ? part['@id'] : '';
  const isForeign = block.contexts.size > 0 && ![...block.contexts].some(isSchemaOrg);
  return { syntax: 'json-ld', types: types.map(shortName), id, isForeign, at: block.at, properties };
}

function valuesOf(value: unknown, block: Block, depth: number): DataValue[] {
  const { room } = block;
  if (room.parts <= 0 || depth > MAX_DEPTH) return [];
  room.parts -= 1;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return [value];
  if (Array.isArray(value)) return value.flatMap((each) => valuesOf(each, block, depth + 1));
  if (!isRecord(value)) return [];
  const literal = value['@value'];
  if (typeof literal === 'string' || typeof literal === 'number' || typeof literal === 'boolean') return [literal];
  return [itemOf(value, block, depth)];
}

function addContext(context: unknown, contexts: Set<string>): void {
  for (const each of [context].flat()) {
    if (typeof each === 'string') contexts.add(each);
    // A vocabulary may have a short name here; what has none is one of the page's own.
    else if (isRecord(each)) contexts.add(Object.values(each).find(isSchemaOrg) ?? OWN_CONTEXT);
  }
}

/** A vocabulary that is written out in the page. */
const OWN_CONTEXT = '{…}';

/** Whether a vocabulary is that of schema.org, as its own files or addresses. */
export function isSchemaOrg(address: unknown): address is string {
  return (
    typeof address === 'string' &&
    /^https?:\/\/(?:www\.)?schema\.org(?:[/#]?|\/docs\/jsonldcontext\.\w+)$/i.test(address.trim())
  );
}

/** `https://schema.org/Product` and `schema:Product` as `Product`. */
export function shortName(name: string): string {
  return name.trim().replace(/^(?:https?:\/\/(?:www\.)?schema\.org\/|schema:)/i, '');
}
