import { useSyncExternalStore } from 'react';
import { parseSlugList } from '#lib/slug-list';

/** Lists of slugs that stay in the visitor's browser, by their key in its storage. */
export type KeptKey = 'favourites' | 'recent';

const RECENT_AT_MOST = 8;

/** What was written where storage is forbidden or full: it lasts as long as the page. */
const unsaved = new Map<KeptKey, string>();
const parsed = new Map<KeptKey, { text: string | null; slugs: readonly string[] }>();
const none: readonly string[] = [];

/** The list as it stands. The same list as last time while nothing has changed, as React demands. */
export function keptList(key: KeptKey): readonly string[] {
  const text = unsaved.get(key) ?? stored(key);
  const known = parsed.get(key);
  if (known?.text === text) return known.slugs;
  const slugs = parseSlugList(text);
  parsed.set(key, { text, slugs });
  return slugs;
}

function stored(key: KeptKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: KeptKey, slugs: readonly string[]) {
  const text = JSON.stringify(slugs);
  try {
    localStorage.setItem(key, text);
    unsaved.delete(key);
  } catch {
    unsaved.set(key, text);
  }
  // The browser tells the other tabs only.
  dispatchEvent(new Event('storage'));
}

/** Puts a tool at the head of the favourites, or takes it out of them. */
export function toggleFavourite(slug: string) {
  const others = keptList('favourites').filter((other) => other !== slug);
  keep('favourites', isFavourite(slug) ? others : [slug, ...others]);
}

/** Notes that a tool was used, not merely looked at. */
export function noteUse(slug: string) {
  const slugs = keptList('recent');
  if (slugs[0] === slug) return;
  keep('recent', [slug, ...slugs.filter((other) => other !== slug)].slice(0, RECENT_AT_MOST));
}

export function forgetUse() {
  keep('recent', none);
}

const isFavourite = (slug: string) => keptList('favourites').includes(slug);

function subscribe(listener: () => void) {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

/** A list that follows every change, in other tabs too. Empty while the page is prerendered. */
export function useKeptList(key: KeptKey): readonly string[] {
  return useSyncExternalStore(
    subscribe,
    () => keptList(key),
    () => none,
  );
}

export function useFavourite(slug: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isFavourite(slug),
    () => false,
  );
}
