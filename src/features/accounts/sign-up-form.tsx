import { useState } from 'react';
import { emailEntry } from './account-fields.tsx';
import { AccountForm, Trap } from './account-form.tsx';
import { trapped, tryAccount } from './ask-account.tsx';
import { AuthCard, DonePanel, NeedsScripts } from './auth-card.tsx';

/** An address; the password is chosen behind the link of the email that goes there. */
export function SignUpForm() {
  const [sentence, setSentence] = useState('');
  const signUp = async ({ email }: Record<string, string>, form: HTMLFormElement) => {
    const answer = await tryAccount('Failed to sign up', 'sign-up', { email, ...(await trapped(form)) });
    if (answer) setSentence(answer.message);
    return answer !== undefined;
  };
  return (
    <AuthCard
      title="Sign up free"
      lead="Every tool works without an account. With one, you have your favourites, recent tools and saved options on every device, and keys for the API."
    >
      {sentence ? (
        <DonePanel title="Almost there">
          <p>{sentence}</p>
          <p className="text-sm text-muted">
            No email after a few minutes? Look in your spam folder, or{' '}
            <button type="button" className="link" onClick={() => setSentence('')}>
              try again
            </button>
            .
          </p>
        </DonePanel>
      ) : (
        <AccountForm
          label="Sign up free"
          fields={[emailEntry]}
          button="Sign Up Free"
          busyButton="Signing up..."
          onSend={signUp}
          aside={
            <a className="link py-1" href="/login">
              Log in instead
            </a>
          }
        >
          <Trap />
          <p className="text-sm text-muted">
            We will email you a link to choose a password. We store your address, a fingerprint of the password, and
            what you save in the account. See the{' '}
            <a className="link" href="/privacy-policy">
              privacy policy
            </a>
            .
          </p>
        </AccountForm>
      )}
      <NeedsScripts />
    </AuthCard>
  );
}
