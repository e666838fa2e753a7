import { type ComponentType, useEffect, useState } from 'react';
import type { HandsProps } from '../hands/hands.tsx';
import { isInTab } from '../hands/in-tab.tsx';
import { onTouch } from '../hands/touches.tsx';
import type { ShownNotice } from '../notice/notice.tsx';
import { dismissNotice, useNotices } from '../notice/notices.tsx';

/** Where notices appear. What shows them and answers keys, drops and pastes is fetched at the first touch, or where something is kept of the page. */
export function Notices() {
  const notices = useNotices();
  const [Hands, setHands] = useState<ComponentType<HandsProps>>();
  const [isFailed, setIsFailed] = useState(false);
  const [touches] = useState<HandsProps['touches']>(() => ({ waiting: [] }));
  const newest = notices.at(-1)?.key;
  useEffect(() => {
    const load = () => {
      import('../hands/hands.tsx').then(
        (module) => setHands(() => module.Hands),
        () => {
          touches.waiting = [];
          setIsFailed(true);
        },
      );
    };
    const look = () => isInTab(location.pathname) && load();
    // Each notice and each touch asks again for what did not come.
    if (newest !== undefined) load();
    look();
    const controller = new AbortController();
    const { signal } = controller;
    addEventListener('storage', look, { signal });
    onTouch(signal, (touch) => {
      if (touches.take) return touches.take(touch);
      touches.waiting.push(touch);
      load();
    });
    return () => controller.abort();
  }, [newest, touches]);
  if (Hands) return <Hands notices={notices} dismiss={dismissNotice} touches={touches} />;
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
