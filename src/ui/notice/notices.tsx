import { useSyncExternalStore } from 'react';
import type { Notice, ShownNotice } from './notice.tsx';

const SHOWN_AT_MOST = 3;

let shown: readonly ShownNotice[] = [];
let nextKey = 1;
const listeners = new Set<() => void>();

function show(next: readonly ShownNotice[]) {
  shown = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Shows a notice. The same words again replace the older one, so that pressing twice does not pile them up. */
export function notify(notice: Notice & Pick<ShownNotice, 'isCarried'>) {
  const others = shown.filter((other) => other.message !== notice.message || other.kind !== notice.kind);
  show([...others, { ...notice, key: nextKey++ }].slice(-SHOWN_AT_MOST));
}

export function dismissNotices() {
  if (shown.length > 0) show([]);
}

export function dismissNotice(key: number) {
  show(shown.filter((notice) => notice.key !== key));
}

const KEPT = 'notices';
/** Milliseconds after which a notice of the page before is of no use any more. */
const KEPT_FOR = 5_000;

/** What is still to be read when another page is gone to stands there as well: kept in this tab, read once. */
export function showKeptNotices() {
  const read = () => {
    for (const notice of takeKept()) notify({ ...notice, isCarried: true });
  };
  read();
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) read();
  });
  addEventListener('pagehide', () => {
    // Without what can be pressed: it belongs to the page that is left.
    const notices = shown
      .filter(({ isCarried }) => !isCarried)
      .map(({ kind, message, reason }) => ({ kind, message, ...(reason ? { reason } : {}) }));
    try {
      if (notices.length > 0) sessionStorage.setItem(KEPT, JSON.stringify({ at: Date.now(), notices }));
    } catch {
      // Storage is forbidden here: the notice ends with its page.
    }
  });
}

function takeKept(): readonly Notice[] {
  try {
    const { at = 0, notices = [] } = JSON.parse(sessionStorage.getItem(KEPT) ?? '{}');
    sessionStorage.removeItem(KEPT);
    return Date.now() - at < KEPT_FOR ? notices : [];
  } catch {
    return [];
  }
}

const none: readonly ShownNotice[] = [];

export function useNotices(): readonly ShownNotice[] {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => none,
  );
}
