import { randomBytes } from 'node:crypto';
import { change, select, textOf, type Work } from '../database.ts';

/** The secret of that name; of several servers that ask for a new one at once, one makes it and all get that. */
export function* secret(name: string): Work<string> {
  yield* change('INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING', [
    name,
    randomBytes(32).toString('hex'),
  ]);
  const [row = {}] = yield* select('SELECT value FROM secrets WHERE name = $1', [name]);
  return textOf(row, 'value');
}
