import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import type { Notice, ShownNotice } from './notice.tsx';
import type { NoticeListProps } from './notice-list.tsx';

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

function dismiss(key: number) {
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

/** Where notices appear. Their look is fetched at the first touch: nothing is said of a page that is only read. */
export function Notices() {
  const notices = useSyncExternalStore(
    subscribe,
    () => shown,
    () => none,
  );
  const [List, setList] = useState<ComponentType<NoticeListProps>>();
  const [isFailed, setIsFailed] = useState(false);
  const newest = notices.at(-1)?.key;
  const isThere = List !== undefined;
  useEffect(() => {
    if (isThere) return;
    const load = () =>
      import('./notice-list.tsx').then(
        (module) => setList(() => module.NoticeList),
        () => setIsFailed(true),
      );
    // Each notice asks again for a look that did not come.
    if (newest !== undefined) void load();
    const touches = ['pointerdown', 'keydown', 'focusin'] as const;
    const controller = new AbortController();
    for (const touch of touches) addEventListener(touch, load, { once: true, signal: controller.signal });
    return () => controller.abort();
  }, [newest, isThere]);
  if (List) return <List notices={notices} dismiss={dismiss} />;
  // Without a line, plainly: a notice must be seen.
  return isFailed && notices.map((notice) => <PlainNotice key={notice.key} notice={notice} />);
}

function PlainNotice({ notice: { kind, message, reason, action } }: { notice: ShownNotice }) {
  return (
    <div role={kind === 'success' ? 'status' : 'alert'} className="notice fixed right-4 bottom-4 z-50">
      {kind}: {message} {reason}
      {action && (
        <button type="button" className="button-quiet" onClick={action.run}>
          {action.label}
        </button>
      )}
    </div>
  );
}
