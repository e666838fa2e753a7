import type { ReactNode } from 'react';

/** What came out, as a landmark of its own. */
export function Result({ children }: { children: ReactNode }) {
  return (
    <section aria-label="Result" className="result-pane mt-6 grid wrap-anywhere gap-5 border-t border-line pt-6">
      {children}
    </section>
  );
}
