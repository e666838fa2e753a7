import type { AuditState, AuditStore, StoredAudit } from '../../audits/port.ts';
import { change, type Database, numberOf, optionalNumber, type Row, select, textOf, type Work } from '../database.ts';

const states: readonly AuditState[] = ['waiting', 'running', 'stopping', 'done', 'stopped', 'failed'];
const UNFINISHED = `state IN ('waiting', 'running', 'stopping')`;
const COLUMNS =
  'id, key_hash, owner, what, state, pages, files, waiting, found, created_at, ended_at, expires_at, fault';

export function auditStore(database: Database): AuditStore {
  const write = async (text: string, values: Parameters<typeof change>[1]) => {
    await database.run(change(text, values));
  };
  return {
    add: (audit, bounds) => database.runInTurn('audits', add(audit, bounds)),
    find: (id) => database.run(find(id)),
    report: (id) => database.run(report(id)),
    note: (id, counts) => database.run(note(id, counts)),
    stop: (id) => write(`UPDATE audits SET state = 'stopping' WHERE id = $1 AND state IN ('waiting', 'running')`, [id]),
    end: (id, { state, endedAt, fault = null, report: text = null }) =>
      write(
        `UPDATE audits SET state = $2, ended_at = $3, fault = $4, report = $5, waiting = 0, found = NULL WHERE id = $1 AND ${UNFINISHED}`,
        [id, state, endedAt, fault, text],
      ),
    unfinished: () => database.run(unfinished()),
    remove: (id) => write('DELETE FROM audits WHERE id = $1', [id]),
    removeExpired: (now) => write('DELETE FROM audits WHERE expires_at <= $1', [now]),
  };
}

function* add(
  { id, keyHash, owner, what, createdAt, expiresAt }: Parameters<AuditStore['add']>[0],
  { atMost, ofOwner }: Parameters<AuditStore['add']>[1],
): Work<'kept' | 'enough' | 'full'> {
  const [own] = yield* select(`SELECT count(*) AS number FROM audits WHERE owner = $1 AND ${UNFINISHED}`, [owner]);
  if (own && numberOf(own, 'number') >= ofOwner) return 'enough';
  const written = yield* change(
    `INSERT INTO audits (id, key_hash, owner, what, state, created_at, expires_at)
    SELECT $1, $2, $3, $4, 'waiting', $5, $6 WHERE (SELECT count(*) FROM audits) < $7`,
    [id, keyHash, owner, what, createdAt, expiresAt, atMost],
  );
  return written === 0 ? 'full' : 'kept';
}

function* find(id: string): Work<StoredAudit | undefined> {
  const [row] = yield* select(`SELECT ${COLUMNS} FROM audits WHERE id = $1`, [id]);
  return row && toAudit(row);
}

function* report(id: string): Work<string | undefined> {
  const [row] = yield* select('SELECT report FROM audits WHERE id = $1 AND report IS NOT NULL', [id]);
  return row && textOf(row, 'report');
}

function* note(id: string, counts: Parameters<AuditStore['note']>[1]): Work<AuditState | undefined> {
  const { pages, files, waiting, found } = counts;
  yield* change(
    `UPDATE audits SET state = 'running', pages = $2, files = $3, waiting = $4, found = $5 WHERE id = $1 AND state IN ('waiting', 'running')`,
    [id, pages, files, waiting, JSON.stringify(found)],
  );
  const [row] = yield* select('SELECT state FROM audits WHERE id = $1', [id]);
  return row && stateOf(row);
}

function* unfinished(): Work<Pick<StoredAudit, 'id' | 'owner'>[]> {
  const rows = yield* select(`SELECT id, owner FROM audits WHERE ${UNFINISHED} ORDER BY created_at, id`);
  return rows.map((row) => ({ id: textOf(row, 'id'), owner: textOf(row, 'owner') }));
}

function toAudit(row: Row): StoredAudit {
  return {
    ...{
      id: textOf(row, 'id'),
      keyHash: textOf(row, 'key_hash'),
      owner: textOf(row, 'owner'),
      what: textOf(row, 'what'),
    },
    ...{ pages: numberOf(row, 'pages'), files: numberOf(row, 'files'), waiting: numberOf(row, 'waiting') },
    found: row.found === null ? [] : JSON.parse(textOf(row, 'found')),
    ...{ state: stateOf(row), createdAt: numberOf(row, 'created_at'), expiresAt: numberOf(row, 'expires_at') },
    ...optionalNumber('endedAt', row.ended_at),
    ...(row.fault !== null && { fault: textOf(row, 'fault') }),
  };
}

function stateOf(row: Row): AuditState {
  return states.find((state) => state === row.state) ?? 'failed';
}
