import { useState } from 'react';
import { accountFields } from '#lib/account-fields';
import { Checkbox } from '#ui/form/choice';
import { Icon } from '#ui/icon';
import { CopyButton } from '#ui/result/copy-button';
import { AccountForm } from './account-form.tsx';
import { AccountRow, AccountSection, dayText, Listed } from './account-section.tsx';
import { tryAccount } from './ask-account.tsx';
import { hasFields, useAccountList } from './use-account-list.tsx';

interface Key {
  id: string;
  name: string;
  hint: string;
  scopes: readonly string[];
  createdAt: number;
  lastUsedAt?: number;
  days: readonly { day: string; calls: number }[];
}

const nameEntry = { ...accountFields.name, name: 'name', autoComplete: 'off', label: 'What it is for' };

/** Keys for programs: made, shown once, listed with what they used, removed. */
export function KeysSection() {
  const list = useAccountList('keys', isKey);
  const [made, setMade] = useState('');
  const [scopes, setScopes] = useState({ tools: true, uploads: false });

  const make = async ({ name }: Record<string, string>) => {
    const chosen = Object.entries(scopes).flatMap(([scope, isChosen]) => (isChosen ? [scope] : []));
    const answer = await tryAccount('Failed to make a key', 'make-key', { name, scopes: chosen });
    if (!answer) return false;
    const { key = '', keys }: { key?: string; keys?: unknown } = { ...Object(answer.data) };
    setMade(key);
    list.set(keys);
    return true;
  };
  const remove = async (id: string) => {
    const answer = await tryAccount('Failed to remove the key', 'remove-key', { id });
    if (answer) list.set(answer.data);
  };

  return (
    <AccountSection
      id="keys"
      title="API keys"
      icon={<Icon name="key-round" />}
      lead="The API works without a key. With a key, a program has its own limit, ten times that of a visitor, and you can see how much it used."
    >
      {made !== '' && (
        <div role="status" className="grid gap-3 rounded-card border border-accent bg-accent-soft p-4">
          <p className="font-semibold">
            This is your new key. Copy it now: we store only its fingerprint and cannot show it again.
          </p>
          <code className="wrap-anywhere">{made}</code>
          <div className="flex flex-wrap gap-3">
            <CopyButton text={made} copied="Key copied to clipboard" />
            <button type="button" className="button-quiet" onClick={() => setMade('')}>
              I have it
            </button>
          </div>
        </div>
      )}
      <Listed list={list} empty="No keys yet.">
        {(key) => (
          <AccountRow key={key.id} word="Remove" label={`Remove the key ${key.name}`} onPress={() => remove(key.id)}>
            <p className="font-medium">
              {key.name} <span className="font-mono text-sm text-muted">ck_…{key.hint}</span>
            </p>
            <p className="text-sm text-muted">
              {key.scopes.join(', ')}; made {dayText(key.createdAt)}; {usageText(key)}
            </p>
          </AccountRow>
        )}
      </Listed>
      <AccountForm label="A new key" fields={[nameEntry]} button="Make Key" busyButton="Making..." onSend={make}>
        <fieldset>
          <legend className="font-medium">It may</legend>
          <div className="flex flex-wrap gap-x-6">
            <Checkbox
              label="call the tools"
              checked={scopes.tools}
              onChange={(tools) => setScopes({ ...scopes, tools })}
            />
            <Checkbox
              label="upload files"
              checked={scopes.uploads}
              onChange={(uploads) => setScopes({ ...scopes, uploads })}
            />
          </div>
        </fieldset>
      </AccountForm>
    </AccountSection>
  );
}

function usageText({ lastUsedAt, days }: Key): string {
  if (lastUsedAt === undefined) return 'never used';
  const calls = days.reduce((sum, day) => sum + day.calls, 0);
  return `last used ${dayText(lastUsedAt)}, ${calls.toLocaleString('en')} calls in 30 days`;
}

function isKey(value: unknown): value is Key {
  return hasFields(value, { id: 'string', name: 'string', hint: 'string', createdAt: 'number' });
}
