import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { ToolError } from '#kit/tool-error';
import { notify } from '#ui/notice/notices';
import { askAccount } from './ask-account.tsx';

/** Resolves with whether somebody is logged in now; a failure is told. */
export function logInWithPasskey(): Promise<boolean> {
  return told('Failed to log in', async () => {
    const { data } = await askAccount('begin-passkey-log-in', {});
    await askAccount('passkey-log-in', { response: await startAuthentication({ optionsJSON: Object(data) }) });
  });
}

/** Makes a passkey under a name. Resolves with whether it is there now; a failure is told. */
export function addPasskey(name: string): Promise<boolean> {
  return told('Failed to add a passkey', async () => {
    const { data } = await askAccount('begin-passkey', {});
    await askAccount('add-passkey', { response: await startRegistration({ optionsJSON: Object(data) }), name });
  });
}

async function told(message: string, work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    notify({ kind: 'error', message, reason: reasonOf(error) });
    return false;
  }
}

/** Browsers say in one name that somebody cancelled, waited too long, or has no passkey here. */
function reasonOf(error: unknown): string {
  if (error instanceof ToolError) return error.message;
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError')
    return 'No passkey was used: you cancelled, or this device has no passkey for this site.';
  if (name === 'InvalidStateError') return 'This device already has a passkey for your account.';
  return 'This browser could not use a passkey.';
}
