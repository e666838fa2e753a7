import { type AdapterFactory, createAdapterFactory } from 'better-auth/adapters';
import { change, type Database, numberOf, type Row, select, textOf, type Value, type Work } from './database.ts';
import type { NewPasskeyNotice } from './port.ts';
import { insertMail } from './tables/mails.ts';

type Factory = Parameters<typeof createAdapterFactory>[0];
type Adapter = ReturnType<Factory['adapter']>;
type Where = Parameters<Adapter['delete']>[0]['where'];
type Clause = Where[number];

/**
 * Accounts, sessions and passkeys of better-auth in the tables of a database, so that they are migrated, backed up and
 * fail like everything else that lasts. A new passkey and the mail about it are written in the same transaction. Times are kept as ISO 8601 texts and booleans as 0 and 1.
 */
export function peopleDatabase(database: Database, onPasskey?: NewPasskeyNotice): AdapterFactory<object> {
  return createAdapterFactory({
    config: {
      adapterId: 'clearkit',
      supportsDates: false,
      supportsBooleans: false,
      supportsJSON: false,
      supportsNumericIds: false,
    },
    adapter: () => adapterOver(database, onPasskey),
  });
}

function adapterOver(database: Database, onPasskey: NewPasskeyNotice | undefined): Adapter {
  return {
    async create({ model, data }) {
      const columns = Object.keys(data);
      const text = `INSERT INTO ${name(model)} (${columns.map(name)}) VALUES (${columns.map((_, at) => `$${at + 1}`)}) RETURNING *`;
      const values = Object.values(data).map(asValue);
      if (model !== 'passkeys' || !onPasskey) return needed(await one(database, text, values));
      return needed(only(await database.runInTurn('people', addingPasskey({ text, values }, onPasskey))));
    },
    async findOne({ model, where }) {
      const { text, values } = conditions(where);
      return one(database, `SELECT * FROM ${name(model)}${text} LIMIT 1`, values);
    },
    async findMany({ model, where, limit, sortBy, offset = 0 }) {
      const { text, values } = conditions(where);
      const order = sortBy ? ` ORDER BY ${name(sortBy.field)} ${sortBy.direction === 'desc' ? 'DESC' : 'ASC'}` : '';
      const query = `SELECT * FROM ${name(model)}${text}${order} LIMIT ${Number(limit)} OFFSET ${Number(offset)}`;
      return all(await database.run(select(query, values)));
    },
    async count({ model, where }) {
      const { text, values } = conditions(where);
      const [row = {}] = await database.run(select(`SELECT count(*) AS count FROM ${name(model)}${text}`, values));
      return numberOf(row, 'count');
    },
    async update({ model, where, update }) {
      const { text, values } = updating(model, where, Object.fromEntries(Object.entries(Object(update))));
      return one(database, `${text} RETURNING *`, values);
    },
    async updateMany({ model, where, update }) {
      const { text, values } = updating(model, where, update);
      return database.run(change(text, values));
    },
    async delete({ model, where }) {
      await database.run(deleting(model, where));
    },
    async deleteMany({ model, where }) {
      return database.run(deleting(model, where));
    },
    async consumeOne({ model, where }) {
      const { text, values } = conditions(where);
      const first = `SELECT id FROM ${name(model)}${text} LIMIT 1`;
      return one(database, `DELETE FROM ${name(model)} WHERE id = (${first}) RETURNING *`, values);
    },
    async incrementOne({ model, where, increment, set = {} }) {
      const { text, values } = conditions(where);
      const steps = Object.entries(increment).map(([field, by]) => `${name(field)} = ${name(field)} + ${Number(by)}`);
      const others = Object.keys(set).map((field, at) => `${name(field)} = $${values.length + at + 1}`);
      const first = `SELECT id FROM ${name(model)}${text} LIMIT 1`;
      return one(database, `UPDATE ${name(model)} SET ${[...steps, ...others]} WHERE id = (${first}) RETURNING *`, [
        ...values,
        ...Object.values(set).map(asValue),
      ]);
    },
  };
}

