import { field } from '#kit/field';
import { type JsonSchema, toJsonSchema } from '#kit/json-schema';
import type { PortName } from '#kit/ports';
import type { ToolEntry } from '#kit/registry';
import { materials } from './materials.ts';
import { CALM, manners, nameOf, type Served } from './names.ts';
import { choicesIn, type Place, placesIn } from './places.ts';

/** One call of a tool. */
export interface Run {
  slug: string;
  /** The material, where it was put, and its length. */
  what: string;
  /** The name of the place alone. */
  place: string;
  body: string;
}

export interface RunsOptions {
  tools: readonly ToolEntry[];
  /** `host:port` of a web server that answers names with materials. */
  web: string;
  /** Bytes of a body that the server takes. */
  bodyMaxBytes: number;
  /**
   * Every material in every place at each length. Else each is once in every field when it is short, in a third of the tools when it is
   * long, and once at all when it is as long as can be; where it stands changes from material to material.
   */
  isWhole: boolean;
}

const SMALL = 1_000;
const LARGE = 100_000;
/** UTF-16 units, of which a page has a dozen times as many. */
const LARGEST_SERVED = 300_000;
/** Bytes of a body around the field. */
const AROUND = 1_000;
const OUTSIDE: readonly PortName[] = [
  'authority',
  'certificates',
  'dns',
  'http',
  'rdap',
  'sources',
  'tls',
  'whois',
  'wikipedia',
];

interface Spot {
  entry: ToolEntry;
  place: Place;
  /** Name of the field. */
  of: string;
}

/** What visitors send: every material in every field, at each length. */
export function* sentRuns({ tools, bodyMaxBytes, isWhole }: RunsOptions): Generator<Run> {
  const callOf = callsOf(bodyMaxBytes);
  const fields = tools.flatMap((entry) => fieldsOf(entry).map((of) => spotsIn(entry, of)));
  const perTool = tools.map((entry) => fieldsOf(entry).flatMap((of) => spotsIn(entry, of)));
  const spots = fields.flat();
  const large = spots.filter(({ place }) => place.longest > LARGE);
  const some = <T>(of: readonly T[], turn: number) => (isWhole ? of : inTurn(of, turn));
  for (const [turn, { name, of }] of materials.entries()) {
    for (const these of fields) {
      for (const spot of some(these, turn)) yield callOf(spot, name, of(Math.min(SMALL, spot.place.longest)));
    }
    for (const these of isWhole ? perTool : runInSlices(perTool, turn)) {
      const longer = these.filter(({ place }) => place.longest > SMALL);
      for (const spot of some(longer, turn)) yield callOf(spot, name, of(Math.min(LARGE, spot.place.longest)));
    }
    for (const spot of some(large, turn)) yield callOf(spot, name, of(Math.min(spot.place.longest, bodyMaxBytes)));
  }
  const bounded = spots.filter(({ place }) => place.longest < bodyMaxBytes);
  for (const spot of bounded) yield callOf(spot, 'too long', 'a'.repeat(spot.place.longest + 1));
}

/** What the servers of strangers answer: every material and every bad manner, for each tool that asks one. */
export function* servedRuns({ tools, web, isWhole }: RunsOptions): Generator<Run> {
  const asking = tools.filter(({ tool }) => OUTSIDE.some((name) => tool.needs.includes(name)));
  const perTool = asking.map(addressSpots).filter((these) => these.length > 0);
  const takesPictures = ([first]: readonly Spot[]) => first?.entry.tool.needs.includes('images');
  // All these hand what they fetch to one and the same port: one of them speaks for the others.
  const pictures = perTool.filter(takesPictures).flat();
  const callOf = callsOf(Number.POSITIVE_INFINITY);
  const call = (spot: Spot, served: Served) =>
    callOf(spot, `${served.manner ?? materials[served.material]?.name} served`, addressFor(spot, served, web));
  const some = <T>(of: readonly T[], turn: number) => (isWhole ? of : inTurn(of, turn));
  const groups = isWhole ? perTool : [...perTool.filter((these) => !takesPictures(these)), pictures];
  for (const material of materials.keys()) {
    for (const [group, these] of groups.entries()) {
      for (const size of some([SMALL, LARGE], material + group)) {
        for (const spot of some(these, material >> 1)) yield call(spot, { material, size });
      }
    }
    for (const spot of some(groups.flat(), material)) yield call(spot, { material, size: LARGEST_SERVED });
  }
  for (const [turn, manner] of manners.entries()) {
    for (const these of groups)
      for (const spot of some(these, turn)) yield call(spot, { material: 0, size: SMALL, manner });
  }
}

