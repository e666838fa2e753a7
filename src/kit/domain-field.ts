import { parseDomainName } from '#lib/domain-name';
import { field, requiredText } from './field.ts';

/**
 * The `domain` field of every domain tool. Takes what `parseDomainName` takes and passes on the ASCII name; to callers
 * it is plain text. One instance with one set of hints: a tool that needs other words registers a `clone()`.
 */
export const domainName = requiredText('Please enter a domain name')
  .check((entered) => {
    if (entered.issues.length > 0) return;
    const parsed = parseDomainName(entered.value);
    if (parsed.ok) {
      entered.value = parsed.ascii;
      return;
    }
    entered.issues.push({ code: 'custom', input: entered.value, message: parsed.reason });
  })
  .register(field, {
    label: 'Domain',
    control: 'domain',
    placeholder: 'example.com',
    help: 'A domain name; a pasted web or e-mail address is cut down to its domain.',
  });
