/** JSON as it is written: numbers and texts in their own digits and escapes, members in their order, each as often as it is there. */
export type JsonNode = JsonObject | JsonArray | JsonLiteral;

export interface JsonObject {
  kind: 'object';
  members: JsonMember[];
}

export interface JsonArray {
  kind: 'array';
  items: JsonNode[];
}

/** A text, a number, true, false or null. */
interface JsonLiteral {
  kind: 'literal';
  raw: string;
}

interface JsonMember {
  /** The name as it is written, in quotation marks. */
  key: string;
  name: string;
  value: JsonNode;
}

/** What a text in quotation marks, as JSON writes it, says. */
export function textOf(raw: string): string {
  return raw.includes('\\') ? String(JSON.parse(raw)) : raw.slice(1, -1);
}

/** Whether a program that reads numbers as 64-bit floating point gives this one back as another. */
export function losesDigits(raw: string): boolean {
  if (!/^-?\d/.test(raw) || raw.length < 16) return false;
  const number = Number(raw);
  return !Number.isFinite(number) || plainDigits(raw) !== plainDigits(String(number));
}

/** The digits that count and the power of ten of the last: "1.50e3" and "1500" are alike. */
function plainDigits(number: string): string {
  const [mantissa = '', exponent = '0'] = number.toLowerCase().split('e');
  const [whole = '', fraction = ''] = mantissa.replace('-', '').split('.');
  const digits = (whole + fraction).replace(/^0+/, '');
  let end = digits.length;
  while (digits[end - 1] === '0') end -= 1;
  return `${digits.slice(0, end)}e${Number(exponent) - fraction.length + digits.length - end}`;
}

/** Levels and members of a value that is only to be looked at. */
const SHOWN = { levels: 100, nodes: 20_000 };

/**
 * The value itself, for a look at it: levels and members beyond a bound are left out, and a number whose digits would be lost is a text.
 */
export function shownValue(root: JsonNode): unknown {
  let left = SHOWN.nodes;
  const shown = (node: JsonNode, level: number): unknown => {
    left -= 1;
    if (node.kind === 'literal') return literalOf(node.raw);
    if (level === SHOWN.levels) return '…';
    if (node.kind === 'array') {
      const items: unknown[] = [];
      for (const item of node.items) if (left > 0) items.push(shown(item, level + 1));
      return items;
    }
    const members: [string, unknown][] = [];
    for (const { name, value } of node.members) if (left > 0) members.push([name, shown(value, level + 1)]);
    return Object.fromEntries(members);
  };
  return shown(root, 0);
}

/** A literal as JavaScript has it; a number that would lose digits as a text. */
export function literalOf(raw: string): string | number | boolean | null {
  if (raw.startsWith('"')) return textOf(raw);
  if (raw === 'null') return null;
  if (raw === 'true' || raw === 'false') return raw === 'true';
  return losesDigits(raw) ? raw : Number(raw);
}
