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
export function notify(notice: Notice) {
  const others = shown.filter((other) => other.message !== notice.message || other.kind !== notice.kind);
  show([...others, { ...notice, key: nextKey++ }].slice(-SHOWN_AT_MOST));
}

export function dismissNotices() {
  if (shown.length > 0) show([]);
}

function dismiss(key: number) {
  show(shown.filter((notice) => notice.key !== key));
}

const none: readonly ShownNotice[] = [];

/** Where notices appear. Their look is fetched when the page stands, so that no page waits for it. */
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
  // Each notice asks again for a look that did not come.
  useEffect(() => {
    if (isThere || newest === 0) return;
    import('./notice-list.tsx').then(
      (module) => setList(() => module.NoticeList),
      () => setIsFailed(true),
    );
  }, [newest, isThere]);
  if (List) return <List notices={notices} dismiss={dismiss} />;
  // Without a line, plainly: a notice must be seen.
  return isFailed && notices.map((notice) => <PlainNotice key={notice.key} notice={notice} />);
}

function PlainNotice({ notice: { kind, message, reason } }: { notice: ShownNotice }) {
  return (
    <p role={kind === 'success' ? 'status' : 'alert'} className="notice fixed right-4 bottom-4 z-50">
      {kind}: {message} {reason}
    </p>
  );
}
