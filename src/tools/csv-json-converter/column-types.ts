import { losesDigits } from '#lib/json/json-node';

/** What the cells of a column are written as. */
export type ColumnType = 'number' | 'boolean' | 'text';

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
/** A code of digits: a number would lose its zeros. */
const LEADING_ZERO = /^[+-]?0\d/;

/** Digits that looked like numbers, and why they are texts. */
interface KeptAsText {
  column: number;
  why: 'zeros' | 'digits';
  value: string;
}

/** A column is of numbers, or of true and false, when all its values are, and none would change. */
export function typesOf(rows: readonly (readonly string[])[], count: number) {
  const types = new Array<ColumnType | undefined>(count);
  const kept = new Map<number, KeptAsText>();
  for (const row of rows) {
    for (const [column, cell] of row.entries()) {
      if (cell === '') continue;
      const why = reasonForText(cell);
      if (why && !kept.has(column)) kept.set(column, { column, why, value: cell });
      const type = why ? 'text' : typeOf(cell);
      types[column] = types[column] === undefined || types[column] === type ? type : 'text';
    }
  }
  return { types, kept: [...kept.values()] };
}

function reasonForText(cell: string): KeptAsText['why'] | undefined {
  if (LEADING_ZERO.test(cell) && /^[\d.+-]+$/.test(cell)) return 'zeros';
  return NUMBER.test(cell) && losesDigits(cell) ? 'digits' : undefined;
}

/** Whether a cell reads as a number. */
export function isNumber(cell: string): boolean {
  return NUMBER.test(cell.trim());
}

function typeOf(cell: string): ColumnType {
  if (NUMBER.test(cell)) return 'number';
  return /^(?:true|false)$/i.test(cell) ? 'boolean' : 'text';
}
