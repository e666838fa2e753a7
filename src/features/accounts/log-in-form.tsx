import { useState } from 'react';
import { Checkbox } from '#ui/form/choice';
import { useReady } from '#ui/form/use-ready';
import { Icon } from '#ui/icon';
import { emailEntry, passwordEntry } from './account-fields.tsx';
import { AccountForm } from './account-form.tsx';
import { tryAccount } from './ask-account.tsx';
import { AuthCard, NeedsScripts } from './auth-card.tsx';
import { nextPage, rememberSignedIn } from './signed-in.tsx';

/** An address and its password, or a passkey. */
export function LogInForm() {
  const [stay, setStay] = useState(true);
  const [busy, setBusy] = useState(false);
  const ready = useReady();

  const enter = () => {
    rememberSignedIn(true);
    window.location.assign(nextPage(window.location.search, window.location.origin));
  };
  const logIn = async ({ email, password }: Record<string, string>) => {
    const answer = await tryAccount('Failed to log in', 'log-in', { email, password, stay });
    if (answer) enter();
    return answer !== undefined;
  };
  const enterByPasskey = async () => {
    setBusy(true);
    const { logInWithPasskey } = await import('./use-passkey.tsx');
    const isIn = await logInWithPasskey().finally(() => setBusy(false));
    if (isIn) enter();
  };

  return (
    <AuthCard
      title="Log in"
      lead="No tool needs an account. With one, your favourites and saved options are on all your devices."
    >
      <AccountForm
        label="Log in"
        fields={[{ ...emailEntry, autoComplete: 'username webauthn' }, passwordEntry]}
        button="Login"
        busyButton="Logging in..."
        onSend={logIn}
        aside={
          <a className="link py-1" href="/forgot-password">
            Forgot your password?
          </a>
        }
      >
        <Checkbox label="Stay logged in on this device" checked={stay} onChange={setStay} />
      </AccountForm>
      <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-line pt-5">
        <button
          type="button"
          className="button-quiet min-h-11 px-4 text-base"
          disabled={busy || !ready}
          onClick={() => void enterByPasskey()}
        >
          <Icon name="key-round" />
          Use a passkey
        </button>
        <a className="link py-1" href="/signup">
          Sign up free
        </a>
      </div>
      <NeedsScripts />
    </AuthCard>
  );
}
