/** A damaged copy: members whose content is gone, as paths. */
export interface Damaged {
  body: unknown;
  gone: readonly string[];
}

/** One kind of damage, at a place of its choice; nothing where the object has no such place. */
export interface Kind {
  name: string;
  apply: (body: unknown, pick: Pick) => Damaged | undefined;
}

/** One of a list, by chance. */
export type Pick = <T>(values: readonly T[]) => T | undefined;

interface Place {
  path: string;
  holder: object;
  key: string;
  value: unknown;
}

/** Within a card's property the place of a value is its meaning. */
const inProperty = /vcardArray\.1\.\d+\./i;
/** Names beside the facts: links, terms, and what the service says of itself. */
const BESIDE = /^(?:rdapConformance|notices|links|redacted|port43|lang)\b/;

/** Kinds that were at hand while the reader was worked on. */
export const kinds: readonly Kind[] = [
  removing('left out', undefined),
  removing('null', () => null),
  removing('true', () => true),
  removing('a number', () => -1),
  removing('empty text', () => ''),
  removing('empty object', () => ({})),
  removing('empty list', () => []),
  changing('one in a list', ({ value, path }) => (inProperty.test(path) ? undefined : [value])),
  changing('a list without its brackets', ({ value }) =>
    Array.isArray(value) && value.length === 1 ? value[0] : undefined,
  ),
  changing('figures as text, text as figures', ({ value, key }) =>
    (typeof value === 'number' && value > 0) || (typeof value === 'boolean' && /signed/i.test(key))
      ? String(value)
      : typeof value === 'string' && /^[1-9]\d{0,8}$/.test(value)
        ? Number(value)
        : undefined,
  ),
  renaming('capitals in names', (name) => name.toUpperCase()),
  renaming('small letters in names', (name) => name.toLowerCase()),
];

/** Kinds that were set aside with their samples. */
export const kindsAside: readonly Kind[] = [
  removing('a word for nothing', (pick) => pick(['N/A', 'null', 'undefined', '-'])),
  removing('something else', () => ({ a: { b: [1] } })),
  removing('lists of nothing', () => [[], [null]]),
  changing('a list as numbered members', ({ value, path }) =>
    Array.isArray(value) && !inProperty.test(`${path}.`) ? { ...value } : undefined,
  ),
  changing('nothing between', ({ value, path }) =>
    Array.isArray(value) && !inProperty.test(`${path}.`) ? value.flatMap((one) => [null, one, {}]) : undefined,
  ),
  changing('said twice', ({ value, path }) =>
    Array.isArray(value) && !inProperty.test(`${path}.`) ? value.flatMap((one) => [one, one]) : undefined,
  ),
  changing('list in a list', ({ value, path }) =>
    Array.isArray(value) && !inProperty.test(`${path}.`) ? [value] : undefined,
  ),
  changing('space around', ({ value }) => (typeof value === 'string' && value !== '' ? `\t ${value} \r\n` : undefined)),
  changing('a value in an object', ({ value, path }) =>
    typeof value === 'string' && value !== '' && !inProperty.test(path) ? { value } : undefined,
  ),
  changing('another way to write a date', ({ value, key }, pick) => {
    if (key !== 'eventDate' || typeof value !== 'string' || !/Z$/.test(value)) return undefined;
    const date = new Date(value);
    return pick([
      value.slice(0, 19).replace('T', ' '),
      value.slice(0, 10),
      date.toUTCString(),
      date.getTime(),
      Math.floor(date.getTime() / 1_000),
      value.slice(0, 10).replaceAll('-', '/'),
    ]);
  }),
  changing('another way to write an action', ({ value, key }, pick) =>
    key === 'eventAction' && typeof value === 'string'
      ? pick([
          value.toUpperCase(),
          value.replaceAll(' ', '_'),
          value.replaceAll(/ (\p{L})/gu, (_, letter: string) => letter.toUpperCase()),
        ])
      : undefined,
  ),
  renaming('lines under names', (name) =>
    name.replaceAll(/(?<=\p{Ll})\p{Lu}/gu, (letter) => `_${letter.toLowerCase()}`),
  ),
  {
    name: 'within another object',
    apply: (body, pick) => {
      const inner = structuredClone(body);
      return { body: pick([{ domain: inner }, { data: inner }, { result: [inner] }, [inner]]), gone: [] };
    },
  },
  {
    name: 'the registrar elsewhere',
    apply: (body, pick) => {
      const copy: unknown = structuredClone(body);
      if (typeof copy !== 'object' || copy === null) return undefined;
      const entities: unknown = Reflect.get(copy, 'entities');
      if (!Array.isArray(entities)) return undefined;
      const at = entities.findIndex((one) => /registrar/i.test(JSON.stringify(one?.roles ?? '')));
      if (at < 0) return undefined;
      const [registrar]: unknown[] = entities.splice(at, 1);
      const place = pick(['registrar', 'contact', 'entity']);
      if (place === 'contact')
        entities.push({ objectClassName: 'entity', roles: ['technical'], entities: [registrar] });
      else Reflect.set(copy, place ?? 'entity', registrar);
      return { body: copy, gone: [] };
    },
  },
];

/** The content of a member is gone; with no stand-in the member is left out. */
function removing(name: string, standIn: ((pick: Pick) => unknown) | undefined): Kind {
  return {
    name,
    apply: (body, pick) => {
      const copy: unknown = structuredClone(body);
      const place = pick(placesOf(copy));
      if (!place) return undefined;
      const value = standIn?.(pick);
      // These would say something.
      if (typeof value === 'boolean' && place.key === 'delegationSigned') return undefined;
      if (standIn) Reflect.set(place.holder, place.key, value);
      else if (Array.isArray(place.holder)) place.holder.splice(Number(place.key), 1);
      else Reflect.deleteProperty(place.holder, place.key);
      return { body: copy, gone: [place.path] };
    },
  };
}

/** The content of a member is in another shape. */
function changing(name: string, change: (place: Place, pick: Pick) => unknown): Kind {
  return {
    name,
    apply: (body, pick) => {
      const copy: unknown = structuredClone(body);
      const place = pick(placesOf(copy).filter((one) => change(one, pick) !== undefined));
      if (!place) return undefined;
      Reflect.set(place.holder, place.key, change(place, pick));
      return { body: copy, gone: [] };
    },
  };
}

/** Members have other names, all over the object. */
function renaming(name: string, rename: (name: string) => string): Kind {
  const renamed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(renamed);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [rename(key), renamed(one)]));
  };
  return { name, apply: (body) => ({ body: renamed(body), gone: [] }) };
}

function placesOf(body: unknown): Place[] {
  const places: Place[] = [];
  const walk = (holder: unknown, path: string): void => {
    if (typeof holder !== 'object' || holder === null) return;
    for (const [key, value] of Object.entries(holder)) {
      const own = path === '' ? key : `${path}.${key}`;
      if (BESIDE.test(own)) continue;
      places.push({ path: own, holder, key, value });
      walk(value, own);
    }
  };
  walk(body, '');
  return places;
}