/** Every tool's first example, with addresses where all is well. */
export function calmRuns({ tools, web }: RunsOptions): Run[] {
  return tools.map((entry) => ({
    slug: entry.slug,
    what: 'its example',
    place: '',
    body: JSON.stringify(exampleOf(entry, web)),
  }));
}

/** Tools that get a long material, of which each gets some. */
const SHARE = 3;

/** Some of them, each time others. */
function runInSlices<T>(all: readonly T[], turn: number): T[] {
  return all.filter((_, index) => index % SHARE === turn % SHARE);
}

/** One of them, each time another. */
function inTurn<T>(all: readonly T[], turn: number): T[] {
  return all.length === 0 ? [] : all.slice(turn % all.length, (turn % all.length) + 1);
}

function spotsIn(entry: ToolEntry, of: string): Spot[] {
  return placesIn(schemasOf(entry)[of], of).map((place) => ({ entry, place, of }));
}

/** Fields that take the address of something, and lists, which may be of addresses. */
function addressSpots(entry: ToolEntry): Spot[] {
  const spots = fieldsOf(entry).flatMap((of) => spotsIn(entry, of));
  return spots.filter(({ of, place }) => takesAddress(controlOf(entry, of)) || place.name.endsWith('[]'));
}

function takesAddress(control: string | undefined): boolean {
  return control === 'url' || control === 'image' || control === 'domain';
}

function addressFor({ entry, of }: Spot, served: Served, web: string): string {
  const control = controlOf(entry, of);
  const name = nameOf(served);
  if (control === 'domain') return name;
  const path = control === 'image' ? 'picture.svg' : served.material % 8 === 7 ? 'text.txt' : '';
  return `http://${name}:${new URL(web).port}/${path}`;
}

const known = new WeakMap<ToolEntry, NonNullable<JsonSchema['properties']>>();

/** Fields in which a text of the visitor's can be. */
function fieldsOf(entry: ToolEntry): string[] {
  return Object.entries(schemasOf(entry)).flatMap(([of, schema]) => (placesIn(schema, of).length > 0 ? [of] : []));
}

function schemasOf(entry: ToolEntry) {
  const schemas = known.get(entry) ?? toJsonSchema(entry.tool.input, 'input').properties ?? {};
  known.set(entry, schemas);
  return schemas;
}

function controlOf({ tool }: ToolEntry, of: string): string | undefined {
  const schema = tool.input.shape[of];
  return schema && field.get(schema)?.control;
}

/** Calls with the other fields of the first example; those that offer a choice have each of its values in turn. */
function callsOf(bodyMaxBytes: number) {
  let turn = 0;
  return ({ entry, place, of }: Spot, name: string, text: string): Run => {
    turn += 1;
    const schemas = schemasOf(entry);
    const chosen = Object.entries(schemas).flatMap(([other, schema], index) => {
      const choices = choicesIn(schema);
      return choices.length > 0 ? [[other, choices[(turn + index) % choices.length]] as const] : [];
    });
    const others = { ...entry.tool.examples[0].input, ...Object.fromEntries(chosen) };
    const bodyWith = (part: string) => JSON.stringify({ ...others, [of]: place.put(part) });
    let length = text.length;
    let body = bodyWith(text);
    for (let bytes = Buffer.byteLength(body); bytes > bodyMaxBytes; bytes = Buffer.byteLength(body)) {
      length = Math.floor(length * Math.min(0.95, (bodyMaxBytes - AROUND) / bytes));
      body = bodyWith(text.slice(0, length));
    }
    return { slug: entry.slug, what: `${name}, ${length} units in ${place.name}`, place: place.name, body };
  };
}

function exampleOf({ tool }: ToolEntry, web: string): Record<string, unknown> {
  const { port } = new URL(web);
  const calm = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(calm);
    if (typeof value !== 'string') return value;
    if (URL.canParse(value) && /^https?:/.test(value)) return `http://${CALM}:${port}${new URL(value).pathname}`;
    return /^[\w-]+(?:\.[\w-]+)+$/.test(value) ? CALM : value;
  };
  return Object.fromEntries(Object.entries(tool.examples[0].input).map(([name, value]) => [name, calm(value)]));
}
