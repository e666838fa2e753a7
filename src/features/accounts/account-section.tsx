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
  /** One row. */
  children: (item: Item) => ReactNode;
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
  if (items.length === 0) return <p className="text-muted">{empty}</p>;
  return <ul>{items.map(children)}</ul>;
}

interface AccountRowProps {
  children: ReactNode;
  /** What the row says at its end; with `onPress` it is a button. */
  word: ReactNode;
  /** Of the button: what it is for, and of what. */
  label?: string;
  onPress?: () => Promise<void>;
}

/** A row of a list, with one thing to do or to say. */
export function AccountRow({ children, word, label, onPress }: AccountRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-3 first:border-t-0">
      <div className="min-w-0 grow basis-56 wrap-break-word">{children}</div>
      {onPress ? (
        <button type="button" className="button-quiet" aria-label={label} onClick={() => void onPress()}>
          {word}
        </button>
      ) : (
        word
      )}
    </li>
  );
}

const dayFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

export function dayText(time: number): string {
  return dayFormat.format(time);
}
