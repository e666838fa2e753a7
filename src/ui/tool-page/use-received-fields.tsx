import { useEffect, useEffectEvent } from 'react';
import { isSent } from '../form/field.tsx';

/** Whether the page's address holds the content of a form. */
export function isShared(): boolean {
  return /^#form-/.test(window.location.hash);
}

/** Fills a tool's form with what a shared link carries, or what the page before handed over for it, such as the remedy of a finding. */
export function useReceivedFields(slug: string, fill: (input: Record<string, unknown>) => void) {
  const receive = useEffectEvent(() => {
    if (!isSent() && !isShared()) return;
    void import('./receive-input.tsx')
      .then(({ receiveFields }) => receiveFields(slug))
      .then((input) => input && fill(input), console.error);
  });
  useEffect(() => {
    const onShow = () => receive();
    onShow();
    document.addEventListener('prerenderingchange', onShow, { once: true });
    return () => document.removeEventListener('prerenderingchange', onShow);
  }, []);
}
