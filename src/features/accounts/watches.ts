import * as z from 'zod';
import { domainName } from '#kit/domain-field';
import { parseInput } from '#kit/execute';
import { pageAddress } from '#kit/page-address';
import { ToolError } from '#kit/tool-error';
import type { Store } from '#ports/store/port';
import { type AccountParts, type Actions, bounded, forPerson, reading } from './action.ts';
import { token } from './fields.ts';
import { AUDIT, kindOf, watchKinds } from './watch-kinds.ts';

export interface WatchParts {
  watches: Store['watches'];
  /** Watches of one account at most. */
  most: number;
  /** Whether whole sites are audited here. */
  audits: boolean;
  /** Called when there is one to be looked at. */
  wake: () => void;
}

/** Looks that the page shows of each. */
const SHOWN = 60;
const targets = { domain: domainName, address: pageAddress } as const;
const noSuchWatch = 'This is not watched any more.';

/** What an account has watched: begun, listed with its history, paused and ended. */
export function watchActions(parts: AccountParts, { watches, most, audits, wake }: WatchParts): Actions {
  const kinds = [...Object.keys(watchKinds), ...(audits ? [AUDIT] : [])];
  const listed = async (person: string) => ({ most, kinds, list: await watches.list(person, { looks: SHOWN }) });
  return {
    watches: reading(parts, async ({ person }) => ({ message: 'What is watched', data: await listed(person.id) })),
    watch: forPerson(
      parts,
      z.object({ kind: z.enum(kinds, { error: 'Please choose what to watch' }), target: z.string() }),
      async ({ kind, target }, { person }) => {
        await bounded(parts.limits, `watch ${person.id}`, { most: 60, minutes: 60 });
        const takes = kindOf(kind)?.takes ?? 'address';
        const { target: kept } = parseInput(z.object({ target: targets[takes] }), { target });
        const outcome = await watches.add(
          person.id,
          { kind, target: kept, createdAt: parts.clock.now() },
          { atMost: most },
        );
        if (outcome === 'full')
          throw new ToolError('invalid-input', `An account can have ${most} things watched at most.`);
        wake();
        return { message: 'It is watched from now on', data: await listed(person.id) };
      },
    ),
    'pause-watch': forPerson(
      parts,
      z.object({ id: token(noSuchWatch), isPaused: z.boolean() }),
      async ({ id, isPaused }, { person }) => {
        if (!(await watches.setPaused(person.id, id, isPaused))) throw new ToolError('not-found', noSuchWatch);
        return { message: isPaused ? 'It is paused' : 'It goes on', data: await listed(person.id) };
      },
    ),
    'end-watch': forPerson(parts, z.object({ id: token(noSuchWatch) }), async ({ id }, { person }) => {
      if (!(await watches.remove(person.id, id))) throw new ToolError('not-found', noSuchWatch);
      return { message: 'It is watched no more', data: await listed(person.id) };
    }),
  };
}
