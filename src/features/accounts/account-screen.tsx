import { Fragment, useEffect, useState } from 'react';
import { ToolError } from '#kit/tool-error';
import { PageHead } from '#ui/page-head';
import { askAccount, tryAccount } from './ask-account.tsx';
import { DeleteSection, EmailSection, PasswordSection } from './change-sections.tsx';
import { FullHeight } from './full-height.tsx';
import { KeysSection } from './keys-section.tsx';
import { OptionsSection } from './options-section.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { rememberSignedIn } from './signed-in.tsx';
import { forgetAgreed } from './sync-saved.tsx';
import { WatchSection } from './watch-section.tsx';

interface Me {
  email: string;
  isAdmin: boolean;
}

type State = { me: Me } | { away: 'nobody' | 'loading' | 'gone' } | { fault: string };

/** Everything about the account of whoever is logged in. */
export function AccountScreen() {
  const [state, setState] = useState<State>({ away: 'loading' });
  /** How often the password was changed, and how often with all keys: what that ended is loaded anew. */
  const [changes, setChanges] = useState({ passwords: 0, keys: 0 });
  useEffect(() => void load().then(setState), []);

  const leave = async () => {
    if (!(await tryAccount('Failed to log out', 'log-out', {}))) return;
    rememberSignedIn(false);
    forgetAgreed();
    window.location.assign('/');
  };
  if ('fault' in state)
    return (
      <FullHeight>
        <PageHead title="Your account" lead={state.fault} />
      </FullHeight>
    );
  if ('away' in state) return <Away state={state.away} />;
  const { email, isAdmin } = state.me;
  return (
    <>
      <PageHead title="Your account" lead={email}>
        <div className="mt-6 flex flex-wrap gap-3">
          <button type="button" className="button-quiet min-h-11 px-4 text-base" onClick={() => void leave()}>
            Log out
          </button>
          {isAdmin && (
            <a className="button-quiet min-h-11 px-4 text-base" href="/admin">
              Admin
            </a>
          )}
        </div>
      </PageHead>
      <div className="mx-auto grid max-w-4xl gap-6 px-4 pt-10 pb-16 sm:px-6">
        <WatchSection />
        <OptionsSection />
        <Fragment key={`keys ${changes.keys}`}>
          <KeysSection />
          <PasskeysSection />
        </Fragment>
        <SessionsSection key={`sessions ${changes.passwords}`} />
        <PasswordSection
          onChanged={(isWithKeys) =>
            setChanges({ passwords: changes.passwords + 1, keys: changes.keys + Number(isWithKeys) })
          }
        />
        <EmailSection email={email} />
        <DeleteSection
          onDeleted={() => {
            rememberSignedIn(false);
            forgetAgreed();
            setState({ away: 'gone' });
          }}
        />
      </div>
    </>
  );
}

const leads = {
  loading: 'Loading your account: saved options, API keys, passkeys and sessions...',
  nobody: 'You are not logged in. No tool needs an account.',
  gone: 'Your account and everything in it has been deleted. Every tool works as before.',
} as const;

function Away({ state }: { state: keyof typeof leads }) {
  return (
    <FullHeight>
      <PageHead title="Your account" lead={leads[state]}>
        {state === 'nobody' && (
          <div className="mt-6 flex flex-wrap gap-3">
            <a className="button" href="/login">
              Login
            </a>
            <a className="button-quiet min-h-11 px-4 text-base" href="/signup">
              Sign Up Free
            </a>
          </div>
        )}
      </PageHead>
    </FullHeight>
  );
}

async function load(): Promise<State> {
  try {
    const { data } = await askAccount('me');
    rememberSignedIn(data !== null);
    if (data === null) return { away: 'nobody' };
    const { email = '', isAdmin = false }: Partial<Me> = { ...Object(data) };
    return { me: { email, isAdmin } };
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    return { fault: error.message };
  }
}
