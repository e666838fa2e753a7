import type { ReactNode } from 'react';
import { Icon } from '#ui/icon';

interface AuthCardProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** A narrow page with one thing to do. */
export function AuthCard({ title, lead, children }: AuthCardProps) {
  return (
    <div className="pegboard min-h-svh">
      <div className="mx-auto max-w-lg px-4 pt-10 pb-16 sm:px-6">
        <h1 className="text-4xl">{title}</h1>
        {lead && <p className="mt-3 text-muted">{lead}</p>}
        <div className="card mt-6 p-4 sm:p-6">{children}</div>
      </div>
    </div>
  );
}

/** In the place of the form when it was taken. */
export function DonePanel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="status" className="flex gap-3">
      <span className="mt-0.5 text-xl text-accent">
        <Icon name="circle-check" />
      </span>
      <div className="grid gap-2">
        <p className="font-semibold">{title}</p>
        {children}
      </div>
    </div>
  );
}

export function NeedsScripts() {
  return (
    <noscript>
      <p>This needs JavaScript.</p>
    </noscript>
  );
}
