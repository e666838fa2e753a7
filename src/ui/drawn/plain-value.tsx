import type { OutputFacts } from '#kit/facts';

/** Kept, as a table has thousands of numbers. */
const grouped = new Intl.NumberFormat('en', { maximumFractionDigits: 6 });

/** A value in words: "Yes", "12,345 pixels", an enumeration's name. */
export function plainValue(value: unknown, { display, unit, names }: Pick<OutputFacts, 'display' | 'unit' | 'names'>) {
  const isGrouped = typeof value === 'number' && (display === 'number' || display === 'figure');
  const text = isGrouped ? grouped.format(value) : plain(value, names);
  return unit && text !== '' ? withUnit(text, unit) : text;
}

/** "80%", but "12 seconds". */
export function withUnit(text: string, unit: string): string {
  return unit === '%' ? `${text}%` : `${text} ${unit}`;
}

function plain(value: unknown, names: OutputFacts['names']): string {
  if (typeof value === 'boolean') return names?.[String(value)] ?? (value ? 'Yes' : 'No');
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map((each) => plain(each, names)).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : (names?.[String(value)] ?? String(value));
}
