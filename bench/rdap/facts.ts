/** A value, and the members of the object without which nobody could read it: paths with points, `events.0.eventDate`. */
type Source<T> = readonly [value: T, ...needs: string[]];

/** What a domain object says, each with the places that say it, the one that counts first. */
export interface Facts {
  created?: readonly Source<string>[];
  updated?: readonly Source<string>[];
  expires?: readonly Source<string>[];
  registrar?: readonly Source<string>[];
  ianaId?: readonly Source<string>[];
  dnssec?: readonly Source<boolean>[];
  servers?: readonly Source<string>[];
  status?: readonly Source<string>[];
}

/** A domain object in the style of a registry, about a made-up domain. */
export interface Sample {
  style: string;
  body: unknown;
  facts: Facts;
}

/** What can still be read of an object, some of whose members are gone. */
export interface Legible {
  created: string | undefined;
  updated: string | undefined;
  expires: string | undefined;
  registrar: string | undefined;
  ianaId: string | undefined;
  dnssec: boolean | undefined;
  servers: readonly string[];
  status: readonly string[];
}

export function legible(facts: Facts, gone: readonly string[]): Legible {
  const isLeft = ([, ...needs]: Source<unknown>) => !needs.some((need) => gone.some((path) => touches(path, need)));
  const first = <T>(sources: readonly Source<T>[] = []) => sources.find(isLeft)?.[0];
  const all = (sources: readonly Source<string>[] = []) => [...new Set(sources.filter(isLeft).map(([value]) => value))];
  const registrar = first(facts.registrar);
  return {
    created: first(facts.created),
    updated: first(facts.updated),
    expires: first(facts.expires),
    registrar,
    ianaId: registrar === undefined ? undefined : first(facts.ianaId),
    dnssec: first(facts.dnssec),
    servers: all(facts.servers),
    status: all(facts.status),
  };
}

function touches(path: string, need: string): boolean {
  return path === need || need.startsWith(`${path}.`);
}

/** The day of an event by its place. */
export function onDay(day: string, at: number | string): readonly Source<string>[] {
  return [[day, `events.${at}.eventAction`, `events.${at}.eventDate`]];
}

/** Values of a list, each with its place. */
export function each(list: string, values: readonly string[], name = ''): readonly Source<string>[] {
  return values.map((value, at) => [value, `${list}.${at}${name && `.${name}`}`]);
}

/** A card as RFC 7095 has it; the value of the property at `index` is at `vcardArray.1.<index>.3`. */
export function card(...properties: readonly (readonly [name: string, value: unknown])[]): unknown {
  return ['vcard', [['version', {}, 'text', '4.0'], ...properties.map(([name, value]) => [name, {}, 'text', value])]];
}

/** What a registrar's card and its number need, by its role and, where the role is gone, by the kind of its number. */
export function byRoleOrNumber(entity: string, property: string, name: string): readonly Source<string>[] {
  return [
    [name, `${entity}.roles.0`, ...property.split(' ').map((path) => `${entity}.${path}`)],
    [
      name,
      `${entity}.publicIds.0.type`,
      `${entity}.publicIds.0.identifier`,
      ...property.split(' ').map((path) => `${entity}.${path}`),
    ],
  ];
}

/** A property of a card: its name and its value. */
export function inCard(index: number): string {
  return `vcardArray.1.${index}.0 vcardArray.1.${index}.3`;
}

/** The number itself. */
export function numberOf(entity: string, number: string): readonly Source<string>[] {
  return [[number, `${entity}.publicIds.0.type`, `${entity}.publicIds.0.identifier`]];
}
