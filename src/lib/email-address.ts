/** What the HTML standard takes as an address: https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address */
export const emailAddressPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** 254: the longest address that mail can carry, RFC 5321 section 4.5.3.1.3 as corrected by erratum 1690. */
export const EMAIL_MAX = 254;

/** Whether mail can be sent to `text`, as far as its form says. It holds no space, line break or bracket then. */
export function isEmailAddress(text: string): boolean {
  return text.length <= EMAIL_MAX && emailAddressPattern.test(text);
}
