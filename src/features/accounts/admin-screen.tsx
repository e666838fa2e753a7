import { useEffect, useState } from 'react';
import { ToolError } from '#kit/tool-error';
import { Icon } from '#ui/icon';
import { PageHead } from '#ui/page-head';
import { AccountRow, AccountSection, dayText, Listed } from './account-section.tsx';
import { AdminUsage, type UsageRow } from './admin-usage.tsx';
import { askAccount, tryAccount } from './ask-account.tsx';
import { FullHeight } from './full-height.tsx';
import { hasFields, useAccountList } from './use-account-list.tsx';

interface Overview {
  accounts: number;
  subscribers: Record<'confirmed' | 'unconfirmed' | 'unsubscribed', number>;
  mails: Record<'waiting' | 'sent' | 'failed', number>;
  usage: readonly UsageRow[];
  sources: readonly Source[];
  bounds: Record<string, string>;
}

interface Source {
  host: string;
  answered: number;
  failed: number;
  lastAnswerAt: number | null;
  lastFailureAt: number | null;
  lastFailure: string | null;
}

/** What the people of the site see: messages, addresses, use, sources, bounds. */
export function AdminScreen() {
  const [overview, setOverview] = useState<Overview>();
  const [fault, setFault] = useState('');
  useEffect(() => {
    loadOverview().then(
      (found) => (found ? setOverview(found) : setFault('This is for the administrators of the site.')),
      (error: unknown) => setFault(error instanceof ToolError ? error.message : 'This could not be loaded.'),
    );
  }, []);
  if (!overview) {
    return (
      <FullHeight>
        <PageHead
          title="Admin"
          lead={fault || 'Loading messages, addresses, usage and the state of outside services...'}
        >
          {fault !== '' && (
            <div className="mt-6">
              <a className="button" href="/login?next=/admin">
                Login
              </a>
            </div>
          )}
        </PageHead>
      </FullHeight>
    );
  }
  const { accounts, subscribers, mails, usage, sources, bounds } = overview;
  const figures = [
    ['Accounts', accounts],
    ['Subscribers', subscribers.confirmed],
    ['Unconfirmed', subscribers.unconfirmed],
    ['Emails waiting', mails.waiting],
    ['Emails given up', mails.failed],
  ] as const;
  return (
    <>
      <PageHead title="Admin" lead="Messages and subscribers, usage, and the state of outside services.">
        <dl className="mt-6 grid grid-cols-2 gap-4 sm:grid-cols-5">
          {figures.map(([name, value]) => (
            <div key={name} className="card p-3">
              <dt className="text-sm text-muted">{name}</dt>
              <dd className="text-2xl font-semibold tabular-nums">{value.toLocaleString('en')}</dd>
            </div>
          ))}
        </dl>
      </PageHead>
      <div className="mx-auto grid max-w-4xl grid-cols-1 gap-6 px-4 pt-10 pb-16 sm:px-6">
        <Messages />
        <AdminUsage rows={usage} />
        <Sources sources={sources} />
        <Subscribers />
        <AccountSection id="bounds" title="Bounds" icon={<Icon name="gauge" />} lead="As set by the operator.">
          <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
            {Object.entries(bounds).map(([name, value]) => (
              <div key={name} className="flex justify-between gap-4 border-b border-line py-1.5">
                <dt>{name}</dt>
                <dd className="font-medium tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
        </AccountSection>
      </div>
    </>
  );
}

async function loadOverview(): Promise<Overview | undefined> {
  const { isAdmin = false }: { isAdmin?: boolean } = { ...Object((await askAccount('me')).data) };
  return isAdmin ? Object((await askAccount('admin-overview')).data) : undefined;
}

interface Message {
  id: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  receivedAt: number;
}

function Messages() {
  const list = useAccountList('admin-messages', isMessage);
  const remove = async (id: string) => {
    const answer = await tryAccount('Failed to delete the message', 'admin-remove-message', { id });
    if (answer) list.set(answer.data);
  };
  return (
    <AccountSection
      id="messages"
      title="Messages"
      icon={<Icon name="messages-square" />}
      lead="Messages from the contact form, newest first."
    >
      <Listed list={list} empty="No messages.">
        {({ id, name, email, subject, message, receivedAt }) => (
          <AccountRow key={id} word="Delete" label={`Delete the message ${subject}`} onPress={() => remove(id)}>
            <p className="font-medium">{subject}</p>
            <p className="text-sm text-muted">
              {name},{' '}
              <a className="link" href={`mailto:${email}`}>
                {email}
              </a>
              , {dayText(receivedAt)}
            </p>
            <p className="mt-2 whitespace-pre-wrap">{message}</p>
          </AccountRow>
        )}
      </Listed>
    </AccountSection>
  );
}

interface Address {
  id: string;
  email: string;
  state: string;
  subscribedAt: number;
}

function Subscribers() {
  const list = useAccountList('admin-subscribers', isAddress);
  return (
    <AccountSection
      id="subscribers"
      title="Newsletter"
      icon={<Icon name="mail" />}
      lead="The newest 200 addresses. The command clearkit subscribers lists and exports all of them."
    >
      <Listed list={list} empty="No addresses.">
        {({ id, email, state, subscribedAt }) => (
          <AccountRow key={id} word={<span className="text-sm text-muted">{state}</span>}>
            {email} <span className="text-sm text-muted">since {dayText(subscribedAt)}</span>
          </AccountRow>
        )}
      </Listed>
    </AccountSection>
  );
}

function Sources({ sources }: { sources: readonly Source[] }) {
  return (
    <AccountSection
      id="sources"
      title="Sources"
      icon={<Icon name="activity" />}
      lead="Outside services used since this server started, most recent first."
    >
      {sources.length === 0 ? (
        <p className="text-muted">None was asked yet.</p>
      ) : (
        <ul>
          {sources.map(({ host, answered, failed, lastAnswerAt, lastFailureAt, lastFailure }) => (
            <AccountRow
              key={host}
              word={
                <span
                  className={(lastFailureAt ?? 0) > (lastAnswerAt ?? 0) ? 'font-medium text-danger' : 'text-accent'}
                >
                  {(lastFailureAt ?? 0) > (lastAnswerAt ?? 0) ? 'Fails' : 'Answers'}
                </span>
              }
            >
              <p className="font-medium">{host}</p>
              <p className="text-sm text-muted">
                {answered.toLocaleString('en')} answered, {failed.toLocaleString('en')} not.
                {lastFailure && lastFailureAt !== null ? ` Last, ${timeText(lastFailureAt)}: ${lastFailure}` : ''}
              </p>
            </AccountRow>
          ))}
        </ul>
      )}
    </AccountSection>
  );
}

const timeFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

function timeText(time: number): string {
  return timeFormat.format(time);
}

function isMessage(value: unknown): value is Message {
  return hasFields(value, { id: 'string', name: 'string', email: 'string', subject: 'string', message: 'string' });
}

function isAddress(value: unknown): value is Address {
  return hasFields(value, { id: 'string', email: 'string', state: 'string', subscribedAt: 'number' });
}
