import type { ReactNode } from 'react';

/** A narrow page with one thing to do or to know. */
export function LinkCard({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <div className="pegboard grow">
      <div className="mx-auto max-w-lg px-4 pt-10 pb-16 sm:px-6">
        <h1 className="text-4xl">{title}</h1>
        <p className="mt-3 text-muted">{lead}</p>
        <div className="card mt-6 p-4 sm:p-6">{children}</div>
      </div>
    </div>
  );
}
