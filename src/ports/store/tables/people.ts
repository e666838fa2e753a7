import { parseSlugList } from '#lib/slug-list';
import { change, type Database, numberOf, optionalNumber, type Row, select, textOf, type Work } from '../database.ts';
import type { ApiKey, Kept, KeyUse, NewApiKey, NewMail, OptionSet, PeopleStore, Person } from '../port.ts';
import { removeKey, removePasskey, setPassword } from './access.ts';
import { insertMail } from './mails.ts';
import { newId } from './new-id.ts';

export function peopleStore(database: Database): PeopleStore {
  const isChanged = async (work: Work<number>) => (await database.run(work)) > 0;
  return {
    find: (email) => database.run(find(email)),
    count: () => database.run(count()),
    isAdmin: (person) => database.run(isAdmin(person)),
    async setAdmin(person, isOne) {
      const text = isOne
        ? 'INSERT INTO admins (person) VALUES ($1) ON CONFLICT (person) DO NOTHING'
        : 'DELETE FROM admins WHERE person = $1';
      await database.run(change(text, [person]));
    },
    setPassword: (person, password) => database.runInTurn('people', setPassword(person, password)),
    removePasskey: (person, id, notice) => database.runInTurn('people', removePasskey(person, id, notice)),
    keys: {
      add: (person, key, options) => database.runInTurn('people', addKey(person, key, options)),
      list: (person) => database.run(listKeys(person)),
      find: (hash) => database.run(findKey(hash)),
      remove: (person, id, notice) => database.runInTurn('people', removeKey(person, id, notice)),
      noteUse: (uses, at) => database.runInTurn('people', noteUse(uses, at)),
      uses: (person, from) => database.run(usesSince(person, from)),
    },
    options: {
      save: (person, set, { atMost }) => database.runInTurn('people', saveOptions(person, set, atMost)),
      list: (person) => database.run(listOptions(person)),
      remove: (person, id) => isChanged(change('DELETE FROM option_sets WHERE id = $1 AND person = $2', [id, person])),
    },
    lists: {
      async get(person, list) {
        const text = 'SELECT slugs, changed_at FROM kept_lists WHERE person = $1 AND list = $2';
        const [row] = await database.run(select(text, [person, list]));
        return row && { slugs: parseSlugList(textOf(row, 'slugs')), changedAt: numberOf(row, 'changed_at') };
      },
      async set(person, list, { slugs, changedAt }) {
        await database.run(
          change(
            `INSERT INTO kept_lists (person, list, slugs, changed_at) VALUES ($1, $2, $3, $4)
            ON CONFLICT (person, list) DO UPDATE SET slugs = excluded.slugs, changed_at = excluded.changed_at`,
            [person, list, JSON.stringify(slugs), changedAt],
          ),
        );
      },
    },
  };
}

function* find(email: string): Work<Person | undefined> {
  const [row] = yield* select('SELECT * FROM people WHERE email = $1', [email.toLowerCase()]);
  if (!row) return undefined;
  const id = textOf(row, 'id');
  return {
    id,
    email: textOf(row, 'email'),
    isConfirmed: numberOf(row, 'emailVerified') === 1,
    isAdmin: yield* isAdmin(id),
    createdAt: Date.parse(textOf(row, 'createdAt')),
  };
}

function* count(): Work<number> {
  const [row = {}] = yield* select('SELECT count(*) AS count FROM people');
  return numberOf(row, 'count');
}

function* isAdmin(person: string): Work<boolean> {
  const rows = yield* select('SELECT person FROM admins WHERE person = $1', [person]);
  return rows.length > 0;
}

function* addKey(
  person: string,
  { name, hint, hash, scopes, createdAt }: NewApiKey,
  { atMost, notice }: { atMost: number; notice: NewMail },
): Work<Kept> {
  const written = yield* change(
    `INSERT INTO api_keys (id, person, name, hint, hash, scopes, created_at)
    SELECT $1, $2, $3, $4, $5, $6, $7 WHERE (SELECT count(*) FROM api_keys WHERE person = $2) < $8`,
    [newId(), person, name, hint, hash, scopes.join(' '), createdAt, atMost],
  );
  if (written === 0) return 'full';
  yield* insertMail(notice);
  return 'kept';
}

function* listKeys(person: string): Work<ApiKey[]> {
  const text = 'SELECT * FROM api_keys WHERE person = $1 ORDER BY created_at DESC, id';
  const rows = yield* select(text, [person]);
  return rows.map((row) => ({
    id: textOf(row, 'id'),
    name: textOf(row, 'name'),
    hint: textOf(row, 'hint'),
    scopes: scopesOf(row),
    createdAt: numberOf(row, 'created_at'),
    ...optionalNumber('lastUsedAt', row.last_used_at),
  }));
}

function* findKey(hash: string): Work<{ id: string; scopes: readonly string[]; person: string } | undefined> {
  const [row] = yield* select('SELECT id, person, scopes FROM api_keys WHERE hash = $1', [hash]);
  return row && { id: textOf(row, 'id'), person: textOf(row, 'person'), scopes: scopesOf(row) };
}

function scopesOf(row: Row): string[] {
  return textOf(row, 'scopes').split(' ').filter(Boolean);
}

function* noteUse(uses: readonly KeyUse[], at: number): Work<void> {
  for (const { key, day, calls } of uses) {
    // The key may have been removed since.
    const written = yield* change('UPDATE api_keys SET last_used_at = $1 WHERE id = $2', [at, key]);
    if (written === 0) continue;
    yield* change(
      `INSERT INTO api_key_uses (api_key, day, calls) VALUES ($1, $2, $3)
      ON CONFLICT (api_key, day) DO UPDATE SET calls = api_key_uses.calls + excluded.calls`,
      [key, day, calls],
    );
  }
}

function* usesSince(person: string, from: string): Work<KeyUse[]> {
  const rows = yield* select(
    `SELECT api_key, day, calls FROM api_key_uses WHERE day >= $2
    AND api_key IN (SELECT id FROM api_keys WHERE person = $1) ORDER BY day, api_key`,
    [person, from],
  );
  return rows.map((row) => ({
    key: textOf(row, 'api_key'),
    day: textOf(row, 'day'),
    calls: numberOf(row, 'calls'),
  }));
}

function* saveOptions(
  person: string,
  { tool, name, options, savedAt }: Omit<OptionSet, 'id'>,
  atMost: number,
): Work<Kept> {
  const written = yield* change(
    'UPDATE option_sets SET options = $4, saved_at = $5 WHERE person = $1 AND tool = $2 AND name = $3',
    [person, tool, name, options, savedAt],
  );
  if (written > 0) return 'kept';
  const added = yield* change(
    `INSERT INTO option_sets (id, person, tool, name, options, saved_at)
    SELECT $1, $2, $3, $4, $5, $6 WHERE (SELECT count(*) FROM option_sets WHERE person = $2) < $7`,
    [newId(), person, tool, name, options, savedAt, atMost],
  );
  return added === 0 ? 'full' : 'kept';
}

function* listOptions(person: string): Work<OptionSet[]> {
  const rows = yield* select('SELECT * FROM option_sets WHERE person = $1', [person]);
  return rows
    .map((row) => ({
      id: textOf(row, 'id'),
      tool: textOf(row, 'tool'),
      name: textOf(row, 'name'),
      options: textOf(row, 'options'),
      savedAt: numberOf(row, 'saved_at'),
    }))
    .sort((a, b) => a.tool.localeCompare(b.tool, 'en') || a.name.localeCompare(b.name, 'en'));
}
