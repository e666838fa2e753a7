import { useSyncExternalStore } from 'react';
import { parseSlugList } from '#lib/slug-list';

/** Lists of slugs that stay in the visitor's browser, by their key in its storage. */
export type SavedKey = 'favourites' | 'recent';
/** `slash`: whether a key alone, such as `/`, does anything; it must be possible to turn that off (WCAG 2.1.4). */
type TextKey = SavedKey | 'slash';

const RECENT_AT_MOST = 8;

/** What was written where storage is forbidden or full: it lasts as long as the page. */
const unsaved = new Map<TextKey, string>();

/** What is in the storage, whatever that may be. */
export function savedText(key: TextKey): string | null {
  try {
    return unsaved.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function savedList(key: SavedKey): readonly string[] {
  return parseSlugList(savedText(key));
}

/** Puts a list in the place of the one there was. */
export function saveList(key: SavedKey, slugs: readonly string[]) {
  saveText(key, JSON.stringify(slugs));
}

export function saveText(key: TextKey, text: string) {
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
  const slugs = savedList('favourites');
  const others = slugs.filter((other) => other !== slug);
  saveList('favourites', slugs.length > others.length ? others : [slug, ...others]);
}

/** Notes that a tool was used, not merely looked at. */
export function noteUse(slug: string) {
  const slugs = savedList('recent');
  if (slugs[0] !== slug)
    saveList('recent', [slug, ...slugs.filter((other) => other !== slug)].slice(0, RECENT_AT_MOST));
}

export function forgetUse() {
  saveList('recent', []);
}

function subscribe(listener: () => void) {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

/** A list that follows every change, in other tabs too. Empty while the page is prerendered. */
export function useSavedList(key: SavedKey): readonly string[] {
  return parseSlugList(useSavedText(key));
}

export function useSavedText(key: TextKey): string | null {
  return useSyncExternalStore(
    subscribe,
    () => savedText(key),
    () => null,
  );
}
