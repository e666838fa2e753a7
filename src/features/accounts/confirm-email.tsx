import { useState } from 'react';
import { emailEntry, newPasswordEntry } from './account-fields.tsx';
import { AccountForm } from './account-form.tsx';
import { tryAccount } from './ask-account.tsx';
import { AuthCard, DonePanel, NeedsScripts } from './auth-card.tsx';
import { linkPayload } from './link-payload.ts';
import { NoToken, useLinkToken } from './password-forms.tsx';
import { rememberSignedIn } from './signed-in.tsx';

/**
 * Confirms an address by a press: programs that look at every link in an email press nothing. For a new account its password
 * is chosen here: nobody but the reader of the email can have chosen one before.
 */
export function ConfirmEmail() {
  const token = useLinkToken();
  const [isDone, setDone] = useState(false);
  const { email, updateTo } = linkPayload(token ?? '');
  // Until the link is read, and without one, it is taken for what it mostly is, so that nothing moves.
  const isNew = !token || (email !== undefined && updateTo === undefined);
  const confirm = async ({ newPassword: password }: Record<string, string>) => {
    const input = isNew ? { token, password } : { token };
    const answer = await tryAccount('Failed to confirm your address', 'confirm-email', input);
    if (!answer) return false;
    rememberSignedIn(true);
    setDone(true);
    return true;
  };
  return (
    <AuthCard
      title={isNew ? 'Choose a password' : 'Confirm your address'}
      lead={
        isNew
          ? 'This confirms your address and opens your account.'
          : 'Confirm that this address belongs to your account.'
      }
    >
      {isDone ? (
        <DonePanel title="Your address is confirmed">
          <p>
            <a className="link" href="/account">
              To your account
            </a>
          </p>
        </DonePanel>
      ) : token === '' ? (
        <NoToken what="/signup" label="Ask for a new link" />
      ) : isNew ? (
        <AccountForm
          label="Choose a password"
          fields={[
            { ...emailEntry, value: email ?? '' },
            { ...newPasswordEntry, label: 'Password' },
          ]}
          button="Open Account"
          busyButton="Opening..."
          onSend={confirm}
        />
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
    </AuthCard>
  );
}
