import type { ApiKey, KeptSlugs, KeyUse, NewApiKey, NewMail, OptionSet, PeopleStore } from './port.ts';

/** What people keep, in memory. There are no accounts in it: `find` knows nobody. */
export function fakePeople(newId: () => string, putMail: (mail: NewMail) => void): PeopleStore {
  const admins = new Set<string>();
  const keys: (NewApiKey & ApiKey & { person: string })[] = [];
  const uses = new Map<string, KeyUse>();
  const sets: (OptionSet & { person: string })[] = [];
  const lists = new Map<string, KeptSlugs>();

  return {
    find: async () => undefined,
    count: async () => 0,
    isAdmin: async (person) => admins.has(person),
    async setAdmin(person, isAdmin) {
      if (isAdmin) admins.add(person);
      else admins.delete(person);
    },
    setPassword: async () => false,
    removePasskey: async () => false,
    keys: {
      async add(person, key, { atMost, notice }) {
        if (keys.filter((kept) => kept.person === person).length >= atMost) return 'full';
        keys.push({ ...key, id: newId(), person });
        putMail(notice);
        return 'kept';
      },
      async list(person) {
        const own = keys.filter((key) => key.person === person).toSorted((a, b) => b.createdAt - a.createdAt);
        return own.map(({ person: _, hash: __, ...key }) => key);
      },
      async find(hash) {
        const key = keys.find((kept) => kept.hash === hash);
        return key && { id: key.id, person: key.person, scopes: key.scopes };
      },
      async remove(person, id, notice) {
        const at = keys.findIndex((key) => key.id === id && key.person === person);
        const key = keys[at];
        if (!key) return false;
        putMail(notice(key));
        keys.splice(at, 1);
        return true;
      },
      async noteUse(noted, at) {
        for (const { key, day, calls } of noted) {
          const kept = keys.find(({ id }) => id === key);
          if (!kept) continue;
          kept.lastUsedAt = at;
          const before = uses.get(`${key} ${day}`)?.calls ?? 0;
          uses.set(`${key} ${day}`, { key, day, calls: before + calls });
        }
      },
      async uses(person, from) {
        const own = new Set(keys.filter((key) => key.person === person).map(({ id }) => id));
        return [...uses.values()].filter(({ key, day }) => own.has(key) && day >= from);
      },
    },
    options: {
      async save(person, set, { atMost }) {
        const same = sets.find((kept) => kept.person === person && kept.tool === set.tool && kept.name === set.name);
        if (same) Object.assign(same, set);
        else if (sets.filter((kept) => kept.person === person).length >= atMost) return 'full';
        else sets.push({ ...set, id: newId(), person });
        return 'kept';
      },
      async list(person) {
        const own = sets.filter((set) => set.person === person).map(({ person: _, ...set }) => set);
        return own.sort((a, b) => a.tool.localeCompare(b.tool, 'en') || a.name.localeCompare(b.name, 'en'));
      },
      async remove(person, id) {
        const at = sets.findIndex((set) => set.id === id && set.person === person);
        if (at >= 0) sets.splice(at, 1);
        return at >= 0;
      },
    },
    lists: {
      get: async (person, list) => lists.get(`${person} ${list}`),
      async set(person, list, kept) {
        lists.set(`${person} ${list}`, kept);
      },
    },
  };
}
