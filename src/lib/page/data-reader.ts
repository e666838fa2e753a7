import type { Attributes, HtmlReader } from '#lib/html/html-reader';
import { own } from '../own.ts';
import { type DataItem, type DataValue, isSchemaOrg, shortName } from './structured-data.ts';

interface OpenItem extends DataItem {
  properties: Map<string, DataValue[]>;
}

type NewItem = Pick<DataItem, 'syntax' | 'at' | 'isForeign'> & { types: string };

/** The text of a property that is being taken up, until its element ends. */
interface Taking {
  item: OpenItem;
  names: readonly string[];
  pieces: string[];
  room: number;
  outer: Taking | undefined;
}

interface State {
  item: OpenItem | undefined;
  taking: Taking | undefined;
  /** Whether the element itself began `taking`. */
  begins: Taking | undefined;
  isInert: boolean;
  /** The vocabulary of RDFa here. */
  vocabulary: string;
}

interface FoundData {
  items: DataItem[];
  /** Properties that are in no thing, unless things refer to their parts by `itemref`. */
  strays(): { at: number }[];
}

const MAX_ITEMS = 5_000;
const LONGEST_TEXT = 2_000;
/** Properties within one another whose texts are taken at once. */
const MAX_TAKING = 8;

/** The attribute that holds the value of a property. Source: HTML Living Standard, 5.2.4. */
const valueAttributes: Readonly<Record<string, string>> = {
  meta: 'content',
  ...{ img: 'src', audio: 'src', embed: 'src', iframe: 'src', source: 'src', track: 'src', video: 'src' },
  ...{ a: 'href', area: 'href', link: 'href', object: 'data', data: 'value', meter: 'value', time: 'datetime' },
};

const addressAttributes = new Set(['src', 'href', 'data']);

/** Reads microdata and RDFa Lite. `itemref` is not followed. `complete` makes an address whole, as the standard says of those of links and files. */
export function dataReader(complete: (address: string) => string): HtmlReader<State> & FoundData {
  const items: DataItem[] = [];
  const strays: { at: number }[] = [];
  let hasReferences = false;
  let count = 0;

  const newItem = (attributes: Attributes, { syntax, types, at, isForeign }: NewItem): OpenItem | undefined => {
    if (count === MAX_ITEMS) return undefined;
    count += 1;
    const id = attributes.get('itemid') ?? attributes.get('resource') ?? '';
    return { syntax, types: words(types).map(shortName), id, at, isForeign, properties: new Map() };
  };

  return {
    start: { item: undefined, taking: undefined, begins: undefined, isInert: false, vocabulary: '' },
    items,
    strays: () => (hasReferences ? [] : strays),

    open(name, attributes, outer, at) {
      if (outer.isInert) return outer;
      if (name === 'template') return { ...outer, begins: undefined, isInert: true };
      const closed = outer.begins ? { ...outer, begins: undefined } : outer;
      if (attributes.size === 0) return closed;
      const vocabulary = attributes.get('vocab')?.trim();
      const inside = vocabulary === undefined ? closed : { ...closed, vocabulary };
      if (attributes.has('itemref')) hasReferences = true;
      const isMicrodata = attributes.has('itemscope');
      const kind = isMicrodata ? 'microdata' : attributes.has('typeof') ? 'rdfa' : undefined;
      const property =
        attributes.get('itemprop') ?? (outer.item?.syntax === 'rdfa' ? attributes.get('property') : undefined);
      const names = property === undefined ? [] : words(property).map(shortName);
      if (kind) {
        const item = newItem(attributes, {
          ...{ syntax: kind, at },
          types: attributes.get(isMicrodata ? 'itemtype' : 'typeof') ?? '',
          isForeign: !isMicrodata && !isSchemaOrg(inside.vocabulary),
        });
        if (!item) return inside;
        if (outer.item && names.length > 0) add(outer.item, names, item);
        else items.push(item);
        return { ...inside, item };
      }
      if (!outer.item && names.length > 0 && strays.length < MAX_ITEMS) strays.push({ at });
      if (!outer.item || names.length === 0) return inside;
      const value = attributes.get('content') ?? attributes.get(own(valueAttributes, name) ?? '');
      if (value !== undefined) {
        const text = value.trim().slice(0, LONGEST_TEXT);
        const isAddress = addressAttributes.has(own(valueAttributes, name) ?? '') && !attributes.has('content');
        add(outer.item, names, isAddress ? complete(text) : text);
        return inside;
      }
      const taking = { item: outer.item, names, pieces: [], room: LONGEST_TEXT, outer: outer.taking };
      return { ...inside, taking, begins: taking };
    },

    close(_, { begins }) {
      if (begins) add(begins.item, begins.names, begins.pieces.join('').replace(/\s+/g, ' ').trim());
    },

    text(text, { taking, isInert }) {
      if (isInert) return;
      let each = taking;
      for (let depth = 0; each && depth < MAX_TAKING; depth += 1) {
        if (each.room > 0) each.pieces.push(text.slice(0, each.room));
        each.room -= text.length;
        each = each.outer;
      }
    },
  };
}

function add({ properties }: OpenItem, names: readonly string[], value: DataValue): void {
  for (const name of names) {
    const values = properties.get(name);
    if (values) values.push(value);
    else properties.set(name, [value]);
  }
}

function words(text: string): string[] {
  return text
    .slice(0, 1_000)
    .split(/\s+/)
    .filter((word) => word !== '');
}
