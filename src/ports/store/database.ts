/** What the tables need of a database, whichever it is. */

export type Value = string | number | null;

export type Row = Readonly<Record<string, unknown>>;

/** Parameters are `$1`, `$2` and so on. */
export interface Statement {
  text: string;
  values: readonly Value[];
}

export interface Answer {
  rows: readonly Row[];
  /** Rows that were written. */
  changes: number;
}

/**
 * Statements one after the other, each of which may depend on the answers before. Not an async function: SQLite answers at
 * once, and nothing of anybody else comes between two statements.
 */
export type Work<T> = Generator<Statement, T, Answer>;

export interface Database {
  /** Each statement for itself. */
  run<T>(work: Work<T>): Promise<T>;
  /** All statements or none, and one such work after the other among all that name the same `turn`, on every server. */
  runInTurn<T>(turn: Turn, work: Work<T>): Promise<T>;
  /** Behind the `LIMIT` of a query whose rows are about to be written: leaves out those that another is writing. */
  skipLocked: string;
  /** Called after people's data was deleted, to leave as little of its bytes as the database allows. */
  scrub(): Promise<void>;
  /** Resolves when the database takes and gives right now. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** What only one may do at a time, by the number that PostgreSQL wants for it. */
export const turns = { schema: 1, messages: 2, subscribers: 3, mails: 4, usage: 5, people: 6, audits: 7 } as const;

type Turn = keyof typeof turns;

export function* select(text: string, values: readonly Value[] = []): Work<readonly Row[]> {
  return (yield { text, values }).rows;
}

/** Rows written. */
export function* change(text: string, values: readonly Value[] = []): Work<number> {
  return (yield { text, values }).changes;
}

/** Rows of `limit`, or all: both databases take a number that no table reaches. */
export function limitOf(limit: number | undefined): number {
  return limit ?? Number.MAX_SAFE_INTEGER;
}

export function textOf(row: Row, column: string): string {
  return String(row[column]);
}

export function numberOf(row: Row, column: string): number {
  return Number(row[column]);
}

/** `{ [name]: number }` when the column holds one, nothing when it is null. */
export function optionalNumber<Name extends string>(name: Name, value: unknown): { [name in Name]?: number } {
  const found: { [name in Name]?: number } = {};
  if (value !== null && value !== undefined) Object.assign(found, { [name]: Number(value) });
  return found;
}
