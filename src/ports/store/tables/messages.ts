import { change, type Database, limitOf, numberOf, type Row, select, textOf, type Work } from '../database.ts';
import type { Kept, Message, MessageStore } from '../port.ts';
import { insertMail } from './mails.ts';
import { newId } from './new-id.ts';

export function messageStore(database: Database): MessageStore {
  return {
    add: (message, { atMost, mail }) => database.runInTurn('messages', add(message, { atMost, mail })),
    list: ({ limit } = {}) => database.run(list(limit)),
    async remove(id) {
      const removed = await database.run(change('DELETE FROM messages WHERE id = $1', [id]));
      if (removed > 0) await database.scrub();
      return removed > 0;
    },
  };
}

type Adding = Parameters<MessageStore['add']>;

function* add(
  { name, email, subject, message, receivedAt }: Adding[0],
  { atMost, mail }: { atMost: number; mail: Adding[1]['mail'] | undefined },
): Work<Kept> {
  const kept: Message = { id: newId(), name, email, subject, message, receivedAt };
  const written = yield* change(
    `INSERT INTO messages (id, received_at, name, email, subject, message)
    SELECT $1, $2, $3, $4, $5, $6 WHERE (SELECT count(*) FROM messages) < $7`,
    [kept.id, receivedAt, name, email, subject, message, atMost],
  );
  if (written === 0) return 'full';
  if (mail) yield* insertMail(mail(kept));
  return 'kept';
}

function* list(limit: number | undefined): Work<Message[]> {
  const rows = yield* select('SELECT * FROM messages ORDER BY received_at DESC, number DESC LIMIT $1', [
    limitOf(limit),
  ]);
  return rows.map(toMessage);
}

function toMessage(row: Row): Message {
  return {
    id: textOf(row, 'id'),
    name: textOf(row, 'name'),
    email: textOf(row, 'email'),
    subject: textOf(row, 'subject'),
    message: textOf(row, 'message'),
    receivedAt: numberOf(row, 'received_at'),
  };
}
