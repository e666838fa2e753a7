import type { ReactNode } from 'react';
import type { AccountList } from './use-account-list.tsx';

interface AccountSectionProps {
  id: string;
  title: string;
  icon: ReactNode;
  lead: ReactNode;
  children: ReactNode;
}

/** One part of the account's page. */
export function AccountSection({ id, title, icon, lead, children }: AccountSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="card scroll-mt-20 p-4 sm:p-6">
      <h2 id={`${id}-title`} className="flex items-center gap-3 text-2xl">
        <span className="text-accent">{icon}</span>
        {title}
      </h2>
      <p className="mt-2 max-w-prose text-muted">{lead}</p>
      <div className="mt-5 grid gap-5">{children}</div>
    </section>
  );
}

interface ListedProps<Item> {
  list: AccountList<Item>;
  empty: string;
  children: (items: readonly Item[]) => ReactNode;
}

/** A list that is loading, empty, there, or could not be had. */
export function Listed<Item>({ list: { items, fault, load }, empty, children }: ListedProps<Item>) {
  if (fault !== undefined) {
    return (
      <p role="alert">
        {fault}{' '}
        <button type="button" className="link" onClick={() => void load()}>
          Try again
        </button>
      </p>
    );
  }
  if (items === undefined) return <p className="text-muted">Loading...</p>;
  return items.length === 0 ? <p className="text-muted">{empty}</p> : children(items);
}

/** A row of a list with one thing to do. */
export function AccountRow({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-3 first:border-t-0">
      <div className="min-w-0 grow basis-56 wrap-break-word">{children}</div>
      {action}
    </li>
  );
}

const dayFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

export function dayText(time: number): string {
  return dayFormat.format(time);
}