function* addingPasskey(
  insert: { text: string; values: readonly Value[] },
  onPasskey: NewPasskeyNotice,
): Work<readonly Row[]> {
  const rows = yield* select(insert.text, insert.values);
  for (const row of rows) {
    const [owner] = yield* select('SELECT email FROM people WHERE id = $1', [textOf(row, 'userId')]);
    if (owner) yield* insertMail(onPasskey({ to: textOf(owner, 'email'), name: textOf(row, 'name') }));
  }
  return rows;
}

function updating(model: string, where: Where, update: Readonly<Record<string, unknown>>) {
  const fields = Object.keys(update);
  const { text, values } = conditions(where, fields.length);
  const set = fields.map((field, at) => `${name(field)} = $${at + 1}`);
  return {
    text: `UPDATE ${name(model)} SET ${set}${text}`,
    values: [...Object.values(update).map(asValue), ...values],
  };
}

function* deleting(model: string, where: Where): Work<number> {
  const { text, values } = conditions(where);
  return yield* change(`DELETE FROM ${name(model)}${text}`, values);
}

/** All that are joined by AND, and one of those joined by OR. `before`: how many parameters come first. */
function conditions(where: Where = [], before = 0): { text: string; values: Value[] } {
  const values: Value[] = [];
  const parts = where.map((clause) => ({ clause, text: condition(clause, values, before) }));
  const all = parts.filter(({ clause }) => clause.connector !== 'OR').map(({ text }) => text);
  const some = parts.filter(({ clause }) => clause.connector === 'OR').map(({ text }) => text);
  const every = [...all, ...(some.length > 0 ? [`(${some.join(' OR ')})`] : [])];
  return { text: every.length > 0 ? ` WHERE ${every.join(' AND ')}` : '', values };
}

const comparisons = { eq: '=', ne: '<>', lt: '<', lte: '<=', gt: '>', gte: '>=' } as const;

function condition({ field, operator, value, mode }: Clause, values: Value[], before: number): string {
  const add = (one: unknown) => {
    values.push(asValue(one));
    const parameter = `$${before + values.length}`;
    return mode === 'insensitive' ? `lower(${parameter})` : parameter;
  };
  const column = mode === 'insensitive' ? `lower(${name(field)})` : name(field);
  switch (operator) {
    case 'in':
    case 'not_in': {
      const list = [value].flat().map(add);
      // An empty list is no SQL.
      if (list.length === 0) return operator === 'in' ? '1 = 0' : '1 = 1';
      return `${column} ${operator === 'in' ? 'IN' : 'NOT IN'} (${list})`;
    }
    case 'contains':
      return `${column} LIKE ${add(`%${literal(value)}%`)} ESCAPE '\\'`;
    case 'starts_with':
      return `${column} LIKE ${add(`${literal(value)}%`)} ESCAPE '\\'`;
    case 'ends_with':
      return `${column} LIKE ${add(`%${literal(value)}`)} ESCAPE '\\'`;
    default:
      if (value === null) return `${column} IS ${operator === 'ne' ? 'NOT NULL' : 'NULL'}`;
      return `${column} ${comparisons[operator ?? 'eq']} ${add(value)}`;
  }
}

function literal(value: Clause['value']): string {
  return String(value).replaceAll(/[\\%_]/g, '\\$&');
}

/** Names of tables and columns are those of better-auth's schema, never a visitor's. */
function name(word: string): string {
  return `"${word.replaceAll('"', '')}"`;
}

function asValue(value: unknown): Value {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' || typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 1 : 0;
  return value instanceof Date ? value.toISOString() : JSON.stringify(value);
}

async function one<T>(database: Database, text: string, values: readonly Value[]): Promise<T | null> {
  return only(await database.run(select(text, values)));
}

function only<T>([row]: readonly Row[]): T | null {
  return row !== undefined && isOf<T>(row) ? row : null;
}

function all<T>(rows: readonly Row[]): T[] {
  return rows.filter((row) => isOf<T>(row));
}

function needed<T>(row: T | null): T {
  if (row === null) throw new Error('A row that was written was not given back.');
  return row;
}

/** The columns are those of the model, as better-auth asked for them. */
function isOf<T>(row: Row): row is Row & T {
  return typeof row === 'object';
}
