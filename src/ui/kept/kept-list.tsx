import { useSyncExternalStore } from 'react';
import { parseSlugList } from '#lib/slug-list';

/** Lists of slugs that stay in the visitor's browser, by their key in its storage. */
export type KeptKey = 'favourites' | 'recent';

const RECENT_AT_MOST = 8;

/** What was written where storage is forbidden or full: it lasts as long as the page. */
const unsaved = new Map<KeptKey, string>();

/** A list as it stands in the storage, whatever that may be. */
function keptText(key: KeptKey): string | null {
  try {
    return unsaved.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keptList(key: KeptKey): readonly string[] {
  return parseSlugList(keptText(key));
}

/** Puts a list in the place of the one there was. */
export function keepList(key: KeptKey, slugs: readonly string[]) {
  const text = JSON.stringify(slugs);
  try {
    localStorage.setItem(key, text);
  } catch {
    unsaved.set(key, text);
  }
  // The browser tells the other tabs only.
  dispatchEvent(new Event('storage'));
}

/** Puts a tool at the head of the favourites, or takes it out of them. */
export function toggleFavourite(slug: string) {
  const slugs = keptList('favourites');
  const others = slugs.filter((other) => other !== slug);
  keepList('favourites', slugs.length > others.length ? others : [slug, ...others]);
}

/** Notes that a tool was used, not merely looked at. */
export function noteUse(slug: string) {
  const slugs = keptList('recent');
  if (slugs[0] !== slug)
    keepList('recent', [slug, ...slugs.filter((other) => other !== slug)].slice(0, RECENT_AT_MOST));
}

export function forgetUse() {
  keepList('recent', []);
}

function subscribe(listener: () => void) {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

/** A list that follows every change, in other tabs too. Empty while the page is prerendered. */
export function useKeptList(key: KeptKey): readonly string[] {
  const text = useSyncExternalStore(
    subscribe,
    () => keptText(key),
    () => null,
  );
  return parseSlugList(text);
}
