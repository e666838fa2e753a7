const MINUTE = 60_000;
const DAY = 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Whether this machine knows the zone: an IANA name such as `Europe/Berlin`, or `UTC`. */
export function isTimeZone(zone: string): boolean {
  try {
    formatOf(zone);
    return true;
  } catch {
    return false;
  }
}

/** Milliseconds that clocks of the zone are ahead of UTC at an instant, in milliseconds since 1970. */
export function offsetAt(instant: number, zone: string): number {
  if (zone === 'UTC') return 0;
  const fields = Object.fromEntries(
    formatOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const year = fields.era === 'BC' ? 1 - Number(fields.year) : Number(fields.year);
  const wall = new Date(0);
  wall.setUTCFullYear(year, Number(fields.month) - 1, Number(fields.day));
  wall.setUTCHours(Number(fields.hour) % 24, Number(fields.minute), Number(fields.second));
  return wall.getTime() - Math.floor(instant / 1000) * 1000;
}

/**
 * The instants at which clocks of the zone show `wall` (milliseconds since 1970, as if it were UTC), the earlier first: two where clocks
 * are put back, none where they are put forward.
 */
export function instantsAt(wall: number, zone: string): number[] {
  const offsets = new Set([offsetAt(wall - DAY, zone), offsetAt(wall + DAY, zone)]);
  return [...offsets]
    .map((offset) => wall - offset)
    .filter((instant) => instant + offsetAt(instant, zone) === wall)
    .sort((a, b) => a - b);
}

/** `+05:30`, `Z` for none; seconds are left out. */
export function offsetText(offset: number): string {
  if (offset === 0) return 'Z';
  const minutes = Math.round(Math.abs(offset) / MINUTE);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** @throws RangeError for a zone that is none. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone: zone, hourCycle: 'h23', era: 'short' },
    ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' },
  });
  formats.set(zone, made);
  return made;
}
