import { parseSlugList } from '#lib/slug-list';
import { type SavedKey, savedList, saveList } from '#ui/saved/saved-list';
import { askAccount } from './ask-account.tsx';

const lists = ['favourites', 'recent'] as const satisfies SavedKey[];

/** Milliseconds that changes are gathered for before they are sent. */
const GATHERED_FOR = 1_000;

/** What this browser and the server last agreed on, by list. */
const AGREED = 'account-lists';

type Agreed = Partial<Record<SavedKey, { text: string; changedAt: number }>>;

interface Remote {
  slugs: readonly string[];
  changedAt: number;
}

/**
 * Keeps favourites and recent tools alike here and in the account. Who changed last wins; where both did since they last
 * agreed, or never agreed, both lists are put together.
 *
 * @returns what ends it.
 */
export function syncSaved(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void pushChanged(), GATHERED_FOR);
  };
  void pullAll().then(
    () => addEventListener('storage', soon),
    // Nobody is logged in any more, or there is no line: the lists stay as they are.
    () => undefined,
  );
  return () => {
    clearTimeout(timer);
    removeEventListener('storage', soon);
  };
}

async function pullAll(): Promise<void> {
  const remote: Record<string, unknown> = { ...Object((await askAccount('kept')).data) };
  for (const list of lists) await reconcile(list, remoteList(remote[list]));
}

async function reconcile(list: SavedKey, remote: Remote | undefined): Promise<void> {
  const local = savedList(list);
  const agreed = readAgreed()[list];
  const isChangedHere = JSON.stringify(local) !== agreed?.text;
  const isChangedThere = remote !== undefined && remote.changedAt !== agreed?.changedAt;
  if (isChangedThere) saveList(list, isChangedHere ? [...new Set([...local, ...remote.slugs])] : remote.slugs);
  const result = savedList(list);
  if (remote && JSON.stringify(result) === JSON.stringify(remote.slugs)) agree(list, remote);
  else if (remote || result.length > 0) await push(list);
}

async function pushChanged(): Promise<void> {
  const agreed = readAgreed();
  for (const list of lists) {
    if (JSON.stringify(savedList(list)) === agreed[list]?.text) continue;
    // Without a line it is sent with the next change, or the next visit.
    await push(list).catch(() => undefined);
  }
}

async function push(list: SavedKey): Promise<void> {
  const { data } = await askAccount('keep', { list, slugs: savedList(list) });
  const kept = remoteList(data);
  if (kept) agree(list, kept);
}

function remoteList(data: unknown): Remote | undefined {
  const { slugs, changedAt }: { slugs?: unknown; changedAt?: unknown } = { ...Object(data) };
  return typeof changedAt === 'number' ? { slugs: parseSlugList(JSON.stringify(slugs)), changedAt } : undefined;
}

function agree(list: SavedKey, { slugs, changedAt }: Remote): void {
  try {
    const text = JSON.stringify(slugs);
    localStorage.setItem(AGREED, JSON.stringify({ ...readAgreed(), [list]: { text, changedAt } }));
  } catch {
    // Storage is forbidden here: both lists are put together at each visit.
  }
}

function readAgreed(): Agreed {
  try {
    return { ...Object(JSON.parse(localStorage.getItem(AGREED) ?? '{}')) };
  } catch {
    return {};
  }
}

/** The next account on this browser agrees anew. */
export function forgetAgreed(): void {
  try {
    localStorage.removeItem(AGREED);
  } catch {
    // Then there is nothing to forget.
  }
}
