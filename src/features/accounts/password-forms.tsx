import { useEffect, useState } from 'react';
import { emailEntry, newPasswordEntry } from './account-fields.tsx';
import { AccountForm, Trap } from './account-form.tsx';
import { trapped, tryAccount } from './ask-account.tsx';
import { AuthCard, DonePanel, NeedsScripts } from './auth-card.tsx';

/** Asks for an email with a link to a new password. */
export function ForgotPasswordForm() {
  const [sentence, setSentence] = useState('');
  const send = async ({ email }: Record<string, string>, form: HTMLFormElement) => {
    const answer = await tryAccount('Failed to send the email', 'forgot-password', { email, ...(await trapped(form)) });
    if (answer) setSentence(answer.message);
    return answer !== undefined;
  };
  return (
    <AuthCard title="A new password" lead="Enter the address of your account, and we will email you a link.">
      {sentence ? (
        <DonePanel title="Check your inbox">
          <p>{sentence}</p>
        </DonePanel>
      ) : (
        <AccountForm
          label="A new password"
          fields={[emailEntry]}
          button="Send the link"
          busyButton="Sending..."
          onSend={send}
        >
          <Trap />
        </AccountForm>
      )}
      <NeedsScripts />
    </AuthCard>
  );
}

/** Takes a new password, with the link of an email. */
export function ResetPasswordForm() {
  const token = useLinkToken();
  const [sentence, setSentence] = useState('');
  const send = async ({ newPassword: password }: Record<string, string>) => {
    const answer = await tryAccount('Failed to change your password', 'reset-password', { token, password });
    if (answer) setSentence(answer.message);
    return answer !== undefined;
  };
  return (
    <AuthCard
      title="Choose a new password"
      lead="Choosing a new password ends every session of your account and removes its API keys and passkeys."
    >
      {sentence ? (
        <DonePanel title="Done">
          <p>{sentence}</p>
          <p>
            <a className="link" href="/login">
              Log in
            </a>
          </p>
        </DonePanel>
      ) : token === '' ? (
        <NoToken what="/forgot-password" label="Ask for a new link" />
      ) : (
        <AccountForm
          label="Choose a new password"
          fields={[newPasswordEntry]}
          button="Change Password"
          busyButton="Changing..."
          onSend={send}
        />
      )}
      <NeedsScripts />
    </AuthCard>
  );
}

/** What stands behind the # of a link in an email; `undefined` until the page's scripts are there, empty when nothing does. */
export function useLinkToken(): string | undefined {
  const [token, setToken] = useState<string>();
  useEffect(() => setToken(decodeURIComponent(window.location.hash.slice(1))), []);
  return token;
}

export function NoToken({ what, label }: { what: string; label: string }) {
  return (
    <p>
      This page needs the whole link from the email, up to its last character.{' '}
      <a className="link" href={what}>
        {label}
      </a>
    </p>
  );
}
