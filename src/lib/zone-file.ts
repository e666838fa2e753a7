import { own } from './own.ts';
/** A record in presentation form, as the DNS port tells it. */
export interface ZoneLine {
  name: string;
  type: string;
  ttl: number;
  value: string;
}

/** Bytes of one string of a TXT. Source: RFC 1035, section 3.3. */
const LONGEST_STRING = 255;

/** Types whose value holds names, by the positions of these. */
const namesIn: Readonly<Record<string, readonly number[]>> = {
  CNAME: [0],
  NS: [0],
  PTR: [0],
  MX: [1],
  HTTPS: [1],
  SVCB: [1],
  SOA: [0, 1],
};

/**
 * Records as the text of a zone file, the start of authority first, which BIND and others read. Records of names that are not
 * the origin's stay out: they are where an alias led on. Source: RFC 1035, section 5.
 *
 * @param origin the name that `@` stands for
 */
export function zoneFileOf(origin: string, records: readonly ZoneLine[]): string {
  const seen = new Set<string>();
  const own = records.filter(({ name }) => name === origin || name.endsWith(`.${origin}`));
  const lines = [...own.filter(({ type }) => type === 'SOA'), ...own.filter(({ type }) => type !== 'SOA')]
    .map(({ name, type, ttl, value }) => [relative(name, origin), String(ttl), 'IN', type, data(type, value)])
    .filter((cells) => !seen.has(cells.join(' ')) && seen.add(cells.join(' ')));
  const widths = [0, 1].map((column) => Math.max(0, ...lines.map((cells) => cells[column]?.length ?? 0)));
  const text = lines.map(([name = '', ttl = '', zoneClass = '', type = '', value = '']) =>
    [name.padEnd(widths[0] ?? 0), ttl.padEnd(widths[1] ?? 0), zoneClass, type.padEnd(5), value].join(' '),
  );
  return `${[`$ORIGIN ${origin}.`, ...text].join('\n')}\n`;
}

function relative(name: string, origin: string): string {
  return name === origin ? '@' : safeName(name.slice(0, -origin.length - 1));
}

function absolute(name: string): string {
  return name === '.' ? '.' : `${safeName(name)}.`;
}

/** Characters that mean something in a zone file. */
function safeName(name: string): string {
  return name.replace(/[;"()@$]/g, '\\$&');
}

function data(type: string, value: string): string {
  if (type === 'TXT') return strings(value);
  if (type === 'CAA') return value;
  const names = own(namesIn, type) ?? [];
  return value
    .split(' ')
    .map((word, index) => (names.includes(index) ? absolute(word) : word))
    .join(' ');
}

/**
 * A text as strings in quotation marks, each of at most 255 bytes. What stands escaped already (`\255`, `\\`) is kept whole;
 * what is not ASCII is written byte by byte, so that every program reads the same.
 */
function strings(value: string): string {
  const units = [...value.matchAll(/\\\d{3}|\\.|[\s\S]/gu)].flatMap(([unit]) => escaped(unit));
  const parts: string[] = [];
  for (let at = 0; at === 0 || at < units.length; at += LONGEST_STRING) {
    parts.push(`"${units.slice(at, at + LONGEST_STRING).join('')}"`);
  }
  return parts.join(' ');
}

/** One character as what stands for its bytes, one entry for each byte. */
function escaped(unit: string): string[] {
  if (unit.length > 1 && unit.startsWith('\\')) return [unit];
  if (unit === '"' || unit === '\\') return [`\\${unit}`];
  if (/^[\x20-\x7e]$/.test(unit)) return [unit];
  return [...new TextEncoder().encode(unit)].map((byte) => `\\${String(byte).padStart(3, '0')}`);
}
