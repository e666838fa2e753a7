import type { ReactNode } from 'react';

/** As tall as the window: what comes in it later moves no footer. */
export function FullHeight({ children }: { children: ReactNode }) {
  return <div className="min-h-svh">{children}</div>;
}
