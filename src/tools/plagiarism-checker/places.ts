/** A place where passages are looked for. */
export interface Place {
  name: string;
  /** What leaves for whom when it is asked, as a sentence. */
  leaves: string;
}

let known: readonly Place[] | undefined;

/** Those of this site; `undefined` until they are known. */
export function knownPlaces(): readonly Place[] | undefined {
  return known;
}

export function notePlaces(places: readonly Place[]): void {
  known = places;
}

const BETWEEN = '; ';

/** Names as they are in the page's address: nothing for all of them. */
export function writtenAs(names: readonly string[]): string {
  return names.length === 0 ? 'none' : names.join(BETWEEN);
}

/** The places that are chosen, of those that there are. */
export function wantedOf(written: string, places: readonly Place[]): string[] {
  const names = places.map(({ name }) => name);
  if (written === '' || written === 'all') return names;
  const chosen = new Set(written.split(BETWEEN));
  return names.filter((name) => chosen.has(name));
}

/** The choice with one place more or less. */
export function withPlace(written: string, places: readonly Place[], { name, isOn }: { name: string; isOn: boolean }) {
  const wanted = new Set(wantedOf(written, places));
  if (isOn) wanted.add(name);
  else wanted.delete(name);
  return wanted.size === places.length
    ? ''
    : writtenAs(places.flatMap((place) => (wanted.has(place.name) ? place.name : [])));
}
