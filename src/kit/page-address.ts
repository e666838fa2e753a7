import { field, requiredText } from './field.ts';

const EXAMPLE = 'such as https://example.com/page';

/** Longest address that is looked at, in UTF-16 units, as in the guarded client. */
const LONGEST = 8_192;

/**
 * The `url` field of every tool that reads a page. Takes addresses as people paste them, without a scheme too, and hands
 * on a complete one; which of them may be fetched is for the guarded client to say.
 */
export const pageAddress = requiredText('Please enter the address of a page')
  .check((entered) => {
    if (entered.issues.length > 0) return;
    const url = completeAddress(entered.value);
    if ('href' in url) {
      entered.value = url.href;
      return;
    }
    entered.issues.push({ code: 'custom', input: entered.value, message: url.reason });
  })
  .register(field, {
    label: 'Address',
    control: 'url',
    placeholder: 'https://example.com/page',
    help: 'The address of a web page. You can leave out https://.',
  });

/** Reads an address as a person writes it: `example.com/page`, `//example.com`, `<https://example.com>`. */
export function completeAddress(entered: string): { href: string } | { reason: string } {
  if (entered.length > LONGEST) {
    return { reason: `The address is longer than ${LONGEST.toLocaleString('en')} characters.` };
  }
  const text = entered.trim().replace(/^<(.*)>$|^"(.*)"$/, '$1$2');
  if (/\s/.test(text)) return { reason: `A web address has no spaces in it; enter one, ${EXAMPLE}.` };
  // "example.com:8080" has the form of a scheme, but a number follows.
  const hasScheme = /^[a-z][a-z0-9+-]*:(?!\d)/i.test(text);
  const url = URL.parse(hasScheme ? text : `https://${text.replace(/^\/\//, '')}`);
  if (!url) return { reason: `This is not a web address, ${EXAMPLE}.` };
  if (!hasScheme && !/[.:]/.test(url.hostname) && url.hostname !== 'localhost') {
    return { reason: `This is not a web address, ${EXAMPLE}.` };
  }
  return { href: url.href };
}
