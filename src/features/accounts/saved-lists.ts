import * as z from 'zod';
import { ToolError } from '#kit/tool-error';
import { type AccountParts, type Actions, forPerson, reading } from './action.ts';
import { thingName, token } from './fields.ts';

const SLUGS_AT_MOST = 200;
const SETS_AT_MOST = 200;
const QUERY_AT_MOST = 4_000;

const keptLists = ['favourites', 'recent'] as const;

const slug = z.string().regex(/^[a-z0-9-]{1,80}$/, { error: 'This is not the name of a tool.' });
const noSuchSet = 'These options no longer exist.';

/** What an account carries from device to device: favourites, recent tools, options of tools. */
export function savedListActions(parts: AccountParts): Actions {
  const { people, clock, titleOf } = parts;
  const optionsOf = async (person: string) =>
    (await people.options.list(person)).map((set) => ({ ...set, title: titleOf(set.tool) }));
  return {
    kept: reading(parts, async ({ person }) => {
      const lists = await Promise.all(
        keptLists.map(async (list) => [list, (await people.lists.get(person.id, list)) ?? null] as const),
      );
      return { message: 'What is kept', data: Object.fromEntries(lists) };
    }),
    keep: forPerson(
      parts,
      z.object({ list: z.enum(keptLists), slugs: z.array(slug).max(SLUGS_AT_MOST) }),
      async ({ list, slugs }, { person }) => {
        const kept = { slugs: [...new Set(slugs)], changedAt: clock.now() };
        await people.lists.set(person.id, list, kept);
        return { message: 'Kept', data: kept };
      },
    ),
    options: reading(parts, async ({ person }) => ({
      message: 'Saved options',
      data: await optionsOf(person.id),
    })),
    'save-options': forPerson(
      parts,
      z.object({ tool: slug, name: thingName(), options: z.string().max(QUERY_AT_MOST) }),
      async (set, { person }) => {
        const bound = { atMost: SETS_AT_MOST };
        const kept = await people.options.save(person.id, { ...set, savedAt: clock.now() }, bound);
        if (kept === 'full')
          throw new ToolError('invalid-input', `An account can have ${SETS_AT_MOST} saved sets of options at most.`);
        return { message: `Saved as "${set.name}"`, data: await optionsOf(person.id) };
      },
    ),
    'remove-options': forPerson(parts, z.object({ id: token(noSuchSet) }), async ({ id }, { person }) => {
      if (!(await people.options.remove(person.id, id))) throw new ToolError('not-found', noSuchSet);
      return { message: 'The options are deleted', data: await optionsOf(person.id) };
    }),
  };
}
