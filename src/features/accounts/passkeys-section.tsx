import { accountFields } from '#lib/account-fields';
import { Icon } from '#ui/icon';
import { AccountForm } from './account-form.tsx';
import { AccountRow, AccountSection, dayText, Listed } from './account-section.tsx';
import { tryAccount } from './ask-account.tsx';
import { hasFields, useAccountList } from './use-account-list.tsx';

interface Passkey {
  id: string;
  name: string;
  isSynced: boolean;
  createdAt: number | null;
}

const nameEntry = {
  ...accountFields.name,
  name: 'name',
  autoComplete: 'off',
  label: 'Name, such as the device',
};

/** Passkeys: ways to log in without a password. */
export function PasskeysSection() {
  const list = useAccountList('passkeys', isPasskey);
  const add = async ({ name = '' }: Record<string, string>) => {
    const { addPasskey } = await import('./use-passkey.tsx');
    const isAdded = await addPasskey(name);
    if (isAdded) await list.load();
    return isAdded;
  };
  const remove = async (id: string) => {
    if (await tryAccount('Failed to remove the passkey', 'remove-passkey', { id })) await list.load();
  };
  return (
    <AccountSection
      id="passkeys"
      title="Passkeys"
      icon={<Icon name="fingerprint" />}
      lead="Log in with your fingerprint, face, PIN or security key. There is no password to remember, and none that could be stolen from us."
    >
      <Listed list={list} empty="No passkeys yet.">
        {({ id, name, createdAt, isSynced }) => (
          <AccountRow key={id} word="Remove" label={`Remove the passkey ${name}`} onPress={() => remove(id)}>
            <p className="font-medium">{name}</p>
            <p className="text-sm text-muted">
              {createdAt === null ? '' : `Added ${dayText(createdAt)}; `}
              {isSynced ? 'on all your devices' : 'on one device'}
            </p>
          </AccountRow>
        )}
      </Listed>
      <AccountForm
        label="A new passkey"
        fields={[nameEntry]}
        button="Add Passkey"
        busyButton="Adding..."
        onSend={add}
      />
    </AccountSection>
  );
}

function isPasskey(value: unknown): value is Passkey {
  return hasFields(value, { id: 'string', name: 'string', isSynced: 'boolean' });
}
