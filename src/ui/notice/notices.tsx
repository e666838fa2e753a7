import { type HTMLAttributes, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Icon } from '../icon.tsx';

export interface Notice {
  kind: 'error' | 'warning' | 'success';
  message: string;
  /** Why, in the server's words, as a second line. */
  reason?: string;
  /** What the visitor can do about it. Doing it dismisses the notice. */
  action?: { label: string; run: () => void };
}

interface ShownNotice extends Notice {
  key: number;
}

const SHOWN_FOR = 7_000;
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

/** The corner of the screen where notices appear. */
export function Notices() {
  const notices = useSyncExternalStore(
    subscribe,
    () => shown,
    () => none,
  );
  const cameFrom = useRef<Element>(null);
  // A button that goes away takes the focus with it to the top of the page.
  const close = (key: number) => {
    const before = cameFrom.current?.isConnected ? cameFrom.current : document.getElementById('content');
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    dismiss(key);
  };
  const remembering: HTMLAttributes<HTMLElement> = {
    onFocus: ({ currentTarget, relatedTarget }) => {
      if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
    },
  };
  return (
    <div
      className="pointer-events-none fixed inset-x-4 bottom-4 z-50 flex flex-col items-end gap-2"
      data-print="off"
      {...remembering}
    >
      {notices.map((notice) => (
        <NoticeBox key={notice.key} notice={notice} onClose={() => close(notice.key)} />
      ))}
    </div>
  );
}

const looks = {
  error: {
    title: 'Error',
    role: 'alert',
    icon: <Icon name="circle-alert" />,
    tone: 'text-danger bg-danger-soft',
  },
  warning: {
    title: 'Warning',
    role: 'alert',
    icon: <Icon name="triangle-alert" />,
    tone: 'text-warning bg-warning-soft',
  },
  success: {
    title: 'Success',
    role: 'status',
    icon: <Icon name="circle-check" />,
    tone: 'text-accent bg-accent-soft',
  },
} as const;

/** Stays while the pointer or the focus is on it; goes by itself otherwise. */
function NoticeBox({ notice, onClose }: { notice: ShownNotice; onClose: () => void }) {
  const { action } = notice;
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(dismiss, SHOWN_FOR, notice.key);
    return () => clearTimeout(timer);
  }, [held, notice.key]);
  const look = looks[notice.kind];
  const holding: HTMLAttributes<HTMLElement> = {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: ({ currentTarget }) => setHeld(currentTarget.matches(':focus-within')),
    onFocus: () => setHeld(true),
    onBlur: ({ currentTarget }) => setHeld(currentTarget.matches(':hover')),
  };
  return (
    <div role={look.role} className={`notice ${look.tone}`} {...holding}>
      <span className="mt-0.5">{look.icon}</span>
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{look.title}</p>
        <p className="text-ink">{notice.message}</p>
        {notice.reason && <p className="mt-1 text-sm text-muted">{notice.reason}</p>}
        {action && (
          <button
            type="button"
            className="button-quiet mt-2 text-ink"
            onClick={() => {
              onClose();
              action.run();
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        aria-label="Dismiss"
        className="-m-2 grid size-9 place-items-center rounded-control text-muted"
        onClick={onClose}
      >
        <Icon name="x" />
      </button>
    </div>
  );
}
