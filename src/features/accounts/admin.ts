import * as z from 'zod';
import type { SourceHealth } from '#calls/source-health';
import { ToolError } from '#kit/tool-error';
import type { Store } from '#ports/store/port';
import { type AccountParts, type Action, type Actions, type Caller, type Done, signedIn } from './action.ts';
import { dayOf } from './api-keys.ts';
import { token } from './fields.ts';

const DAY = 86_400_000;
const SHOWN_DAYS = 30;
const SHOWN = 200;
const noSuchMessage = 'This message no longer exists.';

export interface AdminParts {
  store: Pick<Store, 'messages' | 'subscribers' | 'mails' | 'usage'>;
  /** How the services of others have done since the start. */
  sources: () => readonly SourceHealth[];
  /** What bounds the site, as the operator set it: a name and a value each. */
  bounds: Readonly<Record<string, string>>;
}

/** What the people of the site see and do at `/admin`. */
export function adminActions(parts: AccountParts, { store, sources, bounds }: AdminParts): Actions {
  const { people, clock, titleOf } = parts;

  async function check(caller: Caller): Promise<void> {
    const { id } = await signedIn(parts.auth, caller);
    if (await people.isAdmin(id)) return;
    throw new ToolError('not-signed-in', 'This is for the administrators of the site.');
  }
  const reading = (run: () => Promise<Done>): Action => ({
    method: 'GET',
    async run(_raw, caller) {
      await check(caller);
      return run();
    },
  });

  return {
    'admin-overview': reading(async () => {
      const now = clock.now();
      const [mails, usage, accounts, subscribers] = await Promise.all([
        store.mails.count(),
        store.usage.list({ from: dayOf(now - (SHOWN_DAYS - 1) * DAY), to: dayOf(now) }),
        people.count(),
        store.subscribers.list(),
      ]);
      const states = { confirmed: 0, unconfirmed: 0, unsubscribed: 0 };
      for (const { state } of subscribers) states[state] += 1;
      return {
        message: 'How the site does',
        data: {
          ...{ accounts, subscribers: states, mails, sources: sources(), bounds },
          usage: usage.map((count) => ({ ...count, title: titleOf(count.tool) })),
        },
      };
    }),
    'admin-messages': reading(async () => ({
      message: 'Messages, newest first',
      data: await store.messages.list({ limit: SHOWN }),
    })),
    'admin-subscribers': reading(async () => ({
      message: 'Addresses, newest first',
      data: await store.subscribers.list({ limit: SHOWN }),
    })),
    'admin-remove-message': {
      method: 'POST',
      async run(raw, caller) {
        await check(caller);
        const { data: input } = z.object({ id: token(noSuchMessage) }).safeParse(raw);
        if (!input || !(await store.messages.remove(input.id))) throw new ToolError('not-found', noSuchMessage);
        return { message: 'The message has been deleted', data: await store.messages.list({ limit: SHOWN }) };
      },
    },
  };
}
