import { useState } from 'react';
import { Checkbox } from '#ui/form/choice';
import { Icon } from '#ui/icon';
import { notify } from '#ui/notice/notices';
import { emailEntry, newPasswordEntry, passwordEntry } from './account-fields.tsx';
import { AccountForm } from './account-form.tsx';
import { AccountSection } from './account-section.tsx';
import { tryAccount } from './ask-account.tsx';

const newEmail = { ...emailEntry, label: 'New address', autoComplete: 'email' };

async function change(failed: string, name: string, input: object): Promise<boolean> {
  const answer = await tryAccount(failed, name, input);
  if (answer) notify({ kind: 'success', message: answer.message });
  return answer !== undefined;
}

export function PasswordSection({ onChanged }: { onChanged: (isWithKeys: boolean) => void }) {
  const [removesKeys, setRemovesKeys] = useState(true);
  const send = async (values: Record<string, string>) => {
    const input = { ...values, keepKeys: !removesKeys };
    const isChanged = await change('Failed to change your password', 'change-password', input);
    if (isChanged) onChanged(removesKeys);
    return isChanged;
  };
  return (
    <AccountSection
      id="password"
      title="Password"
      icon={<Icon name="lock" />}
      lead="Changing your password ends every other session and sends you an email."
    >
      <AccountForm
        label="Change the password"
        fields={[{ ...passwordEntry, label: 'Password now' }, newPasswordEntry]}
        button="Change Password"
        busyButton="Changing..."
        onSend={send}
      >
        <Checkbox
          label="Remove my API keys and passkeys too"
          help="Leave this on if somebody else may know your password: they may have created an API key or a passkey."
          checked={removesKeys}
          onChange={setRemovesKeys}
        />
      </AccountForm>
    </AccountSection>
  );
}

export function EmailSection({ email }: { email: string }) {
  return (
    <AccountSection
      id="email"
      title="Address"
      icon={<Icon name="mail" />}
      lead={
        <>
          Yours is <span className="font-medium text-ink">{email}</span>. A new one counts when you open the link in the
          email we send there.
        </>
      }
    >
      <AccountForm
        label="Change the address"
        fields={[newEmail, passwordEntry]}
        button="Change Address"
        busyButton="Sending..."
        onSend={(values) => change('Failed to change your address', 'change-email', values)}
      />
    </AccountSection>
  );
}

export function DeleteSection({ onDeleted }: { onDeleted: (sentence: string) => void }) {
  const remove = async (values: Record<string, string>) => {
    const answer = await tryAccount('Failed to delete your account', 'delete', values);
    if (answer) onDeleted(answer.message);
    return answer !== undefined;
  };
  return (
    <AccountSection
      id="delete"
      title="Delete the account"
      icon={<Icon name="trash-2" />}
      lead="This deletes everything at once and for good: address, password, sessions, passkeys, keys, lists and options. Your favourites stay in this browser."
    >
      <AccountForm
        label="Delete the account"
        fields={[passwordEntry]}
        button="Delete Account"
        busyButton="Deleting..."
        isDanger
        onSend={remove}
      />
    </AccountSection>
  );
}
