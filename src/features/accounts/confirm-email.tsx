import { useState } from 'react';
import { Link } from 'react-router';
import { AccountForm } from './account-form.tsx';
import { tryAccount } from './ask-account.tsx';
import { DonePanel, EnteringCard, NeedsScripts } from './entering-card.tsx';
import { NoToken, useLinkToken } from './password-forms.tsx';
import { rememberSignedIn } from './signed-in.tsx';

/** Confirms an address by a press: programs that look at every link in a letter press nothing. */
export function ConfirmEmail() {
  const token = useLinkToken();
  const [isDone, setDone] = useState(false);
  const confirm = async () => {
    const answer = await tryAccount('Failed to confirm your address', 'confirm-email', { token });
    if (!answer) return false;
    const { isLoggedIn = false }: { isLoggedIn?: boolean } = { ...Object(answer.data) };
    if (isLoggedIn) rememberSignedIn(true);
    setDone(true);
    return true;
  };
  return (
    <EnteringCard title="Confirm your address" lead="One press, and your address belongs to your account.">
      {isDone ? (
        <DonePanel title="Your address is confirmed">
          <p>
            <Link className="link" to="/account">
              To your account
            </Link>
          </p>
        </DonePanel>
      ) : token === '' ? (
        <NoToken what="/login" label="Log in for a new one" />
      ) : (
        <AccountForm
          label="Confirm your address"
          fields={[]}
          button="Confirm Address"
          busyButton="Confirming..."
          onSend={confirm}
        />
      )}
      <NeedsScripts />
    </EnteringCard>
  );
}
