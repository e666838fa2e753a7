import { change, type Database, numberOf, optionalNumber, type Row, select, textOf, type Work } from '../database.ts';
import type { Kept, TakenWatch, Watch, WatchLook, WatchStore } from '../port.ts';
import { insertMail } from './mails.ts';
import { newId } from './new-id.ts';

export function watchStore(database: Database): WatchStore {
  const isChanged = async (work: Work<number>) => (await database.run(work)) > 0;
  return {
    add: (person, watch, { atMost }) => database.runInTurn('people', add(person, watch, atMost)),
    list: (person, { looks }) => database.run(list(person, looks)),
    setPaused: (person, id, isPaused) =>
      isChanged(
        change('UPDATE watches SET is_paused = $3 WHERE person = $1 AND id = $2', [person, id, isPaused ? 1 : 0]),
      ),
    remove: (person, id) => isChanged(change('DELETE FROM watches WHERE person = $1 AND id = $2', [person, id])),
    take: (options) => database.run(take(options)),
    note: (id, seen, { looks }) => database.runInTurn('mails', note(id, seen, looks)),
  };
}

function* add(person: string, { kind, target, createdAt }: Parameters<WatchStore['add']>[1], most: number): Work<Kept> {
  const own = [person, kind, target] as const;
  const [there] = yield* select('SELECT id FROM watches WHERE person = $1 AND kind = $2 AND target = $3', own);
  if (there) return 'kept';
  const written = yield* change(
    `INSERT INTO watches (id, person, kind, target, created_at, due_at)
    SELECT $1, $2, $3, $4, $5, $5 WHERE (SELECT count(*) FROM watches WHERE person = $2) < $6`,
    [newId(), ...own, createdAt, most],
  );
  return written > 0 ? 'kept' : 'full';
}

function* list(person: string, looks: number): Work<(Watch & { looks: WatchLook[] })[]> {
  const rows = yield* select('SELECT * FROM watches WHERE person = $1 ORDER BY created_at, id', [person]);
  const found: (Watch & { looks: WatchLook[] })[] = [];
  for (const row of rows) {
    const watch = toWatch(row);
    const seen = yield* select('SELECT * FROM watch_looks WHERE watch = $1 ORDER BY at DESC LIMIT $2', [
      watch.id,
      looks,
    ]);
    found.push({ ...watch, looks: seen.map(toLook).reverse() });
  }
  return found;
}

function* take({ kinds, now, until, limit }: Parameters<WatchStore['take']>[0]): Work<TakenWatch[]> {
  const due = yield* select(
    `SELECT watches.*, people.email AS email FROM watches JOIN people ON people.id = watches.person
    WHERE due_at <= $1 AND is_paused = 0 AND kind IN (${kinds.map((_, at) => `$${at + 3}`).join(', ')})
    ORDER BY due_at, watches.id LIMIT $2`,
    [now, limit, ...kinds],
  );
  const taken: TakenWatch[] = [];
  for (const row of due) {
    // Another server may have been quicker.
    const isOurs = yield* change('UPDATE watches SET due_at = $3 WHERE id = $1 AND due_at = $2', [
      ...[textOf(row, 'id'), numberOf(row, 'due_at'), until],
    ]);
    if (isOurs > 0) taken.push({ ...toWatch(row), email: textOf(row, 'email') });
  }
  return taken;
}

function* note(id: string, seen: Parameters<WatchStore['note']>[1], looks: number): Work<void> {
  const { at, words, figure = null, isChange, isBad, state, pending = null, dueAt, mail } = seen;
  const written = yield* change('UPDATE watches SET state = $2, pending = $3, due_at = $4 WHERE id = $1', [
    ...[id, state, pending, dueAt],
  ]);
  // It was ended meanwhile.
  if (written === 0) return;
  yield* change(
    `INSERT INTO watch_looks (watch, at, words, figure, is_change, is_bad) VALUES ($1, $2, $3, $4, $5, $6)
    ON CONFLICT (watch, at) DO NOTHING`,
    [id, at, words, figure, isChange ? 1 : 0, isBad ? 1 : 0],
  );
  yield* change(
    `DELETE FROM watch_looks WHERE watch = $1 AND at NOT IN
    (SELECT at FROM watch_looks WHERE watch = $1 ORDER BY at DESC LIMIT $2)`,
    [id, looks],
  );
  if (mail) yield* insertMail(mail);
}

function toWatch(row: Row): Watch {
  return {
    ...{ id: textOf(row, 'id'), kind: textOf(row, 'kind'), target: textOf(row, 'target') },
    ...{ createdAt: numberOf(row, 'created_at'), dueAt: numberOf(row, 'due_at') },
    isPaused: numberOf(row, 'is_paused') === 1,
    ...(row.state !== null && { state: textOf(row, 'state') }),
    ...(row.pending !== null && { pending: textOf(row, 'pending') }),
  };
}

function toLook(row: Row): WatchLook {
  return {
    ...{ at: numberOf(row, 'at'), words: textOf(row, 'words') },
    ...optionalNumber('figure', row.figure),
    ...{ isChange: numberOf(row, 'is_change') === 1, isBad: numberOf(row, 'is_bad') === 1 },
  };
}
