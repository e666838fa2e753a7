import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import * as z from 'zod';
import { ToolError } from '#kit/tool-error';
import type { PeopleStore } from '#ports/store/port';
import { type AccountParts, type Actions, boundAccess, forPerson, reading } from './action.ts';
import { accessEmail } from './emails.ts';
import { thingName, token } from './fields.ts';

const KEYS_AT_MOST = 20;
const DAY = 86_400_000;
const SHOWN_DAYS = 30;
const noSuchKey = 'This key no longer exists.';

/** What a key may be used for. */
export const scopes = { tools: 'Call the tools', uploads: 'Upload files' } as const;

export type Scope = keyof typeof scopes;

const scopeNames = z.enum(['tools', 'uploads']);

/** By which anybody, and any search for leaked secrets, knows a key of ours. */
const PREFIX = 'ck_';

/** Keys for programs: made, listed with their use, and removed. */
export function apiKeyActions(parts: AccountParts): Actions {
  const { people, clock, notice, wake, brand, publicUrl } = parts;
  const link = `${publicUrl}/forgot-password`;
  const listed = async (person: string) => {
    const from = dayOf(clock.now() - (SHOWN_DAYS - 1) * DAY);
    const [keys, uses] = await Promise.all([people.keys.list(person), people.keys.uses(person, from)]);
    return keys.map((key) => ({
      ...key,
      days: uses.filter((use) => use.key === key.id).map(({ day, calls }) => ({ day, calls })),
    }));
  };
  return {
    keys: reading(parts, async ({ person }) => ({ message: 'Keys, newest first', data: await listed(person.id) })),
    'make-key': forPerson(
      parts,
      z.object({
        name: thingName(),
        scopes: z.array(scopeNames).min(1, { error: 'Please choose what the key may be used for.' }).default(['tools']),
      }),
      async ({ name, scopes: chosen }, { person }) => {
        await boundAccess(parts, person);
        const key = PREFIX + bytesToHex(randomBytes(24));
        const kept = { name, hint: key.slice(-4), scopes: [...new Set(chosen)], createdAt: clock.now() };
        const message = accessEmail('key made', { brand, link, name: nameOf(kept) });
        const options = { atMost: KEYS_AT_MOST, notice: notice(person.email, message) };
        const answer = await people.keys.add(person.id, { ...kept, hash: hashOf(key) }, options);
        if (answer === 'full')
          throw new ToolError('invalid-input', `An account can have ${KEYS_AT_MOST} keys at most.`);
        wake();
        return { message: 'The key is shown only this once', data: { key, keys: await listed(person.id) } };
      },
    ),
    'remove-key': forPerson(parts, z.object({ id: token(noSuchKey) }), async ({ id }, { person }) => {
      await boundAccess(parts, person);
      const isRemoved = await people.keys.remove(person.id, id, (key) =>
        notice(person.email, accessEmail('key removed', { brand, link, name: nameOf(key) })),
      );
      if (!isRemoved) throw new ToolError('not-found', noSuchKey);
      wake();
      return { message: 'The key no longer works', data: await listed(person.id) };
    }),
  };
}

/**
 * The key that a program names in `Authorization: Bearer …`, `undefined` when it names none.
 *
 * @throws ToolError `not-signed-in` when the key is unknown or not for this.
 */
export async function keyOf(authorization: string | undefined, keys: PeopleStore['keys'], scope: Scope) {
  const given = /^bearer (.*)$/i.exec(authorization ?? '')?.[1]?.trim();
  if (given === undefined) return undefined;
  const found = given.startsWith(PREFIX) && given.length < 200 ? await keys.find(hashOf(given)) : undefined;
  if (!found) throw new ToolError('not-signed-in', 'This API key is unknown: it was mistyped or removed.');
  if (!found.scopes.includes(scope)) {
    throw new ToolError('not-signed-in', `This API key is not allowed to do this: it does not include "${scope}".`);
  }
  return found;
}

export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** As its owner knows it from the list. */
function nameOf({ name, hint }: { name: string; hint: string }): string {
  return `"${name}" (${PREFIX}…${hint})`;
}

/** A key has 192 random bits: a hash without salt and stretching is enough for it. */
function hashOf(key: string): string {
  return bytesToHex(sha256(utf8ToBytes(key)));
}
