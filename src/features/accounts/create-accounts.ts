import type { Limits } from '#ports/limits/port';
import type { NewPasskeyNotice } from '#ports/store/port';
import type { AccountParts, Action, Actions } from './action.ts';
import { type AdminParts, adminActions } from './admin.ts';
import { apiKeyActions } from './api-keys.ts';
import { isFromLibrary } from './call-auth.ts';
import type { Auth, AuthSettings } from './create-auth.ts';
import { type AccountEmail, accessEmail } from './emails.ts';
import { passkeyActions } from './passkeys.ts';
import { profileActions } from './profile.ts';
import { savedListActions } from './saved-lists.ts';
import { LETTERS_AN_HOUR, signInActions } from './sign-in.ts';
import { type WatchParts, watchActions } from './watches.ts';

/** Milliseconds: more than it takes to keep a new account and its email. */
const ANSWER_AFTER = 300;

interface AccountSettings
  extends Pick<AuthSettings, 'publicUrl' | 'brand'>,
    Pick<AccountParts, 'people' | 'limits' | 'clock' | 'secret' | 'sendsMail' | 'titleOf' | 'wake'>,
    Partial<Pick<AccountParts, 'answerAfter'>> {
  /** Where accounts are kept. `onPasskey` words the mail that is kept with each new passkey. */
  database: (onPasskey: NewPasskeyNotice) => Promise<AuthSettings['database']>;
  /** Resolves when the store takes and gives right now. */
  check: () => Promise<void>;
  /** What administrators see; without it there is no such page. */
  admin?: AdminParts | undefined;
  /** What may be watched; without it nothing is. */
  watching?: WatchParts | undefined;
  /** Puts an email into the outbox. */
  post: (to: string, email: AccountEmail) => Promise<void>;
}

/** All that accounts can do, by the name in its address. */
export function createAccounts(settings: AccountSettings): Actions {
  const { brand, publicUrl, clock } = settings;
  const post = withEmailLimit(settings.post, settings.limits);
  const notice: AccountParts['notice'] = (to, { asked: _, ...message }) => ({ to, ...message, queuedAt: clock.now() });
  const onPasskey: NewPasskeyNotice = ({ to, name }) =>
    notice(to, accessEmail('passkey added', { brand, link: `${publicUrl}/forgot-password`, name: `"${name}"` }));
  let made: Auth | undefined;
  const auth = async () => {
    if (made) return made;
    const { createAuth } = await loadLibrary();
    const [database, secret] = await Promise.all([settings.database(onPasskey), settings.secret()]);
    const auth = made ?? createAuth({ ...settings, post, database, secret });
    made = auth;
    return auth;
  };
  const parts: AccountParts = { answerAfter: ANSWER_AFTER, ...settings, post, notice, auth };
  const actions = {
    ...signInActions(parts),
    ...profileActions(parts),
    ...passkeyActions(parts),
    ...savedListActions(parts),
    ...apiKeyActions(parts),
    ...(settings.watching ? watchActions(parts, settings.watching) : {}),
    ...(settings.admin ? adminActions(parts, settings.admin) : {}),
  };
  return Object.fromEntries(
    Object.entries(actions).map(([name, action]) => [name, checkedForDatabase(action, settings.check)]),
  );
}

/**
 * The library, when it is first asked for: it takes long to load, and most visitors need no account. Part by part: what is
 * loaded in one go holds the thread for as long.
 */
async function loadLibrary() {
  const parts = [
    () => import('better-auth/crypto'),
    () => import('better-auth/social-providers'),
    () => import('better-auth/cookies'),
    () => import('better-auth/adapters'),
    () => import('better-auth/api'),
    () => import('better-auth/minimal'),
    // What passkeys need of certificates are two thirds of their part.
    () => import('@peculiar/asn1-x509'),
    () => import('@peculiar/x509'),
    () => import('@better-auth/passkey'),
  ];
  for (const load of parts) {
    await load();
    await new Promise<void>((resolve) => setTimeout(() => resolve()));
  }
  return import('./create-auth.ts');
}

/** The library hides that the database is away or full behind faults of its own: after one of them the database is asked itself. */
function checkedForDatabase({ method, run }: Action, check: AccountSettings['check']): Action {
  return {
    method,
    async run(raw, caller) {
      try {
        return await run(raw, caller);
      } catch (error) {
        if (isFromLibrary(error)) await check();
        throw error;
      }
    },
  };
}

/**
 * Nobody's email box is filled by others: beyond a few emails of a kind an hour an address gets none, and anyone who asks
 * learns nothing. When no more come, as many that work are in the box already. Notices of what was done always go.
 */
function withEmailLimit(post: AccountSettings['post'], limits: Limits): AccountSettings['post'] {
  return async (to, message) => {
    const bound = { most: LETTERS_AN_HOUR, span: 3_600_000 };
    if (message.asked && (await limits.count(`email ${message.asked} ${to.toLowerCase()}`, bound)) > 0) return;
    await post(to, message);
  };
}
