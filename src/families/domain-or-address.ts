import { requiredText } from '#kit/field';
import { parseDomainName } from '#lib/domain-name';
import { readIpAddress } from '#lib/ip-address';

/** A domain as every domain tool takes it, or an IP address, alone or in a web address; passed on in its usual spelling. */
export const domainOrAddress = requiredText('Please enter a domain name').check((entered) => {
  if (entered.issues.length > 0) return;
  const address = addressIn(entered.value);
  if (address !== undefined) {
    entered.value = address;
    return;
  }
  const parsed = parseDomainName(entered.value);
  if (parsed.ok) entered.value = parsed.ascii;
  else entered.issues.push({ code: 'custom', input: entered.value, message: parsed.reason });
});

/** UTF-16 units in which an address is looked for. */
const LONGEST = 8192;

function addressIn(text: string): string | undefined {
  const trimmed = text.slice(0, LONGEST).trim();
  const host = /^https?:/i.test(trimmed) ? URL.parse(trimmed)?.hostname : trimmed;
  return readIpAddress(host ?? '')?.ip;
}
