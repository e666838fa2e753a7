import { Icon } from '#ui/icon';
import { AccountRow, AccountSection, dayText, Listed } from './account-section.tsx';
import { tryAccount } from './ask-account.tsx';
import { deviceOf } from './device.tsx';
import { hasFields, useAccountList } from './use-account-list.tsx';

interface Session {
  id: string;
  userAgent: string | null;
  isThis: boolean;
  createdAt: number;
  usedAt: number;
}

/** Where somebody is logged in, and how that ends. */
export function SessionsSection() {
  const list = useAccountList('sessions', isSession);
  const end = async (name: string, input: object) => {
    if (await tryAccount('Failed to end the session', name, input)) await list.load();
  };
  const hasOthers = (list.items?.length ?? 0) > 1;
  return (
    <AccountSection
      id="sessions"
      title="Sessions"
      icon={<Icon name="monitor-smartphone" />}
      lead="The devices that are logged in to your account. If you do not recognise one, end its session and choose a new password."
    >
      <Listed list={list} empty="No sessions.">
        {({ id, userAgent, isThis, createdAt, usedAt }) => (
          <AccountRow
            key={id}
            {...(isThis
              ? { word: <span className="text-sm font-medium text-accent">This one</span> }
              : {
                  word: 'End',
                  label: `End the session in ${deviceOf(userAgent)}`,
                  onPress: () => end('end-session', { id }),
                })}
          >
            <p className="font-medium">{deviceOf(userAgent)}</p>
            <p className="text-sm text-muted">
              Since {dayText(createdAt)}, last seen {dayText(usedAt)}
            </p>
          </AccountRow>
        )}
      </Listed>
      {hasOthers && (
        <div>
          <button type="button" className="button-quiet" onClick={() => void end('end-other-sessions', {})}>
            End all others
          </button>
        </div>
      )}
    </AccountSection>
  );
}

function isSession(value: unknown): value is Session {
  return hasFields(value, { id: 'string', isThis: 'boolean', createdAt: 'number', usedAt: 'number' });
}
