import { change, select, textOf, type Work } from '../database.ts';
import type { KeyNotice, NewPassword, PasskeyNotice } from '../port.ts';
import { insertMail } from './mails.ts';

/** What opens an account: each change of it is told to its owner by a mail that is kept in the same transaction. */

export function* removeKey(person: string, id: string, notice: KeyNotice): Work<boolean> {
  const [found] = yield* select('SELECT name, hint FROM api_keys WHERE id = $1 AND person = $2', [id, person]);
  if (!found) return false;
  yield* change('DELETE FROM api_keys WHERE id = $1', [id]);
  yield* insertMail(notice({ name: textOf(found, 'name'), hint: textOf(found, 'hint') }));
  return true;
}

export function* removePasskey(person: string, id: string, notice: PasskeyNotice): Work<boolean> {
  const [found] = yield* select('SELECT name FROM passkeys WHERE id = $1 AND "userId" = $2', [id, person]);
  if (!found) return false;
  yield* change('DELETE FROM passkeys WHERE id = $1', [id]);
  yield* insertMail(notice({ name: textOf(found, 'name') }));
  return true;
}

export function* setPassword(person: string, { hash, at, keepsKeys, notice }: NewPassword): Work<boolean> {
  const written = yield* change(
    `UPDATE credentials SET password = $2, "updatedAt" = $3 WHERE "userId" = $1 AND "providerId" = 'credential'`,
    [person, hash, new Date(at).toISOString()],
  );
  if (written === 0) return false;
  yield* change('DELETE FROM sessions WHERE "userId" = $1', [person]);
  // Links to a new password, which name the person.
  yield* change('DELETE FROM verifications WHERE value = $1', [person]);
  if (!keepsKeys) {
    yield* change('DELETE FROM api_keys WHERE person = $1', [person]);
    yield* change('DELETE FROM passkeys WHERE "userId" = $1', [person]);
  }
  yield* insertMail(notice);
  return true;
}
