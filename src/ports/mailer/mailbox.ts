import { isEmailAddress } from '#lib/email-address';
import { isOneLine } from '#lib/text/control-characters';
import type { Mailbox } from './port.ts';

/** Reads `Name <address>`, `"Name" <address>` or an address alone. @throws Error when it is something else. */
export function parseMailbox(text: string): Mailbox {
  const [, quoted, plain, inBrackets] = /^(?:"([^"<>]*)"\s*|([^"<>]*))<([^<>]+)>$/.exec(text.trim()) ?? [];
  const address = inBrackets ?? text.trim();
  if (!isEmailAddress(address) || !isOneLine(text)) throw new Error('no address of a mailbox');
  const name = (quoted ?? plain ?? '').trim();
  return name === '' ? { address } : { name, address };
}
