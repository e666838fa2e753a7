import { type HTMLAttributes, useEffect, useRef, useState } from 'react';
import { Icon } from '../icon.tsx';
import type { ShownNotice } from './notice.tsx';

export interface NoticeListProps {
  notices: readonly ShownNotice[];
  dismiss: (key: number) => void;
}

/** The corner of the screen where notices appear. */
export function NoticeList({ notices, dismiss }: NoticeListProps) {
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
      className="pointer-events-none fixed inset-x-4 top-18 z-50 flex flex-col items-end gap-2 sm:top-auto sm:bottom-4"
      data-print="off"
      {...remembering}
    >
      {notices.map((notice) => (
        <NoticeBox key={notice.key} notice={notice} onClose={() => close(notice.key)} onTime={dismiss} />
      ))}
    </div>
  );
}

const SHOWN_FOR = 7_000;

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
  news: {
    title: 'News',
    role: 'status',
    icon: <Icon name="info" />,
    tone: 'text-accent bg-accent-soft',
  },
} as const;

interface NoticeBoxProps {
  notice: ShownNotice;
  onClose: () => void;
  onTime: (key: number) => void;
}

/** Stays while the pointer or the focus is on it; goes by itself otherwise. */
function NoticeBox({ notice, onClose, onTime }: NoticeBoxProps) {
  const { action } = notice;
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held || notice.kind === 'news') return;
    const timer = setTimeout(onTime, SHOWN_FOR, notice.key);
    return () => clearTimeout(timer);
  }, [held, notice, onTime]);
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
