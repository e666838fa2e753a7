import type { KnownNetwork, Place } from './port.ts';

const countryNames = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

/**
 * The place in a record of an MMDB file: flat as ip-location-db and IPinfo write it, nested as MaxMind and DB-IP do. Of a record
 * of another kind, `undefined`.
 */
export function placeIn(record: unknown): Place | undefined {
  const country = at(record, 'country');
  const code = [text(at(record, 'country_code')), text(at(country, 'iso_code')), text(country)].find((given) =>
    /^[a-z]{2}$/i.test(given ?? ''),
  );
  const countryCode = code?.toUpperCase();
  const place: Place = clean({
    city: withoutDistrict(name(at(record, 'city'))),
    region: name(at(record, 'state1')) ?? name(at(record, 'region')) ?? name(at(at(record, 'subdivisions'), 0)),
    countryCode,
    country: (countryCode && countryNames.of(countryCode)) ?? name(country),
    isAnycast: at(at(record, 'traits'), 'is_anycast') === true ? true : undefined,
  });
  return place.countryCode === undefined && place.country === undefined && place.city === undefined ? undefined : place;
}

/** The network in a record: of GeoLite2, DB-IP, ip-location-db (all alike), or IPinfo. */
export function networkIn(record: unknown): KnownNetwork | undefined {
  const number = at(record, 'autonomous_system_number') ?? at(record, 'as_number') ?? at(record, 'asn');
  const asn = typeof number === 'number' ? number : Number(/^(?:AS)?(\d{1,10})$/i.exec(text(number) ?? '')?.[1]);
  if (!Number.isInteger(asn) || asn < 1 || asn > 0xffffffff) return undefined;
  const names = ['autonomous_system_organization', 'as_organization', 'as_name', 'name', 'organization', 'org'];
  return clean({ asn, name: names.map((key) => text(at(record, key))).find((given) => given !== undefined) });
}

/** A member of an object or an array. */
function at(value: unknown, key: string | number): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  return Reflect.get(value, key);
}

/** A text with something in it. */
function text(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/** A name, or the English one among several languages. */
function name(value: unknown): string | undefined {
  return text(value) ?? text(at(at(value, 'names'), 'en'));
}

/** DB-IP puts a part of town behind the city, which is more than an address tells. */
function withoutDistrict(city: string | undefined): string | undefined {
  return city?.replace(/ \([^()]*\)$/, '');
}

type Clean<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

function clean<T extends { asn: number }>(value: T): Clean<T> & { asn: number };
function clean<T extends object>(value: T): Clean<T>;
function clean<T extends object>(value: T): Clean<T> {
  const kept: Clean<T> = { ...value };
  for (const key in kept) if (kept[key] === undefined) delete kept[key];
  return kept;
}
