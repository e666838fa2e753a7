import { useEffect, useEffectEvent } from 'react';
import { formatBytes } from '#lib/byte-size';
import { apiBase } from '../api-base.tsx';
import { Modal } from '../hands/modal.tsx';
import { showDialog } from '../hands/page-dialog.tsx';

/** A picture that cannot be worked on in this browser. */
export interface Leaving {
  name: string;
  bytes: number;
  /** A sentence. */
  reason: string;
}

/** Pictures that are named; of more the number is said. */
const NAMED = 20;

/** Asks whether pictures may be sent to the server: nothing is sent before. What takes the question away says no. */
export function askToSend(leaving: readonly Leaving[], signal?: AbortSignal): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  showDialog(function Asked({ onClose }) {
    const close = useEffectEvent(onClose);
    useEffect(() => {
      const end = () => close();
      signal?.addEventListener('abort', end);
      return () => {
        signal?.removeEventListener('abort', end);
        resolve(false);
      };
    }, []);
    const answer = (mayLeave: boolean) => {
      resolve(mayLeave);
      onClose();
    };
    return <Question leaving={leaving} onAnswer={answer} />;
  });
  return promise;
}

function Question({ leaving, onAnswer }: { leaving: readonly Leaving[]; onAnswer: (mayLeave: boolean) => void }) {
  const count = leaving.length;
  const [it, pictures] = count === 1 ? ['it', 'this picture'] : ['them', `these ${count} pictures`];
  const bytes = formatBytes(leaving.reduce((sum, each) => sum + each.bytes, 0));
  const host = new URL(apiBase, window.location.href).host;
  const reasons = [...new Set(leaving.map(({ reason }) => reason))];
  return (
    <Modal label={`Send ${pictures} to the server?`} onClose={() => onAnswer(false)}>
      <div className="grid gap-4 p-2">
        <h2 className="text-xl">Send {pictures} to the server?</h2>
        {reasons.map((reason) => {
          const of = leaving.filter((each) => each.reason === reason);
          return (
            <div key={reason}>
              <p>{reason}</p>
              <ul className="mt-1.5 text-sm text-muted wrap-anywhere figures">
                {of.slice(0, NAMED).map((each) => (
                  <li key={leaving.indexOf(each)}>
                    {each.name}, {formatBytes(each.bytes)}
                  </li>
                ))}
                {of.length > NAMED && <li>and {of.length - NAMED} more</li>}
              </ul>
            </div>
          );
        })}
        <p>
          {bytes} would be sent to {host}, worked on there, and deleted after a short time. Nothing has been sent yet.
        </p>
        <div className="flex flex-wrap gap-3">
          <button type="button" className="button" onClick={() => onAnswer(true)}>
            Send {it}
          </button>
          <button type="button" className="button-quiet min-h-11" onClick={() => onAnswer(false)}>
            Do not send {it}
          </button>
        </div>
      </div>
    </Modal>
  );
}
